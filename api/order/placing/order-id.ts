// The names of an order: an id that says its country, so that every look-up goes to one cell, and a short code to say aloud.
import { findCountry, type CountryCode } from '@tingkat/ordering/country/country'

/** `sg-…`; `unique` must be new and sort by time. */
export function orderIDOf(country: CountryCode, unique: string): string {
  // Joined, not added up: see newID of start.ts.
  return [country, unique].join('-')
}

/** The country of an order id; undefined for something that is none. */
export function countryOfOrder(orderID: string): CountryCode | undefined {
  const [country = '', rest] = orderID.split('-', 2)
  return rest ? findCountry(country)?.code : undefined
}

// No letter or digit that is taken for another when read aloud or from a slip: 0 O, 1 I L, 5 S, 2 Z.
const letters = 'ABCDEFGHJKMNPQRTUVWXY346789'

/** `KQ7-4HD`: six signs of the id's random tail; meant for people, not unique for ever. */
export function orderCodeOf(unique: string): string {
  let number = Number.parseInt(unique.replaceAll('-', '').slice(-10), 16) || 0
  let code = ''
  for (let place = 0; place < 6; place++) {
    code += letters[number % letters.length]
    number = Math.floor(number / letters.length)
  }
  return `${code.slice(0, 3)}-${code.slice(3)}`
}
