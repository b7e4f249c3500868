// Orders on the wire: placing, reading, cancelling, and the live events of one order.
import {
  failureReasons,
  orderActors,
  changeTypes,
  orderMoves,
  orderStates,
  orderTypes,
  orderPaths,
} from '@tingkat/ordering/order/order-states'
import type { Order, OrderEvent } from '@tingkat/ordering/order/order'
import {
  cancelCommentMax,
  cancelReasons,
  eaterCancelReasons,
} from '@tingkat/ordering/order/reasons'
import { arrivalCauses, moneyStates, type Arrival } from '@tingkat/ordering/order/order-shape'
import { z } from 'zod'
import { helpRequestSchema } from './help.ts'
import { locationSchema } from './location.ts'
import { dineInInfoSchema, priceQuoteSchema, quoteBodySchema, quoteTokenSchema } from './quote.ts'
import { cursorSchema, idSchema, pointSchema, textSchema } from './shape.ts'

export const idempotencyKeySchema = z.string().min(8).max(200)

/** Nothing is added and nobody left at the door unasked. */
export const wishesSchema = z.object({
  cutlery: z.boolean().default(false),
  contactless: z.boolean().default(false),
})

/** The cart as for a quote, the address in full, and the quote that the eater saw: its total, and the server's word on it. */
export const orderBodySchema = quoteBodySchema
  .extend({
    location: locationSchema.nullable().default(null),
    shownTotalInMinor: z.int(),
    /** Of the signed quote. Without it only the answer of a key that was used before can be had. */
    quoteToken: quoteTokenSchema.default(''),
    /** What the card provider gave the page for the card; never a number of one. Empty for every other way to pay. */
    paymentToken: z
      .string()
      .regex(/^((tok|pm|ctoken)_[A-Za-z0-9_]{1,180})?$/)
      .default(''),
    wishes: wishesSchema.default({ cutlery: false, contactless: false }),
    sourceID: z.string().max(200).default(''),
    /** The group or the table whose items these are; refused as `group_changed` when they are not. */
    groupID: idSchema.optional(),
  })
  .meta({ id: 'OrderRequest' })
export type OrderBody = z.input<typeof orderBodySchema> & { quoteToken: string }

const courierSchema = z.object({ name: z.string(), vehicle: z.string(), plate: z.string() })

export const orderEventSchema = z
  .object({
    version: z.int(),
    orderState: z.enum(orderStates),
    finalState: z.enum(orderStates).nullable(),
    move: z.enum([...orderMoves, 'place', 'change']),
    by: z.enum(orderActors),
    at: z.string(),
    reason: z.enum(failureReasons).nullable(),
    courier: courierSchema.nullable(),
    cancellation: z.object({ reason: z.enum(cancelReasons), comment: z.string() }).optional(),
  })
  .meta({ id: 'OrderEvent' }) satisfies z.ZodType<OrderEvent>

/** What the live stream's `position` events carry. */
export const courierPositionSchema = pointSchema
  .extend({ at: z.string() })
  .meta({ id: 'CourierPosition' })

const itemChangeSchema = z
  .object({
    changeID: z.string(),
    type: z.enum(changeTypes),
    itemID: idSchema,
    name: z.string(),
    at: z.string(),
    oldQuantity: z.int(),
    newQuantity: z.int(),
    oldPriceInMinor: z.int(),
    newPriceInMinor: z.int(),
  })
  .meta({ id: 'ItemChange' })

export const arrivalSchema = z.object({
  from: z.string(),
  to: z.string(),
  cause: z.enum(arrivalCauses),
}) satisfies z.ZodType<Arrival>

export const orderSchema = z
  .object({
    orderID: idSchema,
    orderCode: z.string(),
    countryCode: z.string(),
    merchant: z.object({
      ID: idSchema,
      name: z.string(),
      latlng: pointSchema,
      timeZone: z.string(),
    }),
    orderState: z.enum(orderStates),
    finalState: z.enum(orderStates).nullable(),
    orderType: z.enum(orderTypes),
    path: z.enum(orderPaths),
    version: z.int(),
    cancelable: z.boolean(),
    reason: z.enum(failureReasons).nullable(),
    courier: courierSchema.nullable(),
    placedAt: z.string(),
    stateSince: z.string(),
    answerBy: z.string().nullable(),
    ETA: z.int().nullable(),
    arrival: arrivalSchema.nullable(),
    courierPosition: courierPositionSchema.nullable(),
    deliveryAddress: locationSchema.nullable(),
    scheduledTime: z
      .object({ from: z.string(), to: z.string(), available: z.boolean(), reason: z.string() })
      .nullable(),
    dineInInfo: dineInInfoSchema.nullable(),
    paymentTypeID: z.string(),
    comment: z.string(),
    wishes: z.object({ cutlery: z.boolean(), contactless: z.boolean() }).optional(),
    sourceID: z.string(),
    /** The group that ordered together. */
    groupID: idSchema.optional(),
    snapshotDetail: z.object({ cartWithQuote: priceQuoteSchema }),
    merchantCartWithQuoteList: priceQuoteSchema.shape.merchants,
    promoCodes: priceQuoteSchema.shape.promoCodes,
    placedTotalInMinor: z.int(),
    changes: z.array(itemChangeSchema),
    money: z.object({
      state: z.enum(moneyStates),
      amountInMinor: z.int(),
      refundedInMinor: z.int(),
    }),
    messageCount: z.int(),
    help: z.array(helpRequestSchema),
    events: z.array(orderEventSchema),
  })
  .meta({ id: 'Order' }) satisfies z.ZodType<Order>

/** Why the eater calls it off; the comment is read by the kitchen. */
export const cancelBodySchema = z
  .object({
    reason: z.enum(eaterCancelReasons).default('other'),
    comment: textSchema(cancelCommentMax).default(''),
  })
  .meta({ id: 'CancelRequest' })
export type CancelBody = z.input<typeof cancelBodySchema>

export const orderListQuerySchema = z.object({
  cursor: cursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})
/** Ongoing orders first, then past ones, newest first in both. */
export const orderListSchema = z
  .object({ orders: z.array(orderSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'OrderList' })
export type OrderList = z.infer<typeof orderListSchema>
