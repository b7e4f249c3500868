// Kept orders: orders that are stored in this browser, so that their pages and receipts open
// without network.
import type { ApiResult } from '@tingkat/contract/client'
import type { Order } from '@tingkat/ordering/order/order'
import { createStored, type Stored } from '../storage/stored.ts'

/** `at` is when the order was read, in milliseconds since 1970. */
export type KeptOrder = { order: Order; at: number }

const ordersMax = 3
/** The maximum age of a kept order: seven days in milliseconds, as in public/service-worker.js. */
export const keptAgeMaxMs = 604_800_000

/**
 * An id that changes when somebody logs out. An order is kept only if the id has not changed since
 * the request for the order was sent.
 */
type Visit = string | null

export function createKeptOrders(
  stored: Stored<readonly KeptOrder[]>,
  visit: Stored<string>,
  now: () => number = Date.now,
) {
  /**
   * The ids of the orders of which a page shows the kept copy instead of a response of the server.
   * The values are the times at which the copies were read, in milliseconds since 1970.
   */
  const copies = new Map<string, number>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }

  const list = (): readonly KeptOrder[] =>
    (stored.read() ?? []).filter(({ at }) => now() - at < keptAgeMaxMs)

  const find = (orderID: string): KeptOrder | undefined =>
    list().find(({ order }) => order.orderID === orderID)

  function keep(order: Order, during: Visit): void {
    if (during !== visit.read()) return
    const others = list().filter((kept) => kept.order.orderID !== order.orderID)
    stored.write([{ order, at: now() }, ...others].slice(0, ordersMax))
    if (copies.delete(order.orderID)) notify()
  }

  function showCopy({ order, at }: KeptOrder): void {
    copies.set(order.orderID, at)
    notify()
  }

  /**
   * Returns the kept order if the server did not answer (status 0). Deletes the kept order if the
   * server refused the request, because another eater uses the browser now.
   */
  function findAfterFailure(orderID: string, status: number): KeptOrder | undefined {
    const isRefused = status === 401 || status === 403 || status === 404
    if (isRefused && find(orderID))
      stored.write(list().filter(({ order }) => order.orderID !== orderID))
    return status === 0 ? find(orderID) : undefined
  }

  return {
    subscribe: stored.subscribe,
    /** Returns the same array until the kept orders change. */
    read: stored.read,
    /** Returns the orders that are not too old, beginning with the one that was read last. */
    list,
    visit: (): Visit => visit.read(),
    keep,
    find,
    findAfterFailure,
    /** Call this when a page shows a kept order instead of a response of the server. */
    showCopy,
    /**
     * Returns when the kept order that a page shows was read, in milliseconds since 1970. Returns
     * null if the page shows a response of the server.
     */
    copiedAt: (orderID: string): number | null => copies.get(orderID) ?? null,
    /** Calls `listener` after each change of `copiedAt`. Returns a function that unsubscribes. */
    subscribeToCopies(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Reads an order and keeps it. Returns the kept order if the server cannot be reached. */
    async readOrKept(
      orderID: string,
      read: () => Promise<ApiResult<Order>>,
    ): Promise<ApiResult<Order>> {
      const during = visit.read()
      const result = await read()
      if (result.ok) keep(result.data, during)
      const kept = result.ok ? undefined : findAfterFailure(orderID, result.problem.status)
      if (!kept) return result
      showCopy(kept)
      return { ok: true, data: kept.order }
    },
    /** Removes orders that are too old. Call it when a page is opened. */
    dropOld(): void {
      const current = list()
      if (current.length < (stored.read()?.length ?? 0)) stored.write(current)
    },
    forget(): void {
      stored.write(null)
      visit.write(crypto.randomUUID())
    },
  }
}

export const keptOrders = createKeptOrders(
  createStored('kept-orders', parseKeptOrders),
  createStored('kept-visit', (value) => (typeof value === 'string' ? value : null)),
)

function parseKeptOrders(value: unknown): readonly KeptOrder[] | null {
  return Array.isArray(value) && value.every(isKeptOrder) ? value.slice(0, ordersMax) : null
}

function isKeptOrder(value: unknown): value is KeptOrder {
  const { order, at } = (value ?? {}) as Partial<KeptOrder>
  return (
    typeof at === 'number' &&
    typeof order?.orderID === 'string' &&
    typeof order.version === 'number' &&
    typeof order.merchant?.name === 'string'
  )
}
