// Applies moves and changes to stored orders by the rules. If another request has written a
// newer version since the order was read, the move or change is tried again on that version.
import { givesPlaceBack } from '@tingkat/ordering/kitchen/cooking-plan'
import { changeItems, type ChangeItemsInput } from '@tingkat/ordering/order/changes'
import { moveOrder, type MoveOrderInput, type Order } from '@tingkat/ordering/order/order'
import { isCancelled, isEnded, isFailed } from '@tingkat/ordering/order/order-states'
import { markHere, notCollectedFrom, remindOfPickup } from '@tingkat/ordering/order/pickup'
import {
  changeEntries,
  collectionEntries,
  promiseCreditEntries,
  reversalEntries,
  tipEntries,
  type LedgerEntry,
} from '@tingkat/ordering/payment/ledger'
import { paymentSourceOf } from '@tingkat/ordering/payment/payment'
import { moveReadyBy } from '@tingkat/ordering/order/ready-by'
import { tipOf } from '@tingkat/ordering/quote/tip'
import { isRefusal } from '@tingkat/ordering/refusal'
import { problem, refused } from '../../http/problem.ts'
import { paymentQueue, type PaymentJob } from '../../payment/payment-clock.ts'
import type { Relay } from '../../platform/events/outbox.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { OrderActor, OrderStore, StoredOrder } from '../store.ts'
import { clockQueue, nextJob, type ClockJob } from './clock.ts'

export type MovingPorts = {
  orders: OrderStore
  jobs: Pick<Jobs, 'insertSql' | 'wake'>
  relay: Pick<Relay, 'nudge'>
  clock: () => Date
}
/**
 * `partnerID` is the partner that makes the move;
 * undefined for moves of the eater and for time-outs.
 */
export type MoveInput = Omit<MoveOrderInput, 'now' | 'version'> & {
  partnerID?: string
  actor?: OrderActor
}
type ChangeInput = Omit<ChangeItemsInput, 'now'> & { actor?: OrderActor }
type ReadyByInput = { minutes: number; by: 'merchant'; actor: OrderActor }
type StoredOrderCheck = (stored: StoredOrder) => boolean

// An attempt fails only if another move was written at the same
// time. Eight failures in a row do not happen in normal operation.
const attemptsMax = 8

/**
 * Makes the move on the stored order and returns the resulting order. No-op if the
 * move repeats the last one, or if the action id was used before. Throws not_found
 * if `isAccessible` returns false, not_cancelable for a cancellation that comes
 * too late, and impossible_move for any other move that the rules do not allow.
 */
export async function moveStoredOrder(
  ports: MovingPorts,
  orderID: string,
  input: MoveInput,
  isAccessible: StoredOrderCheck,
): Promise<StoredOrder> {
  const target = { orderID, isAccessible, actor: input.actor }
  return await untilWritten(ports, target, (stored) => tryMove(ports, stored, input))
}

/**
 * Changes the time at which the food is ready. Throws not_found, or impossible_move
 * unless the food is being prepared and the time may still be changed.
 */
export async function moveStoredReadyBy(
  ports: MovingPorts,
  orderID: string,
  { actor, ...input }: ReadyByInput,
  isAccessible: StoredOrderCheck,
): Promise<StoredOrder> {
  return await untilWritten(ports, { orderID, isAccessible, actor }, async (stored) => {
    const order = moveReadyBy(stored.order, { ...input, now: ports.clock() })
    if (isRefusal(order)) throw refused(order)
    return await writeUpdate(ports, stored, { ...stored, order }, { entries: [], actor })
  })
}

/**
 * Changes lines of the stored order: all of them or none. A repeated `changeID` has no effect.
 * Throws not_found, change_impossible, or change_too_dear if a new price is too high.
 */
export async function changeStoredOrder(
  ports: MovingPorts,
  orderID: string,
  input: ChangeInput,
  isAccessible: StoredOrderCheck,
): Promise<StoredOrder> {
  const target = { orderID, isAccessible, actor: input.actor }
  return await untilWritten(ports, target, (stored) => tryChange(ports, stored, input))
}

type Target = { orderID: string; isAccessible: StoredOrderCheck; actor: OrderActor | undefined }

/**
 * Repeats the attempt until its result is written. Makes no attempt if the
 * action id was used on this order before. The id of an action without effect
 * is stored too, so that a repetition after other moves has no effect either.
 */
async function untilWritten(
  { orders }: MovingPorts,
  { orderID, isAccessible, actor }: Target,
  attempt: (stored: StoredOrder) => Promise<StoredOrder | null>,
): Promise<StoredOrder> {
  const find = async () => {
    const stored = await orders.find(orderID)
    if (!stored || !isAccessible(stored)) throw problem('not_found')
    return stored
  }
  const actionID = actor?.actionID ?? null
  for (let attempts = 0; attempts < attemptsMax; attempts++) {
    const stored = await find()
    const isRepeated = actionID !== null && (await orders.hasAction(stored.order, actionID))
    // The action may have been written after `stored` was read, so the order is read again.
    if (isRepeated) return await find()
    const after = await attempt(stored)
    if (actor && actionID !== null && after === stored) await orders.noteAction(stored.order, actor)
    if (after) return after
  }
  throw problem('unavailable')
}

/**
 * Records that the eater of a pickup order is at the merchant. Idempotent. Throws
 * not_found, or impossible_move unless the order is being prepared or ready.
 */
export async function markStoredHere(
  ports: MovingPorts,
  orderID: string,
  isAccessible: StoredOrderCheck,
): Promise<StoredOrder> {
  const target = { orderID, isAccessible, actor: undefined }
  return await untilWritten(ports, target, async (stored) => {
    const order = markHere(stored.order, ports.clock())
    if (isRefusal(order)) throw refused(order)
    if (order === stored.order) return stored
    return await writeUpdate(ports, stored, { ...stored, order }, withoutEntries)
  })
}

