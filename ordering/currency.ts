// Currencies of the countries, and their price formats.

/**
 * A currency as the API sends it. `exponent` is the number of decimals of its minor unit, for
 * example 2 for cents.
 */
export type Currency = { code: string; symbol: string; exponent: number }

export const currencyCodes = ['IDR', 'PHP', 'THB', 'VND', 'SGD', 'MYR', 'MMK', 'USD'] as const
export type CurrencyCode = (typeof currencyCodes)[number]

export type CurrencyStyle = Currency & {
  code: CurrencyCode
  /** Symbol and amount. A space between them is a no-break space, so that a price does not wrap. */
  pattern: `${string}{amount}${string}`
  /**
   * Number of decimals of displayed amounts. Only the kyat has fewer decimals than its `exponent`:
   * its minor unit, the pya, is out of use, so prices and fees are whole kyat, and a tax is rounded
   * for display.
   */
  decimals: number
}

// Exponents follow daily use: sen and hào are out of use, so rupiah and đồng have no decimals.
export const currencies: Record<CurrencyCode, CurrencyStyle> = {
  IDR: { code: 'IDR', symbol: 'Rp', exponent: 0, pattern: 'Rp\u00a0{amount}', decimals: 0 },
  PHP: { code: 'PHP', symbol: '₱', exponent: 2, pattern: '₱{amount}', decimals: 2 },
  THB: { code: 'THB', symbol: '฿', exponent: 2, pattern: '฿\u00a0{amount}', decimals: 2 },
  VND: { code: 'VND', symbol: '₫', exponent: 0, pattern: '{amount}\u00a0₫', decimals: 0 },
  SGD: { code: 'SGD', symbol: 'S$', exponent: 2, pattern: 'S$\u00a0{amount}', decimals: 2 },
  MYR: { code: 'MYR', symbol: 'RM', exponent: 2, pattern: 'RM\u00a0{amount}', decimals: 2 },
  MMK: { code: 'MMK', symbol: 'K', exponent: 2, pattern: 'K\u00a0{amount}', decimals: 0 },
  USD: { code: 'USD', symbol: 'US$', exponent: 2, pattern: 'US$\u00a0{amount}', decimals: 2 },
}

/** Returns the smallest displayed amount, in minor units: 1, or 100 for the kyat. */
export const displayUnitOf = (code: CurrencyCode): number =>
  10 ** (currencies[code].exponent - currencies[code].decimals)
