// Fees and promos of a country. Amounts are whole minor units, distances metres.
import type { Fees } from '../country/country.ts'
import type { MerchantSummary } from '../merchant/merchant.ts'
import { applyBasisPoints } from '../money.ts'
import type { PromoRule } from './quote-shape.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** Base fee plus distance fee, rounded up to `roundTo`. Computed in thousandths to stay exact. */
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

/** The delivery fee in merchant lists: 0 only if delivery is always free. */
export function listedDeliveryFee(
  fees: Pick<Fees, 'delivery'>,
  merchant: Pick<MerchantSummary, 'freeDeliveryFrom'>,
  distance: number,
): number {
  return isDeliveryFree(merchant, 0) ? 0 : deliveryFee(fees, distance)
}

/** The fee of an order below the threshold; 0 for an empty order. */
export function smallOrderFee({ smallOrder }: Pick<Fees, 'smallOrder'>, subtotal: number): number {
  return subtotal > 0 && subtotal < smallOrder.below ? smallOrder.fee : 0
}

/** How much food is missing to avoid the small-order fee, in minor units; 0 without the fee. */
export function amountToAvoidSmallOrderFee(
  fees: Pick<Fees, 'smallOrder'>,
  subtotal: number,
): number {
  return smallOrderFee(fees, subtotal) > 0 ? fees.smallOrder.below - subtotal : 0
}

/** The amount that a promo deducts: whole multiples of `unit`, at most the subtotal. */
export function promoAmount(promo: PromoRule, subtotal: number, unit = 1): number {
  const amount =
    promo.basisPoints > 0
      ? applyBasisPoints(subtotal / unit, promo.basisPoints) * unit
      : promo.amountInMinor
  const capped = promo.cap > 0 ? Math.min(amount, promo.cap) : amount
  return Math.max(0, Math.min(capped, subtotal))
}

/**
 * Applies the promos of the codes, ignoring case and duplicates, up to the subtotal in total.
 * Refusal: promo_not_applicable with `promoCode` and `reason`: unknown, min_subtotal with the
 * `missing` amount, or exclusive if the code cannot be combined with the others.
 */
export function applyPromos(
  codes: readonly string[],
  rules: readonly PromoRule[],
  subtotal: number,
  unit = 1,
): { code: string; amount: number }[] | Refusal {
  const applied: { code: string; amount: number }[] = []
  let remaining = subtotal
  const distinct = new Set(codes.map((code) => code.trim().toUpperCase()))
  distinct.delete('')
  for (const code of distinct) {
    const rule = rules.find((promo) => promo.code.toUpperCase() === code)
    if (!rule) return refuse('promo_not_applicable', { promoCode: code, reason: 'unknown' })
    if (subtotal < rule.minSubtotal)
      return refuse('promo_not_applicable', {
        promoCode: code,
        reason: 'min_subtotal',
        minSubtotal: rule.minSubtotal,
        subtotal,
        missing: rule.minSubtotal - subtotal,
      })
    if (rule.exclusive && distinct.size > 1)
      return refuse('promo_not_applicable', { promoCode: code, reason: 'exclusive' })
    const amount = Math.min(promoAmount(rule, subtotal, unit), remaining)
    remaining -= amount
    applied.push({ code: rule.code, amount })
  }
  return applied
}
