// Validates a promo code for a cart: which promo it stands for and how much it takes off.
import type { promoBodySchema, PromoValidation } from '@tingkat/contract/quote'
import { toPromoRedemption } from '@tingkat/ordering/quote/promo'
import { isRefusal, refuse, type Refusal } from '@tingkat/ordering/refusal'
import type { z } from 'zod'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { quoteCart } from './actions.ts'

/**
 * Validates `code` in addition to the other codes of the cart. Returns the refusals of `quoteCart`,
 * mostly promo_not_applicable.
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
