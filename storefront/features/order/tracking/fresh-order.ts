// The order that this page has just placed. The checkout hands it to the order's page, which shows
// it at once instead of loading it. It is kept in memory only, so a reload loads the order.
import type { Order } from '@tingkat/ordering/order/order'

let fresh: Order | null = null

export function handOverOrder(order: Order): void {
  fresh = order
}

export const freshOrder = (orderID: string): Order | null =>
  fresh?.orderID === orderID ? fresh : null

/**
 * Call this when the eater leaves the order's page, because
 * a later visit must not show the confirmation again.
 */
export function forgetFreshOrder(orderID: string): void {
  if (freshOrder(orderID)) fresh = null
}
