// The text of a refusal or failure in the page's language: a title, and what to do.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import type { Refusal } from '@tingkat/ordering/refusal'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'

export type DisplayProblem = { code: string; context: Record<string, unknown> }

export function toDisplayProblem(refusal: Refusal): DisplayProblem {
  return { code: refusal.refused, context: refusal.context }
}

/** Returns the general text for a code without its own. Works with `t` of any namespace. */
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
  const translate = (part: 'title' | 'message') =>
    t([`site:gfc_error.errors.${key}.${part}`, `site:gfc_error.errors.generic.${part}`], values)
  return { title: translate('title'), message: translate('message') }
}

/** Returns '' if the amount is not a whole number or the currency is missing. */
function formatAmount(amount: unknown, currency: unknown, locale: string): string {
  return Number.isSafeInteger(amount) && typeof currency === 'string'
    ? formatMoney(amount as number, currency as CurrencyCode, locale)
    : ''
}
