// What a refusal or failure says to the eater: a title and what to do, by its code.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import type { Refusal } from '@tingkat/ordering/refusal'
import type { TFunction } from 'i18next'

export type DisplayProblem = { code: string; context: Record<string, unknown> }

export function toDisplayProblem(refusal: Refusal): DisplayProblem {
  return { code: refusal.refused, context: refusal.context }
}

/** Title and message in the page's language; a code without words of its own gets the general ones. `t` of any namespace. */
export function problemText(
  t: TFunction,
  { code, context }: DisplayProblem,
  locale: string,
): { title: string; message: string } {
  const { orderLimit, missing, currency } = context
  const values = {
    ...context,
    limit: moneyOf(orderLimit, currency, locale),
    missing: moneyOf(missing, currency, locale),
  }
  const told =
    code === 'promo_not_applicable' && context.reason === 'min_subtotal'
      ? 'promo_min_subtotal'
      : code
  const say = (part: 'title' | 'message') =>
    t([`site:gfc_error.errors.${told}.${part}`, `site:gfc_error.errors.generic.${part}`], values)
  return { title: say('title'), message: say('message') }
}

function moneyOf(amount: unknown, currency: unknown, locale: string): string {
  return Number.isSafeInteger(amount) && typeof currency === 'string'
    ? formatMoney(amount as number, currency as CurrencyCode, locale)
    : ''
}
