// Checks that a detected position is in the page's
// country, after reverse geocoding has found its place.
import type { Country } from '../country/country.ts'
import type { Point } from './location.ts'

/**
 * The fields that are used of a reverse-geocoding response (the place at a position). A faulty
 * provider may omit fields.
 */
export type DetectedPlace = {
  /** Country code or English name, in upper or lower case. */
  country: string
  poiID: string
  address: string
  city: string
  cityID: string
  location: Point
}

export const detectionFaults = [
  'REVERSE_GEOCODING_FAILED',
  'PARSING_FAILED',
  'CROSS_COUNTRY_LOCATION',
] as const
export type DetectionFault = (typeof detectionFaults)[number]

export type DetectedLocation =
  | { ok: true; place: DetectedPlace }
  | { ok: false; fault: DetectionFault }

/**
 * Returns the detected place if it is in the expected country, otherwise a fault:
 * REVERSE_GEOCODING_FAILED for any status except SUCCESS or without a place; PARSING_FAILED for
 * invalid coordinates; CROSS_COUNTRY_LOCATION for another country.
 */
export function checkDetectedPlace(
  place: DetectedPlace | null | undefined,
  status: string | undefined,
  expected: Pick<Country, 'code' | 'name'>,
): DetectedLocation {
  if (status !== 'SUCCESS' || !place) return { ok: false, fault: 'REVERSE_GEOCODING_FAILED' }
  if (!isOnEarth(place.location)) return { ok: false, fault: 'PARSING_FAILED' }
  return isCountry(place.country, expected)
    ? { ok: true, place }
    : { ok: false, fault: 'CROSS_COUNTRY_LOCATION' }
}

function isOnEarth(point: Partial<Point> | null | undefined): boolean {
  const { latitude, longitude } = point ?? {}
  return isWithin(latitude, 90) && isWithin(longitude, 180)
}

const isWithin = (degrees: unknown, max: number): boolean =>
  typeof degrees === 'number' && Math.abs(degrees) <= max

function isCountry(country: unknown, { code, name }: Pick<Country, 'code' | 'name'>): boolean {
  if (typeof country !== 'string') return false
  const plain = country.trim().toLowerCase()
  return (
    plain === code ||
    [name, ...(otherNames[code] ?? [])].some((known) => known.toLowerCase() === plain)
  )
}

// Other English names of countries that providers use.
const otherNames: Partial<Record<Country['code'], readonly string[]>> = {
  mm: ['Burma', 'Myanmar (Burma)'],
  ph: ['The Philippines'],
  vn: ['Viet Nam'],
}
