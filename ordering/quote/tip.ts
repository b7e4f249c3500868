// Rules of tips for the courier. Amounts are in minor units.
import type { Country } from '../country/country.ts'
import { displayUnitOf } from '../currency.ts'
import { sum } from '../money.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { PriceQuote } from './quote-shape.ts'

/**
 * Returns tip_too_large with `orderLimit` for a tip above `limit` (the price of the food, or 0 if
 * no tip can be given), or for an amount that the currency cannot show; else null.
 */
export function checkTip(
  tip: number,
  { limit, country }: { limit: number; country: Pick<Country, 'currency'> },
): Refusal | null {
  const isValid =
    Number.isSafeInteger(tip) && tip >= 0 && tip % displayUnitOf(country.currency) === 0
  if (isValid && tip <= limit) return null
  return refuse('tip_too_large', { orderLimit: limit, currency: country.currency })
}

/** Returns the tip that is part of a quote's total; 0 without a tip. */
export const tipOf = ({ breakdowns }: Pick<PriceQuote, 'breakdowns'>): number =>
  sum(breakdowns.filter(({ key }) => key === 'tip').map(({ value }) => value.amountInMinor))
