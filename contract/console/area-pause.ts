// Schemas of pauses that the operator sets for a country or a drawn
// area. A pause stops orders, or only the promise of a delivery time.
import { areaPauseEffects } from '@tingkat/ordering/merchant/area-pause'
import { z } from 'zod'
import { countryCodeSchema, pointSchema } from '../shape.ts'

/** A pause lasts at most a day. Every pause ends by itself. */
export const areaPauseMinutesMax = 1_440

/** The corners of the drawn polygon; null means the whole country. */
const areaSchema = z.array(pointSchema).min(3).max(200).nullable()
/** What the pause stops: all new orders, or only the promise of a delivery time for them. */
const effectSchema = z.enum(areaPauseEffects)
const noteSchema = z.string().trim().min(1).max(200)

export const setAreaPauseSchema = z
  .object({
    actionID: z.string().min(8).max(100),
    country: countryCodeSchema,
    effect: effectSchema.default('orders'),
    area: areaSchema,
    minutes: z.int().min(1).max(areaPauseMinutesMax),
    /** The reason, which eaters read. */
    note: noteSchema,
  })
  .meta({ id: 'SetAreaPauseRequest' })
export type SetAreaPause = z.input<typeof setAreaPauseSchema>

/** Instants are ISO 8601, UTC. */
const areaPauseSchema = z
  .object({
    pauseID: z.string(),
    country: countryCodeSchema,
    effect: effectSchema,
    area: areaSchema,
    from: z.string(),
    /** The instant at which the pause ends, a whole minute. */
    until: z.string(),
    note: noteSchema,
    /** The name of the person who set the pause; null if the person was deleted. */
    byName: z.string().nullable(),
  })
  .meta({ id: 'AreaPause' })
/** The pauses that are in force now, those that end first at the front. */
export const areaPauseListSchema = z
  .object({ pauses: z.array(areaPauseSchema) })
  .meta({ id: 'AreaPauseList' })
export type AreaPauseList = z.infer<typeof areaPauseListSchema>
