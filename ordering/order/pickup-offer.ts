// Decides whether a merchant offers pickup. The rule has a module of its own, so that pages with
// menus load it without the other rules of orders.
import type { MerchantSummary } from '../merchant/merchant.ts'

/**
 * Whether eaters may collect orders from the merchant. Only
 * merchants with a merchant system prepare orders themselves.
 */
export function offersPickup({
  isIntegrated,
  pickup = false,
}: Pick<MerchantSummary, 'isIntegrated' | 'pickup'>): boolean {
  return isIntegrated && pickup
}
