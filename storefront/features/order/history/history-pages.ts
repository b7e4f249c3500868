// The loaded pages of the order history. They are cached,
// so that going back from an order shows them again.
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'

export type HistoryPages = { orders: readonly Order[]; nextCursor: string | null }

let cache: { account: string; pages: HistoryPages } | null = null

/** Replaces the cache, which is in memory and holds the pages of one account. */
export function cachePages(account: string, pages: HistoryPages): void {
  cache = { account, pages }
}

export function cachedPages(account: string): HistoryPages | null {
  return cache?.account === account ? cache.pages : null
}

/**
 * Appends a page without the orders that an earlier page already
 * has. An order may move to another page between two requests.
 */
export function appendPage(before: HistoryPages | null, next: HistoryPages): HistoryPages {
  const earlierIDs = new Set(before?.orders.map((order) => order.orderID))
  return {
    orders: [
      ...(before?.orders ?? []),
      ...next.orders.filter((order) => !earlierIDs.has(order.orderID)),
    ],
    nextCursor: next.nextCursor,
  }
}

/**
 * Puts a new first page in front of the earlier orders. Of the earlier orders, only ended ones are
 * kept, because the others may have changed.
 */
export function refreshPages(before: HistoryPages, first: HistoryPages): HistoryPages {
  const firstPageIDs = new Set(first.orders.map((order) => order.orderID))
  if (first.nextCursor === null) return first
  const older = before.orders.filter((order) => !firstPageIDs.has(order.orderID) && isEnded(order))
  return {
    orders: [...first.orders, ...older],
    nextCursor: older.length > 0 ? before.nextCursor : first.nextCursor,
  }
}
