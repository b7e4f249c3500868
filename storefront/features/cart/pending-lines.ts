// Lines whose quantity the eater has set to 0 without confirming the removal. They are stored in
// session storage, so that logging in or reloading the page does not bring the dishes back.
import type { Cart, CartItem } from '@tingkat/ordering/cart/cart'
import { signatureOf } from '@tingkat/ordering/dish/dish'
import { tabStoredByName } from '../../platform/storage/stored.ts'

/**
 * A login may change the ids of lines. A line is therefore
 * recognised by its signature: the dish and its modifiers.
 */
export type PendingLine = { signature: string; quantity: number }

/** Returns the store of the pending lines of the cart with this name. */
export const pendingLinesOf = tabStoredByName('pending-lines.', parsePendingLines)

function parsePendingLines(value: unknown): PendingLine[] | null {
  const isPendingLine = (line: Partial<PendingLine> | null) =>
    typeof line?.signature === 'string' && typeof line.quantity === 'number'
  return Array.isArray(value) && value.every(isPendingLine) ? (value as PendingLine[]) : null
}

export const toPendingLine = (line: CartItem): PendingLine => ({
  signature: signatureOf(line),
  quantity: line.quantity,
})

/** Returns whether the line is pending and still has its former quantity. */
export function isPending(line: CartItem, pending: readonly PendingLine[]): boolean {
  const { signature, quantity } = toPendingLine(line)
  return pending.some((entry) => entry.signature === signature && entry.quantity === quantity)
}

/** Returns the cart as the eater sees it: pending lines have quantity 0. */
export function withPendingLines(
  cart: Cart | null,
  pending: readonly PendingLine[] | null,
): Cart | null {
  if (!cart || !pending?.length) return cart
  const merchants = cart.merchants.map((entry) => ({
    ...entry,
    items: entry.items.map((line) => (isPending(line, pending) ? { ...line, quantity: 0 } : line)),
  }))
  return { ...cart, merchants }
}
