// Rules for the credit of late orders: for when an order
// was promised, whether it was late, and the credit.
import type { CurrencyCode } from '../currency.ts'
import { displayUnitOf } from '../currency.ts'
import { applyBasisPoints, sum } from '../money.ts'
import type { Order } from './order-shape.ts'
import { toWholeMinute } from './whole-minute.ts'

const minute = 60_000

/**
 * Returns the order's promised time in milliseconds since 1970: as the eater saw it before paying,
 * or for a scheduled order the end of its window. Returns null at a table.
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

/**
 * If an order takes more than this many minutes longer than its quote showed, the eater must
 * confirm the order again.
 */
const laterMinutesMax = 10

export const isPromiseLater = (shownMinutes: number, orderMinutes: number): boolean =>
  orderMinutes - shownMinutes > laterMinutesMax

/**
 * Returns when the courier arrived at the eater or, for pickup,
 * when the food was ready, in milliseconds since 1970; null before.
 * Time that the eater takes after that does not count as late.
 */
function arrivedAtOf({ path, events }: Pick<Order, 'path' | 'events'>): number | null {
  const moves = path === 'pickup' ? ['ready', 'hand_over'] : ['arrive', 'deliver']
  const event = events.find(({ move }) => moves.includes(move))
  return event ? Date.parse(event.at) : null
}

/**
 * Returns the credit of a completed order in minor units, rounded down to what the currency can
 * show. Returns 0 if the order was in time, has no promise or is a test.
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
