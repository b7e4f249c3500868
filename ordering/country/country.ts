// The countries that Tingkat serves, one file each.
import type { CountryShape, LanguageCode } from './country-shape.ts'
import { country as id } from './countries/id.ts'
import { country as ph } from './countries/ph.ts'
import { country as th } from './countries/th.ts'
import { country as vn } from './countries/vn.ts'
import { country as sg } from './countries/sg.ts'
import { country as my } from './countries/my.ts'
import { country as mm } from './countries/mm.ts'
import { country as kh } from './countries/kh.ts'

export { languageCodes, type Fees, type LanguageCode } from './country-shape.ts'

const served = { id, ph, th, vn, sg, my, mm, kh }

export type CountryCode = keyof typeof served
export type Country = CountryShape<CountryCode>

export const countries: Record<CountryCode, Country> = served
export const countryCodes = Object.keys(served) as [CountryCode, ...CountryCode[]]

/**
 * Finds a country by its code in upper or lower case, such
 * as a path segment; undefined if the country is not served.
 */
export function findCountry(code: string | undefined): Country | undefined {
  const lower = code?.toLowerCase()
  return countryCodes.some((countryCode) => countryCode === lower)
    ? countries[lower as CountryCode]
    : undefined
}

/** Finds a language of the country by its code. */
export function findLanguage(country: Country, code: string | undefined): LanguageCode | undefined {
  return country.languages.find((language) => language === code)
}
