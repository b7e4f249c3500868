// A link that opens the route to a place in a map app, and a distance as text.
import type { Point } from '@tingkat/ordering/location/location'

/** Returns a URL that phones open in their map app, if it is installed. */
export const wayTo = ({ latitude, longitude }: Point): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`

/** Returns for example `850 m` or `2.4 km`. */
export function formatWay(metres: number, locale: string): string {
  const isFar = metres >= 950
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: isFar ? 1 : 0,
    numberingSystem: 'latn',
  }).format(isFar ? metres / 1_000 : Math.round(metres / 50) * 50)
}
