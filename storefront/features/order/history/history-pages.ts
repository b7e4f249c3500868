// The pages of the order history that were read, cached so that going back from an order restores
// them.
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

/** Drops orders that are on an earlier page already: an order may move between two reads. */
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

/** Puts a newly read first page in front of the ended orders that were read before. */
export function refreshPages(before: HistoryPages, first: HistoryPages): HistoryPages {
  const firstPageIDs = new Set(first.orders.map((order) => order.orderID))
  if (first.nextCursor === null) return first
  const older = before.orders.filter((order) => !firstPageIDs.has(order.orderID) && isEnded(order))
  return {
    orders: [...first.orders, ...older],
    nextCursor: older.length > 0 ? before.nextCursor : first.nextCursor,
  }
}
