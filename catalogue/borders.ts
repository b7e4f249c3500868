// A box round each country, to catch swapped or mistyped coordinates before an import.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { settingsOf } from '@tingkat/ordering/country/country-settings'
import type { Point } from '@tingkat/ordering/location/location'

export function isWithinCountry(country: CountryCode, { latitude, longitude }: Point): boolean {
  const { south, north, west, east } = settingsOf(country).bounds
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
