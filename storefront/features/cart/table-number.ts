// The table that a basket is served to.
import type { Cart } from '@tingkat/ordering/cart/cart'

/** Its number at the basket's kitchen; null when it is not for a table. A seat may be taken after the dishes went in, so the lines' own word is not asked. */
export function tableNumberOf({
  dineInInfo,
  merchants: [first],
}: Pick<Cart, 'dineInInfo' | 'merchants'>): string | null {
  return (first && dineInInfo?.merchants[first.merchant.ID]?.tableNumber) || null
}
