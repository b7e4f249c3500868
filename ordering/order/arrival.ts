// When the food should be at the door, as a range, and why then: reckoned from where the order stands and where its courier is.
import { findCountry } from '../country/country.ts'
import { distanceBetween, estimateMinutes, type Point } from '../location/location.ts'
import type { Arrival, ArrivalCause, Order } from './order-shape.ts'
import { isEnded, type OrderState } from './order-states.ts'

const minute = 60_000
// A rider who has still to be found: some minutes to be asked, some to ride to the kitchen.
const findingMinutes = 6
// What nobody sees the end of takes at least so long.
const leastMinutes = 2
// Later than this beyond the promise is late, and has a cause.
const graceMinutes = 3
/** How old a position may be to be reckoned with, in seconds. */
export const positionMaxAgeSeconds = 180

type Travelling = Pick<
  Order,
  | 'orderState'
  | 'finalState'
  | 'path'
  | 'countryCode'
  | 'merchant'
  | 'deliveryAddress'
  | 'placedAt'
  | 'stateSince'
  | 'ETA'
  | 'scheduledTime'
  | 'events'
  | 'courierPosition'
>

/** Null for a table, and once the order has ended. Whole minutes; never before `now` by more than the minute begun. */
export function estimateArrival(order: Travelling, now: Date): Arrival | null {
  const { orderState, scheduledTime, deliveryAddress, stateSince } = order
  if (order.path === 'table' || !deliveryAddress || isEnded(order)) return null
  if (orderState === 'SCHEDULED')
    return scheduledTime && { from: scheduledTime.from, to: scheduledTime.to, cause: 'scheduled' }
  if (orderState === 'DRIVER_ARRIVED')
    return range(
      Date.parse(stateSince),
      Math.max(Date.parse(stateSince) + 5 * minute, now.getTime()),
      'at_door',
    )
  const { expected, slow } = reckon(order, deliveryAddress, now.getTime())
  // A longer wait is a vaguer one.
  const spread = Math.min(Math.max((expected - now.getTime()) / 5, 2 * minute), 12 * minute)
  // Food for a window is not brought before it opens.
  const from = Math.max(
    now.getTime(),
    expected - spread,
    scheduledTime ? Date.parse(scheduledTime.from) : 0,
  )
  const cause = isReplacing(orderState)
    ? 'new_rider'
    : expected > promisedAt(order) + graceMinutes * minute
      ? slow
      : scheduledTime
        ? 'scheduled'
        : 'on_time'
  return range(from, Math.max(from + 2 * minute, expected + spread), cause)
}

type Reckoned = { expected: number; slow: ArrivalCause }

function reckon(order: Travelling, door: Point, now: number): Reckoned {
  const ride = rideMinutes(order, order.merchant.latlng, door) * minute
  const seen = freshPosition(order, now)
  if (order.orderState === 'FOOD_COLLECTED') {
    const expected = seen
      ? now + rideMinutes(order, seen, door) * minute
      : Math.max(now + leastMinutes * minute, Date.parse(order.stateSince) + ride)
    return { expected, slow: 'rider_far' }
  }
  const food = foodReadyAt(order, ride, now)
  const rider = riderThereAt(order, seen, now)
  const waiting =
    order.path === 'concierge' && isAtStore(order.orderState) ? 'rider_at_counter' : 'kitchen_slow'
  const slow = food >= rider ? waiting : hasRider(order.orderState) ? 'rider_far' : 'finding_rider'
  return { expected: Math.max(food, rider) + ride, slow }
}

/** The kitchen's minutes are what the promise leaves when the ride is taken off it; they count from its yes. */
function foodReadyAt(order: Travelling, ride: number, now: number): number {
  const atOf = (fits: (event: Order['events'][number]) => boolean) =>
    Date.parse(order.events.find(fits)?.at ?? '')
  const readyAt = atOf((event) => event.move === 'ready')
  if (!Number.isNaN(readyAt)) return readyAt
  const start = atOf((event) => event.orderState === 'NEW')
  const promised = order.scheduledTime ? Date.parse(order.scheduledTime.from) : promisedAt(order)
  const cooking = Math.max(
    0,
    promised - (Number.isNaN(start) ? Date.parse(order.placedAt) : start) - ride,
  )
  // At a counter nobody says yes: the rider's order is what begins it, and the promise the best that is known before.
  const begun = order.path === 'concierge' ? start : atOf((event) => event.move === 'accept')
  return Number.isNaN(begun)
    ? now + cooking
    : Math.max(begun + cooking, now + leastMinutes * minute)
}

function riderThereAt(order: Travelling, seen: Point | null, now: number): number {
  if (isAtStore(order.orderState)) return now
  if (!hasRider(order.orderState)) return now + findingMinutes * minute
  if (seen) return now + rideMinutes(order, seen, order.merchant.latlng) * minute
  const assignedAt = Date.parse(
    order.events.findLast((event) => event.move === 'assign')?.at ?? order.stateSince,
  )
  return Math.max(now + minute, assignedAt + findingMinutes * minute)
}

function rideMinutes({ countryCode }: Travelling, from: Point, to: Point): number {
  // The slowest of our cities, for a country that is not served any more.
  return estimateMinutes(
    0,
    distanceBetween(from, to),
    findCountry(countryCode)?.courierSpeedKmh ?? 15,
  )
}

const promisedAt = ({ scheduledTime, placedAt, ETA }: Travelling) =>
  scheduledTime ? Date.parse(scheduledTime.to) : Date.parse(placedAt) + (ETA ?? 0) * minute
const freshPosition = ({ courierPosition: seen }: Travelling, now: number) =>
  seen && now - Date.parse(seen.at) <= positionMaxAgeSeconds * 1000 ? seen : null
const isReplacing = (state: OrderState) => state === 'REALLOCATING' || state === 'REALLOCATED'
const isAtStore = (state: OrderState) =>
  state === 'ORDER_EXECUTING' || state === 'DRIVER_AT_STORE' || state === 'ORDER_PLACED_ON_MERCHANT'
const hasRider = (state: OrderState) =>
  !['NEW', 'MAX_CONFIRMING', 'ALLOCATING', 'REALLOCATING'].includes(state)

function range(from: number, to: number, cause: ArrivalCause): Arrival {
  const whole = (time: number) => new Date(time).toISOString()
  return {
    from: whole(Math.floor(from / minute) * minute),
    to: whole(Math.ceil(to / minute) * minute),
    cause,
  }
}
