// Use cases of an eater's own orders: read one, list them, cancel one, report the eater's arrival
// for pickup.
import type { OrderList } from '@tingkat/contract/order'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { settingsOf } from '@tingkat/ordering/country/country-settings'
import { laterTipOf } from '@tingkat/ordering/order/later-tip'
import type { Order } from '@tingkat/ordering/order/order'
import type { Cancellation } from '@tingkat/ordering/order/reasons'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { toOrderView } from '@tingkat/ordering/order/order-view'
import { problem } from '../http/problem.ts'
import { markStoredHere, moveStoredOrder, type MovingPorts } from './moving/moving-actions.ts'
import { readCursor, writeCursor } from './page-cursor.ts'
import type { OrderStore, StoredOrder } from './store.ts'

type Owner = { accountID: string }
export type ReadingPorts = { orders: Pick<OrderStore, 'find'>; clock: () => Date }

/** Returns the order as its eater sees it. */
export function toEaterOrder(
  { order, extras }: StoredOrder,
  { clock }: Pick<ReadingPorts, 'clock'>,
): Order {
  const now = clock()
  const laterTip = laterTipOf(order, extras.laterTip, { offersTips: offersTips(order), now })
  return { ...toOrderView(order, extras, now), ...(laterTip && { laterTip }) }
}

export const offersTips = ({ countryCode }: Pick<Order, 'countryCode'>): boolean =>
  settingsOf(countryCode as CountryCode).operations?.tips !== undefined

/**
 * Returns the eater's own order. Throws not_found for another eater's
 * order too, so that the response does not reveal which ids exist.
 */
export async function findOwnOrder(
  { orders }: Pick<ReadingPorts, 'orders'>,
  { accountID }: Owner,
  orderID: string,
): Promise<StoredOrder> {
  const stored = await orders.find(orderID)
  if (stored?.accountID !== accountID) throw problem('not_found')
  return stored
}

/** Returns the eater's order. Throws not_found if it does not exist or belongs to another eater. */
export async function readOrder(
  ports: ReadingPorts,
  owner: Owner,
  orderID: string,
): Promise<Order> {
  return toEaterOrder(await findOwnOrder(ports, owner, orderID), ports)
}

/** Returns a page of the eater's orders: open orders first, then past ones, each newest first. */
export async function listOrders(
  ports: { orders: OrderStore; clock: () => Date },
  { accountID }: Owner,
  page: { cursor?: string | undefined; limit: number },
): Promise<OrderList> {
  const after = readCursor(page.cursor)
  // Reads one order more than requested, to find out whether there is a next page.
  const stored = await ports.orders.list(accountID, after, page.limit + 1)
  const orders = stored.map((listed) => toEaterOrder(listed, ports))
  const shown = orders.slice(0, page.limit)
  const last = shown.at(-1)
  const hasMore = orders.length > page.limit && last
  return {
    orders: shown,
    nextCursor: hasMore
      ? writeCursor({ rank: isEnded(last) ? 1 : 0, placedAt: last.placedAt, orderID: last.orderID })
      : null,
  }
}

/**
 * Cancels the eater's order. Throws not_found, or not_cancelable
 * after the merchant has started to prepare the food.
 */
export async function cancelOrder(
  ports: MovingPorts,
  { accountID }: Owner,
  orderID: string,
  cancellation: Cancellation,
): Promise<Order> {
  const stored = await moveStoredOrder(
    ports,
    orderID,
    { move: 'cancel', by: 'eater', cancellation },
    (order) => order.accountID === accountID,
  )
  return toEaterOrder(stored, ports)
}

/**
 * Tells the merchant that the eater has arrived. Throws not_found, or impossible_move
 * unless the merchant is preparing the order for pickup or has it ready.
 */
export async function arriveForPickup(
  ports: MovingPorts,
  { accountID }: Owner,
  orderID: string,
): Promise<Order> {
  const stored = await markStoredHere(ports, orderID, (order) => order.accountID === accountID)
  return toEaterOrder(stored, ports)
}
