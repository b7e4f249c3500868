// Orders on the wire: placing, reading, cancelling, and the live events of one order.
import { failureReasons, actors, changeTypes, moves, orderStates, orderTypes, paths } from '@tingkat/ordering/order-states'
import type { Order, OrderEvent } from '@tingkat/ordering/order'
import { z } from 'zod'
import { locationSchema } from './location.ts'
import { dineInInfoSchema, priceQuoteSchema, quoteBodySchema } from './quote.ts'
import { cursorSchema, idSchema, pointSchema } from './shape.ts'

export const idempotencyKeySchema = z.string().min(8).max(200)

/** Nothing is added and nobody left at the door unasked. */
export const wishesSchema = z.object({ cutlery: z.boolean().default(false), contactless: z.boolean().default(false) })

/** The cart as for a quote, the address in full, and the total that the eater saw. */
export const orderBodySchema = quoteBodySchema.extend({
  location: locationSchema.nullable().default(null),
  shownTotalInMinor: z.int(),
  /** What the card provider gave the page for the card; never a number of one. Empty for every other way to pay. */
  paymentToken: z.string().regex(/^((tok|pm|ctoken)_[A-Za-z0-9_]{1,180})?$/).default(''),
  wishes: wishesSchema.default({ cutlery: false, contactless: false }),
  sourceID: z.string().max(200).default(''),
}).meta({ id: 'OrderRequest' })
export type OrderBody = z.input<typeof orderBodySchema>

const courierSchema = z.object({ name: z.string(), vehicle: z.string(), plate: z.string() })

export const orderEventSchema = z.object({
  version: z.int(),
  orderState: z.enum(orderStates),
  finalState: z.enum(orderStates).nullable(),
  move: z.enum([...moves, 'place']),
  by: z.enum(actors),
  at: z.string(),
  reason: z.enum(failureReasons).nullable(),
  courier: courierSchema.nullable(),
}).meta({ id: 'OrderEvent' }) satisfies z.ZodType<OrderEvent>

export const orderSchema = z.object({
  orderID: idSchema,
  orderCode: z.string(),
  countryCode: z.string(),
  merchant: z.object({ ID: idSchema, name: z.string(), latlng: pointSchema, timeZone: z.string() }),
  orderState: z.enum(orderStates),
  finalState: z.enum(orderStates).nullable(),
  orderType: z.enum(orderTypes),
  path: z.enum(paths),
  version: z.int(),
  cancelable: z.boolean(),
  reason: z.enum(failureReasons).nullable(),
  courier: courierSchema.nullable(),
  placedAt: z.string(),
  stateSince: z.string(),
  ETA: z.int().nullable(),
  deliveryAddress: locationSchema.nullable(),
  scheduledTime: z.object({ from: z.string(), to: z.string(), available: z.boolean(), reason: z.string() }).nullable(),
  dineInInfo: dineInInfoSchema.nullable(),
  paymentTypeID: z.string(),
  comment: z.string(),
  wishes: z.object({ cutlery: z.boolean(), contactless: z.boolean() }).optional(),
  sourceID: z.string(),
  snapshotDetail: z.object({ cartWithQuote: priceQuoteSchema }),
  merchantCartWithQuoteList: priceQuoteSchema.shape.merchants,
  promoCodes: priceQuoteSchema.shape.promoCodes,
  changes: z.array(z.object({ type: z.enum(changeTypes), itemID: idSchema, name: z.string(), oldPriceInMinor: z.int(), newPriceInMinor: z.int() })),
  events: z.array(orderEventSchema),
}).meta({ id: 'Order' }) satisfies z.ZodType<Order>

export const orderListQuerySchema = z.object({ cursor: cursorSchema.optional(), limit: z.coerce.number().int().min(1).max(50).default(20) })
/** Ongoing orders first, then past ones, newest first in both. */
export const orderListSchema = z.object({ orders: z.array(orderSchema), nextCursor: z.string().nullable() }).meta({ id: 'OrderList' })
export type OrderList = z.infer<typeof orderListSchema>
