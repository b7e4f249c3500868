// Money in whole minor units: formatting, sums, percentages and fair shares.
import { currencies, type CurrencyCode } from './currency.ts'

/** An amount as the wire carries it: whole minor units, and the text to show. */
export type Amount = { amountInMinor: number; amountDisplay: string }

const formatters = new Map<string, Intl.NumberFormat>()

function digitsOf(locale: string, decimals: number, trimsZeros: boolean): Intl.NumberFormat {
  const key = `${locale} ${decimals} ${trimsZeros}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      trailingZeroDisplay: trimsZeros ? 'stripIfInteger' : 'auto',
      numberingSystem: 'latn',
    })
    formatters.set(key, formatter)
  }
  return formatter
}

/**
 * Writes whole minor units the way the country prints prices: `S$ 6.50`, `65.000 ₫`, `฿ 85`.
 * The sign stands before everything, as on a receipt. Throws on an amount that is not a whole number.
 */
export function formatMoney(amountInMinor: number, code: CurrencyCode, locale: string): string {
  assertWhole(amountInMinor)
  const { exponent, pattern, trimsZeros } = currencies[code]
  const digits = digitsOf(locale, exponent, trimsZeros).format(Math.abs(amountInMinor) / 10 ** exponent)
  const text = pattern.replace('{amount}', digits)
  return amountInMinor < 0 ? `−\u00a0${text}` : text
}

/** The amount with its text, in minor units of `code`. */
export function amountOf(amountInMinor: number, code: CurrencyCode, locale: string): Amount {
  return { amountInMinor, amountDisplay: formatMoney(amountInMinor, code, locale) }
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** `basisPoints` hundredths of a per cent of the amount, halves rounded up, in whole minor units. */
export function share(amountInMinor: number, basisPoints: number): number {
  return Math.floor((amountInMinor * basisPoints + 5_000) / 10_000)
}

/** The part of a tax-inclusive amount that is tax, in whole minor units, halves rounded up. */
export function includedTax(amountInMinor: number, basisPoints: number): number {
  const whole = 10_000 + basisPoints
  return Math.floor((2 * amountInMinor * basisPoints + whole) / (2 * whole))
}

export function assertWhole(amountInMinor: number): void {
  if (!Number.isSafeInteger(amountInMinor)) throw new RangeError(`not a whole number of minor units: ${amountInMinor}`)
}
