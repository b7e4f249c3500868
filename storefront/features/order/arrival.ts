// When an order should be at the door.
import type { Order } from '@tingkat/ordering/order'

const minute = 60_000

/** The promised moment: the start of a chosen window, or placing plus the minutes promised. Null for a table. */
export function arrivalOf(order: Pick<Order, 'placedAt' | 'ETA' | 'scheduledTime'>): Date | null {
  if (order.scheduledTime) return new Date(order.scheduledTime.from)
  return order.ETA === null ? null : new Date(Date.parse(order.placedAt) + order.ETA * minute)
}