/** Tries once to make the move. Returns null if a newer version of the order was written first. */
async function tryMove(
  ports: MovingPorts,
  stored: StoredOrder,
  { partnerID, actor, ...input }: MoveInput,
): Promise<StoredOrder | null> {
  const now = ports.clock()
  if (input.move === 'not_collected') checkWaited(stored.order, now)
  const moved = moveOrder(stored.order, { ...input, now })
  if (isRefusal(moved)) throw refused(moved)
  const { order, transition } = moved
  if (!transition) return stored
  const assignedPartner = input.move === 'assign' ? (partnerID ?? null) : stored.courierPartner
  const after = { ...stored, order, courierPartner: order.courier ? assignedPartner : null }
  const entries = endEntries(order, stored.totalInMinor)
  return await writeUpdate(ports, stored, after, { entries, actor })
}

/** Throws too_early while the eater of a pickup order still has time to collect the food. */
function checkWaited(order: Order, now: Date): void {
  const from = notCollectedFrom(order)
  if (from !== null && now.toISOString() < from) throw problem('too_early', { from })
}

/**
 * Tries once to change the lines. Returns null if a newer version of the order was written first.
 */
async function tryChange(
  ports: MovingPorts,
  stored: StoredOrder,
  { actor, ...input }: ChangeInput,
): Promise<StoredOrder | null> {
  const changed = changeItems(stored.order, { ...input, now: ports.clock() })
  if (isRefusal(changed)) throw refused(changed)
  const { order, reductionInMinor } = changed
  if (order === stored.order) return stored
  const totalInMinor = stored.totalInMinor - reductionInMinor
  const after = { ...stored, order, totalInMinor }
  if (isEnded(order)) {
    const entries = endEntries(order, totalInMinor)
    return await writeUpdate(ports, stored, after, { entries, actor })
  }
  const entries = changeEntries(paymentSourceOf(order.paymentTypeID), reductionInMinor)
  return await writeUpdate(ports, stored, after, { entries, actor, changeID: input.changeID })
}

type UpdateParts = {
  entries: readonly LedgerEntry[]
  actor: OrderActor | undefined
  changeID?: string
}

const withoutEntries: UpdateParts = { entries: [], actor: undefined }

/** Writes the order and its next job. Returns null if a newer version was written first. */
async function writeUpdate(
  { orders, jobs, relay, clock }: MovingPorts,
  before: StoredOrder,
  after: StoredOrder,
  { entries, actor, changeID }: UpdateParts,
): Promise<StoredOrder | null> {
  const { order, totalInMinor, courierPartner } = after
  const endsPayment = hasPaymentToEnd(after)
  const isWritten = await orders.saveMove({
    order,
    from: before.order.version,
    ended: isEnded(order),
    givesPlaceBack: givesPlaceBack(order, clock()),
    entries,
    // A job captures or voids the payment, because the payment provider's response may take long.
    job: endsPayment
      ? await jobs.insertSql(paymentQueue, { reference: order.orderID } satisfies PaymentJob)
      : await nextJob(jobs, order, clock()),
    courierPartner,
    change: changeID === undefined ? undefined : { changeID, totalInMinor },
    actor,
  })
  if (!isWritten) return null
  if (endsPayment) jobs.wake(paymentQueue)
  relay.nudge()
  return after
}

const hasPaymentToEnd = ({ order, totalInMinor }: StoredOrder): boolean =>
  isEnded(order) &&
  (order.placedTotalInMinor ?? totalInMinor) > 0 &&
  paymentSourceOf(order.paymentTypeID) !== undefined

/**
 * Returns the ledger entries of an order that ends. For a cancelled or failed order, these reverse
 * the entries of its placement. For a delivered order, they book cash as collected, the tip as owed
 * to the courier, and the credit for a late order. They are written in the statement of the move,
 * so each is booked once.
 */
function endEntries(order: Order, totalInMinor: number): LedgerEntry[] {
  if (isCancelled(order) || isFailed(order)) return reversalEntries(totalInMinor)
  const isPaidInCash = paymentSourceOf(order.paymentTypeID) === undefined
  if (order.orderState !== 'COMPLETED') return []
  return [
    ...(isPaidInCash ? collectionEntries(totalInMinor) : []),
    ...tipEntries(tipOf(order.snapshotDetail.cartWithQuote)),
    ...promiseCreditEntries(order.promise?.creditInMinor ?? 0),
  ]
}

/** Runs an order's due time-out, release to the merchant, or pickup reminder. Idempotent. */
export async function runClock(
  ports: MovingPorts,
  { orderID, version, move }: ClockJob,
): Promise<void> {
  const stored = await ports.orders.find(orderID)
  if (stored?.order.version !== version) return
  // Only one attempt: if a newer version of the order was written first, the job is obsolete.
  if (move === 'remind') return await tryReminder(ports, stored)
  await tryMove(ports, stored, { move, by: 'clock' })
}

async function tryReminder(ports: MovingPorts, stored: StoredOrder): Promise<void> {
  const order = remindOfPickup(stored.order, ports.clock())
  if (order) await writeUpdate(ports, stored, { ...stored, order }, withoutEntries)
}

/** Starts processing the queued time-outs, releases and pickup reminders of orders. */
export async function startOrderClock(ports: MovingPorts & { jobs: Jobs }): Promise<void> {
  await ports.jobs.register<ClockJob>(clockQueue, (job) => runClock(ports, job))
}
