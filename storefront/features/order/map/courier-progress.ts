// How far the courier has come with the food, and where that is on the drawn way.
import { distanceBetween } from '@tingkat/ordering/location/location'
import type { Order } from '@tingkat/ordering/order/order'

/** The share of the way from kitchen to door, 0 to 1; null before the food is collected, and while nobody knows where it is. */
export function courierProgress({
  orderState,
  courierPosition,
  merchant,
  deliveryAddress,
}: Pick<Order, 'orderState' | 'courierPosition' | 'merchant' | 'deliveryAddress'>): number | null {
  if (orderState !== 'FOOD_COLLECTED' || !courierPosition || !deliveryAddress) return null
  const whole = distanceBetween(merchant.latlng, deliveryAddress)
  if (whole === 0) return 1
  return Math.min(1, Math.max(0, 1 - distanceBetween(courierPosition, deliveryAddress) / whole))
}

export type Spot = { x: number; y: number }

/** The corners passed up to that share of the drawn way, and the spot itself at the end. */
export function pathUpTo(route: readonly Spot[], share: number): Spot[] {
  const lengths = route.slice(1).map((spot, index) => distanceOf(route[index] ?? spot, spot))
  let left = lengths.reduce((sum, length) => sum + length, 0) * Math.min(1, Math.max(0, share))
  const passed: Spot[] = route.slice(0, 1).map(({ x, y }) => ({ x, y }))
  for (const [index, length] of lengths.entries()) {
    const from = route[index]
    const to = route[index + 1]
    if (!from || !to || left <= 0) break
    const part = Math.min(1, left / length)
    passed.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    left -= length
  }
  return passed
}

const distanceOf = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)
