// The recent searches in a country, stored on this device only.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { storedByName } from '../../../platform/storage/stored.ts'

const maxSearches = 6
const maxLength = 100

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.every((text) => typeof text === 'string' && text.length <= maxLength)

export const recentSearches = storedByName('searches.', (value) =>
  isTexts(value) ? value.slice(0, maxSearches) : null,
)

/** Puts the search first and removes an equal one, ignoring upper and lower case. */
export function rememberSearch(country: CountryCode, typed: string): void {
  const text = typed.trim().replaceAll(/\s+/g, ' ').slice(0, maxLength)
  if (text === '') return
  const store = recentSearches(country)
  const others = (store.read() ?? []).filter((other) => other.toLowerCase() !== text.toLowerCase())
  store.write([text, ...others].slice(0, maxSearches))
}
