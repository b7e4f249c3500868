// What an eater does with saved places; each only with their own.
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
import type { Kept, SavedPlaceStore } from './store.ts'

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

/** Throws invalid_request for a position outside the country that is named, place_kind_taken, saved_places_full. */
export async function savePlace(
  { savedPlaces, clock, newID }: SavedPlacePorts,
  { accountID }: Eater,
  { kind, label, location }: z.output<typeof savePlaceBodySchema>,
): Promise<SavedPlace> {
  if (!isPlausible(location.meta.countryCode, location))
    throw problem('invalid_request', {
      faults: [{ path: 'location', message: 'lies outside the country that it names' }],
    })
  return keptOrThrow(
    await savedPlaces.add(
      accountID,
      { id: newID(), kind, label, location: locationOfPayload(location) },
      clock(),
    ),
  )
}

/** Throws not_found for a place that is not the eater's, and place_kind_taken. */
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
  return keptOrThrow(await savedPlaces.change(accountID, id, { kind, label, location }))
}

/** Throws not_found for a place that is not the eater's. */
export async function deleteSavedPlace(
  { savedPlaces }: SavedPlacePorts,
  { accountID }: Eater,
  id: string,
): Promise<void> {
  if (!(await savedPlaces.remove(accountID, id))) throw problem('not_found')
}

function keptOrThrow(kept: Kept): SavedPlace {
  if (kept === 'taken') throw problem('place_kind_taken')
  if (kept === 'full') throw problem('saved_places_full', { max: savedPlacesMax })
  if (kept === 'missing') throw problem('not_found')
  return kept.place
}
