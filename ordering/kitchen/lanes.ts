// The lanes of the kitchen board, such as `new` and `cooking`. Each order is in one lane.
import type { Order, OrderEvent } from '../order/order-shape.ts'
import { isEnded, type OrderState } from '../order/order-states.ts'

/** The lanes of the kitchen board. `past` has orders that were collected or have ended. */
export const boardLanes = ['new', 'cooking', 'ready', 'later', 'past'] as const
export type BoardLane = (typeof boardLanes)[number]

type LaneOrder = Pick<Order, 'orderState' | 'finalState' | 'events'>

const laneOfState: Partial<Record<OrderState, BoardLane>> = {
  SCHEDULED: 'later',
  NEW: 'new',
  MAX_CONFIRMING: 'new',
  FOOD_COLLECTED: 'past',
  DRIVER_ARRIVED: 'past',
}

/** Returns the lane in which the kitchen board shows the order. */
export function laneOf(order: LaneOrder): BoardLane {
  if (isEnded(order)) return 'past'
  return laneOfState[order.orderState] ?? (isFoodReady(order) ? 'ready' : 'cooking')
}

/** Whether the merchant has marked the food as ready. */
export function isFoodReady({ events }: Pick<Order, 'events'>): boolean {
  return readyEventOf(events) !== undefined
}

/** Returns the event with which the merchant marked the food as ready. */
export function readyEventOf(events: readonly OrderEvent[]): OrderEvent | undefined {
  return events.find(({ move }) => move === 'ready')
}
