// The dishes to make, summed over the orders that are being prepared.

/** The parts of an order that the totals need. `dueAt` is an ISO 8601 instant, UTC. */
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
  /** Lines that are packed already, as indexes of `items`. */
  checkedLines: readonly number[]
}
/** A dish with its modifiers and note. `dueAt` is when the first of the orders is due. */
export type DishTotal = {
  ID: string
  name: string
  modifiers: readonly string[]
  comment: string
  quantity: number
  dueAt: string
  orderIDs: readonly string[]
}

/** Returns the dishes, those that are due first at the beginning. Packed lines are not counted. */
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
