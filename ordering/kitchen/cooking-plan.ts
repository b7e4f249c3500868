// Which quarter of an hour an order takes a place in, so that a merchant does not start cooking
// more orders than its capacity allows.
import { capacityAt, quarterOf, type Capacity } from '../merchant/capacity.ts'
import type { OpeningHours } from '../merchant/merchant.ts'
import { isOpenAt } from '../merchant/opening-hours.ts'
import type { Order } from '../order/order-shape.ts'
import { isEnded } from '../order/order-states.ts'
import { deliveryWindows, type DeliveryWindow, type ScheduleInput } from '../schedule.ts'

const minute = 60_000
const quarter = 15 * minute
// More dishes than a cook prepares in the time of one order.
const dishesOfOnePlace = 15
/** An order for now is refused if cooking would start later than this. */
const waitMinutesMax = 45

/** `taken` places by the start of the quarter of an hour, in milliseconds since 1970. */
export type MerchantLoad = { capacity: Capacity; taken: ReadonlyMap<number, number> }

/** A place in the quarter that starts at `quarter`: `places` of at most `cap`. */
export type CookingSlot = { quarter: number; places: number; cap: number }

/** `slot` is null if the merchant has no limit at that time. */
export type CookingPlan = { cookFrom: Date; slot: CookingSlot | null }

/** How many places an order takes: 2 above 15 dishes. */
export const placesOf = (dishCount: number): number => (dishCount > dishesOfOnePlace ? 2 : 1)

/**
 * The first time from now at which the merchant accepts orders and has a free place; null if that
 * is more than 45 minutes away.
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

/** A place in the quarter of `cookFrom`; null if it is full. */
export function planCookingAt(
  { capacity, taken }: MerchantLoad,
  { hours, places, cookFrom }: { hours: OpeningHours; places: number; cookFrom: Date },
): CookingPlan | null {
  const start = quarterOf(cookFrom.getTime())
  const cap = capacityAt(capacity, hours.timeZone, start)
  if (cap === null) return { cookFrom, slot: null }
  // A large order fits into a quarter of one order too.
  const needed = Math.min(places, cap)
  if ((taken.get(start) ?? 0) + needed > cap) return null
  return { cookFrom, slot: { quarter: start, places: needed, cap } }
}

/** When cooking starts for a window. `leadMinutes` are those of preparation and delivery. */
export const cookFromOf = (
  { from }: Pick<DeliveryWindow, 'from'>,
  leadMinutes: number,
  now: Date,
): Date => new Date(Math.max(now.getTime(), Date.parse(from) - leadMinutes * minute))

type WindowSearch = ScheduleInput & { leadMinutes: number; places: number }

/** The offered windows whose quarter of an hour has a free place. */
export function freeWindows(load: MerchantLoad, search: WindowSearch): DeliveryWindow[] {
  const { hours, places, leadMinutes, now } = search
  return deliveryWindows(search).filter(
    (window) =>
      planCookingAt(load, { hours, places, cookFrom: cookFromOf(window, leadMinutes, now) }) !==
      null,
  )
}

/** Whether an order that has just ended gives its place back: its cooking has not started. */
export function givesPlaceBack(
  order: Pick<Order, 'cookFrom' | 'events' | 'finalState' | 'orderState' | 'path'>,
  now: Date,
): boolean {
  const { cookFrom, events, path } = order
  if (cookFrom === undefined || !isEnded(order)) return false
  if (now.toISOString() < cookFrom) return true
  // A concierge merchant accepts no orders, so its cooking starts at `cookFrom`.
  return path !== 'concierge' && !events.some(({ move }) => move === 'accept')
}
