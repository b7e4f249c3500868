// How far the courier is between merchant and eater, and where that is on the drawn route.
import { distanceBetween } from '@tingkat/ordering/location/location'
import type { Order } from '@tingkat/ordering/order/order'

type ProgressFields = Pick<Order, 'orderState' | 'courierPosition' | 'merchant' | 'deliveryAddress'>

/**
 * Returns how much of the way from the merchant to the delivery address
 * is done, from 0 to 1. Returns null before the food is collected, and
 * if the courier's position or the delivery address is unknown.
 */
export function courierProgress({
  orderState,
  courierPosition,
  merchant,
  deliveryAddress,
}: ProgressFields): number | null {
  if (orderState !== 'FOOD_COLLECTED' || !courierPosition || !deliveryAddress) return null
  const distance = distanceBetween(merchant.latlng, deliveryAddress)
  if (distance === 0) return 1
  return Math.min(1, Math.max(0, 1 - distanceBetween(courierPosition, deliveryAddress) / distance))
}

/** A point of the schematic map, in the units of its SVG view box. */
export type DrawingPoint = { x: number; y: number }

/**
 * Returns the corners of the route up to `share` (0 to 1)
 * of its length, followed by the point at that length.
 */
export function pathUpTo(route: readonly DrawingPoint[], share: number): DrawingPoint[] {
  const lengths = route.slice(1).map((point, index) => distanceOf(route[index] ?? point, point))
  const routeLength = lengths.reduce((sum, length) => sum + length, 0)
  let remaining = routeLength * Math.min(1, Math.max(0, share))
  const path: DrawingPoint[] = route.slice(0, 1).map(({ x, y }) => ({ x, y }))
  for (const [index, length] of lengths.entries()) {
    const from = route[index]
    const to = route[index + 1]
    if (!from || !to || remaining <= 0) break
    const part = Math.min(1, remaining / length)
    path.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    remaining -= length
  }
  return path
}

const distanceOf = (a: DrawingPoint, b: DrawingPoint) => Math.hypot(a.x - b.x, a.y - b.y)
