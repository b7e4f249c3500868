// Chooses the quarter of an hour in which an order takes one of the places that the merchant's
// capacity offers, so that a merchant does not start cooking more orders than its capacity allows.
import { capacityAt, quarterOf, type Capacity } from '../merchant/capacity.ts'
import type { OpeningHours } from '../merchant/merchant.ts'
import { isOpenAt } from '../merchant/opening-hours.ts'
import type { Order } from '../order/order-shape.ts'
import { isEnded } from '../order/order-states.ts'
import { deliveryWindows, type DeliveryWindow, type ScheduleInput } from '../schedule.ts'

const minute = 60_000
const quarter = 15 * minute
// An order with more dishes than this takes two places of the merchant's capacity, because it
// occupies a cook longer.
const dishesOfOnePlace = 15
/** An order for immediate delivery is refused if cooking would start later than this. */
const waitMinutesMax = 45

/**
 * How full a merchant is. `taken` maps the start of a quarter of an hour, in milliseconds since
 * 1970, to the places that orders take in it.
 */
export type MerchantLoad = { capacity: Capacity; taken: ReadonlyMap<number, number> }

/**
 * The places that an order takes in the quarter of an hour that starts at `quarter`, in
 * milliseconds since 1970. `cap` is the capacity of that quarter.
 */
export type CookingSlot = { quarter: number; places: number; cap: number }

/**
 * When cooking of an order starts. `slot` is null if the merchant has no capacity limit at that
 * time.
 */
export type CookingPlan = { cookFrom: Date; slot: CookingSlot | null }

/**
 * Returns the number of places of a merchant's capacity that an order takes: 2 if it has more than
 * 15 dishes, else 1.
 */
export const placesOf = (dishCount: number): number => (dishCount > dishesOfOnePlace ? 2 : 1)

/**
 * Returns the first time from now at which the merchant is open and has a free place in its
 * capacity; null if that is more than 45 minutes away.
 */
export function planCookingNow(
  load: MerchantLoad,
  { hours, places, now }: { hours: OpeningHours; places: number; now: Date },
): CookingPlan | null {
  const latest = now.getTime() + waitMinutesMax * minute
  const current = quarterOf(now.getTime())
  for (let start = current; start <= latest; start += quarter) {
    const cookFrom = new Date(Math.max(start, now.getTime()))
    const isLater = start > current
    if (isLater && !isOpenAt(hours, cookFrom)) return null
    const plan = planCookingAt(load, { hours, places, cookFrom })
    if (plan) return plan
  }
  return null
}

/**
 * Returns the plan to start cooking at `cookFrom`; null if the merchant's capacity is used up in
 * that quarter of an hour.
 */
export function planCookingAt(
  { capacity, taken }: MerchantLoad,
  { hours, places, cookFrom }: { hours: OpeningHours; places: number; cookFrom: Date },
): CookingPlan | null {
  const start = quarterOf(cookFrom.getTime())
  const cap = capacityAt(capacity, hours.timeZone, start)
  if (cap === null) return { cookFrom, slot: null }
  // An order that needs two places also fits into a quarter of an hour with a capacity of one, if
  // no other order cooks then.
  const needed = Math.min(places, cap)
  if ((taken.get(start) ?? 0) + needed > cap) return null
  return { cookFrom, slot: { quarter: start, places: needed, cap } }
}

/**
 * Returns when cooking starts for an order with this delivery window, but not before `now`.
 * `leadMinutes` is the time for preparation and delivery.
 */
export const cookFromOf = (
  { from }: Pick<DeliveryWindow, 'from'>,
  leadMinutes: number,
  now: Date,
): Date => new Date(Math.max(now.getTime(), Date.parse(from) - leadMinutes * minute))

type WindowSearch = ScheduleInput & { leadMinutes: number; places: number }

/**
 * Returns the offered delivery windows for which cooking starts in a quarter of an hour in which
 * the merchant's capacity has a free place.
 */
export function freeWindows(load: MerchantLoad, search: WindowSearch): DeliveryWindow[] {
  const { hours, places, leadMinutes, now } = search
  return deliveryWindows(search).filter(
    (window) =>
      planCookingAt(load, { hours, places, cookFrom: cookFromOf(window, leadMinutes, now) }) !==
      null,
  )
}

/**
 * Whether an order that has just ended frees its place in the merchant's
 * capacity for another order. It does only if its cooking has not started.
 */
export function givesPlaceBack(
  order: Pick<Order, 'cookFrom' | 'events' | 'finalState' | 'orderState' | 'path'>,
  now: Date,
): boolean {
  const { cookFrom, events, path } = order
  if (cookFrom === undefined || !isEnded(order)) return false
  if (now.toISOString() < cookFrom) return true
  // A concierge merchant never accepts orders itself, so its cooking counts as started at
  // `cookFrom`.
  return path !== 'concierge' && !events.some(({ move }) => move === 'accept')
}
