// Use cases of saved places.
import type {
  changeSavedPlaceBodySchema,
  savePlaceBodySchema,
  SavedPlaceList,
} from '@tingkat/contract/saved-place'
import { locationOfPayload } from '@tingkat/ordering/location/location-payload'
import { savedPlacesMax, type SavedPlace } from '@tingkat/ordering/location/saved-place'
import type { z } from 'zod'
import type { Eater } from '../account/session.ts'
import { problem } from '../http/problem.ts'
import { isPlausible } from '../providers/geocoding/borders.ts'
import type { SaveResult, SavedPlaceStore } from './store.ts'

export type SavedPlacePorts = {
  savedPlaces: SavedPlaceStore
  clock: () => Date
  newID: () => string
}

export async function listSavedPlaces(
  { savedPlaces }: SavedPlacePorts,
  { accountID }: Eater,
): Promise<SavedPlaceList> {
  return { savedPlaces: await savedPlaces.list(accountID) }
}

/**
 * Throws invalid_request for a position outside the country
 * of the location, place_kind_taken or saved_places_full.
 */
export async function savePlace(
  { savedPlaces, clock, newID }: SavedPlacePorts,
  { accountID }: Eater,
  { kind, label, location }: z.output<typeof savePlaceBodySchema>,
): Promise<SavedPlace> {
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

/** Throws not_found for a place of another account, or place_kind_taken. */
export async function changeSavedPlace(
  { savedPlaces }: SavedPlacePorts,
  { accountID }: Eater,
  id: string,
  { kind, label, addressDetail, noteToDriver }: z.output<typeof changeSavedPlaceBodySchema>,
): Promise<SavedPlace> {
  const location = {
    ...(addressDetail === undefined ? {} : { addressDetail }),
    ...(noteToDriver === undefined ? {} : { noteToDriver }),
  }
  return placeOrThrow(await savedPlaces.change(accountID, id, { kind, label, location }))
}

/** Throws not_found for a place of another account. */
export async function deleteSavedPlace(
  { savedPlaces }: SavedPlacePorts,
  { accountID }: Eater,
  id: string,
): Promise<void> {
  if (!(await savedPlaces.remove(accountID, id))) throw problem('not_found')
}

function placeOrThrow(result: SaveResult): SavedPlace {
  if (result === 'taken') throw problem('place_kind_taken')
  if (result === 'full') throw problem('saved_places_full', { max: savedPlacesMax })
  if (result === 'missing') throw problem('not_found')
  return result.place
}
