// Schemas of a merchant's opening hours in the console: weekly hours, special days, public holidays,
// and the scheduled orders that a change leaves outside opening.
import { z } from 'zod'
import { countryCodeSchema, idSchema } from './shape.ts'

/** Special days lie between today and this many days ahead, and there are at most so many. */
export const specialDaysAhead = 366
export const specialDaysMax = 60

const dateSchema = z.iso.date()
/** `HH:mm` on the merchant's clock. `to` before `from` is on the next day; `24:00` ends the day. */
const spanSchema = z.object({
  from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  to: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
})
const spansSchema = z.array(spanSchema).max(6)
/** No spans means closed. */
export const specialDaySchema = z.object({ date: dateSchema, spans: spansSchema })
const hoursFields = {
  /** Seven days, Monday first. An empty day is closed. */
  weekly: z.array(spansSchema).length(7),
  /** The time of the last order in minutes before closing. */
  lastOrderMinutes: z.int().min(0).max(240),
  specialDays: z.array(specialDaySchema).max(specialDaysMax),
}

const publicHolidaySchema = z.object({
  date: dateSchema,
  /** In English, as its government names it. */
  name: z.string(),
  /** Whether the government has not announced the date yet. */
  isEstimated: z.boolean().optional(),
})
export type PublicHoliday = z.infer<typeof publicHolidaySchema>

/** Special days that have passed are left out. */
export const merchantHoursSchema = z
  .object({
    merchantID: idSchema,
    country: countryCodeSchema,
    /** Of the published menu, of which the hours are a part. */
    revision: z.int(),
    timeZone: z.string(),
    ...hoursFields,
    /** The first and the last date of a special day. */
    today: dateSchema,
    lastDate: dateSchema,
    /** Those between the two dates. */
    publicHolidays: z.array(publicHolidaySchema),
  })
  .meta({ id: 'MerchantHours' })
export type MerchantHours = z.infer<typeof merchantHoursSchema>

/** `desk`: the operator's staff decide, who find the order in their list. */
export const orderDecisions = ['keep', 'cancel', 'desk'] as const
export type OrderDecision = (typeof orderDecisions)[number]
/**
 * By order id. A change that leaves scheduled orders outside opening is refused with
 * `orders_outside_hours` and `context.orders` until there is a decision for each.
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

/** A scheduled order that the change leaves outside opening. Instants are ISO 8601, UTC. */
const outsideOrderSchema = z.object({
  orderID: z.string(),
  orderCode: z.string(),
  merchantID: idSchema,
  from: z.string(),
  to: z.string(),
})
export type OutsideOrder = z.infer<typeof outsideOrderSchema>

/** Orders that merchants handed to the desk, oldest first, until they end. */
export const handoverListSchema = z
  .object({
    orders: z.array(
      outsideOrderSchema.extend({
        country: countryCodeSchema,
        at: z.string(),
        /** Null if the person is gone. */
        byName: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'HandoverList' })
export type HandoverList = z.infer<typeof handoverListSchema>
