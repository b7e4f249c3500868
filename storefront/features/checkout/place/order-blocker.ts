// What still keeps an order back, in the order of the page; each names the panel (`co-…`) that says more.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Cart } from '@tingkat/ordering/cart/cart'
import type { Location } from '@tingkat/ordering/location/location'

export type OrderBlocker = 'address' | 'time' | 'lines' | 'comment' | 'pay' | 'price'

const timeProblems = new Set([
  'slot_unavailable',
  'on_demand_blocked',
  'food_err_order_merchant_closed',
])

/** Whether another time would do. At a table there is none to choose. */
export function isTimeProblem(cart: Cart, problem: ClientProblem | null): boolean {
  return problem !== null && cart.dineInInfo === null && timeProblems.has(problem.code)
}

type Standing = {
  cart: Cart
  location: Location | null
  /** The quote's objection. */
  problem: ClientProblem | null
  /** A line stands at 0. */
  pending: boolean
  tooLong: boolean
  /** The chosen way to pay is offered and holds enough. */
  payable: boolean
}

export function findOrderBlocker({
  cart,
  location,
  problem,
  pending,
  tooLong,
  payable,
}: Standing): OrderBlocker | null {
  if (!cart.dineInInfo && !location) return 'address'
  if (isTimeProblem(cart, problem) || (!cart.dineInInfo && cart.scheduledOrder?.error))
    return 'time'
  if (pending) return 'lines'
  if (tooLong) return 'comment'
  if (problem) return 'price'
  return payable ? null : 'pay'
}

/** Brings the obstacle's panel into view and puts the focus there. */
export function focusOrderBlocker(obstacle: OrderBlocker): void {
  const panel = document.getElementById(`co-${obstacle}`)
  panel?.scrollIntoView({ block: 'center' })
  panel?.focus({ preventScroll: true })
}
