// The name of a country inside a sentence: "the Philippines".
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Translate } from './translate.ts'

/** Falls back to the plain name. Works with `t` of any namespace. */
export function countryInSentence(t: Translate, code: CountryCode): string {
  return t([`site:inCountry.${code}`, `site:country.${code}`])
}
