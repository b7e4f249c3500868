// Schemas of the saved places of an eater.
import {
  placeKinds,
  savedPlaceLabelMax,
  savedPlacesMax,
  type SavedPlace,
} from '@tingkat/ordering/location/saved-place'
import { z } from 'zod'
import { locationPayloadSchema, locationSchema } from './location.ts'
import { idSchema } from './shape.ts'

const kindSchema = z.enum(placeKinds)
const labelSchema = z.string().trim().max(savedPlaceLabelMax)

export const savedPlaceSchema = z
  .object({
    id: idSchema,
    kind: kindSchema,
    /**
     * The eater's name for the place; may be empty for home and work, which have translated names.
     */
    label: z.string(),
    location: locationSchema,
  })
  .meta({ id: 'SavedPlace' }) satisfies z.ZodType<SavedPlace>

/** The saved places of an eater: home, work, then the others, newest first. */
export const savedPlaceListSchema = z
  .object({ savedPlaces: z.array(savedPlaceSchema).max(savedPlacesMax) })
  .meta({ id: 'SavedPlaceList' })
export type SavedPlaceList = z.infer<typeof savedPlaceListSchema>

export const savePlaceBodySchema = z
  .object({
    kind: kindSchema.default('other'),
    label: labelSchema.default(''),
    location: locationPayloadSchema,
  })
  .meta({ id: 'SavePlaceRequest' })
export type SavePlaceBody = z.input<typeof savePlaceBodySchema>

/** Omitted fields keep their value. */
export const changeSavedPlaceBodySchema = z
  .object({
    kind: kindSchema.optional(),
    label: labelSchema.optional(),
    addressDetail: locationSchema.shape.addressDetail.optional(),
    noteToDriver: locationSchema.shape.noteToDriver.optional(),
  })
  .meta({ id: 'ChangeSavedPlaceRequest' })
export type ChangeSavedPlaceBody = z.input<typeof changeSavedPlaceBodySchema>
