// Computes the small-order fee and the promos of a country. Amounts are whole minor units.
import type { Fees } from '../country/country.ts'
import { applyBasisPoints } from '../money.ts'
import type { PromoRule } from './quote-shape.ts'
import { refuse, type Refusal } from '../refusal.ts'

/**
 * Returns the small-order fee for an order whose subtotal is below the threshold; 0 for an empty
 * order.
 */
export function smallOrderFee({ smallOrder }: Pick<Fees, 'smallOrder'>, subtotal: number): number {
  return subtotal > 0 && subtotal < smallOrder.below ? smallOrder.fee : 0
}

/**
 * Returns the amount by which the subtotal is too low
 * to avoid the small-order fee; 0 if there is no fee.
 */
export function amountToAvoidSmallOrderFee(
  fees: Pick<Fees, 'smallOrder'>,
  subtotal: number,
): number {
  return smallOrderFee(fees, subtotal) > 0 ? fees.smallOrder.below - subtotal : 0
}

/**
 * Returns the amount that a promo deducts, at most the subtotal. A percentage of the subtotal is
 * rounded to a multiple of `unit`.
 */
export function promoAmount(promo: PromoRule, subtotal: number, unit = 1): number {
  const amount =
    promo.basisPoints > 0
      ? applyBasisPoints(subtotal / unit, promo.basisPoints) * unit
      : promo.amountInMinor
  const capped = promo.cap > 0 ? Math.min(amount, promo.cap) : amount
  return Math.max(0, Math.min(capped, subtotal))
}

/**
 * Applies the promos of the eater's codes, ignoring case and duplicates. Together they deduct at
 * most the subtotal. Refuses a code with `promo_not_applicable` and a `reason`: `unknown`,
 * `min_subtotal` (with the `missing` amount), or `exclusive` if the code cannot be combined with
 * others.
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
