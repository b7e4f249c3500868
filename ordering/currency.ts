// Currencies of the countries, and their price formats.

/** A currency on the wire. `exponent` is the number of decimals of one minor unit. */
export type Currency = { code: string; symbol: string; exponent: number }

export const currencyCodes = ['IDR', 'PHP', 'THB', 'VND', 'SGD', 'MYR', 'MMK', 'USD'] as const
export type CurrencyCode = (typeof currencyCodes)[number]

export type CurrencyStyle = Currency & {
  code: CurrencyCode
  /** Position of the symbol; its space is no-break, so that a price does not wrap. */
  pattern: `${string}{amount}${string}`
  /** Leaves out decimals that are all zero (฿ 85, ₱149), as on menus of the country. */
  trimsZeros: boolean
}

// Exponents as in daily use: sen and hào are out of use, so rupiah and đồng have no decimals.
export const currencies: Record<CurrencyCode, CurrencyStyle> = {
  IDR: { code: 'IDR', symbol: 'Rp', exponent: 0, pattern: 'Rp\u00a0{amount}', trimsZeros: true },
  PHP: { code: 'PHP', symbol: '₱', exponent: 2, pattern: '₱{amount}', trimsZeros: true },
  THB: { code: 'THB', symbol: '฿', exponent: 2, pattern: '฿\u00a0{amount}', trimsZeros: true },
  VND: { code: 'VND', symbol: '₫', exponent: 0, pattern: '{amount}\u00a0₫', trimsZeros: true },
  SGD: { code: 'SGD', symbol: 'S$', exponent: 2, pattern: 'S$\u00a0{amount}', trimsZeros: false },
  MYR: { code: 'MYR', symbol: 'RM', exponent: 2, pattern: 'RM\u00a0{amount}', trimsZeros: false },
  MMK: { code: 'MMK', symbol: 'K', exponent: 2, pattern: 'K\u00a0{amount}', trimsZeros: true },
  USD: { code: 'USD', symbol: 'US$', exponent: 2, pattern: 'US$\u00a0{amount}', trimsZeros: false },
}
