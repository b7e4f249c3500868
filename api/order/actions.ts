// Use cases of an eater's own orders: read one, list, cancel.
import type { OrderList } from '@tingkat/contract/order'
import type { Order } from '@tingkat/ordering/order'
import { isEnded } from '@tingkat/ordering/order-states'
import { problem } from '../http/problem.ts'
import { moveStoredOrder, type MovingPorts } from './moving-actions.ts'
import { readCursor, writeCursor } from './page-cursor.ts'
import type { OrderStore } from './store.ts'

type Owner = { accountID: string }

/** Throws not_found for orders of others too, so that ids say nothing. */
export async function readOrder({ orders }: { orders: OrderStore }, { accountID }: Owner, orderID: string): Promise<Order> {
  const stored = await orders.find(orderID)
  if (stored?.accountID !== accountID) throw problem('not_found')
  return stored.order
}

export async function listOrders({ orders }: { orders: OrderStore }, { accountID }: Owner, page: { cursor?: string | undefined; limit: number }): Promise<OrderList> {
  const found = await orders.list(accountID, readCursor(page.cursor), page.limit + 1)
  const shown = found.slice(0, page.limit)
  const last = shown.at(-1)
  const more = found.length > page.limit && last
  return {
    orders: shown,
    nextCursor: more ? writeCursor({ rank: isEnded(last) ? 1 : 0, placedAt: last.placedAt, orderID: last.orderID }) : null,
  }
}

/** Throws not_found, or not_cancelable once the food is on its way to being made. */
export async function cancelOrder(ports: MovingPorts, { accountID }: Owner, orderID: string): Promise<Order> {
  return await moveStoredOrder(ports, orderID, { move: 'cancel', by: 'eater' }, stored => stored.accountID === accountID)
}
