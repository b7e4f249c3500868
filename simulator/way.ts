// Where a courier of the simulator is: straight on towards the kitchen, then straight on to the door.
import type { PartnerOrder } from '@tingkat/contract/partner'
import type { Point } from '@tingkat/ordering/location/location'
import type { OrderState } from '@tingkat/ordering/order/order-states'
import { chanceOf } from './delays.ts'
import { nextMove } from './next-move.ts'

const toKitchen: ReadonlySet<OrderState> = new Set([
  'ORDER_IN_PREPARE',
  'READY',
  'PICKING_UP',
  'REALLOCATED',
])
const atKitchen: ReadonlySet<OrderState> = new Set([
  'ORDER_EXECUTING',
  'DRIVER_AT_STORE',
  'ORDER_PLACED_ON_MERCHANT',
])
// As often as the server keeps one.
const everyMs = 2_000
// Riders wait round the corner: about a kilometre off, in degrees.
const awayDegrees = 0.009

/**
 * The next position to tell, or null while there is none: nobody rides, the last one is fresh, or nothing has moved.
 * Goes on from where the courier was last, so that it is there when the move that ends the ride is due.
 */
export function nextPosition(
  order: PartnerOrder,
  now: Date,
  speed: number,
): (Point & { at: string }) | null {
  const { courier, courierPosition: last, orderState, pickup, dropOff } = order
  const target = toKitchen.has(orderState) || atKitchen.has(orderState) ? pickup : dropOff
  if (!courier || !dropOff || !target) return null
  const sinceLast = last ? now.getTime() - Date.parse(last.at) : Infinity
  if (
    sinceLast < everyMs ||
    (last && last.latitude === target.latitude && last.longitude === target.longitude)
  )
    return null
  const here = last ?? (toKitchen.has(orderState) ? cornerOf(order) : pickup)
  const dueAt =
    atKitchen.has(orderState) || orderState === 'DRIVER_ARRIVED'
      ? now.getTime()
      : (nextMove(order, speed)?.dueAt ?? now.getTime())
  const from = last ? Date.parse(last.at) : Math.min(Date.parse(order.stateSince), now.getTime())
  const share = dueAt <= now.getTime() ? 1 : (now.getTime() - from) / (dueAt - from)
  const between = (a: number, b: number) => (share >= 1 ? b : a + (b - a) * share)
  return {
    latitude: between(here.latitude, target.latitude),
    longitude: between(here.longitude, target.longitude),
    at: now.toISOString(),
  }
}

function cornerOf({ orderID, pickup }: PartnerOrder): Point {
  const angle = 2 * Math.PI * chanceOf(`${orderID} corner`)
  return {
    latitude: pickup.latitude + awayDegrees * Math.sin(angle),
    longitude: pickup.longitude + awayDegrees * Math.cos(angle),
  }
}
