// Stores for each country whether the eater wants to collect orders. The list, menus and checkout
// share this wish.
import { offersPickup } from '@tingkat/ordering/order/pickup-offer'
import type { MerchantSummary } from '@tingkat/ordering/merchant/merchant'
import { useFlags } from '../site/flags.tsx'
import { useSite } from '../site/site.tsx'
import { storedByName, useStored } from './stored.ts'

export const pickupWish = storedByName('pickup.', (value) => (value === true ? true : null))

type Offer = Pick<MerchantSummary, 'isIntegrated' | 'pickup'>

/**
 * `isOffered` tells whether the merchant offers pickup. `isChosen` tells whether the eater also
 * wants it; it is false during hydration. `decided` is the choice of a group order, which replaces
 * the eater's wish.
 */
export function usePickup(
  merchant: Offer | undefined,
  decided?: boolean,
): { isOffered: boolean; isChosen: boolean } {
  const { country } = useSite()
  const { pickup } = useFlags()
  const wish = useStored(pickupWish(country.code))
  const isOffered = pickup && merchant !== undefined && offersPickup(merchant)
  return { isOffered, isChosen: isOffered && (decided ?? wish !== null) }
}
