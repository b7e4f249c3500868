// What a position is called, in the form that the storefront's address bar reads.
import type { GeoReverse } from '@tingkat/contract/location'
import type { Point } from '@tingkat/ordering/location/location'
import type { Geocoder } from '../providers/geocoding/geocoder.ts'

/** The nearest known place with the position as asked; NOT_FOUND far from everywhere. */
export async function nameOfPoint(
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
