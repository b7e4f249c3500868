// Validates a promo code for a cart. Returns the promo of the code and the amount of its discount.
import type { promoBodySchema, PromoValidation } from '@tingkat/contract/quote'
import { toPromoRedemption } from '@tingkat/ordering/quote/promo'
import { isRefusal, refuse, type Refusal } from '@tingkat/ordering/refusal'
import type { z } from 'zod'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { quoteCart } from './actions.ts'

/**
 * Validates `code` together with the cart's other codes. Returns
 * the refusals of `quoteCart`, usually promo_not_applicable.
 */
export function validatePromo(
  catalogue: Pick<Catalogue, 'of'>,
  { code, promoCode, ...cart }: z.output<typeof promoBodySchema>,
  now: Date,
): PromoValidation | Refusal {
  const upperCode = code.toUpperCase()
  const others = promoCode.filter((other) => other.trim().toUpperCase() !== upperCode)
  const quoted = quoteCart(catalogue, { ...cart, promoCode: [...others, upperCode] }, now)
  if (isRefusal(quoted)) return quoted
  const promo = quoted.quote.promoCodes.find((listed) => listed.code.toUpperCase() === upperCode)
  const rule = catalogue
    .of(cart.countryCode)
    ?.promos.find((listed) => listed.code.toUpperCase() === upperCode)
  if (!promo || !rule)
    return refuse('promo_not_applicable', { promoCode: upperCode, reason: 'unknown' })
  return {
    redemption: toPromoRedemption({ promoCode: promo.code }),
    promoAmountV2: promo.promoAmountV2,
    description: rule.description,
  }
}
