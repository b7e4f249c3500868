// The partner API: what merchants' tills and courier fleets see of orders, and the moves they make.
import type { OrderEvent } from '@tingkat/ordering/order/order'
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
import { z } from 'zod'
import { deprecatedReasonNames } from './deprecated-reasons.ts'
import { cursorSchema, idSchema, instantSchema, pointSchema, textSchema } from './shape.ts'

/** A till, a fleet, whoever runs the service, and the chatbot that speaks to eaters for them. */
export const partnerRoles = ['merchant', 'courier', 'operator', 'chatbot'] as const
export type PartnerRole = (typeof partnerRoles)[number]

/** Only what the partner needs: no phone, no account; the address for couriers only. */
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
    /** Their place in the list is what a change names them by. */
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
    /** Who carries it; null until somebody does. */
    courier: z.object({ name: z.string(), vehicle: z.string(), plate: z.string() }).nullable(),
    /** Why it was called off or given up last, in its mover's words. */
    cancellation: z.object({ reason: z.enum(cancelReasons), comment: z.string() }).nullable(),
    /** Couriers read where they were last, and how many messages there are. */
    courierPosition: pointSchema.extend({ at: z.string() }).nullable(),
    messageCount: z.int(),
    /** The eater's word to the kitchen, and what was wished for besides the food. */
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

/** A move may be sent again: a repeat of the order's last move changes nothing. `courier` comes with `assign`, `cancellation` with a cancel, a decline or a giving up. */
export const moveBodySchema = z
  .object({
    move: z.enum(orderMoves),
    courier: z
      .object({
        name: z.string().max(100),
        vehicle: z.string().max(100),
        plate: z.string().max(40),
      })
      .optional(),
    cancellation: z
      .object({
        /** Deprecated names are accepted for one version: see deprecated-reasons.ts. */
        reason: z.enum([...partnerCancelReasons, ...deprecatedReasonNames]),
        comment: textSchema(cancelCommentMax).default(''),
      })
      .optional(),
  })
  .meta({ id: 'MoveRequest' })
export type MoveBody = z.input<typeof moveBodySchema>

/**
 * Changes of lines after placing, all or none; `changeID` names the occasion: sent again it changes nothing more.
 * `version` is the order's as the partner saw it, `index` the line's place in its `items`. UPDATED gives fewer of it, or another
 * price for the whole line in whole minor units; DELETED takes the line away, and the last one the order with it.
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

/** Where the courier is; one that is older than the last is passed over. */
export const positionBodySchema = pointSchema
  .extend({ at: instantSchema })
  .meta({ id: 'PositionRequest' })
export type PositionBody = z.input<typeof positionBodySchema>

export type { OrderEvent }
