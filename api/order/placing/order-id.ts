// Order ids and short order codes. An id contains the country,
// so that a lookup needs only the database of that country.
import { findCountry, type CountryCode } from '@tingkat/ordering/country/country'

/** Returns an order id such as `sg-0190…`. `unique` must be new and greater than earlier values. */
export function orderIDOf(country: CountryCode, unique: string): string {
  // `join` creates a flat string. JSON.stringify is slow
  // with a concatenated string: see `newID` in api/start.ts.
  return [country, unique].join('-')
}

/** Returns the country of an order id, or undefined for other texts. */
export function countryOfOrder(orderID: string): CountryCode | undefined {
  const [country = '', rest] = orderID.split('-', 2)
  return rest ? findCountry(country)?.code : undefined
}

// Letters and digits of codes, without those that are
// confused when spoken or read: 0 O, 1 I L, 5 S, 2 Z.
const letters = 'ABCDEFGHJKMNPQRTUVWXY346789'

/**
 * Returns a short code for people, for example `KQ7-4HD`,
 * derived from the random end of the id. Codes are not unique.
 */
export function orderCodeOf(unique: string): string {
  let number = Number.parseInt(unique.replaceAll('-', '').slice(-10), 16) || 0
  let code = ''
  for (let place = 0; place < 6; place++) {
    code += letters[number % letters.length]
    number = Math.floor(number / letters.length)
  }
  return `${code.slice(0, 3)}-${code.slice(3)}`
}
