// Schemas of orders: placing, reading, listing and cancelling.
import {
  failureReasons,
  orderActors,
  changeTypes,
  orderMoves,
  orderStates,
  orderTypes,
  orderPaths,
} from '@tingkat/ordering/order/order-states'
import { tipClosedReasons } from '@tingkat/ordering/order/later-tip'
import type { LaterTip } from '@tingkat/ordering/order/later-tip-shape'
import type { Order, OrderEvent } from '@tingkat/ordering/order/order'
import {
  cancelCommentMax,
  cancelReasons,
  eaterCancelReasons,
} from '@tingkat/ordering/order/reasons'
import {
  arrivalCauses,
  moneyStates,
  recordedMoves,
  type Arrival,
} from '@tingkat/ordering/order/order-shape'
import { z } from 'zod'
import { helpRequestSchema } from './help.ts'
import { locationSchema } from './location.ts'
import { dineInInfoSchema, priceQuoteSchema, quoteBodySchema, quoteTokenSchema } from './quote.ts'
import { promiseRuleSchema } from './promise.ts'
import { cursorSchema, idSchema, pointSchema, textSchema } from './shape.ts'

export const idempotencyKeySchema = z.string().min(8).max(200)

/**
 * What the eater asks for besides dishes: cutlery and contactless delivery, both off by default.
 */
export const wishesSchema = z.object({
  cutlery: z.boolean().default(false),
  contactless: z.boolean().default(false),
})

/**
 * The token that stands for the eater's card at the card provider, never a card number; empty for
 * other payment methods.
 */
const paymentTokenSchema = z
  .string()
  .regex(/^((tok|pm|ctoken)_[A-Za-z0-9_]{1,180})?$/)
  .default('')

/**
 * The fields of a quote request, with the full address, the
 * total that the eater saw, and the token of the signed quote.
 */
export const orderBodySchema = quoteBodySchema
  .extend({
    location: locationSchema.nullable().default(null),
    shownTotalInMinor: z.int(),
    /**
     * Token of the signed quote. May be omitted only when
     * a request is repeated with the same idempotency key.
     */
    quoteToken: quoteTokenSchema.default(''),
    paymentToken: paymentTokenSchema,
    wishes: wishesSchema.default({ cutlery: false, contactless: false }),
    sourceID: z.string().max(200).default(''),
    /**
     * The group order whose items are ordered. If the ordered items differ from those of the group
     * order, the order is refused with `group_changed`.
     */
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
    move: z.enum([...orderMoves, 'place', ...recordedMoves]),
    by: z.enum(orderActors),
    at: z.string(),
    reason: z.enum(failureReasons).nullable(),
    courier: courierSchema.nullable(),
    cancellation: z.object({ reason: z.enum(cancelReasons), comment: z.string() }).optional(),
  })
  .meta({ id: 'OrderEvent' }) satisfies z.ZodType<OrderEvent>

/** Data of the live event `position`: where the courier is. */
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

export const laterTipSchema = z.object({
  /**
   * `open`: a tip can be given until `until`. `pending`:
   * the tip's payment has neither succeeded nor failed yet.
   */
  state: z.enum(['open', 'pending', 'paid']),
  amountInMinor: z.int(),
  until: z.string(),
}) satisfies z.ZodType<LaterTip>

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
    /**
     * When cooking starts for a merchant with a limited capacity; undefined for any other merchant.
     */
    cookFrom: z.string().optional(),
    /**
     * When the food will be ready, as announced by the merchant; undefined before the announcement.
     */
    readyBy: z.string().optional(),
    /** Number of bags, and the shelf where they stand; undefined until the merchant enters them. */
    bags: z.int().optional(),
    shelf: z.string().optional(),
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
    /**
     * The credit that the country promises for a late order. `creditInMinor` is undefined until the
     * order is completed. `etaMinutes` is the promised delivery time in minutes after placing; if
     * undefined, `ETA` is the promised time.
     */
    promise: promiseRuleSchema
      .extend({ etaMinutes: z.int().optional(), creditInMinor: z.int().optional() })
      .optional(),
    /** The tip after delivery; undefined if none was given and none can be given. */
    laterTip: laterTipSchema.optional(),
    /** The group order from which this order was placed. */
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

/** A tip after delivery, paid with the order's payment method. A card needs a new token. */
export const tipBodySchema = z
  .object({
    amountInMinor: z.int().min(1),
    paymentToken: paymentTokenSchema,
  })
  .meta({ id: 'TipRequest' })
export type TipBody = z.input<typeof tipBodySchema>

/** The context of the problem `tip_closed`. */
export const tipClosedSchema = z.object({ reason: z.enum(tipClosedReasons) })

/** Why the eater cancels. The merchant reads the comment. */
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
/** Ongoing orders first, then past ones; both newest first. */
export const orderListSchema = z
  .object({ orders: z.array(orderSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'OrderList' })
export type OrderList = z.infer<typeof orderListSchema>
