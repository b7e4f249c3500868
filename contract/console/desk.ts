// Schemas of the desk, the operator's console: the orders, merchants and tablets that need
// attention now.
import { orderPaths, orderStates } from '@tingkat/ordering/order/order-states'
import { troubleKinds } from '@tingkat/ordering/order/troubles'
import { z } from 'zod'
import { countryCodeSchema, idSchema } from '../shape.ts'

/**
 * `orders` are orders with troubles such as a missed time, the most overdue first. `merchants` are
 * open merchants that are unreachable, and `tablets` are tablets of open merchants that have sent
 * nothing for five minutes; both begin with the longest silence. `truncated` means that a list is
 * incomplete.
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
        /** Null if no courier is assigned. */
        courierName: z.string().nullable(),
        /**
         * Why the order needs attention, the most overdue trouble first. `since` is the time when
         * the trouble began.
         */
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
    /** Servers of earlier versions do not send this field. */
    tablets: z
      .array(
        z.object({
          deviceID: idSchema,
          name: z.string(),
          /** The tablet's open merchants that the caller may see. */
          merchants: z.array(z.object({ merchantID: idSchema, name: z.string() })),
          seenAt: z.string(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'StuckList' })
export type StuckList = z.infer<typeof stuckListSchema>
