// The delivery address that the eater chose, kept in the browser, one for each country.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Location } from '@tingkat/ordering/location/location'
import { createStored, useStored, type Stored } from '../../platform/storage/stored.ts'

const texts = [
  'id',
  'address',
  'addressDetail',
  'displayAddress',
  'city',
  'cityID',
  'countryCode',
  'noteToDriver',
] as const

/** What was stored, if it still has the shape of a Location. */
export function parseLocation(value: unknown): Location | null {
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Record<string, unknown>
  const wordy = texts.every((name) => typeof fields[name] === 'string')
  const placed = Number.isFinite(fields['latitude']) && Number.isFinite(fields['longitude'])
  return wordy && placed && typeof fields['isAccurate'] === 'boolean' ? (value as Location) : null
}

const stores = new Map<CountryCode, Stored<Location>>()

/** The country's stored address; read, write and subscribe. */
export function chosenLocation(country: CountryCode): Stored<Location> {
  let stored = stores.get(country)
  if (!stored) {
    stored = createStored(`location.${country}`, parseLocation)
    stores.set(country, stored)
  }
  return stored
}

/** Null until the page is alive, and while none is chosen. */
export function useChosenLocation(country: CountryCode): Location | null {
  return useStored(chosenLocation(country))
}

/** The door stays the same when the same place is chosen again; a saved place brings its own. */
export function keepAddressDetails(place: Location, before: Location | null): Location {
  if (before?.id !== place.id || place.addressDetail || place.noteToDriver) return place
  return { ...place, addressDetail: before.addressDetail, noteToDriver: before.noteToDriver }
}
