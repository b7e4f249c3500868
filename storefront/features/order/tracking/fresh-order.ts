// The order that this page has just placed. The checkout passes the order to the order's page,
// which shows the order at once instead of loading it. The order is kept in memory only, so a
// reload of the page loads the order.
import type { Order } from '@tingkat/ordering/order/order'

let fresh: Order | null = null

export function handOverOrder(order: Order): void {
  fresh = order
}

export const freshOrder = (orderID: string): Order | null =>
  fresh?.orderID === orderID ? fresh : null

/**
 * Call this when the eater leaves the order's page, because a later visit must not show the
 * confirmation of the placed order again.
 */
export function forgetFreshOrder(orderID: string): void {
  if (freshOrder(orderID)) fresh = null
}
