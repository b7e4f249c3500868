// The port to whoever knows addresses: the bundled gazetteer, or a provider by URL.
import type { CountryCode } from '@tingkat/ordering/country'
import type { Location, Point } from '@tingkat/ordering/location'

export type Geocoder = {
  /** Whose data the answers are made of; its licence asks for it to be shown. */
  attribution: { text: string; url: string }
  /** At most `limit` places whose names hold the words, best first; empty for words that match nothing. */
  search(keyword: string, country: CountryCode, limit: number): Promise<Location[]>
  /** The nearest known place within 50 km, of whichever country it is; null for the open sea. */
  reverse(point: Point, language: string): Promise<Location | null>
}
