// The promise of a delivery time: an order that is late by its country's rule earns credit.
import type { CurrencyCode } from '../currency.ts'
import { displayUnitOf } from '../currency.ts'
import { applyBasisPoints, sum } from '../money.ts'
import type { Order } from './order-shape.ts'
import { toWholeMinute } from './whole-minute.ts'

const minute = 60_000

/**
 * The promised time, or the end of the window; null at a table. Milliseconds since 1970. It is the
 * time that the eater was shown before paying, where the order has it.
 */
export function promisedAtOf({
  scheduledTime,
  placedAt,
  ETA,
  promise,
}: Pick<Order, 'scheduledTime' | 'placedAt' | 'ETA' | 'promise'>): number | null {
  if (scheduledTime) return Date.parse(scheduledTime.to)
  if (ETA === null) return null
  return toWholeMinute(Date.parse(placedAt) + (promise?.etaMinutes ?? ETA) * minute)
}

/** By how many minutes an order may be later than its quote said without asking the eater. */
const laterMinutesMax = 10

/** Whether the eater must agree to the minutes of the order, because the quote showed fewer. */
export const isPromiseLater = (shownMinutes: number, orderMinutes: number): boolean =>
  orderMinutes - shownMinutes > laterMinutesMax

/**
 * When the order kept its promise: the courier was at the door, or the food was ready to be
 * collected. What the eater takes longer does not count. Milliseconds since 1970; null until then.
 */
function arrivedAtOf({ path, events }: Pick<Order, 'path' | 'events'>): number | null {
  const moves = path === 'pickup' ? ['ready', 'hand_over'] : ['arrive', 'deliver']
  const event = events.find(({ move }) => moves.includes(move))
  return event ? Date.parse(event.at) : null
}

/**
 * The credit of a completed order, in whole minor units; 0 if it was in time, has no promise or is
 * a test. Rounded down to what the currency can show.
 */
export function promiseCreditOf(
  order: Pick<
    Order,
    'promise' | 'test' | 'orderState' | 'path' | 'events' | 'scheduledTime' | 'placedAt' | 'ETA'
  > & { snapshotDetail: Order['snapshotDetail'] },
): number {
  const { promise, test, orderState, snapshotDetail } = order
  const promisedAt = promisedAtOf(order)
  const arrivedAt = arrivedAtOf(order)
  if (!promise || test || orderState !== 'COMPLETED' || promisedAt === null || arrivedAt === null)
    return 0
  const step = promise.steps.findLast(
    ({ lateMinutes }) => arrivedAt - promisedAt >= lateMinutes * minute,
  )
  if (!step) return 0
  const { breakdowns, currency } = snapshotDetail.cartWithQuote
  const food = sum(
    breakdowns.filter(({ key }) => key === 'subtotal').map(({ value }) => value.amountInMinor),
  )
  const credit = Math.min(applyBasisPoints(food, step.foodBasisPoints), promise.capInMinor)
  const unit = displayUnitOf(currency.code as CurrencyCode)
  return Math.floor(credit / unit) * unit
}
