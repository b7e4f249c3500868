// What was searched for lately in a country, on this device only.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { createStored, type Stored } from '../../../platform/storage/stored.ts'

const most = 6
const longest = 100

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string' && text.length <= longest)

const stores = new Map<CountryCode, Stored<string[]>>()

export function recentSearches(country: CountryCode): Stored<string[]> {
  let store = stores.get(country)
  if (!store)
    stores.set(
      country,
      (store = createStored(`searches.${country}`, (value) =>
        isTexts(value) ? value.slice(0, most) : null,
      )),
    )
  return store
}

/** The latest first, each once whatever its capitals. */
export function rememberSearch(country: CountryCode, typed: string): void {
  const text = typed.trim().replaceAll(/\s+/g, ' ').slice(0, longest)
  if (text === '') return
  const store = recentSearches(country)
  const others = (store.read() ?? []).filter((one) => one.toLowerCase() !== text.toLowerCase())
  store.write([text, ...others].slice(0, most))
}
