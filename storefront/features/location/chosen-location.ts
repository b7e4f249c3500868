// The chosen delivery address of each country, stored in the browser.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { withStreet } from '@tingkat/ordering/location/complete-address'
import type { Location } from '@tingkat/ordering/location/location'
import { storedByName, useStored } from '../../platform/storage/stored.ts'

const textFields = [
  'id',
  'address',
  'addressDetail',
  'displayAddress',
  'city',
  'cityID',
  'countryCode',
  'noteToDriver',
] as const

/** Validates a stored location; null if it has another shape. */
export function parseLocation(value: unknown): Location | null {
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Record<string, unknown>
  const hasTexts = textFields.every((name) => typeof fields[name] === 'string')
  const hasStreet = ['string', 'undefined'].includes(typeof fields['street'])
  const hasPoint = Number.isFinite(fields['latitude']) && Number.isFinite(fields['longitude'])
  return hasTexts && hasStreet && hasPoint && typeof fields['isAccurate'] === 'boolean'
    ? (value as Location)
    : null
}

export const chosenLocation = storedByName('location.', parseLocation)

/** Returns the chosen address; null during hydration and while no address is chosen. */
export function useChosenLocation(country: CountryCode): Location | null {
  return useStored(chosenLocation(country))
}

/**
 * If the previously chosen address was the same place, copies its street, address detail and
 * courier note to the new choice. Copies nothing if the new place has an address detail or a note.
 */
export function keepAddressDetails(place: Location, before: Location | null): Location {
  if (before?.id !== place.id || place.addressDetail || place.noteToDriver) return place
  return {
    ...(before.street && !place.street ? withStreet(place, before.street) : place),
    addressDetail: before.addressDetail,
    noteToDriver: before.noteToDriver,
  }
}
