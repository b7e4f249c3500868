// Computes how many of each dish are to be cooked, summed over the orders that are being prepared.

/** The fields of an order that the totals of dishes use. `dueAt` is an ISO 8601 instant in UTC. */
export type CountedOrder = {
  orderID: string
  dueAt: string
  items: readonly {
    ID: string
    name: string
    quantity: number
    modifiers: readonly string[]
    comment: string
  }[]
  /** Indexes of the lines in `items` that are packed already. */
  checkedLines: readonly number[]
}
/**
 * A dish with its modifiers and note. `dueAt` is the earliest time at which one of the orders with
 * this dish is due.
 */
export type DishTotal = {
  ID: string
  name: string
  modifiers: readonly string[]
  comment: string
  quantity: number
  dueAt: string
  orderIDs: readonly string[]
}

/**
 * Returns how many of each dish are to be cooked, the earliest due first. Packed lines are not
 * counted.
 */
export function sumDishes(orders: readonly CountedOrder[]): DishTotal[] {
  const totals = new Map<string, DishTotal>()
  const byTime = orders.toSorted((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))
  for (const { orderID, dueAt, items, checkedLines } of byTime)
    for (const [line, { ID, name, quantity, modifiers, comment }] of items.entries()) {
      if (checkedLines.includes(line)) continue
      const key = JSON.stringify([ID, modifiers, comment])
      const total = totals.get(key)
      totals.set(key, {
        ...(total ?? { ID, name, modifiers, comment, dueAt }),
        quantity: (total?.quantity ?? 0) + quantity,
        orderIDs: [...new Set([...(total?.orderIDs ?? []), orderID])],
      })
    }
  return [...totals.values()]
}
