// Saved places of an eater: home, work, and others.
import type { Location } from './location.ts'

export const placeKinds = ['home', 'work', 'other'] as const
export type PlaceKind = (typeof placeKinds)[number]

export type SavedPlace = { id: string; kind: PlaceKind; label: string; location: Location }

/** Maximum number of saved places of an eater, so that one response can contain all of them. */
export const savedPlacesMax = 50
/** Maximum length of a label in characters, so that it fits on one line. */
export const savedPlaceLabelMax = 60

/** Whether an eater may have at most one place of the kind. */
export const isSingleKind = (kind: PlaceKind): boolean => kind !== 'other'
