// Rules for `readyBy`, the time at which the merchant expects the food to be
// ready. It is set when the merchant accepts the order and can be moved later.
import { isFoodReady, laneOf } from '../kitchen/lanes.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { Order } from './order-shape.ts'
import type { OrderActor } from './order-states.ts'
import { toWholeMinute } from './whole-minute.ts'

/** In minutes: the preparation times that a merchant can choose when accepting. */
export const acceptMinutesMin = 5
export const acceptMinutesMax = 120
const acceptStep = 5
/** Maximum number of times that `readyBy` can be moved to a later time. */
export const readyByMovesMax = 2
const minute = 60_000

/**
 * Returns the minutes to propose: the preparation
 * time rounded up to a multiple of 5, from 5 to 120.
 */
export function proposeMinutes(preparationMinutes: number): number {
  const rounded = Math.ceil(preparationMinutes / acceptStep) * acceptStep
  return Math.min(Math.max(rounded, acceptMinutesMin), acceptMinutesMax)
}

/**
 * Returns the instant at which food that takes `minutes` is ready, rounded up to a whole minute.
 */
export function readyByOf(minutes: number, now: Date): string {
  return new Date(toWholeMinute(now.getTime() + minutes * minute)).toISOString()
}

export function readyByMovesLeft({ events }: Pick<Order, 'events'>): number {
  return readyByMovesMax - events.filter(({ move }) => move === 'ready_by').length
}

export type MoveReadyByInput = { minutes: number; by: OrderActor; now: Date }

/**
 * Moves `readyBy` 5 to 30 minutes later, without a change of the state. Refuses with
 * `impossible_move` after two such moves, or if the food is not being prepared.
 */
export function moveReadyBy(order: Order, { minutes, by, now }: MoveReadyByInput): Order | Refusal {
  const isPossible =
    by === 'merchant' &&
    order.readyBy !== undefined &&
    laneOf(order) === 'cooking' &&
    !isFoodReady(order) &&
    readyByMovesLeft(order) > 0
  const { orderState, finalState, courier } = order
  if (!isPossible || order.readyBy === undefined)
    return refuse('impossible_move', { orderState, move: 'ready_by', by, version: order.version })
  const version = order.version + 1
  const at = now.toISOString()
  return {
    ...order,
    version,
    readyBy: new Date(Date.parse(order.readyBy) + minutes * minute).toISOString(),
    events: [
      ...order.events,
      { version, orderState, finalState, move: 'ready_by', by, at, reason: null, courier },
    ],
  }
}
