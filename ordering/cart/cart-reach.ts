// Decides whether the merchant of a cart delivers to the eater's address.
import { isDeliverable } from '../location/location.ts'
import type { CartMerchant } from './cart-shape.ts'

/**
 * True if the eater's address is outside the merchant's delivery radius. False while the distance
 * is unknown, and for testing merchants, which deliver everywhere.
 */
export function isBeyondReach(
  merchant: Pick<CartMerchant, 'ID' | 'radius' | 'latlng' | 'distanceInKm'>,
  testingMerchants: readonly string[] = [],
): boolean {
  return merchant.distanceInKm !== null && !isDeliverable(merchant, null, testingMerchants)
}
