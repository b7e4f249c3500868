// What happened to the basket, in words: which dish, and where it is the price, the old one and the new.
import type { Cart, CartNotice } from '@tingkat/ordering/cart/cart'
import type { TFunction } from 'i18next'
import { formatCartMoney } from './cart-money.ts'

/** One sentence. `t` of the cart's namespace; `cart` lends its money. */
export function formatNotice(
  t: TFunction<'cart'>,
  { notice, name, prices }: CartNotice,
  cart: Cart | null,
  locale: string,
): string {
  const write = (amount: number | undefined) =>
    cart && amount !== undefined ? formatCartMoney(cart, amount, locale) : ''
  return t([`notice.${notice}`, 'notice.refreshed'] as never, {
    name,
    before: write(prices?.before),
    after: write(prices?.after),
  })
}

/** The first of several, and how many more there are; empty for none. */
export function formatNotices(
  t: TFunction<'cart'>,
  notices: readonly CartNotice[],
  cart: Cart | null,
  locale: string,
): string {
  const [first, ...more] = notices
  if (!first) return ''
  const said = formatNotice(t, first, cart, locale)
  return more.length ? t('cart.andMore', { said, count: more.length }) : said
}
