// How long merchants and couriers take in real life before each next move, and the spread between orders.
import type { Move, OrderState } from '@tingkat/ordering/order/order-states'

/** Seconds in a state before the move that leaves it: a quick kitchen and a short ride. */
const seconds: Partial<Record<Move, number>> = {
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
}

/** Seconds until `move` from when the order entered its state; the same for the same order, between 0.8 and 1.2 of the usual. */
export function delayOf(orderID: string, orderState: OrderState, move: Move): number {
  return (seconds[move] ?? 0) * (0.8 + 0.4 * chanceOf(`${orderID} ${orderState} ${move}`))
}

/** A number from 0 up to 1 that looks like chance and is always the same for a text (FNV-1a). */
export function chanceOf(text: string): number {
  let hash = 2_166_136_261
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return (hash >>> 0) / 4_294_967_296
}
