// Fees and promos of a country, in whole minor units; distances in metres.
import type { Fees } from '../country/country.ts'
import type { MerchantSummary } from '../merchant/merchant.ts'
import { applyBasisPoints } from '../money.ts'
import type { PromoRule } from './quote-shape.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** Base and distance, rounded up to the step in which couriers are paid. Reckoned in thousandths, so that no fraction is lost. */
export function deliveryFee({ delivery }: Pick<Fees, 'delivery'>, distance: number): number {
  const thousandths = delivery.base * 1_000 + delivery.perKm * Math.round(distance)
  const step = delivery.roundTo * 1_000
  return Math.ceil(thousandths / step) * delivery.roundTo
}

/** Whether the kitchen gives the delivery of food for so much: the subtotal of the small-order fee, after discounts and before promos. */
export function isDeliveryFree(
  { freeDeliveryFrom = Infinity }: Pick<MerchantSummary, 'freeDeliveryFrom'>,
  subtotal: number,
): boolean {
  return subtotal >= freeDeliveryFrom
}

/** What a list says that delivery costs, before anybody knows what is ordered: nothing where it always is free. */
export function listedDeliveryFee(
  fees: Pick<Fees, 'delivery'>,
  merchant: Pick<MerchantSummary, 'freeDeliveryFrom'>,
  distance: number,
): number {
  return isDeliveryFree(merchant, 0) ? 0 : deliveryFee(fees, distance)
}

/** For an order below the threshold; an empty one has none. */
export function smallOrderFee({ smallOrder }: Pick<Fees, 'smallOrder'>, subtotal: number): number {
  return subtotal > 0 && subtotal < smallOrder.below ? smallOrder.fee : 0
}

/** What a promo takes off a subtotal: never more than is there. */
export function promoAmount(promo: PromoRule, subtotal: number): number {
  const wanted =
    promo.basisPoints > 0 ? applyBasisPoints(subtotal, promo.basisPoints) : promo.amountInMinor
  const capped = promo.cap > 0 ? Math.min(wanted, promo.cap) : wanted
  return Math.max(0, Math.min(capped, subtotal))
}

/** The promos of the given codes (any case, each once); together at most the subtotal. promo_not_applicable with `promoCode` and `reason` (unknown, or min_subtotal with what is `missing`). */
export function applyPromos(
  codes: readonly string[],
  rules: readonly PromoRule[],
  subtotal: number,
): { code: string; amount: number }[] | Refusal {
  const applied: { code: string; amount: number }[] = []
  let left = subtotal
  for (const code of new Set(
    codes.map((code) => code.trim().toUpperCase()).filter((one) => one !== ''),
  )) {
    const rule = rules.find((one) => one.code.toUpperCase() === code)
    if (!rule) return refuse('promo_not_applicable', { promoCode: code, reason: 'unknown' })
    if (subtotal < rule.minSubtotal)
      return refuse('promo_not_applicable', {
        promoCode: code,
        reason: 'min_subtotal',
        minSubtotal: rule.minSubtotal,
        subtotal,
        missing: rule.minSubtotal - subtotal,
      })
    const amount = Math.min(promoAmount(rule, subtotal), left)
    left -= amount
    applied.push({ code: rule.code, amount })
  }
  return applied
}
