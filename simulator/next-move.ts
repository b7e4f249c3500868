// Chooses the next move (change of an order's state) of a simulated partner, and when to make it.
import type { PartnerOrder } from '@tingkat/contract/partner'
import type { OrderMove } from '@tingkat/ordering/order/order-states'
import { delaySeconds } from './delays.ts'

/**
 * The moves that bring an order closer to its completion. The simulator never declines, cancels or
 * unassigns orders.
 */
const advancingMoves: readonly OrderMove[] = [
  'receive',
  'accept',
  'search',
  'assign',
  'ready',
  'at_store',
  'order_at_counter',
  'collect',
  'arrive',
  'deliver',
  'serve',
  'hand_over',
]

/** A move and when to make it. `dueAt` is in milliseconds since 1970. */
export type DueMove = { move: OrderMove; dueAt: number }

/**
 * Returns the next move that advances the order, or null if another
 * party must move first. Real delays are divided by `speed`.
 */
export function nextMove(
  { orderID, orderState, stateSince, allowedMoves }: PartnerOrder,
  speed: number,
): DueMove | null {
  // `ready` does not end the state ALLOCATING. Without this exception the simulator would repeat
  // the move until a courier is found.
  const isRepeatable = orderState === 'ALLOCATING'
  const move = advancingMoves.find(
    (candidate) => allowedMoves.includes(candidate) && !(isRepeatable && candidate === 'ready'),
  )
  return move
    ? {
        move,
        dueAt: Date.parse(stateSince) + (delaySeconds(orderID, orderState, move) / speed) * 1000,
      }
    : null
}
