// Validates a promo code together with the codes that are already in the cart.
import type { Client, ClientProblem } from '@tingkat/contract/client'
import type { QuoteBody } from '@tingkat/contract/quote'

/** `exclusive`: the code applies, but only in place of the cart's codes. */
export type PromoAnswer =
  | { kind: 'applied'; promoCodes: readonly string[] }
  | { kind: 'exclusive'; code: string; amountDisplay: string }
  | { kind: 'refused'; problem: ClientProblem }

/** The largest number of promo codes in one order that the API accepts. */
export const promoCodesMax = 5

export async function validatePromo(
  client: Pick<Client, 'validatePromo'>,
  body: QuoteBody,
  code: string,
): Promise<PromoAnswer> {
  const upperCode = code.toUpperCase()
  const others = (body.promoCode ?? []).filter((other) => other.toUpperCase() !== upperCode)
  const joined = await client.validatePromo({ ...body, promoCode: others, code })
  if (joined.ok)
    return { kind: 'applied', promoCodes: [...others, joined.data.redemption.promoCode] }
  if (joined.problem.context['reason'] !== 'exclusive')
    return { kind: 'refused', problem: joined.problem }
  const alone = await client.validatePromo({ ...body, promoCode: [], code })
  if (!alone.ok) return { kind: 'refused', problem: alone.problem }
  const { redemption, promoAmountV2 } = alone.data
  return {
    kind: 'exclusive',
    code: redemption.promoCode,
    amountDisplay: promoAmountV2.amountDisplay,
  }
}
