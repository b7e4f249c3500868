// Money in whole minor units: formatting, sums, percentages and fair shares.
import type { Country } from './country/country.ts'
import { currencies, type CurrencyCode } from './currency.ts'

/** An amount as the wire carries it: whole minor units, and the text to show. */
export type Amount = { amountInMinor: number; amountDisplay: string }

const writers = new Map<string, (amountInMinor: number) => string>()
// Prices repeat; writing one through Intl costs more than all the rest of a quote line.
const rememberedTexts = 4_096

function writerOf(code: CurrencyCode, locale: string): (amountInMinor: number) => string {
  const key = `${locale} ${code}`
  let write = writers.get(key)
  if (!write) writers.set(key, (write = makeWriter(code, locale)))
  return write
}

function makeWriter(code: CurrencyCode, locale: string): (amountInMinor: number) => string {
  const { exponent, pattern, trimsZeros } = currencies[code]
  const digits = new Intl.NumberFormat(locale, {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
    trailingZeroDisplay: trimsZeros ? 'stripIfInteger' : 'auto',
    numberingSystem: 'latn',
  })
  const texts = new Map<number, string>()
  return (amountInMinor) => {
    let text = texts.get(amountInMinor)
    if (text === undefined) {
      assertWhole(amountInMinor)
      text = pattern.replace('{amount}', digits.format(Math.abs(amountInMinor) / 10 ** exponent))
      if (amountInMinor < 0) text = `−\u00a0${text}`
      if (texts.size >= rememberedTexts) texts.clear()
      texts.set(amountInMinor, text)
    }
    return text
  }
}

/**
 * Writes whole minor units the way the country prints prices: `S$ 6.50`, `65.000 ₫`, `฿ 85`.
 * The sign stands before everything, as on a receipt. Throws on an amount that is not a whole number.
 */
export function formatMoney(amountInMinor: number, code: CurrencyCode, locale: string): string {
  return writerOf(code, locale)(amountInMinor)
}

/** The price in the second currency that shops of the country print beside the first (`៛ 18,000`); null where there is none. */
export function formatSecondCurrency(
  amountInMinor: number,
  { secondCurrency, locale }: Pick<Country, 'secondCurrency' | 'locale'>,
): string | null {
  if (!secondCurrency) return null
  assertWhole(amountInMinor)
  const amount =
    Math.round((amountInMinor * secondCurrency.perMinorUnit) / secondCurrency.step) *
    secondCurrency.step
  return `${secondCurrency.symbol}\u00a0${amount.toLocaleString(locale, { numberingSystem: 'latn' })}`
}

/** The amount with its text, in minor units of `code`. */
export function amountOf(amountInMinor: number, code: CurrencyCode, locale: string): Amount {
  return { amountInMinor, amountDisplay: formatMoney(amountInMinor, code, locale) }
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** `basisPoints` hundredths of a per cent of the amount, halves rounded up, in whole minor units. */
export function applyBasisPoints(amountInMinor: number, basisPoints: number): number {
  return Math.floor((amountInMinor * basisPoints + 5_000) / 10_000)
}

/** The part of a tax-inclusive amount that is tax, in whole minor units, halves rounded up. */
export function includedTax(amountInMinor: number, basisPoints: number): number {
  const whole = 10_000 + basisPoints
  return Math.floor((2 * amountInMinor * basisPoints + whole) / (2 * whole))
}

export function assertWhole(amountInMinor: number): void {
  if (!Number.isSafeInteger(amountInMinor))
    throw new RangeError(`not a whole number of minor units: ${amountInMinor}`)
}
