// Schemas of editing a merchant's opening hours in the console: weekly hours, special days, public
// holidays, and the scheduled orders that are outside of the changed hours.
import { z } from 'zod'
import { countryCodeSchema, idSchema } from '../shape.ts'

/** Special days are today or at most this many days in the future. */
export const specialDaysAhead = 366
export const specialDaysMax = 60

const dateSchema = z.iso.date()
/**
 * A span of times `HH:mm` on the merchant's clock. A `to` before `from` is on the next day; `24:00`
 * ends the day.
 */
const spanSchema = z.object({
  from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  to: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
})
const spansSchema = z.array(spanSchema).max(6)
/** A date with its own hours. Without spans the merchant is closed. */
export const specialDaySchema = z.object({ date: dateSchema, spans: spansSchema })
const hoursFields = {
  /** The spans of seven days, Monday first. On a day without spans the merchant is closed. */
  weekly: z.array(spansSchema).length(7),
  /** How many minutes before closing the last order is accepted. */
  lastOrderMinutes: z.int().min(0).max(240),
  specialDays: z.array(specialDaySchema).max(specialDaysMax),
}

const publicHolidaySchema = z.object({
  date: dateSchema,
  /** The English name of the public holiday that the government uses. */
  name: z.string(),
  /** True if the government has not announced the date of the public holiday yet. */
  isEstimated: z.boolean().optional(),
})
export type PublicHoliday = z.infer<typeof publicHolidaySchema>

/** The hours of a merchant, without special days that have passed. */
export const merchantHoursSchema = z
  .object({
    merchantID: idSchema,
    country: countryCodeSchema,
    /** The revision of the published menu, which contains the hours. */
    revision: z.int(),
    timeZone: z.string(),
    ...hoursFields,
    /** The first and the last date on which a special day is possible. */
    today: dateSchema,
    lastDate: dateSchema,
    /** Public holidays from `today` to `lastDate`. */
    publicHolidays: z.array(publicHolidaySchema),
  })
  .meta({ id: 'MerchantHours' })
export type MerchantHours = z.infer<typeof merchantHoursSchema>

/**
 * What staff decide about an order that is outside of the changed hours. `desk` leaves the decision
 * to the operator's staff, who see the order in a list.
 */
export const orderDecisions = ['keep', 'cancel', 'desk'] as const
export type OrderDecision = (typeof orderDecisions)[number]
/**
 * Decisions by order id. If scheduled orders are outside of the changed hours, the change is
 * refused with `orders_outside_hours` and `context.orders` until each order has a decision.
 */
const decisionsSchema = z.record(z.string().max(64), z.enum(orderDecisions)).default({})
const actionFields = { actionID: z.string().min(8).max(100), decisions: decisionsSchema }

export const saveHoursSchema = z
  .object({ ...actionFields, baseRevision: z.int().min(0), ...hoursFields })
  .meta({ id: 'SaveHoursRequest' })
export type SaveHours = z.infer<typeof saveHoursSchema>

export const applySpecialDaySchema = z
  .object({
    ...actionFields,
    merchantIDs: z.array(idSchema).min(1).max(100),
    day: specialDaySchema,
  })
  .meta({ id: 'SpecialDayRequest' })
export type ApplySpecialDay = z.infer<typeof applySpecialDaySchema>
export const specialDayAnswerSchema = z
  .object({ merchants: z.array(merchantHoursSchema) })
  .meta({ id: 'SpecialDayAnswer' })

/** A scheduled order that is outside of the changed hours. Instants are ISO 8601, UTC. */
const outsideOrderSchema = z.object({
  orderID: z.string(),
  orderCode: z.string(),
  merchantID: idSchema,
  from: z.string(),
  to: z.string(),
})
export type OutsideOrder = z.infer<typeof outsideOrderSchema>

/**
 * Scheduled orders outside of changed hours whose decision a merchant left to the operator's staff,
 * oldest first. An order stays in the list until it ends.
 */
export const handoverListSchema = z
  .object({
    orders: z.array(
      outsideOrderSchema.extend({
        country: countryCodeSchema,
        at: z.string(),
        /** The name of the person who handed the order over; null if the person was deleted. */
        byName: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'HandoverList' })
export type HandoverList = z.infer<typeof handoverListSchema>
