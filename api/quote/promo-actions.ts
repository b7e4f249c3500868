// A promo code tried on a cart before it is kept there: which promo it is, and what it takes off.
import type { promoBodySchema, PromoValidation } from '@tingkat/contract/quote'
import { toPromoRedemption } from '@tingkat/ordering/quote/promo'
import { isRefusal, refuse, type Refusal } from '@tingkat/ordering/refusal'
import type { z } from 'zod'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { quoteCart } from './actions.ts'

/** Beside the codes that the cart has already. Refusals: those of `quoteCart`, above all promo_not_applicable. */
export function validatePromo(
  catalogue: Pick<Catalogue, 'of'>,
  { code, promoCode, ...cart }: z.output<typeof promoBodySchema>,
  now: Date,
): PromoValidation | Refusal {
  const wanted = code.toUpperCase()
  const others = promoCode.filter((one) => one.trim().toUpperCase() !== wanted)
  const quoted = quoteCart(catalogue, { ...cart, promoCode: [...others, wanted] }, now)
  if (isRefusal(quoted)) return quoted
  const promo = quoted.quote.promoCodes.find((one) => one.code.toUpperCase() === wanted)
  const rule = catalogue
    .of(cart.countryCode)
    ?.promos.find((one) => one.code.toUpperCase() === wanted)
  if (!promo || !rule)
    return refuse('promo_not_applicable', { promoCode: wanted, reason: 'unknown' })
  return {
    redemption: toPromoRedemption({ promoCode: promo.code }),
    promoAmountV2: promo.promoAmountV2,
    description: rule.description,
  }
}
