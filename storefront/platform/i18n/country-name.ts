// Returns the name of a country as it is written inside a sentence: "the Philippines".
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'

/** Returns the plain name if the language has no form for sentences. `t` may have any namespace. */
export function countryInSentence(t: Translate, code: CountryCode): string {
  return t([`site:inCountry.${code}`, `site:country.${code}`])
}
