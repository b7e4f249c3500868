// Whether the eater wants to collect orders, of each country: chosen on the list, on a menu or at
// checkout, and valid on all of them.
import { offersPickup } from '@tingkat/ordering/order/pickup-offer'
import type { MerchantSummary } from '@tingkat/ordering/merchant/merchant'
import { useFlags } from '../site/flags.tsx'
import { useSite } from '../site/site.tsx'
import { createStored, useStored, type Stored } from './stored.ts'

const stores = new Map<string, Stored<true>>()

export function pickupWish(countryCode: string): Stored<true> {
  let stored = stores.get(countryCode)
  if (!stored)
    stores.set(
      countryCode,
      (stored = createStored(`pickup.${countryCode}`, (value) => (value === true ? true : null))),
    )
  return stored
}

type Offer = Pick<MerchantSummary, 'isIntegrated' | 'pickup'>

/**
 * `isOffered`: the merchant offers pickup. `isChosen`: and the eater wants it; false during
 * hydration. `decided`: what a group order says instead of the eater's wish.
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
