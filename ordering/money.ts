// Money in whole minor units: formatting, sums and percentages.
import type { Country } from './country/country.ts'
import { currencies, type CurrencyCode } from './currency.ts'

/** An amount as the API sends it: whole minor units and the text to display. */
export type Amount = { amountInMinor: number; amountDisplay: string }

const formatters = new Map<string, (amountInMinor: number) => string>()
// Number of formatted prices that are cached, because the same prices occur often.
const cachedTexts = 4_096

// Languages that write `1.234,50`. All other languages of the countries that Tingkat serves write
// `1,234.50`.
const languagesWithComma = new Set(['id', 'vi'])

function formatterOf(code: CurrencyCode, locale: string): (amountInMinor: number) => string {
  const key = `${locale} ${code}`
  let format = formatters.get(key)
  if (!format) formatters.set(key, (format = createFormatter(code, locale)))
  return format
}

function createFormatter(code: CurrencyCode, locale: string): (amountInMinor: number) => string {
  const { exponent, pattern, decimals } = currencies[code]
  const texts = new Map<number, string>()
  return (amountInMinor) => {
    let text = texts.get(amountInMinor)
    if (text === undefined) {
      assertWhole(amountInMinor)
      const amount = Math.abs(amountInMinor) / 10 ** exponent
      text = pattern.replace('{amount}', formatDigits(amount, decimals, locale))
      if (amountInMinor < 0) text = `−\u00a0${text}`
      if (texts.size >= cachedTexts) texts.clear()
      texts.set(amountInMinor, text)
    }
    return text
  }
}

/**
 * Formats a positive number as `Intl.NumberFormat` would, with Latin digits. `Intl` itself
 * is not used, because creating its first formatter blocks a phone's page for about 60 ms.
 */
function formatDigits(amount: number, decimals: number, locale: string): string {
  const [whole = '', fraction] = amount.toFixed(decimals).split('.')
  const [group, decimalSign] = languagesWithComma.has(locale.slice(0, 2)) ? '.,' : ',.'
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group ?? '')
  return fraction === undefined ? grouped : `${grouped}${decimalSign}${fraction}`
}

/**
 * Formats whole minor units as prices of the country: `S$ 6.50`, `65.000 ₫`, `฿ 85.00`. A minus
 * sign comes before the currency's symbol, as on a receipt. Throws a RangeError if the amount is
 * not a whole number.
 */
export function formatMoney(amountInMinor: number, code: CurrencyCode, locale: string): string {
  return formatterOf(code, locale)(amountInMinor)
}

/** Returns the price in the country's second currency (`៛ 18,000`); null if it has none. */
export function formatSecondCurrency(
  amountInMinor: number,
  { secondCurrency, locale }: Pick<Country, 'secondCurrency' | 'locale'>,
): string | null {
  if (!secondCurrency) return null
  assertWhole(amountInMinor)
  const { symbol, perMinorUnit, step } = secondCurrency
  const amount = Math.round((amountInMinor * perMinorUnit) / step) * step
  return `${symbol}\u00a0${formatDigits(amount, 0, locale)}`
}

/** Returns the amount with its formatted text. */
export function amountOf(amountInMinor: number, code: CurrencyCode, locale: string): Amount {
  return { amountInMinor, amountDisplay: formatMoney(amountInMinor, code, locale) }
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** Returns `basisPoints` hundredths of a per cent of the amount, rounded half up to minor units. */
export function applyBasisPoints(amountInMinor: number, basisPoints: number): number {
  return Math.floor((amountInMinor * basisPoints + 5_000) / 10_000)
}

/** Returns the tax that is included in an amount, in minor units, rounded half up. */
export function includedTax(amountInMinor: number, basisPoints: number): number {
  const divisor = 10_000 + basisPoints
  return Math.floor((2 * amountInMinor * basisPoints + divisor) / (2 * divisor))
}

export function assertWhole(amountInMinor: number): void {
  if (!Number.isSafeInteger(amountInMinor))
    throw new RangeError(`not a whole number of minor units: ${amountInMinor}`)
}
