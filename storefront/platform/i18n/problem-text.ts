// Finds the text of a refusal or failure in the page's language: a title, and what to do.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'
import type { DisplayProblem } from './display-problem.ts'

// The keys of a text in the namespace `problem`, which every component that shows a problem loads.
// The texts of failed requests are in `site`, because they are needed without a connection.
const textKeys = (code: string, part: 'title' | 'message') => [
  `problem:gfc_error.errors.${code}.${part}`,
  `site:gfc_error.errors.${code}.${part}`,
  `site:gfc_error.errors.generic.${part}`,
]

/**
 * Returns title and message of a problem. A code without texts of its own gets the general ones.
 * `t` must have loaded the namespace `problem`.
 */
export function problemText(
  t: Translate,
  { code, context }: DisplayProblem,
  locale: string,
): { title: string; message: string } {
  const { orderLimit, missing, currency } = context
  const values = {
    ...context,
    limit: formatAmount(orderLimit, currency, locale),
    missing: formatAmount(missing, currency, locale),
  }
  const isBelowMinimum = code === 'promo_not_applicable' && context.reason === 'min_subtotal'
  const key = isBelowMinimum ? 'promo_min_subtotal' : code
  return { title: t(textKeys(key, 'title'), values), message: t(textKeys(key, 'message'), values) }
}

/** Returns '' if the amount is not a whole number or the currency is missing. */
function formatAmount(amount: unknown, currency: unknown, locale: string): string {
  return Number.isSafeInteger(amount) && typeof currency === 'string'
    ? formatMoney(amount as number, currency as CurrencyCode, locale)
    : ''
}
