// A country as a place: for a position that has no name near, but whose land is known.
import type { Location, Point } from '@tingkat/ordering/location/location'
import { countryNameOf } from './borders.ts'

/** Enough to tell an eater that they are abroad; it has no city. */
export function countryItself(countryCode: string, { latitude, longitude }: Point): Location {
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
