// The table number of a cart.
import type { Cart } from '@tingkat/ordering/cart/cart'

/**
 * Returns the table number at the cart's merchant, null for delivery. Reads `dineInInfo`, because
 * lines added before the table was scanned have no table number.
 */
export function tableNumberOf({
  dineInInfo,
  merchants: [first],
}: Pick<Cart, 'dineInInfo' | 'merchants'>): string | null {
  return (first && dineInInfo?.merchants[first.merchant.ID]?.tableNumber) || null
}
