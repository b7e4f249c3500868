// Computes the positions of a simulated courier, who moves in a straight line to the merchant, then
// to the drop-off.
import type { PartnerOrder } from '@tingkat/contract/partner'
import type { Point } from '@tingkat/ordering/location/location'
import type { OrderState } from '@tingkat/ordering/order/order-states'
import { hashFraction } from './delays.ts'
import { nextMove } from './next-move.ts'

const headingToMerchant: ReadonlySet<OrderState> = new Set([
  'ORDER_IN_PREPARE',
  'READY',
  'PICKING_UP',
  'REALLOCATED',
])
const atMerchant: ReadonlySet<OrderState> = new Set([
  'ORDER_EXECUTING',
  'DRIVER_AT_STORE',
  'ORDER_PLACED_ON_MERCHANT',
])
// In milliseconds, between two positions of a courier: the server stores at most one position per
// order in two seconds.
const intervalMs = 2_000
// Distance between the merchant and the courier's start, in degrees: about one kilometre.
const startDistanceDegrees = 0.009

/**
 * Returns the next position to send, or null when the order has no courier or no drop-off, the last
 * position is less than two seconds old, or the courier has already reached the target (merchant or
 * drop-off). Positions are interpolated from the last one, so that the courier arrives when the
 * next move is due.
 */
export function nextPosition(
  order: PartnerOrder,
  now: Date,
  speed: number,
): (Point & { at: string }) | null {
  const { courier, courierPosition: last, orderState, pickup, dropOff } = order
  const isBeforePickup = headingToMerchant.has(orderState) || atMerchant.has(orderState)
  const target = isBeforePickup ? pickup : dropOff
  if (!courier || !dropOff || !target) return null
  if (last && (now.getTime() - Date.parse(last.at) < intervalMs || isSamePoint(last, target)))
    return null
  const start = last ?? (headingToMerchant.has(orderState) ? startPoint(order) : pickup)
  const share = travelledShare(order, now, speed)
  const interpolate = (a: number, b: number) => (share >= 1 ? b : a + (b - a) * share)
  return {
    latitude: interpolate(start.latitude, target.latitude),
    longitude: interpolate(start.longitude, target.longitude),
    at: now.toISOString(),
  }
}

/**
 * Returns the share of the courier's remaining distance that is covered since the last position; 1
 * at the target.
 */
function travelledShare(order: PartnerOrder, now: Date, speed: number): number {
  const { courierPosition: last, orderState, stateSince } = order
  if (atMerchant.has(orderState) || orderState === 'DRIVER_ARRIVED') return 1
  const dueAt = nextMove(order, speed)?.dueAt ?? now.getTime()
  if (dueAt <= now.getTime()) return 1
  const startedAt = last ? Date.parse(last.at) : Math.min(Date.parse(stateSince), now.getTime())
  return (now.getTime() - startedAt) / (dueAt - startedAt)
}

const isSamePoint = (a: Point, b: Point) => a.latitude === b.latitude && a.longitude === b.longitude

/**
 * Returns the point where the courier of this order starts: it is deterministic, about one
 * kilometre from the merchant.
 */
function startPoint({ orderID, pickup }: PartnerOrder): Point {
  const angle = 2 * Math.PI * hashFraction(`${orderID} start`)
  return {
    latitude: pickup.latitude + startDistanceDegrees * Math.sin(angle),
    longitude: pickup.longitude + startDistanceDegrees * Math.cos(angle),
  }
}
