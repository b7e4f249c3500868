// Texts of cart notices, with the name of the dish and, for price changes, both prices.
import type { Cart, CartNotice } from '@tingkat/ordering/cart/cart'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'
import { formatCartMoney } from './cart-money.ts'

/** Returns one sentence. Prices are in the currency of `cart`. */
export function formatNotice(
  t: Translate,
  { notice, name, prices }: CartNotice,
  cart: Cart | null,
  locale: string,
): string {
  const format = (amount: number | undefined) =>
    cart && amount !== undefined ? formatCartMoney(cart, amount, locale) : ''
  return t([`notice.${notice}`, 'notice.refreshed'] as never, {
    name,
    before: format(prices?.before),
    after: format(prices?.after),
  })
}

/** Returns the first notice's sentence and the number of others; empty without notices. */
export function formatNotices(
  t: Translate,
  notices: readonly CartNotice[],
  cart: Cart | null,
  locale: string,
): string {
  const [first, ...more] = notices
  if (!first) return ''
  const text = formatNotice(t, first, cart, locale)
  return more.length ? t('cart.andMore', { said: text, count: more.length }) : text
}
