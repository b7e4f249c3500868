// Brings a removed line back without losing what was changed since.
import type { Cart } from '@tingkat/ordering/cart/cart'
import { mergeCarts } from '@tingkat/ordering/cart/merge-carts'
import type { CartStore } from '../cart-store.ts'

/** `before` and `after` the removal. With another kitchen's dishes in the basket by now it stays as it is. */
export function undoRemoval(
  store: Pick<CartStore, 'read' | 'replace'>,
  before: Cart,
  after: Cart | null,
): void {
  const merge = mergeCarts(before, store.read(), after)
  if (merge.kind === 'merged') store.replace(merge.cart)
}
