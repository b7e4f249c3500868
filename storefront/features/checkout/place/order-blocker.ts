// Finds the first reason, in the sequence of the panels on the page, why the order cannot be
// placed.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Cart } from '@tingkat/ordering/cart/cart'
import { isCompleteAddress } from '@tingkat/ordering/location/complete-address'
import type { Location } from '@tingkat/ordering/location/location'

/** `co-${blocker}` is the element id of the panel that explains the blocker. */
export type OrderBlocker =
  | 'name'
  | 'address'
  | 'street'
  | 'time'
  | 'lines'
  | 'comment'
  | 'pay'
  | 'price'

const timeProblems = new Set([
  'slot_unavailable',
  'on_demand_blocked',
  'merchant_full',
  'food_err_order_merchant_closed',
])

/**
 * Returns whether another delivery time solves the problem. An order at a table has no delivery
 * time to choose.
 */
export function isTimeProblem(cart: Cart, problem: ClientProblem | null): boolean {
  return problem !== null && cart.dineInInfo === null && timeProblems.has(problem.code)
}

export type OrderReadiness = {
  cart: Cart
  location: Location | null
  /** Whether the order is delivered, so that it needs an address. */
  isDelivered: boolean
  /** Whether the account has no name and the eater has typed none. */
  isNameMissing: boolean
  /** Why the server gave no quote; null if it gave one. */
  problem: ClientProblem | null
  /** Whether the eater schedules the order but has not chosen a time yet. */
  isTimeMissing: boolean
  /** Whether a line has quantity 0, which blocks the order until the eater confirms its removal. */
  hasPendingLine: boolean
  isCommentTooLong: boolean
  /** Whether the chosen payment method is offered and its balance is sufficient. */
  isPayable: boolean
}

/** Returns the first blocker; null if the order can be placed. */
export function findOrderBlocker({
  cart,
  location,
  isDelivered,
  isNameMissing,
  problem,
  isTimeMissing,
  hasPendingLine,
  isCommentTooLong,
  isPayable,
}: OrderReadiness): OrderBlocker | null {
  if (isNameMissing) return 'name'
  const addressBlocker = isDelivered ? findAddressBlocker(location) : null
  if (addressBlocker) return addressBlocker
  const hasTimeError = !cart.dineInInfo && Boolean(cart.scheduledOrder?.error)
  if (isTimeProblem(cart, problem) || hasTimeError || isTimeMissing) return 'time'
  if (hasPendingLine) return 'lines'
  if (isCommentTooLong) return 'comment'
  if (problem) return 'price'
  return isPayable ? null : 'pay'
}

function findAddressBlocker(location: Location | null): 'address' | 'street' | null {
  if (!location) return 'address'
  return isCompleteAddress(location) ? null : 'street'
}

/** Scrolls to the panel that explains the blocker and focuses it. */
export function focusOrderBlocker(blocker: OrderBlocker): void {
  const panel = document.getElementById(`co-${blocker}`)
  panel?.scrollIntoView({ block: 'center' })
  panel?.focus({ preventScroll: true })
}
