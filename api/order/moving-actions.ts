// Moving a stored order: whoever moves it, the rules decide, and of two at once one comes first.
import { collected, reversed, type Entry } from '@tingkat/ordering/ledger'
import { moveOrder, type Courier, type Order } from '@tingkat/ordering/order'
import { isCancelled, isEnded, isFailed, type Actor, type Move } from '@tingkat/ordering/order-states'
import { sourceOf } from '@tingkat/ordering/payment'
import { isRefusal } from '@tingkat/ordering/refusal'
import { problem, refused } from '../http/problem.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Relay } from '../platform/outbox.ts'
import { paymentQueue, type PaymentJob } from '../payment/payment-clock.ts'
import { clockQueue, nextJob, type ClockJob } from './clock.ts'
import type { JobInsert } from './job-sql.ts'
import type { OrderStore, StoredOrder } from './store.ts'

export type MovingPorts = { orders: OrderStore; jobs: Pick<Jobs, 'insertSql' | 'wake'>; relay: Pick<Relay, 'nudge'>; clock: () => Date }
export type WantedMove = { move: Move; by: Actor; courier?: Courier | undefined }

// Each lost race means that somebody else's move was written; so many in a row never happen by chance.
const triesMax = 8

/**
 * Makes the move on the stored order and gives the order after it. `mayMove` says whether the caller may know of the order at all.
 * Repeating the last move changes nothing. Throws not_found, impossible_move or not_cancelable.
 */
export async function moveStoredOrder(ports: MovingPorts, orderID: string, wanted: WantedMove, mayMove: (stored: StoredOrder) => boolean): Promise<Order> {
  for (let tries = 0; tries < triesMax; tries++) {
    const stored = await ports.orders.find(orderID)
    if (!stored || !mayMove(stored)) throw problem('not_found')
    const moved = await tryMove(ports, stored, wanted)
    if (moved) return moved
  }
  throw problem('unavailable')
}

/** The order after the move; null when another move was written first. */
async function tryMove({ orders, jobs, relay, clock }: MovingPorts, { order, totalInMinor }: StoredOrder, { move, by, courier }: WantedMove): Promise<Order | null> {
  const now = clock()
  const moved = moveOrder(order, { move, by, courier, now })
  if (isRefusal(moved)) throw refused(moved)
  const { order: next, transition } = moved
  if (!transition) return order
  const ended = isEnded(next)
  // The order's end is also the end of what was set aside for it; asked of a provider, so apart from this statement.
  const paying = ended && totalInMinor > 0 && sourceOf(next.paymentTypeID) !== undefined
  const job = paying ? await paymentJob(jobs, next) : await nextJob(jobs, next, now)
  const saved = await orders.saveMove({ order: next, from: order.version, ended, entries: entriesOf(next, totalInMinor), job })
  if (!saved) return null
  if (paying) jobs.wake(paymentQueue)
  relay.nudge()
  return next
}

function entriesOf(order: Order, total: number): Entry[] {
  if (isCancelled(order) || isFailed(order)) return reversed(total)
  return order.orderState === 'COMPLETED' && sourceOf(order.paymentTypeID) === undefined ? collected(total) : []
}

async function paymentJob(jobs: MovingPorts['jobs'], { orderID }: Order): Promise<JobInsert> {
  return await jobs.insertSql(paymentQueue, { reference: orderID } satisfies PaymentJob)
}

/** What a due clock job does; harmless when it comes late or twice. */
export async function runClock(ports: MovingPorts, { orderID, version, move }: ClockJob): Promise<void> {
  const stored = await ports.orders.find(orderID)
  if (stored?.order.version !== version) return
  // One try: when another move is written first, the job has lost its point.
  await tryMove(ports, stored, { move, by: 'clock' })
}

/** Starts working the clock's jobs. */
export async function startOrderClock(ports: MovingPorts & { jobs: Jobs }): Promise<void> {
  await ports.jobs.register<ClockJob>(clockQueue, job => runClock(ports, job))
}
