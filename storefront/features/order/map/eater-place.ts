// Where the eater is on the map of an order, and where that place is drawn beside a merchant.
import { distanceBetween, type Point } from '@tingkat/ordering/location/location'
import type { Order } from '@tingkat/ordering/order/order'
import type { DrawingPoint } from './courier-progress.ts'

// Metres. The map of a pickup order leaves out an eater who is farther away, because the streets
// around the merchant would become too small to read.
const nearMetres = 5000

/**
 * Returns the place of the eater that the map shows: the delivery address, or for a pickup order
 * the chosen address `near` if it is near the merchant. Returns null at a table.
 */
export function eaterPlaceOf(
  { path, merchant, deliveryAddress }: Pick<Order, 'path' | 'merchant' | 'deliveryAddress'>,
  near: Point | null,
): Point | null {
  if (path === 'table') return null
  if (path !== 'pickup') return deliveryAddress
  return near && distanceBetween(near, merchant.latlng) <= nearMetres ? near : null
}

// Units of the schematic map. The markers (62 units wide) do not overlap, and the eater's marker
// stays inside the map.
const nearestUnits = 90
const farthestUnits = 230

/** Returns where the schematic map draws `place`, in its real direction from the merchant. */
export function placeBeside(at: DrawingPoint, merchant: Point, place: Point): DrawingPoint {
  const share = Math.min(1, distanceBetween(merchant, place) / nearMetres)
  const length = nearestUnits + (farthestUnits - nearestUnits) * share
  const east =
    (place.longitude - merchant.longitude) * Math.cos((merchant.latitude * Math.PI) / 180)
  const angle = Math.atan2(place.latitude - merchant.latitude, east)
  return { x: at.x + Math.cos(angle) * length, y: at.y - Math.sin(angle) * length }
}
