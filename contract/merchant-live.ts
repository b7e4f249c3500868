// Schemas of a merchant's live state: what is sold out, busy, pause, and who set it.
import {
  busyDurations,
  busyMinutes,
  pauseDurations,
  type SoldOutEnd,
} from '@tingkat/ordering/merchant/live-ends'
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import { pauseReasons, shownPauseReasons } from '@tingkat/ordering/merchant/pause'
import { z } from 'zod'
import { countryCodeSchema, idSchema, instantSchema } from './shape.ts'

const targetSchema = z.object({
  dishID: idSchema,
  /** Null or absent for the dish itself. Ids of modifiers are unique within a dish. */
  modifierID: idSchema.nullish(),
})
const targetsSchema = z.array(targetSchema).min(1).max(500)

/** `tomorrow`: the first opening after the next 04:00 on the merchant's clock. */
const soldOutEndSchema = z.union([
  z.enum(['two_hours', 'tomorrow', 'open']),
  z.object({ until: instantSchema }),
]) satisfies z.ZodType<SoldOutEnd>

const liveChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sold_out'), targets: targetsSchema, end: soldOutEndSchema }),
  z.object({ kind: z.literal('on_sale'), targets: targetsSchema }),
  z.object({
    kind: z.literal('busy'),
    minutes: z.literal(busyMinutes),
    /** Minutes. */
    duration: z.literal(busyDurations).default(60),
  }),
  z.object({ kind: z.literal('not_busy') }),
  z.object({
    kind: z.literal('pause'),
    /** Minutes, or until the next opening. */
    duration: z.union([z.literal(pauseDurations), z.literal('next_opening')]),
    reason: z.enum(pauseReasons),
  }),
  z.object({ kind: z.literal('resume') }),
  z.object({
    kind: z.literal('settings'),
    autoAccept: z.boolean().optional(),
    pauseWhenUnreachable: z.boolean().optional(),
  }),
]) satisfies z.ZodType<LiveChange>

/** A repeated `actionID` changes nothing and is answered with the state. */
export const liveChangeBodySchema = z
  .object({ actionID: z.string().min(8).max(100), change: liveChangeSchema })
  .meta({ id: 'LiveChangeRequest' })

/** `name` is null if nobody with a name set it, or if this person is gone. */
const actorSchema = z.object({
  personID: z.string().nullable(),
  deviceID: z.string().nullable(),
  partnerID: z.string().nullable(),
  name: z.string().nullable(),
})
const settingFields = { at: z.string(), by: actorSchema }

/** The live state as it holds at `now`. Instants are ISO 8601, UTC. */
export const merchantLiveSchema = z
  .object({
    merchantID: idSchema,
    country: countryCodeSchema,
    /** Grows with every change; 0 before the first. */
    version: z.int(),
    now: z.string(),
    soldOut: z.array(
      z.object({
        dishID: idSchema,
        dishName: z.string(),
        modifierID: idSchema.nullable(),
        modifierName: z.string().nullable(),
        /** Null means until it is turned on again. */
        until: z.string().nullable(),
        ...settingFields,
      }),
    ),
    /** Dishes that are sold out because a required group has too few modifiers on sale. */
    unfillable: z.array(
      z.object({
        dishID: idSchema,
        dishName: z.string(),
        groupID: idSchema,
        groupName: z.string(),
      }),
    ),
    busy: z
      .object({ minutes: z.literal(busyMinutes), until: z.string(), ...settingFields })
      .nullable(),
    pause: z
      .object({ reason: z.enum(pauseReasons), until: z.string(), ...settingFields })
      .nullable(),
    /** What eaters read; also for a pause by the server or the operator. */
    shownPause: z
      .object({
        until: z.string().nullable(),
        reason: z.enum(shownPauseReasons),
        note: z.string().optional(),
      })
      .nullable(),
    unreachableSince: z.string().nullable(),
    pauseWhenUnreachable: z.boolean(),
    autoAccept: z.boolean(),
    /** Whether eaters can order for now, and when that changes by itself; null if never. */
    open: z.boolean(),
    opensAt: z.string().nullable(),
    closesAt: z.string().nullable(),
    /** The ends that the choices would have now. */
    ends: z.object({ two_hours: z.string(), tomorrow: z.string(), next_opening: z.string() }),
  })
  .meta({ id: 'MerchantLive' })
export type MerchantLive = z.infer<typeof merchantLiveSchema>
