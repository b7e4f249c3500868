// Estimates an order's arrival as a range with a cause,
// from the order's state and the courier's position.
import { findCountry } from '../country/country.ts'
import { distanceBetween, estimateMinutes, type Point } from '../location/location.ts'
import type { Arrival, ArrivalCause, Order } from './order-shape.ts'
import { isEnded, type OrderState } from './order-states.ts'
import { toWholeMinute } from './whole-minute.ts'

const minute = 60_000
// In minutes: the expected time until a courier is found and has reached the merchant.
const findingMinutes = 6
// In minutes: if cooking of an order or the courier's travel takes longer than estimated, it is
// expected to end this long after now.
const remainingMinutesMin = 2
// In minutes: an arrival that is later than the promised time (`ETA`) by more than this counts as
// delayed.
const toleranceMinutes = 3
/** In seconds: an older courier position is not used for the estimate. */
export const positionMaxAgeSeconds = 180

type EstimatedOrder = Pick<
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
  | 'readyBy'
>

/**
 * `expected` is the time of arrival in milliseconds since 1970. `delayCause` is the cause to show
 * if that time is later than promised.
 */
type Estimate = { expected: number; delayCause: ArrivalCause }

/**
 * Returns the estimated arrival in whole minutes, not before the current minute. For pickup, both
 * ends of the range are the time at which the food will be ready. Returns null for a table, for a
 * pickup order that is ready, and after the order has ended.
 */
export function estimateArrival(order: EstimatedOrder, now: Date): Arrival | null {
  const { orderState, scheduledTime, deliveryAddress, stateSince } = order
  if (order.path === 'table' || isEnded(order)) return null
  if (orderState === 'SCHEDULED')
    return scheduledTime && { from: scheduledTime.from, to: scheduledTime.to, cause: 'scheduled' }
  if (order.path === 'pickup') return estimatePickup(order, now)
  if (!deliveryAddress) return null
  if (orderState === 'DRIVER_ARRIVED')
    return toRange(
      Date.parse(stateSince),
      Math.max(Date.parse(stateSince) + 5 * minute, now.getTime()),
      'at_door',
    )
  const estimate = estimateDelivery(order, deliveryAddress, now.getTime())
  const { expected } = estimate
  // The range of the arrival extends to each side by a fifth of the remaining time, at least 2 and
  // at most 12 minutes.
  const spread = Math.min(Math.max((expected - now.getTime()) / 5, 2 * minute), 12 * minute)
  // A scheduled order does not arrive before its delivery window.
  const from = Math.max(
    now.getTime(),
    expected - spread,
    scheduledTime ? Date.parse(scheduledTime.from) : 0,
  )
  return toRange(from, Math.max(from + 2 * minute, expected + spread), causeOf(order, estimate))
}

function estimatePickup(order: EstimatedOrder, now: Date): Arrival | null {
  if (order.orderState === 'READY') return null
  const readyAt = foodReadyAt(order, 0, now.getTime())
  // A scheduled order need not be ready before its pickup window.
  const expected = Math.max(readyAt, order.scheduledTime ? Date.parse(order.scheduledTime.from) : 0)
  const at = toWholeMinute(expected)
  return toRange(at, at, causeOf(order, { expected, delayCause: 'merchant_slow' }))
}

function causeOf(order: EstimatedOrder, { expected, delayCause }: Estimate): ArrivalCause {
  if (isReplacing(order.orderState)) return 'new_courier'
  if (expected > promisedAt(order) + toleranceMinutes * minute) return delayCause
  return order.scheduledTime ? 'scheduled' : 'on_time'
}

function estimateDelivery(order: EstimatedOrder, address: Point, now: number): Estimate {
  const travel = travelMinutes(order, order.merchant.latlng, address) * minute
  const position = recentPosition(order, now)
  if (order.orderState === 'FOOD_COLLECTED') {
    const expected = position
      ? now + travelMinutes(order, position, address) * minute
      : Math.max(now + remainingMinutesMin * minute, Date.parse(order.stateSince) + travel)
    return { expected, delayCause: 'courier_far' }
  }
  const foodAt = foodReadyAt(order, travel, now)
  const courierAt = courierAtMerchantAt(order, position, now)
  return {
    expected: Math.max(foodAt, courierAt) + travel,
    delayCause: foodAt >= courierAt ? foodDelayCause(order) : courierDelayCause(order),
  }
}

