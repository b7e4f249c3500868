// Restores a removed line of the cart and keeps changes that were made after the removal.
import type { Cart } from '@tingkat/ordering/cart/cart'
import { mergeCarts } from '@tingkat/ordering/cart/merge-carts'
import type { CartStore } from '../cart-store.ts'

/**
 * `before` and `after` are the carts before and after the removal.
 * Does nothing if the cart now belongs to another merchant.
 */
export function undoRemoval(
  store: Pick<CartStore, 'read' | 'replace'>,
  before: Cart,
  after: Cart | null,
): void {
  const merge = mergeCarts(before, store.read(), after)
  if (merge.kind === 'merged') store.replace(merge.cart)
}
