// The seven currencies of the eight countries, and how each writes an amount.

/** A currency as it crosses the wire: `exponent` is the number of decimals in one minor unit. */
export type Currency = { code: string; symbol: string; exponent: number }

export const currencyCodes = ['IDR', 'PHP', 'THB', 'VND', 'SGD', 'MYR', 'MMK', 'USD'] as const
export type CurrencyCode = (typeof currencyCodes)[number]

export type CurrencyStyle = Currency & {
  code: CurrencyCode
  /** Where the symbol stands, with its space (no-break, so that a price never wraps). */
  pattern: `${string}{amount}${string}`
  /** Decimals are left out when they are all zero (฿ 85, ₱149), as menus in the country print them. */
  trimsZeros: boolean
}

// Exponents are those in daily use: sen and hào are no longer paid, so rupiah and đồng count whole.
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
