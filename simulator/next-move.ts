// What a partner would sensibly do next with an order, and when.
import type { PartnerOrder } from '@tingkat/contract/partner'
import type { Move } from '@tingkat/ordering/order/order-states'
import { delayOf } from './delays.ts'

/** Moves that bring dinner nearer; declining and giving up are for people. */
const helpful: readonly Move[] = [
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
]

export type DueMove = { move: Move; dueAt: number }

/** The next helpful move and when it is due, milliseconds since 1970; null when the other side has to move first. `speed` times faster than life. */
export function nextMove(
  { orderID, orderState, stateSince, allowedMoves }: PartnerOrder,
  speed: number,
): DueMove | null {
  const move = helpful.find((one) => allowedMoves.includes(one))
  return move
    ? { move, dueAt: Date.parse(stateSince) + (delayOf(orderID, orderState, move) / speed) * 1000 }
    : null
}
