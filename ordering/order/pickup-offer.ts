// Whether a merchant's orders can be collected. Apart from the other rules, because menus need it.
import type { MerchantSummary } from '../merchant/merchant.ts'

/** Whether orders can be collected. Without a merchant system nobody would prepare them. */
export function offersPickup({
  isIntegrated,
  pickup = false,
}: Pick<MerchantSummary, 'isIntegrated' | 'pickup'>): boolean {
  return isIntegrated && pickup
}
