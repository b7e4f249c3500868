// Tells whether the dishes of a cart are delivered, and whether the merchant delivers that far.
import type { Cart } from '@tingkat/ordering/cart/cart'
import { isBeyondReach } from '@tingkat/ordering/cart/cart-reach'
import { useSite } from '../../../platform/site/site.tsx'
import { usePickup } from '../../../platform/storage/pickup-wish.ts'
import { tableNumberOf } from '../table-number.ts'

/**
 * Returns `none` for an order at a table and for pickup, `too_far` if the address is outside the
 * merchant's delivery radius, and `possible` otherwise.
 */
export function useCartDelivery(cart: Cart): 'none' | 'too_far' | 'possible' {
  const { country } = useSite()
  const merchant = cart.merchants[0]?.merchant
  const pickup = usePickup(merchant)
  if (!merchant || tableNumberOf(cart) || pickup.isChosen) return 'none'
  return isBeyondReach(merchant, country.testingMerchants) ? 'too_far' : 'possible'
}
