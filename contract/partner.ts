// Schemas of the partner API: orders as merchant
// systems and courier fleets see them, and their moves.
import {
  cancelCommentMax,
  cancelReasons,
  partnerCancelReasons,
} from '@tingkat/ordering/order/reasons'
import {
  changeTypes,
  orderMoves,
  orderStates,
  orderTypes,
  orderPaths,
} from '@tingkat/ordering/order/order-states'
import { acceptMinutesMax, acceptMinutesMin } from '@tingkat/ordering/order/ready-by'
import { z } from 'zod'
import { deprecatedReasonNames } from './deprecated-reasons.ts'
import { cursorSchema, idSchema, instantSchema, pointSchema, textSchema } from './shape.ts'

/**
 * Roles of partners that may read orders: merchant system, courier fleet, operator, and the
 * operator's chatbot.
 */
export const partnerRoles = ['merchant', 'courier', 'operator', 'chatbot'] as const
export type PartnerRole = (typeof partnerRoles)[number]
/**
 * All roles that a partner's token can have. A printer may not read orders, only the tickets of its
 * merchants.
 */
export const tokenRoles = [...partnerRoles, 'printer'] as const
export type TokenRole = (typeof tokenRoles)[number]

/**
 * An order as partners see it, without the eater's phone
 * number and account. Only couriers see the address.
 */
export const partnerOrderSchema = z
  .object({
    orderID: idSchema,
    orderCode: z.string(),
    merchantID: idSchema,
    orderState: z.enum(orderStates),
    orderType: z.enum(orderTypes),
    path: z.enum(orderPaths),
    version: z.int(),
    stateSince: z.string(),
    placedAt: z.string(),
    allowedMoves: z.array(z.enum(orderMoves)),
    /** The lines of the order. Changes refer to a line by its index in this list. */
    items: z.array(
      z.object({
        ID: idSchema,
        name: z.string(),
        quantity: z.int(),
        comment: z.string(),
        modifiers: z.array(z.string()),
        priceInMinor: z.int(),
        isFreeItem: z.boolean(),
      }),
    ),
    /** When the food will be ready, as announced by the merchant; null before the announcement. */
    readyBy: z.string().nullable(),
    /**
     * The promised time of delivery or pickup, or the end of the delivery window; null at a table.
     */
    promisedAt: z.string().nullable(),
    /**
     * The delivery window of a scheduled order; null for an order to be delivered as soon as
     * possible.
     */
    scheduledTime: z.object({ from: z.string(), to: z.string() }).nullable(),
    /** Null unless the order is eaten at a table. */
    table: z.object({ number: z.string(), eaterCount: z.int() }).nullable(),
    /** What the eater currently pays, in minor units of `currency`. */
    total: z.int(),
    /** An ISO 4217 code. */
    currency: z.string(),
    paidBy: z.enum(['cash', 'prepaid']),
    /** The courier's tip, which is part of `total`; null for partners other than couriers. */
    tipInMinor: z.int().nullable(),
    /**
     * The cash that this partner must collect from the eater: the courier on delivery, the merchant
     * at a table or for pickup. Null for other partners, prepaid orders and ended orders.
     */
    toCollectInMinor: z.int().nullable(),
    /**
     * For a group order, each member's lines as indexes of `items`; null for any other order.
     * `alias` is null as long as partners may not know the member's name.
     */
    memberLines: z
      .array(z.object({ alias: z.string().nullable(), lines: z.array(z.int()) }))
      .nullable(),
    /** Whether a note mentions an allergy. False does not mean that the eater has none. */
    allergyMark: z.boolean(),
    /** Number of bags, and the shelf where they stand; null until the merchant enters them. */
    bags: z.int().nullable(),
    shelf: z.string().nullable(),
    /**
     * The time from which the merchant may end a pickup
     * order as not collected; null for other orders.
     */
    notCollectedFrom: z.string().nullable(),
    /** The time at which the eater of a pickup order reported their arrival; null before. */
    hereSince: z.string().nullable(),
    /**
     * Whether this is a test order by the merchant's
     * staff, whose food is neither eaten nor paid for.
     */
    test: z.boolean(),
    /** The courier who is assigned to the order, or null. */
    courier: z.object({ name: z.string(), vehicle: z.string(), plate: z.string() }).nullable(),
    /** Reason and comment of the last cancellation, decline or unassignment. */
    cancellation: z.object({ reason: z.enum(cancelReasons), comment: z.string() }).nullable(),
    /** The courier's last position and the number of chat messages. Only couriers receive both. */
    courierPosition: pointSchema.extend({ at: z.string() }).nullable(),
    messageCount: z.int(),
    /** The eater's comment on the order, and wishes such as cutlery. */
    comment: z.string(),
    wishes: z.object({ cutlery: z.boolean(), contactless: z.boolean() }),
    pickup: pointSchema,
    dropOff: z
      .object({
        latitude: z.number(),
        longitude: z.number(),
        address: z.string(),
        noteToDriver: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'PartnerOrder' })
export type PartnerOrder = z.infer<typeof partnerOrderSchema>

export const partnerOrderListQuerySchema = z.object({
  cursor: cursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
})
export const partnerOrderListSchema = z
  .object({ orders: z.array(partnerOrderSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'PartnerOrderList' })
export type PartnerOrderList = z.infer<typeof partnerOrderListSchema>

/**
 * Repeating the order's last move is a no-op. `courier` is for
 * `assign`; `cancellation` is for `cancel`, `decline` and `unassign`.
 */
export const moveBodySchema = z
  .object({
    move: z.enum(orderMoves),
    /** For `accept`: minutes until the food is ready, a multiple of 5. Determines `readyBy`. */
    minutes: z.int().min(acceptMinutesMin).max(acceptMinutesMax).multipleOf(5).optional(),
    courier: z
      .object({
        name: z.string().max(100),
        vehicle: z.string().max(100),
        plate: z.string().max(40),
      })
      .optional(),
    cancellation: z
      .object({
        /** Deprecated names are accepted for one more version: see deprecated-reasons.ts. */
        reason: z.enum([...partnerCancelReasons, ...deprecatedReasonNames]),
        comment: textSchema(cancelCommentMax).default(''),
      })
      .optional(),
  })
  .meta({ id: 'MoveRequest' })
export type MoveBody = z.input<typeof moveBodySchema>

/**
 * Changes of lines after the order was placed, all of them or none. `changeID` makes the request
 * idempotent. `version` is the order's version that the partner saw, `index` the line's index in
 * `items`. UPDATED sets a lower quantity or a new line total in minor units. DELETED removes the
 * line; deleting the last line cancels the order.
 */
export const itemChangesBodySchema = z
  .object({
    changeID: z.string().min(8).max(100),
    version: z.int().min(1),
    changes: z
      .array(
        z.object({
          type: z.enum(changeTypes),
          index: z.int().min(0).max(1_000),
          itemID: idSchema,
          quantity: z.int().min(1).max(99).optional(),
          newPriceInMinor: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
        }),
      )
      .min(1)
      .max(50),
  })
  .meta({ id: 'ItemChangesRequest' })
export type ItemChangesBody = z.input<typeof itemChangesBodySchema>

/** The courier's position. A position that is older than the stored one is ignored. */
export const positionBodySchema = pointSchema
  .extend({ at: instantSchema })
  .meta({ id: 'PositionRequest' })
export type PositionBody = z.input<typeof positionBodySchema>
