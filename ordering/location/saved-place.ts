// A place that an eater keeps: home, work, or any other.
import type { Location } from './location.ts'

export const placeKinds = ['home', 'work', 'other'] as const
export type PlaceKind = (typeof placeKinds)[number]

export type SavedPlace = { id: string; kind: PlaceKind; label: string; location: Location }

/** More than anyone has, few enough for one answer. */
export const savedPlacesMax = 50
/** Characters; one line of a list. */
export const savedPlaceLabelMax = 60

/** Kinds of which an eater has one at most. */
export const isSingleKind = (kind: PlaceKind): boolean => kind !== 'other'
