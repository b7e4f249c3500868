// Computes the delivery fee with a country's rates. Amounts are whole minor units, distances
// metres.
import type { Fees } from '../country/country.ts'
import type { MerchantSummary } from '../merchant/merchant.ts'

/**
 * Returns the base fee plus the distance fee, rounded up to `roundTo`. The function computes with
 * thousandths of a minor unit, so that it is exact.
 */
export function deliveryFee({ delivery }: Pick<Fees, 'delivery'>, distance: number): number {
  const thousandths = delivery.base * 1_000 + delivery.perKm * Math.round(distance)
  const step = delivery.roundTo * 1_000
  return Math.ceil(thousandths / step) * delivery.roundTo
}

/** Whether delivery is free for a food subtotal after discounts and before promos. */
export function isDeliveryFree(
  { freeDeliveryFrom = Infinity }: Pick<MerchantSummary, 'freeDeliveryFrom'>,
  subtotal: number,
): boolean {
  return subtotal >= freeDeliveryFrom
}

/** Returns the delivery fee in merchant lists: 0 only if delivery is always free. */
export function listedDeliveryFee(
  fees: Pick<Fees, 'delivery'>,
  merchant: Pick<MerchantSummary, 'freeDeliveryFrom'>,
  distance: number,
): number {
  return isDeliveryFree(merchant, 0) ? 0 : deliveryFee(fees, distance)
}
