// The state of the kitchen board on this page, and pure functions that apply changes to it.
import type { Board, BoardMerchant, KitchenOrder } from '@tingkat/contract/console/kitchen'

export type BoardState = {
  orders: readonly KitchenOrder[]
  merchants: readonly BoardMerchant[]
  /** Whether the merchants have more open orders than the board lists. */
  truncated: boolean
  /** The server's clock minus this device's, in milliseconds. */
  clockOffset: number
}

/** Returns the state for a board that was read at `now`, in milliseconds of this device's clock. */
export function stateOf(board: Board, now: number): BoardState {
  const { orders, merchants, truncated } = board
  return { orders, merchants, truncated, clockOffset: Date.parse(board.now) - now }
}

/**
 * Returns the state with this version of the order. Ignores an older version, because the response
 * to an action and the event of the stream may arrive in either order. Packing checks and the
 * confirmation of a cancellation do not raise the version, so an equal version replaces the known
 * one.
 */
export function withOrder(state: BoardState, order: KitchenOrder): BoardState {
  const known = state.orders.find(({ orderID }) => orderID === order.orderID)
  if (known && known.version > order.version) return state
  const orders = known
    ? state.orders.map((each) => (each === known ? order : each))
    : [...state.orders, order]
  return { ...state, orders }
}

/**
 * Returns the state with the newly received merchant. Ignores an older version of the merchant's
 * live state.
 */
export function withMerchant(state: BoardState, merchant: BoardMerchant): BoardState {
  const isNewer = (each: BoardMerchant) =>
    each.merchantID === merchant.merchantID && merchant.live.version >= each.live.version
  if (!state.merchants.some(isNewer)) return state
  return { ...state, merchants: state.merchants.map((each) => (isNewer(each) ? merchant : each)) }
}

/**
 * Whether the order waits for the merchant's answer. The alarm rings while at least one order does.
 */
export const isUnanswered = ({ lane, toConfirm }: KitchenOrder): boolean =>
  lane === 'new' && toConfirm === null

type Answer = { orderID: string | null; kind: string; state: string }
const answers: ReadonlySet<string> = new Set(['accept', 'decline', 'acknowledge'])

/**
 * Whether staff have answered or confirmed the order on this device, even if the answer is not sent
 * yet. The alarm then does not ring for the order. An answer that the server refused does not
 * count.
 */
export const isAnsweredHere = (
  { orderID }: Pick<KitchenOrder, 'orderID'>,
  pending: readonly Answer[],
): boolean =>
  pending.some(
    (action) =>
      action.orderID === orderID &&
      answers.has(action.kind) &&
      (action.state === 'waiting' || action.state === 'held'),
  )
