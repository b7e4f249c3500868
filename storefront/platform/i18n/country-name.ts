// The name of a country inside a sentence: "the Philippines".
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { TFunction } from 'i18next'

/** Falls back to the plain name. Works with `t` of any namespace. */
export function countryInSentence(t: TFunction, code: CountryCode): string {
  return t([`site:inCountry.${code}`, `site:country.${code}`])
}
