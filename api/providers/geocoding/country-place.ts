// Builds a location that stands for a whole country, for positions on land without a known place
// nearby.
import type { Location, Point } from '@tingkat/ordering/location/location'
import { countryNameOf } from './borders.ts'

/**
 * Returns a location without a city. Because the city is missing, the storefront recognises that
 * the position is abroad or far from any town.
 */
export function toCountryPlace(countryCode: string, { latitude, longitude }: Point): Location {
  const name = countryNameOf(countryCode)
  return {
    id: `country-${countryCode}`,
    address: name,
    addressDetail: '',
    displayAddress: name,
    city: '',
    cityID: '',
    countryCode,
    isAccurate: false,
    latitude,
    longitude,
    noteToDriver: '',
  }
}
