// Compares the content of the database with the writes that were acknowledged to clients.
import type { AcknowledgedEdit, AcknowledgedMove, AcknowledgedOrder } from './load/record.ts'

export type Acknowledged = {
  orders: readonly AcknowledgedOrder[]
  moves: readonly AcknowledgedMove[]
  edits: Iterable<AcknowledgedEdit>
}

export type StoredOrder = { orderID: string; events: readonly { version: number; move: string }[] }

export type Stored = {
  orders: readonly StoredOrder[]
  keys: readonly { key: string; orderID: string }[]
  edits: readonly AcknowledgedEdit[]
  /** One line for each fault that was found in the ledger and the payments. */
  bookFaults: readonly string[]
}

export type Findings = {
  /** One line for each acknowledged order, move or edit that is not stored. */
  lost: string[]
  /** One line for each order, event or charge that is stored twice. */
  doubled: string[]
  bookFaults: readonly string[]
}

export function findFaults(acknowledged: Acknowledged, stored: Stored): Findings {
  const orders = new Map(stored.orders.map((order) => [order.orderID, order]))
  const orderOfKey = new Map(stored.keys.map(({ key, orderID }) => [key, orderID]))
  const named = new Set(orderOfKey.values())
  return {
    lost: [
      ...acknowledged.orders
        .filter(({ key, orderID }) => !orders.has(orderID) || orderOfKey.get(key) !== orderID)
        .map(({ key, orderID }) => `order ${orderID} of the key ${key}`),
      ...acknowledged.moves
        .filter(({ orderID, version, move }) => !hasEvent(orders.get(orderID), version, move))
        .map(({ orderID, version, move }) => `move ${move} of ${orderID} as version ${version}`),
      ...lostEdits(acknowledged.edits, stored.edits),
    ],
    doubled: [
      ...repeated(acknowledged.orders.map(({ key }) => key)).map((key) => `key ${key}`),
      ...repeated(stored.orders.map(({ orderID }) => orderID)).map((id) => `order ${id}`),
      // Each request for an order writes its idempotency key together with its order. An order
      // without a key is therefore a second order of the same request.
      ...stored.orders
        .filter(({ orderID }) => !named.has(orderID))
        .map(({ orderID }) => `order ${orderID} without a key`),
      ...stored.orders.flatMap(({ orderID, events }) =>
        repeated(events.map(({ version }) => version)).map(
          (version) => `version ${version} of ${orderID}`,
        ),
      ),
    ],
    bookFaults: stored.bookFaults,
  }
}

const hasEvent = (order: StoredOrder | undefined, version: number, move: string): boolean =>
  order?.events.some((event) => event.version === version && event.move === move) ?? false

function lostEdits(edits: Iterable<AcknowledgedEdit>, stored: readonly AcknowledgedEdit[]) {
  const kept = new Map(stored.map((edit) => [edit.groupID, edit]))
  return [...edits]
    .filter(({ groupID, version, quantity }) => {
      const edit = kept.get(groupID)
      return edit?.version !== version || edit.quantity !== quantity
    })
    .map(({ groupID, version }) => `edit ${version} of the group order ${groupID}`)
}

function repeated<T>(values: readonly T[]): T[] {
  const seen = new Set<T>()
  return values.filter((value) => seen.size === seen.add(value).size)
}
