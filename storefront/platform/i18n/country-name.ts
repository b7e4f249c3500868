// A country's name inside a sentence: “in the Philippines”.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { TFunction } from 'i18next'

/** As the name stands alone, where the language makes no difference. `t` of any namespace. */
export function countryInSentence(t: TFunction, code: CountryCode): string {
  return t([`site:inCountry.${code}`, `site:country.${code}`])
}
