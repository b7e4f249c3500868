// Use cases of an eater's own orders: read one, list, cancel.
import type { OrderList } from '@tingkat/contract/order'
import type { Order } from '@tingkat/ordering/order/order'
import type { Cancellation } from '@tingkat/ordering/order/reasons'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { toOrderView } from '@tingkat/ordering/order/order-view'
import { problem } from '../http/problem.ts'
import { moveStoredOrder, type MovingPorts } from './moving/moving-actions.ts'
import { readCursor, writeCursor } from './page-cursor.ts'
import type { OrderStore, StoredOrder } from './store.ts'

type Owner = { accountID: string }
export type ReadingPorts = { orders: Pick<OrderStore, 'find'>; clock: () => Date }

/** As its eater reads it now. */
export const toEaterOrder = (
  { order, extras }: StoredOrder,
  { clock }: Pick<ReadingPorts, 'clock'>,
): Order => toOrderView(order, extras, clock())

/** Throws not_found for orders of others too, so that ids say nothing. */
export async function findOwnOrder(
  { orders }: Pick<ReadingPorts, 'orders'>,
  { accountID }: Owner,
  orderID: string,
): Promise<StoredOrder> {
  const stored = await orders.find(orderID)
  if (stored?.accountID !== accountID) throw problem('not_found')
  return stored
}

/** Throws not_found. */
export async function readOrder(
  ports: ReadingPorts,
  owner: Owner,
  orderID: string,
): Promise<Order> {
  return toEaterOrder(await findOwnOrder(ports, owner, orderID), ports)
}

export async function listOrders(
  ports: { orders: OrderStore; clock: () => Date },
  { accountID }: Owner,
  page: { cursor?: string | undefined; limit: number },
): Promise<OrderList> {
  const found = (await ports.orders.list(accountID, readCursor(page.cursor), page.limit + 1)).map(
    (stored) => toEaterOrder(stored, ports),
  )
  const shown = found.slice(0, page.limit)
  const last = shown.at(-1)
  const more = found.length > page.limit && last
  return {
    orders: shown,
    nextCursor: more
      ? writeCursor({ rank: isEnded(last) ? 1 : 0, placedAt: last.placedAt, orderID: last.orderID })
      : null,
  }
}

/** Throws not_found, or not_cancelable once the food is on its way to being made. */
export async function cancelOrder(
  ports: MovingPorts,
  { accountID }: Owner,
  orderID: string,
  cancellation: Cancellation,
): Promise<Order> {
  return toEaterOrder(
    await moveStoredOrder(
      ports,
      orderID,
      { move: 'cancel', by: 'eater', cancellation },
      (stored) => stored.accountID === accountID,
    ),
    ports,
  )
}
