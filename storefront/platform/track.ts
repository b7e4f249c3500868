// What eaters do, noted for whoever measures it. Kept in memory, bounded, until something takes it away.

/** Names and fields of the specification, section 7. No name, number, address or position of a person ever. */
export type TrackedEvent =
  | { name: 'CART_CLICKED'; item_count: number; screen: string }
  | { name: 'REVIEW_ORDER'; restaurant_id: string }
  | { name: 'PROCEED_NEW_BASKET'; restaurant_id: string }
  | { name: 'ADD_TO_BASKET'; restaurant_id: string; item_id: string; item_name: string; item_quantity: number }

// As many as a long visit makes; beyond it the oldest are forgotten.
const kept = 200
let queue: TrackedEvent[] = []

export function track(event: TrackedEvent): void {
  queue = [...queue, event].slice(-kept)
}

/** All that was noted since the last time, oldest first; they are then forgotten here. */
export function takeTracked(): TrackedEvent[] {
  const taken = queue
  queue = []
  return taken
}
