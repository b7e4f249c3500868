// Computes when the merchant must start cooking an order.
import { findCountry } from '../country/country.ts'
import { distanceBetween, estimateMinutes } from '../location/location.ts'
import type { Order } from '../order/order-shape.ts'

const minute = 60_000
// The lowest courier speed of all countries, in km/h. Used for orders of a country that is no
// longer served.
const slowestKmh = 15

/**
 * Returns the minutes that a courier needs from the merchant to the eater; 0 without an address.
 */
export function rideMinutesOf({
  countryCode,
  merchant,
  deliveryAddress,
}: Pick<Order, 'countryCode' | 'merchant' | 'deliveryAddress'>): number {
  if (!deliveryAddress) return 0
  const speed = findCountry(countryCode)?.courierSpeedKmh ?? slowestKmh
  return estimateMinutes(0, distanceBetween(deliveryAddress, merchant.latlng), speed)
}

/**
 * Returns when cooking starts, as an ISO 8601 instant in UTC. Cooking of an accepted order starts
 * when it was accepted. Before that, cooking of a scheduled order starts early enough for its
 * window, and of any other order when it became NEW. If the order has `cookFrom`, cooking does not
 * start before that time.
 */
export function cookingStartOf(
  order: Pick<
    Order,
    | 'countryCode'
    | 'merchant'
    | 'deliveryAddress'
    | 'scheduledTime'
    | 'events'
    | 'placedAt'
    | 'cookFrom'
  >,
  preparationMinutes: number,
): string {
  const accepted = order.events.find(({ move }) => move === 'accept')
  const { cookFrom } = order
  if (accepted) return cookFrom && cookFrom > accepted.at ? cookFrom : accepted.at
  if (cookFrom !== undefined) return cookFrom
  if (!order.scheduledTime)
    return order.events.find(({ orderState }) => orderState === 'NEW')?.at ?? order.placedAt
  const lead = (rideMinutesOf(order) + preparationMinutes) * minute
  return new Date(Date.parse(order.scheduledTime.from) - lead).toISOString()
}

/**
 * Returns the minutes from now until cooking may start,
 * rounded up; 0 for an order without `cookFrom`.
 */
export function waitMinutesOf({ cookFrom }: Pick<Order, 'cookFrom'>, now: Date): number {
  if (cookFrom === undefined) return 0
  return Math.max(0, Math.ceil((Date.parse(cookFrom) - now.getTime()) / minute))
}
