// Interface of geocoders: the embedded gazetteer, or a provider by URL.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Location, Point } from '@tingkat/ordering/location/location'

export type PlaceQuery = {
  keyword: string
  country: CountryCode
  limit: number
  /** Equally good matches are sorted by their distance to this point, if it is given. */
  near?: Point | undefined
  /** Preferred language of the names of places. */
  language: string
}

export type Geocoder = {
  /** Source of the geocoder's data, which its licence requires to be shown. */
  attribution: { text: string; url: string }
  /** Returns matching places of the country, best first. Throws GeocoderUnavailable. */
  search(query: PlaceQuery): Promise<Location[]>
  /**
   * Returns the place at a position. Borders decide in which country the position is, even if the
   * nearest place is abroad. If no known place is nearby, returns the country without a city; at
   * sea, returns null. Throws GeocoderUnavailable.
   */
  reverse(point: Point, language: string): Promise<Location | null>
}

/**
 * Thrown if the geocoder failed, but not for an unknown address. The message contains no address.
 */
export class GeocoderUnavailable extends Error {
  override readonly name = 'GeocoderUnavailable'
}