const foodDelayCause = ({ path, orderState }: EstimatedOrder): ArrivalCause =>
  path === 'concierge' && isAtStore(orderState) ? 'courier_at_counter' : 'merchant_slow'

const courierDelayCause = ({ orderState }: EstimatedOrder): ArrivalCause =>
  hasCourier(orderState) ? 'courier_far' : 'finding_courier'

/**
 * Returns when the food is or will be ready, in milliseconds since 1970: the
 * time that the merchant has announced, or the start of preparation plus the
 * preparation time (the ETA minus the travel time). Preparation starts when
 * the merchant accepts or, on the concierge path, when the order becomes NEW.
 */
function foodReadyAt(order: EstimatedOrder, travel: number, now: number): number {
  // Returns the time of the first matching event; NaN if there is none.
  const timeOf = (matches: (event: Order['events'][number]) => boolean) =>
    Date.parse(order.events.find(matches)?.at ?? '')
  const readyAt = timeOf((event) => event.move === 'ready')
  if (!Number.isNaN(readyAt)) return readyAt
  if (order.readyBy !== undefined)
    return Math.max(Date.parse(order.readyBy), now + remainingMinutesMin * minute)
  const newAt = timeOf((event) => event.orderState === 'NEW')
  const promised = order.scheduledTime ? Date.parse(order.scheduledTime.from) : promisedAt(order)
  const releasedAt = Number.isNaN(newAt) ? Date.parse(order.placedAt) : newAt
  const preparation = Math.max(0, promised - releasedAt - travel)
  // On the concierge path there is no `accept` event.
  const startedAt = order.path === 'concierge' ? newAt : timeOf((event) => event.move === 'accept')
  return Number.isNaN(startedAt)
    ? now + preparation
    : Math.max(startedAt + preparation, now + remainingMinutesMin * minute)
}

function courierAtMerchantAt(order: EstimatedOrder, position: Point | null, now: number): number {
  if (isAtStore(order.orderState)) return now
  if (!hasCourier(order.orderState)) return now + findingMinutes * minute
  if (position) return now + travelMinutes(order, position, order.merchant.latlng) * minute
  const assignedAt = Date.parse(
    order.events.findLast((event) => event.move === 'assign')?.at ?? order.stateSince,
  )
  return Math.max(now + minute, assignedAt + findingMinutes * minute)
}

function travelMinutes({ countryCode }: EstimatedOrder, from: Point, to: Point): number {
  // For a country that is no longer served: 15 km/h is the lowest courier speed of all countries.
  const courierSpeedKmh = findCountry(countryCode)?.courierSpeedKmh ?? 15
  return estimateMinutes(0, distanceBetween(from, to), courierSpeedKmh)
}

const promisedAt = ({ scheduledTime, placedAt, ETA }: EstimatedOrder) =>
  scheduledTime ? Date.parse(scheduledTime.to) : Date.parse(placedAt) + (ETA ?? 0) * minute
const recentPosition = ({ courierPosition: position }: EstimatedOrder, now: number) =>
  position && now - Date.parse(position.at) <= positionMaxAgeSeconds * 1000 ? position : null
const isReplacing = (state: OrderState) => state === 'REALLOCATING' || state === 'REALLOCATED'
const isAtStore = (state: OrderState) =>
  state === 'ORDER_EXECUTING' || state === 'DRIVER_AT_STORE' || state === 'ORDER_PLACED_ON_MERCHANT'
const hasCourier = (state: OrderState) =>
  !['NEW', 'MAX_CONFIRMING', 'ALLOCATING', 'REALLOCATING'].includes(state)

function toRange(from: number, to: number, cause: ArrivalCause): Arrival {
  return {
    from: new Date(Math.floor(from / minute) * minute).toISOString(),
    to: new Date(toWholeMinute(to)).toISOString(),
    cause,
  }
}
