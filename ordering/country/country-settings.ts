// Settings of each country's pages. Only the server imports this file: a page receives the settings
// of its own country with its data.
import { affiliationOf } from './affiliation.ts'
import { checkCountries } from './check-countries.ts'
import { countries, countryCodes, type CountryCode } from './country.ts'
import type { CountrySettings, PageSettings } from './country-shape.ts'
import { settings as id } from './countries/id.ts'
import { settings as ph } from './countries/ph.ts'
import { settings as th } from './countries/th.ts'
import { settings as vn } from './countries/vn.ts'
import { settings as sg } from './countries/sg.ts'
import { settings as my } from './countries/my.ts'
import { settings as mm } from './countries/mm.ts'
import { settings as kh } from './countries/kh.ts'

const served: Record<CountryCode, CountrySettings> = { id, ph, th, vn, sg, my, mm, kh }

export function settingsOf(country: CountryCode): CountrySettings {
  return served[country]
}

export function pageSettingsOf(country: CountryCode): PageSettings {
  const { bounds: _, cash: __, operations, ...settings } = served[country]
  return {
    ...settings,
    affiliation: affiliationOf(country) ?? '',
    ...(operations?.tips && { tips: operations.tips }),
    ...(operations?.promise && { promise: operations.promise }),
  }
}

/** Returns one message per fault that the validation finds in the country files. */
export function findCountryFaults(): string[] {
  return checkCountries(
    Object.fromEntries(
      countryCodes.map((code) => [code, { country: countries[code], settings: served[code] }]),
    ),
  )
}
