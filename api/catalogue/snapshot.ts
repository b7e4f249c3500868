// Each country's catalogue in memory, replaced whole when a newer version was imported.
import type { CountryCode } from '@tingkat/ordering/country'
import type { CountrySnapshot } from './country-snapshot.ts'

export type Catalogue = {
  /** The country's catalogue; undefined when none was imported. */
  of(country: CountryCode): CountrySnapshot | undefined
  /** The merchant and its country, whichever that is. */
  find(merchantID: string): { snapshot: CountrySnapshot; merchant: CountrySnapshot['merchants'] extends ReadonlyMap<string, infer M> ? M : never } | undefined
  /** Reads what changed in the database, now. */
  refresh(): Promise<void>
  isLoaded(): boolean
  close(): Promise<void>
}
