// Moving and changing a stored order: whoever asks, the rules decide, and of two at once one comes first.
import {
  changeEntries,
  collectionEntries,
  reversalEntries,
  type LedgerEntry,
} from '@tingkat/ordering/payment/ledger'
import { moveOrder, type Courier, type Order } from '@tingkat/ordering/order/order'
import { changeItems, type ChangeItemsInput } from '@tingkat/ordering/order/changes'
import type { Cancellation } from '@tingkat/ordering/order/reasons'
import {
  isCancelled,
  isEnded,
  isFailed,
  type OrderActor,
  type OrderMove,
} from '@tingkat/ordering/order/order-states'
import { paymentSourceOf } from '@tingkat/ordering/payment/payment'
import { isRefusal } from '@tingkat/ordering/refusal'
import { problem, refused } from '../../http/problem.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Relay } from '../../platform/events/outbox.ts'
import { paymentQueue, type PaymentJob } from '../../payment/payment-clock.ts'
import { clockQueue, nextJob, type ClockJob } from './clock.ts'
import type { JobInsert } from '../placing/job-sql.ts'
import type { OrderStore, StoredOrder } from '../store.ts'

export type MovingPorts = {
  orders: OrderStore
  jobs: Pick<Jobs, 'insertSql' | 'wake'>
  relay: Pick<Relay, 'nudge'>
  clock: () => Date
}
/** `partnerID`: who moves it, where a partner does. */
export type WantedMove = {
  move: OrderMove
  by: OrderActor
  courier?: Courier | undefined
  cancellation?: Cancellation | undefined
  partnerID?: string
}

// Each lost race means that somebody else's move was written; so many in a row never happen by chance.
const triesMax = 8

/**
 * Makes the move on the stored order and gives it as it is stored then. `mayMove` says whether the caller may know of the order at all.
 * Repeating the last move changes nothing. Throws not_found, impossible_move or not_cancelable.
 */
export async function moveStoredOrder(
  ports: MovingPorts,
  orderID: string,
  wanted: WantedMove,
  mayMove: (stored: StoredOrder) => boolean,
): Promise<StoredOrder> {
  return await untilWritten(
    ports,
    orderID,
    mayMove,
    async (stored) => await tryMove(ports, stored, wanted),
  )
}

/** Changes lines of the stored order, all or none, and once for a `changeID`. Throws not_found, change_impossible or change_too_dear. */
export async function changeStoredOrder(
  ports: MovingPorts,
  orderID: string,
  wanted: Omit<ChangeItemsInput, 'now'>,
  mayChange: (stored: StoredOrder) => boolean,
): Promise<StoredOrder> {
  return await untilWritten(
    ports,
    orderID,
    mayChange,
    async (stored) => await tryChange(ports, stored, wanted),
  )
}

type Try = (stored: StoredOrder) => Promise<StoredOrder | null>

async function untilWritten(
  { orders }: MovingPorts,
  orderID: string,
  mayTouch: (stored: StoredOrder) => boolean,
  attempt: Try,
): Promise<StoredOrder> {
  for (let tries = 0; tries < triesMax; tries++) {
    const stored = await orders.find(orderID)
    if (!stored || !mayTouch(stored)) throw problem('not_found')
    const written = await attempt(stored)
    if (written) return written
  }
  throw problem('unavailable')
}

/** The order after the move; null when another move was written first. */
async function tryMove(
  ports: MovingPorts,
  stored: StoredOrder,
  { move, by, courier, cancellation, partnerID }: WantedMove,
): Promise<StoredOrder | null> {
  const moved = moveOrder(stored.order, { move, by, courier, cancellation, now: ports.clock() })
  if (isRefusal(moved)) throw refused(moved)
  const { order, transition } = moved
  if (!transition) return stored
  const courierPartner = !order.courier
    ? null
    : move === 'assign'
      ? (partnerID ?? null)
      : stored.courierPartner
  return await write(
    ports,
    stored,
    { ...stored, order, courierPartner },
    entriesOf(order, stored.totalInMinor),
  )
}

/** The order after the changes; null when a move was written first. */
async function tryChange(
  ports: MovingPorts,
  stored: StoredOrder,
  wanted: Omit<ChangeItemsInput, 'now'>,
): Promise<StoredOrder | null> {
  const made = changeItems(stored.order, { ...wanted, now: ports.clock() })
  if (isRefusal(made)) throw refused(made)
  const { order, reductionInMinor } = made
  if (order === stored.order) return stored
  const totalInMinor = stored.totalInMinor - reductionInMinor
  const entries = isEnded(order)
    ? entriesOf(order, totalInMinor)
    : changeEntries(paymentSourceOf(order.paymentTypeID), reductionInMinor)
  return await write(
    ports,
    stored,
    { ...stored, order, totalInMinor },
    entries,
    isEnded(order) ? undefined : wanted.changeID,
  )
}

/** Writes what follows `before`, with the job that waits for what comes next; null when something else was written first. */
async function write(
  { orders, jobs, relay, clock }: MovingPorts,
  before: StoredOrder,
  after: StoredOrder,
  entries: readonly LedgerEntry[],
  changeID?: string,
): Promise<StoredOrder | null> {
  const { order, totalInMinor, courierPartner } = after
  const ended = isEnded(order)
  // The order's end is also the end of what was set aside for it; asked of a provider, so apart from this statement.
  const paying =
    ended &&
    (order.placedTotalInMinor ?? totalInMinor) > 0 &&
    paymentSourceOf(order.paymentTypeID) !== undefined
  const job = paying ? await paymentJob(jobs, order) : await nextJob(jobs, order, clock())
  const change = changeID === undefined ? undefined : { changeID, totalInMinor }
  if (
    !(await orders.saveMove({
      order,
      from: before.order.version,
      ended,
      entries,
      job,
      courierPartner,
      change,
    }))
  )
    return null
  if (paying) jobs.wake(paymentQueue)
  relay.nudge()
  return after
}

function entriesOf(order: Order, total: number): LedgerEntry[] {
  if (isCancelled(order) || isFailed(order)) return reversalEntries(total)
  return order.orderState === 'COMPLETED' && paymentSourceOf(order.paymentTypeID) === undefined
    ? collectionEntries(total)
    : []
}

async function paymentJob(jobs: MovingPorts['jobs'], { orderID }: Order): Promise<JobInsert> {
  return await jobs.insertSql(paymentQueue, { reference: orderID } satisfies PaymentJob)
}

/** What a due clock job does; harmless when it comes late or twice. */
export async function runClock(
  ports: MovingPorts,
  { orderID, version, move }: ClockJob,
): Promise<void> {
  const stored = await ports.orders.find(orderID)
  if (stored?.order.version !== version) return
  // One try: when another move is written first, the job has lost its point.
  await tryMove(ports, stored, { move, by: 'clock' })
}

/** Starts working the clock's jobs. */
export async function startOrderClock(ports: MovingPorts & { jobs: Jobs }): Promise<void> {
  await ports.jobs.register<ClockJob>(clockQueue, (job) => runClock(ports, job))
}
