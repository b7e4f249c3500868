// Converts amounts of money between whole minor units and the text that people type, without a
// currency symbol.
import { currencies, type CurrencyCode } from '@tingkat/ordering/currency'

/** Returns the amount as text without a currency symbol, for example `7.90` or `65000`. */
export function toMoneyText(amountInMinor: number, code: CurrencyCode): string {
  const { exponent, decimals } = currencies[code]
  return (amountInMinor / 10 ** exponent).toFixed(decimals)
}

/**
 * Returns whole minor units; undefined if the text is not an amount of this currency. Accepts
 * groups of three digits (`1,250.00`; `65.000` in currencies without decimals) and a decimal comma.
 */
export function parseMoney(text: string, code: CurrencyCode): number | undefined {
  const { exponent, decimals } = currencies[code]
  const typed = text.replaceAll(/\s/g, '')
  const pattern =
    decimals === 0
      ? /^(\d{1,3}(?:[.,]\d{3})+|\d{1,12})$/
      : /^(\d{1,3}(?:,\d{3})+|\d{1,12})(?:[.,](\d{0,2}))?$/
  const [, whole, fraction = ''] = pattern.exec(typed) ?? []
  if (whole === undefined) return undefined
  const digits = whole.replaceAll(/[.,]/g, '') + fraction.padEnd(decimals, '0')
  return Number(digits) * 10 ** (exponent - decimals)
}

export const moneySymbol = (code: CurrencyCode): string => currencies[code].symbol
