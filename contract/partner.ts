// The partner API: what merchants' tills and courier fleets see of orders, and the moves they make.
import type { OrderEvent } from '@tingkat/ordering/order'
import { moves, orderStates, orderTypes, paths } from '@tingkat/ordering/order-states'
import { z } from 'zod'
import { cursorSchema, idSchema, pointSchema } from './shape.ts'

export const partnerRoles = ['merchant', 'courier'] as const
export type PartnerRole = (typeof partnerRoles)[number]

/** Only what the partner needs: no phone, no account; the address for couriers only. */
export const partnerOrderSchema = z.object({
  orderID: idSchema,
  orderCode: z.string(),
  merchantID: idSchema,
  orderState: z.enum(orderStates),
  orderType: z.enum(orderTypes),
  path: z.enum(paths),
  version: z.int(),
  stateSince: z.string(),
  placedAt: z.string(),
  allowedMoves: z.array(z.enum(moves)),
  items: z.array(z.object({ name: z.string(), quantity: z.int(), comment: z.string(), modifiers: z.array(z.string()) })),
  /** The eater's word to the kitchen, and what was wished for besides the food. */
  comment: z.string(),
  wishes: z.object({ cutlery: z.boolean(), contactless: z.boolean() }),
  pickup: pointSchema,
  dropOff: z.object({ latitude: z.number(), longitude: z.number(), address: z.string(), noteToDriver: z.string() }).nullable(),
}).meta({ id: 'PartnerOrder' })
export type PartnerOrder = z.infer<typeof partnerOrderSchema>

export const partnerOrderListQuerySchema = z.object({ cursor: cursorSchema.optional(), limit: z.coerce.number().int().min(1).max(200).default(100) })
export const partnerOrderListSchema = z.object({ orders: z.array(partnerOrderSchema), nextCursor: z.string().nullable() }).meta({ id: 'PartnerOrderList' })
export type PartnerOrderList = z.infer<typeof partnerOrderListSchema>

/** A move may be sent again: a repeat of the order's last move changes nothing. `courier` comes with `assign`. */
export const moveBodySchema = z.object({
  move: z.enum(moves),
  courier: z.object({ name: z.string().max(100), vehicle: z.string().max(100), plate: z.string().max(40) }).optional(),
}).meta({ id: 'MoveRequest' })
export type MoveBody = z.input<typeof moveBodySchema>

export type { OrderEvent }
