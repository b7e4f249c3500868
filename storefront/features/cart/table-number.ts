// The number of the table at which the dishes of a cart are served.
import type { Cart } from '@tingkat/ordering/cart/cart'

/**
 * Returns the table number at the cart's merchant, null for delivery. The number comes from
 * `dineInInfo`, because lines that were added before the scan of the table have none.
 */
export function tableNumberOf({
  dineInInfo,
  merchants: [first],
}: Pick<Cart, 'dineInInfo' | 'merchants'>): string | null {
  return (first && dineInInfo?.merchants[first.merchant.ID]?.tableNumber) || null
}
