// A merchant's capacity: how many orders may start cooking in a quarter of an hour.
import { toLocal } from './opening-hours.ts'

/**
 * In each quarter of an hour from `fromHour` until `toHour`, in the merchant's time zone, `orders`
 * may start cooking. In `weekdays`, 0 is Monday.
 */
export type CapacitySpan = {
  weekdays: number[]
  fromHour: number
  toHour: number
  orders: number
}
/**
 * The limits of a merchant. At any time, the first span that contains the time applies. Without
 * such a span there is no limit.
 */
export type Capacity = readonly CapacitySpan[]

export const capacityMin = 1
export const capacityMax = 200
/**
 * Maximum number of spans in a merchant's capacity, enough for several on each of the seven
 * weekdays.
 */
export const capacitySpansMax = 50

const hour = 3_600_000
const day = 24 * hour
const quarter = 900_000

/**
 * Returns the start of the quarter of an hour that
 * contains the instant, in milliseconds since 1970.
 */
export const quarterOf = (instant: number): number => Math.floor(instant / quarter) * quarter

/**
 * Returns how many orders may start cooking in the quarter of
 * an hour that contains the instant; null without a limit.
 */
export function capacityAt(capacity: Capacity, timeZone: string, instant: number): number | null {
  if (capacity.length === 0) return null
  const local = toLocal(quarterOf(instant), timeZone)
  // Adds 3, because 1 January 1970 was a Thursday and 0 is Monday.
  const weekday = (((Math.floor(local / day) + 3) % 7) + 7) % 7
  const time = (((local % day) + day) % day) / hour
  const span = capacity.find(
    ({ weekdays, fromHour, toHour }) =>
      weekdays.includes(weekday) && fromHour <= time && time < toHour,
  )
  return span?.orders ?? null
}
