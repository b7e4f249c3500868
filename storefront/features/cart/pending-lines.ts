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

/** Returns the pending lines that the cart still has with the same quantity. */
export function findPendingLines(
  cart: Cart | null,
  pending: readonly PendingLine[] | null,
): CartItem[] {
  if (!pending?.length) return []
  const lines = cart?.merchants.flatMap(({ items }) => items) ?? []
  return lines.filter((line) => {
    const signature = signatureOf(line)
    return pending.some(
      (entry) => entry.signature === signature && entry.quantity === line.quantity,
    )
  })
}

/** Returns the cart as the eater sees it: pending lines have quantity 0. */
export function withPendingLines(
  cart: Cart | null,
  pending: readonly PendingLine[] | null,
): Cart | null {
  const lines = findPendingLines(cart, pending)
  if (!cart || !lines.length) return cart
  const merchants = cart.merchants.map((entry) => ({
    ...entry,
    items: entry.items.map((line) => (lines.includes(line) ? { ...line, quantity: 0 } : line)),
  }))
  return { ...cart, merchants }
}
