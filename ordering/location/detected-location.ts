// Whether a detected position became an address that may be used.
import type { Country } from '../country/country.ts'
import type { Point } from './location.ts'

/** The reverse geocode's answer as far as the rule reads it; fields may be missing when a provider misbehaves. */
export type DetectedPlace = {
  /** Code or English name, in any case. */
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
 * Any status but SUCCESS or no place: REVERSE_GEOCODING_FAILED. No usable coordinates: PARSING_FAILED.
 * A country other than the expected one: CROSS_COUNTRY_LOCATION.
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

const isWithin = (degrees: unknown, most: number): boolean =>
  typeof degrees === 'number' && Math.abs(degrees) <= most

function isCountry(given: unknown, { code, name }: Pick<Country, 'code' | 'name'>): boolean {
  if (typeof given !== 'string') return false
  const plain = given.trim().toLowerCase()
  return (
    plain === code || [name, ...(otherNames[code] ?? [])].some((one) => one.toLowerCase() === plain)
  )
}

// How providers spell a country beside its usual English name.
const otherNames: Partial<Record<Country['code'], readonly string[]>> = {
  mm: ['Burma', 'Myanmar (Burma)'],
  ph: ['The Philippines'],
  vn: ['Viet Nam'],
}
