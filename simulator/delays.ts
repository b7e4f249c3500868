// Computes the delays before each move (change of an order's state) of a simulated merchant or
// courier, with a deterministic spread.
import type { OrderMove, OrderState } from '@tingkat/ordering/order/order-states'

/**
 * Typical delays in seconds before each move of an order, for a fast merchant and a short delivery.
 */
const typicalSeconds: Partial<Record<OrderMove, number>> = {
  receive: 5,
  accept: 15,
  search: 10,
  assign: 40,
  at_store: 240,
  ready: 300,
  order_at_counter: 120,
  collect: 60,
  arrive: 480,
  deliver: 60,
  serve: 90,
  hand_over: 240,
}

/**
 * Returns the seconds from the start of `orderState` to `move`: 0.8 to 1.2 times the typical delay.
 * The same arguments always give the same value.
 */
export function delaySeconds(orderID: string, orderState: OrderState, move: OrderMove): number {
  const factor = 0.8 + 0.4 * hashFraction(`${orderID} ${orderState} ${move}`)
  return (typicalSeconds[move] ?? 0) * factor
}

/** Returns the FNV-1a hash of the text, scaled to a number from 0 (inclusive) to 1 (exclusive). */
export function hashFraction(text: string): number {
  let hash = 2_166_136_261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return (hash >>> 0) / 4_294_967_296
}
