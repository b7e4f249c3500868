// Use cases of the places that an eater has saved as delivery addresses, such as home and work.
import type {
  changeSavedPlaceBodySchema,
  savePlaceBodySchema,
  SavedPlaceList,
} from '@tingkat/contract/saved-place'
import { locationOfPayload } from '@tingkat/ordering/location/location-payload'
import { findCountry } from '@tingkat/ordering/country/country'
import { savedPlacesMax, type SavedPlace } from '@tingkat/ordering/location/saved-place'
import type { z } from 'zod'
import type { Eater } from '../session.ts'
import { problem } from '../../http/problem.ts'
import { isPlausible } from '../../providers/geocoding/borders.ts'
import type { FlagReader } from '../../settings/flags.ts'
import type { SaveResult, SavedPlaceStore } from './store.ts'

export type SavedPlacePorts = {
  savedPlaces: SavedPlaceStore
  flags: Pick<FlagReader, 'read'>
  clock: () => Date
  newID: () => string
}

/**
 * Returns the saved places. Leaves out places in countries where the flag `savedAddresses` is off.
 */
export async function listSavedPlaces(
  { savedPlaces, flags }: SavedPlacePorts,
  { accountID }: Eater,
): Promise<SavedPlaceList> {
  const places = await savedPlaces.list(accountID)
  const enabled = await Promise.all(places.map((place) => isEnabledFor(flags, place)))
  return { savedPlaces: places.filter((_, index) => enabled[index]) }
}

/**
 * Throws saved_places_disabled if the flag is off in the location's country,
 * invalid_request if the position is outside that country, place_kind_taken
 * if there is already a home or work place, and saved_places_full.
 */
export async function savePlace(
  { savedPlaces, flags, clock, newID }: SavedPlacePorts,
  { accountID }: Eater,
  { kind, label, location }: z.output<typeof savePlaceBodySchema>,
): Promise<SavedPlace> {
  const { savedAddresses } = await flags.read(location.meta.countryCode)
  if (!savedAddresses) throw problem('saved_places_disabled')
  if (!isPlausible(location.meta.countryCode, location))
    throw problem('invalid_request', {
      faults: [{ path: 'location', message: 'is outside its country' }],
    })
  return placeOrThrow(
    await savedPlaces.add(
      accountID,
      { id: newID(), kind, label, location: locationOfPayload(location) },
      clock(),
    ),
  )
}

/**
 * Throws saved_places_disabled if the flag is off in the place's country, not_found for a place of
 * another account, and place_kind_taken if another place is already home or work.
 */
export async function changeSavedPlace(
  { savedPlaces, flags }: SavedPlacePorts,
  { accountID }: Eater,
  id: string,
  { kind, label, addressDetail, noteToDriver }: z.output<typeof changeSavedPlaceBodySchema>,
): Promise<SavedPlace> {
  const place = (await savedPlaces.list(accountID)).find((saved) => saved.id === id)
  if (place && !(await isEnabledFor(flags, place))) throw problem('saved_places_disabled')
  const location = {
    ...(addressDetail === undefined ? {} : { addressDetail }),
    ...(noteToDriver === undefined ? {} : { noteToDriver }),
  }
  return placeOrThrow(await savedPlaces.change(accountID, id, { kind, label, location }))
}

/**
 * Deletes a place, even if the flag `savedAddresses` is
 * off. Throws not_found for a place of another account.
 */
export async function deleteSavedPlace(
  { savedPlaces }: SavedPlacePorts,
  { accountID }: Eater,
  id: string,
): Promise<void> {
  if (!(await savedPlaces.remove(accountID, id))) throw problem('not_found')
}

async function isEnabledFor(
  flags: SavedPlacePorts['flags'],
  { location: { countryCode } }: SavedPlace,
): Promise<boolean> {
  const country = findCountry(countryCode)
  return country ? (await flags.read(country.code)).savedAddresses : false
}

function placeOrThrow(result: SaveResult): SavedPlace {
  if (result === 'taken') throw problem('place_kind_taken')
  if (result === 'full') throw problem('saved_places_full', { max: savedPlacesMax })
  if (result === 'missing') throw problem('not_found')
  return result.place
}
