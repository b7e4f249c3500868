// The order that this page has just placed, handed from the checkout to the order's page, which
// shows it at once instead of reading it first. It is in memory only, so a reload reads the order
// again.
import type { Order } from '@tingkat/ordering/order/order'

let fresh: Order | null = null

export function handOverOrder(order: Order): void {
  fresh = order
}

export const freshOrder = (orderID: string): Order | null =>
  fresh?.orderID === orderID ? fresh : null

/** Call it when the eater leaves the order's page, because a later visit is not a confirmation. */
export function forgetFreshOrder(orderID: string): void {
  if (freshOrder(orderID)) fresh = null
}
