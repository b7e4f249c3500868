// The name of a country inside a sentence: "the Philippines".
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'

/** Returns the plain name if there is no form for sentences. Works with `t` of any namespace. */
export function countryInSentence(t: Translate, code: CountryCode): string {
  return t([`site:inCountry.${code}`, `site:country.${code}`])
}
