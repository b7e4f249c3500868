// Schemas of the desk: what needs attention now.
import { orderPaths, orderStates } from '@tingkat/ordering/order/order-states'
import { troubleKinds } from '@tingkat/ordering/order/troubles'
import { z } from 'zod'
import { countryCodeSchema, idSchema } from '../shape.ts'

/**
 * Orders that somebody should look at, the longest exceeded limit first; merchants that are open
 * but have no contact, and tablets of open merchants that have sent nothing for five minutes, the
 * longest first. `truncated`: there are more than are listed.
 */
export const stuckListSchema = z
  .object({
    now: z.string(),
    truncated: z.boolean(),
    orders: z.array(
      z.object({
        orderID: idSchema,
        orderCode: z.string(),
        country: countryCodeSchema,
        merchantID: idSchema,
        merchantName: z.string(),
        timeZone: z.string(),
        path: z.enum(orderPaths),
        orderState: z.enum(orderStates),
        placedAt: z.string(),
        /** Null while the order has no courier. */
        courierName: z.string().nullable(),
        /** The longest exceeded limit first. `since`: when what is wrong began. */
        troubles: z.array(z.object({ kind: z.enum(troubleKinds), since: z.string() })),
      }),
    ),
    merchants: z.array(
      z.object({
        merchantID: idSchema,
        name: z.string(),
        country: countryCodeSchema,
        timeZone: z.string(),
        unreachableSince: z.string(),
      }),
    ),
    /** Servers of earlier versions send none. */
    tablets: z
      .array(
        z.object({
          deviceID: idSchema,
          name: z.string(),
          /** The open merchants of the tablet that the caller may see. */
          merchants: z.array(z.object({ merchantID: idSchema, name: z.string() })),
          seenAt: z.string(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'StuckList' })
export type StuckList = z.infer<typeof stuckListSchema>
