// Use case of reverse geocoding.
import type { GeoReverse } from '@tingkat/contract/location'
import type { Point } from '@tingkat/ordering/location/location'
import type { Geocoder } from '../providers/geocoding/geocoder.ts'

/** Returns the nearest place, with `point` as its position, or the status NOT_FOUND. */
export async function reverseGeocode(
  geocoder: Geocoder,
  point: Point,
  language: string,
): Promise<GeoReverse> {
  const place = await geocoder.reverse(point, language)
  if (!place) return { status: { code: 'NOT_FOUND' }, place: null }
  const { countryCode, id, displayAddress, city, cityID } = place
  const { latitude, longitude } = point
  return {
    status: { code: 'SUCCESS' },
    place: {
      country: countryCode,
      poiID: id,
      address: displayAddress,
      city,
      cityID,
      location: { latitude, longitude },
    },
  }
}
