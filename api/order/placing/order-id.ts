// Order ids, which contain the country so that a lookup addresses one country's database, and short
// codes.
import { findCountry, type CountryCode } from '@tingkat/ordering/country/country'

/** For example `sg-0190…`. `unique` must be new and sort by time. */
export function orderIDOf(country: CountryCode, unique: string): string {
  // Joined, because a concatenated string slows JSON.stringify down: see newID in start.ts.
  return [country, unique].join('-')
}

/** The country of an order id; undefined for other texts. */
export function countryOfOrder(orderID: string): CountryCode | undefined {
  const [country = '', rest] = orderID.split('-', 2)
  return rest ? findCountry(country)?.code : undefined
}

// Without letters and digits that are confused when spoken or read: 0 O, 1 I L, 5 S, 2 Z.
const letters = 'ABCDEFGHJKMNPQRTUVWXY346789'

/** For example `KQ7-4HD`, from the random end of the id. For people; not unique. */
export function orderCodeOf(unique: string): string {
  let number = Number.parseInt(unique.replaceAll('-', '').slice(-10), 16) || 0
  let code = ''
  for (let place = 0; place < 6; place++) {
    code += letters[number % letters.length]
    number = Math.floor(number / letters.length)
  }
  return `${code.slice(0, 3)}-${code.slice(3)}`
}
