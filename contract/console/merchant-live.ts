// Schemas of a merchant's live state: sold-out marks, busy state and pause, and who set them.
import {
  capacityMax,
  capacityMin,
  capacitySpansMax,
  type CapacitySpan,
} from '@tingkat/ordering/merchant/capacity'
import {
  busyDurations,
  busyMinutes,
  pauseDurations,
  type SoldOutEnd,
} from '@tingkat/ordering/merchant/live-ends'
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import { pauseReasons, shownPauseReasons } from '@tingkat/ordering/merchant/pause'
import { z } from 'zod'
import { countryCodeSchema, idSchema, instantSchema } from '../shape.ts'

const targetSchema = z.object({
  dishID: idSchema,
  /** Null or absent if the target is the dish itself. Ids of modifiers are unique within a dish. */
  modifierID: idSchema.nullish(),
})
const targetsSchema = z.array(targetSchema).min(1).max(500)

/**
 * A business day ends at 04:00 in the merchant's time zone. `tomorrow` is the first opening after
 * the business day has ended.
 */
const soldOutEndSchema = z.union([
  z.enum(['two_hours', 'tomorrow', 'open']),
  z.object({ until: instantSchema }),
]) satisfies z.ZodType<SoldOutEnd>

export const capacitySpanSchema = z
  .object({
    /** The weekdays on which the span applies: 0 is Monday, 6 is Sunday. */
    weekdays: z.array(z.int().min(0).max(6)).min(1).max(7),
    /** Whole hours in the merchant's time zone. */
    fromHour: z.int().min(0).max(23),
    toHour: z.int().min(1).max(24),
    orders: z.int().min(capacityMin).max(capacityMax),
  })
  .refine(({ fromHour, toHour }) => fromHour < toHour, {
    path: ['toHour'],
    message: 'must be after fromHour',
  }) satisfies z.ZodType<CapacitySpan>

const liveChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sold_out'), targets: targetsSchema, end: soldOutEndSchema }),
  z.object({ kind: z.literal('on_sale'), targets: targetsSchema }),
  z.object({
    kind: z.literal('busy'),
    minutes: z.literal(busyMinutes),
    /** How long the merchant is busy, in minutes. */
    duration: z.literal(busyDurations).default(60),
  }),
  z.object({ kind: z.literal('not_busy') }),
  z.object({
    kind: z.literal('pause'),
    /**
     * How long the pause lasts, in minutes; `next_opening` for a pause until the merchant's next
     * opening.
     */
    duration: z.union([z.literal(pauseDurations), z.literal('next_opening')]),
    reason: z.enum(pauseReasons),
  }),
  z.object({ kind: z.literal('resume') }),
  z.object({
    kind: z.literal('settings'),
    autoAccept: z.boolean().optional(),
    pauseWhenUnreachable: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('capacity'),
    capacity: z.array(capacitySpanSchema).max(capacitySpansMax),
  }),
]) satisfies z.ZodType<LiveChange>

/** Idempotent: repeating an `actionID` changes nothing and returns the current state. */
export const liveChangeBodySchema = z
  .object({ actionID: z.string().min(8).max(100), change: liveChangeSchema })
  .meta({ id: 'LiveChangeRequest' })

/**
 * The person who made a change. `name` is null if no person made the change or the person was
 * deleted.
 */
const actorSchema = z.object({
  personID: z.string().nullable(),
  deviceID: z.string().nullable(),
  partnerID: z.string().nullable(),
  name: z.string().nullable(),
})
const settingFields = { at: z.string(), by: actorSchema }

/** The merchant's live state at `now`. Instants are ISO 8601 in UTC. */
export const merchantLiveSchema = z
  .object({
    merchantID: idSchema,
    country: countryCodeSchema,
    /** Increases with every change; 0 before the first. */
    version: z.int(),
    now: z.string(),
    soldOut: z.array(
      z.object({
        dishID: idSchema,
        dishName: z.string(),
        modifierID: idSchema.nullable(),
        modifierName: z.string().nullable(),
        /**
         * When the sold-out mark ends. Null if it has no end: staff must put the dish or modifier
         * on sale again.
         */
        until: z.string().nullable(),
        ...settingFields,
      }),
    ),
    /** Dishes that cannot be ordered, because a required group has too few modifiers on sale. */
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
    /**
     * The pause that eaters see: one that the merchant's staff, the server or the operator has set.
     */
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
    /**
     * The limits of orders by weekday and hour. At any time, the first span that contains the time
     * applies. Without such a span there is no limit.
     */
    capacity: z.array(capacitySpanSchema),
    /**
     * Whether eaters can place an order that is not scheduled. `opensAt` and `closesAt` are the
     * times at which `open` changes next if staff do nothing; null if it never changes.
     */
    open: z.boolean(),
    opensAt: z.string().nullable(),
    closesAt: z.string().nullable(),
    /**
     * For each end that staff can choose, the time at
     * which a sold-out mark or pause set now would end.
     */
    ends: z.object({ two_hours: z.string(), tomorrow: z.string(), next_opening: z.string() }),
  })
  .meta({ id: 'MerchantLive' })
export type MerchantLive = z.infer<typeof merchantLiveSchema>
