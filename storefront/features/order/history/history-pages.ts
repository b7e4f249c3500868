// The pages of the history that were read last: the way back from an order finds them, as far as they went.
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'

export type HistoryPages = { orders: readonly Order[]; nextCursor: string | null }

let kept: { account: string; pages: HistoryPages } | null = null

/** In memory only, and of that account alone. */
export function cachePages(account: string, pages: HistoryPages): void {
  kept = { account, pages }
}

export function cachedPages(account: string): HistoryPages | null {
  return kept?.account === account ? kept.pages : null
}

/** An order that moved between two pages shows once. */
export function appendPage(before: HistoryPages | null, next: HistoryPages): HistoryPages {
  const known = new Set(before?.orders.map((order) => order.orderID))
  return {
    orders: [
      ...(before?.orders ?? []),
      ...next.orders.filter((order) => !known.has(order.orderID)),
    ],
    nextCursor: next.nextCursor,
  }
}

/** The first page read again: what is under way stands first as it is now, older pages stay. */
export function refreshPages(before: HistoryPages, first: HistoryPages): HistoryPages {
  const fresh = new Set(first.orders.map((order) => order.orderID))
  // With no page after it the first is all there is.
  if (first.nextCursor === null) return first
  const older = before.orders.filter((order) => !fresh.has(order.orderID) && isEnded(order))
  return {
    orders: [...first.orders, ...older],
    nextCursor: older.length > 0 ? before.nextCursor : first.nextCursor,
  }
}
