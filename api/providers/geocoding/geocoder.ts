// The port to whoever knows addresses: the bundled gazetteer, or a provider by URL.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Location, Point } from '@tingkat/ordering/location/location'

export type PlaceQuery = {
  keyword: string
  country: CountryCode
  /** At most so many. */
  limit: number
  /** What is nearer comes before what is as good a match. */
  near?: Point | undefined
  /** Of the names that a place has; others serve where it has none. */
  language: string
}

export type Geocoder = {
  /** Whose data the answers are made of; its licence asks for it to be shown. */
  attribution: { text: string; url: string }
  /** Places of the country alone, best first; empty for words that match nothing. Throws GeocoderUnavailable. */
  search(query: PlaceQuery): Promise<Location[]>
  /**
   * What the position is called; the country is decided by borders, never by the nearest name. A country that has no name near
   * gives itself, without city; null on the high seas. Throws GeocoderUnavailable.
   */
  reverse(point: Point, language: string): Promise<Location | null>
}

/** Nobody can say just now: not the same as knowing no such address. The message holds no address. */
export class GeocoderUnavailable extends Error {
  override readonly name = 'GeocoderUnavailable'
}
