// Whether the merchant of a cart delivers to the eater's address.
import { isDeliverable } from '../location/location.ts'
import type { CartMerchant } from './cart-shape.ts'

/**
 * True if the address is outside the delivery radius. False while the distance is unknown. Testing
 * merchants deliver everywhere.
 */
export function isBeyondReach(
  merchant: Pick<CartMerchant, 'ID' | 'radius' | 'latlng' | 'distanceInKm'>,
  testingMerchants: readonly string[] = [],
): boolean {
  return merchant.distanceInKm !== null && !isDeliverable(merchant, null, testingMerchants)
}
