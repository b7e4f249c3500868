// A location as it is sent to be kept, and back.
import { findCountry, type CountryCode } from '../country/country.ts'
import type { Location, Point } from './location.ts'

/** A location as it is sent; field names of the specification. `keywords` are the words that found it. */
export type LocationPayload = Point & {
  address: string
  keywords: string
  meta: Pick<
    Location,
    'displayAddress' | 'addressDetail' | 'city' | 'cityID' | 'isAccurate' | 'noteToDriver'
  > & { countryCode: CountryCode }
  poiID: string
}

/** Null for a location outside the countries that are served. */
export function toLocationPayload(location: Location, keywords = ''): LocationPayload | null {
  const country = findCountry(location.countryCode)
  if (!country) return null
  const {
    id: poiID,
    address,
    latitude,
    longitude,
    displayAddress,
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
  const { displayAddress, addressDetail, city, cityID, countryCode, isAccurate, noteToDriver } =
    meta
  return {
    id: poiID,
    address,
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
