// A cart's amounts in words: its subtotal, and any other amount in its money.
import { subtotalOf, type Cart } from '@tingkat/ordering/cart/cart'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'

/** Whole minor units of the cart's currency, as the country writes them. */
export function formatCartMoney(cart: Cart, amount: number, locale: string): string {
  const code = cart.merchants[0]?.merchant.currency.code
  return code ? formatMoney(amount, code as CurrencyCode, locale) : ''
}

export function formatSubtotal(cart: Cart | null, locale: string): string {
  return cart ? formatCartMoney(cart, subtotalOf(cart), locale) : ''
}
