// Checks that the position of a merchant or place lies within its country, to catch swapped or
// mistyped coordinates.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { settingsOf } from '@tingkat/ordering/country/country-settings'
import type { Point } from '@tingkat/ordering/location/location'
import type { Path, ReportFault } from './fault.ts'
import type { Partly } from './prune.ts'

/** Reports a position outside the box of extreme coordinates of the country. */
export function checkPosition(
  point: Partly<Point>,
  country: CountryCode,
  path: Path,
  report: ReportFault,
): void {
  if (point?.latitude === undefined || point.longitude === undefined) return
  const { latitude, longitude } = point
  const { south, north, west, east } = settingsOf(country).bounds
  if (latitude < south || latitude > north || longitude < west || longitude > east)
    report(path, 'lies outside the country; are latitude and longitude swapped?')
}
