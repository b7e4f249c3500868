// Formats amounts in the currency of a cart.
import { subtotalOf, type Cart } from '@tingkat/ordering/cart/cart'
import type { Fees } from '@tingkat/ordering/country/country'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'

/** Formats an amount in whole minor units; '' for a cart without a merchant. */
export function formatCartMoney(cart: Cart, amount: number, locale: string): string {
  const code = cart.merchants[0]?.merchant.currency.code
  return code ? formatMoney(amount, code as CurrencyCode, locale) : ''
}

export function formatSubtotal(cart: Cart | null, locale: string): string {
  return cart ? formatCartMoney(cart, subtotalOf(cart), locale) : ''
}

/** Returns what an order at a table costs in whole minor units: its dishes and the platform fee. */
export const tableTotalOf = (cart: Cart, { platform }: Pick<Fees, 'platform'>): number =>
  subtotalOf(cart) + platform
