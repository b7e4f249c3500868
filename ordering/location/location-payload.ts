// Conversion between a location and the payload of the saved-places API.
import { findCountry, type CountryCode } from '../country/country.ts'
import type { Location, Point } from './location.ts'

/**
 * A location as sent to the server, with the field names of the product's specification. `keywords`
 * is the search text that found the location.
 */
export type LocationPayload = Point & {
  address: string
  keywords: string
  meta: Pick<
    Location,
    | 'displayAddress'
    | 'street'
    | 'addressDetail'
    | 'city'
    | 'cityID'
    | 'isAccurate'
    | 'noteToDriver'
  > & { countryCode: CountryCode }
  poiID: string
}

/** Returns the payload of the location; null if its country is not served. */
export function toLocationPayload(location: Location, keywords = ''): LocationPayload | null {
  const country = findCountry(location.countryCode)
  if (!country) return null
  const {
    id: poiID,
    address,
    latitude,
    longitude,
    displayAddress,
    street,
    addressDetail,
    city,
    cityID,
    isAccurate,
    noteToDriver,
  } = location
  return {
    longitude,
    latitude,
    address,
    keywords,
    meta: {
      displayAddress,
      ...(street && { street }),
      addressDetail,
      city,
      cityID,
      countryCode: country.code,
      isAccurate,
      noteToDriver,
    },
    poiID,
  }
}

export function locationOfPayload({
  poiID,
  address,
  latitude,
  longitude,
  meta,
}: LocationPayload): Location {
  const {
    displayAddress,
    street,
    addressDetail,
    city,
    cityID,
    countryCode,
    isAccurate,
    noteToDriver,
  } = meta
  return {
    id: poiID,
    address,
    ...(street && { street }),
    addressDetail,
    displayAddress: displayAddress || address,
    city,
    cityID,
    countryCode,
    isAccurate,
    latitude,
    longitude,
    noteToDriver,
  }
}
