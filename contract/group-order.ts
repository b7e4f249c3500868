// Schemas of group orders, of the order that is placed from one, and of its split bill.
import { lineQuantityMax } from '@tingkat/ordering/cart/cart'
import type { CartNotice } from '@tingkat/ordering/cart/cart'
import type {
  GroupOrderView,
  GroupOrderChange,
  GroupOrderItem,
  GroupOrderMemberView,
  GroupOrderProgress,
} from '@tingkat/ordering/group-order/group-order-shape'
import { failureReasons, orderStates, orderPaths } from '@tingkat/ordering/order/order-states'
import {
  groupOrderKinds,
  groupOrderStates,
  memberLinesMax,
} from '@tingkat/ordering/group-order/group-order-states'
import type { SplitBill } from '@tingkat/ordering/group-order/split-bill-shape'
import { z } from 'zod'
import { cartNoticeSchema, pickedCartSchema } from './cart.ts'
import { locationSchema } from './location.ts'
import { arrivalSchema } from './order.ts'
import {
  amountSchema,
  countryCodeSchema,
  currencySchema,
  idSchema,
  instantSchema,
} from './shape.ts'
import { tableCodeSchema } from './table.ts'

const nameSchema = z.string().trim().max(60)
const spendLimitSchema = z.int().min(1).max(1_000_000_000)

export const groupOrderItemSchema = z
  .object({
    _id: idSchema,
    ID: idSchema,
    name: z.string(),
    englishName: z.string().optional(),
    quantity: z.int().min(0).max(lineQuantityMax),
    comment: z.string(),
    modifierGroups: z.array(
      z.object({
        ID: idSchema,
        name: z.string(),
        modifiers: z.array(
          z.object({
            ID: idSchema,
            name: z.string(),
            englishName: z.string().optional(),
            quantity: z.int(),
          }),
        ),
      }),
    ),
    available: z.boolean(),
    priceInMin: z.int(),
    originalPriceInMin: z.int(),
  })
  .meta({ id: 'GroupOrderItem' }) satisfies z.ZodType<GroupOrderItem>

export const groupOrderMemberSchema = z
  .object({
    memberID: idSchema,
    memberName: z.string(),
    nameAlias: z.string(),
    creator: z.boolean(),
    confirmed: z.boolean(),
    myself: z.boolean(),
    foodQuote: z.object({ priceV2: amountSchema, priceAfterCampaignInMinorUnitV2: amountSchema }),
    confirmedItems: z.array(groupOrderItemSchema),
    items: z.array(groupOrderItemSchema),
    version: z.int(),
  })
  .meta({ id: 'GroupOrderMember' }) satisfies z.ZodType<GroupOrderMemberView>

export const groupOrderInfoSchema = z
  .object({
    groupID: idSchema,
    groupName: z.string(),
    kind: z.enum(groupOrderKinds),
    creatorName: z.string(),
    merchantID: idSchema,
    merchantName: z.string(),
    timeZone: z.string(),
    countryCode: z.string(),
    currency: currencySchema,
    shareLink: z.string(),
    groupState: z.enum(groupOrderStates),
    version: z.int(),
    membership: z.enum(['creator', 'member', 'none', 'removed']),
    memberCount: z.int(),
    deadline: z.string().nullable(),
    spendLimitInMin: z.int().nullable(),
    table: z.object({ tableID: z.string(), tableNumber: z.string() }).nullable(),
    pickup: z.boolean(),
    paying: z.boolean(),
    orderID: idSchema.nullable(),
    orderCode: z.string().nullable(),
  })
  .meta({ id: 'GroupOrderInfo' })

/** What anyone with the link may see before logging in. */
export const groupOrderInvitationSchema = groupOrderInfoSchema
  .pick({
    groupID: true,
    groupName: true,
    creatorName: true,
    merchantID: true,
    merchantName: true,
    timeZone: true,
    countryCode: true,
    groupState: true,
    memberCount: true,
    deadline: true,
  })
  .meta({ id: 'GroupOrderInvitation' })
export type GroupOrderInvitation = z.infer<typeof groupOrderInvitationSchema>

export const groupOrderSchema = z
  .object({
    info: groupOrderInfoSchema,
    deliveryAddress: locationSchema.nullable(),
    members: z.array(groupOrderMemberSchema),
  })
  .meta({ id: 'GroupOrder' }) satisfies z.ZodType<GroupOrderView>

export const groupOrderChangeSchema = groupOrderSchema
  .extend({ base: z.int(), gone: z.array(idSchema) })
  .meta({ id: 'GroupOrderChange' }) satisfies z.ZodType<GroupOrderChange>

/** Creates a group order: of a group at a merchant, or of the table with the scanned table code. */
export const createGroupOrderBodySchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('group'),
      countryCode: countryCodeSchema,
      merchantID: idSchema,
      groupName: nameSchema.default(''),
      nameAlias: nameSchema.default(''),
      /** The delivery address, chosen by the creator. */
      location: locationSchema.nullable().default(null),
      pickup: z.boolean().default(false),
      deadline: instantSchema.nullable().default(null),
      spendLimitInMin: spendLimitSchema.nullable().default(null),
    }),
    z.object({
      kind: z.literal('table'),
      countryCode: countryCodeSchema,
      merchantID: idSchema,
      nameAlias: nameSchema.default(''),
      tableNumber: z.string().min(1).max(40),
      tableCode: tableCodeSchema.default(''),
    }),
  ])
  .meta({ id: 'CreateGroupOrder' })
export type CreateGroupOrderBody = z.input<typeof createGroupOrderBodySchema>

export const joinGroupOrderBodySchema = z
  .object({ nameAlias: nameSchema.default('') })
  .meta({ id: 'JoinGroupOrder' })
export type JoinGroupOrderBody = z.input<typeof joinGroupOrderBodySchema>

const pickedItemsSchema = pickedCartSchema.shape.merchants.element.shape.items
  .max(memberLinesMax)
  .refine(
    (lines) => new Set(lines.map((line) => line._id)).size === lines.length,
    'each line has an _id of its own',
  )

/**
 * All items of one member of a group order. `version` is the last version of these items that the
 * client saw. `writeID` is a unique id for each write, repeated when the write is retried.
 */
export const groupOrderItemsBodySchema = z
  .object({ version: z.int().min(0), writeID: idSchema, items: pickedItemsSchema })
  .meta({ id: 'GroupOrderItemsWrite' })
export type GroupOrderItemsBody = z.input<typeof groupOrderItemsBodySchema>

/**
 * Confirms the member's items. `version` is the version of the items that the client saw; the
 * request is refused if they have changed.
 */
export const confirmGroupOrderItemsBodySchema = z
  .object({ version: z.int().min(0).optional() })
  .meta({ id: 'ConfirmGroupOrderItems' })
export type ConfirmGroupOrderItemsBody = z.input<typeof confirmGroupOrderItemsBodySchema>

/** `notices` lists the lines that were merged and the sent lines that are not on the menu. */
export const savedGroupOrderItemsSchema = z
  .object({ group: groupOrderSchema, notices: z.array(cartNoticeSchema) })
  .meta({ id: 'SavedGroupOrderItems' })
export type SavedGroupOrderItems = { group: GroupOrderView; notices: CartNotice[] }

/** Omitted fields keep their value; null clears them. */
export const groupOrderSettingsBodySchema = z
  .object({
    groupName: nameSchema.optional(),
    deadline: instantSchema.nullable().optional(),
    spendLimitInMin: spendLimitSchema.nullable().optional(),
    location: locationSchema.nullable().optional(),
    pickup: z.boolean().optional(),
  })
  .meta({ id: 'GroupOrderSettings' })
export type GroupOrderSettingsBody = z.input<typeof groupOrderSettingsBodySchema>

export const groupOrderSummarySchema = z
  .object({
    groupID: idSchema,
    groupName: z.string(),
    orderCode: z.string(),
    orderDescription: z.string(),
  })
  .meta({ id: 'GroupOrderSummary' })

/** The group orders of the account: the open ones, then the ended ones, both newest first. */
export const groupOrderListSchema = z
  .object({
    groups: z
      .array(z.object({ summary: groupOrderSummarySchema, info: groupOrderInfoSchema }))
      .max(50),
  })
  .meta({ id: 'GroupOrderList' })
export type GroupOrderList = z.infer<typeof groupOrderListSchema>

export const groupOrderProgressSchema = z
  .object({
    summary: groupOrderSummarySchema,
    order: z.object({
      orderID: idSchema,
      orderCode: z.string(),
      merchant: z.object({ ID: idSchema, name: z.string(), timeZone: z.string() }),
      orderState: z.enum(orderStates),
      finalState: z.enum(orderStates).nullable(),
      reason: z.enum(failureReasons).nullable(),
      path: z.enum(orderPaths),
      version: z.int(),
      ETA: z.int().nullable(),
      arrival: arrivalSchema.nullable(),
      placedAt: z.string(),
      stateSince: z.string(),
      courier: z.object({ name: z.string(), vehicle: z.string(), plate: z.string() }).nullable(),
    }),
  })
  .meta({ id: 'GroupOrderProgress' }) satisfies z.ZodType<GroupOrderProgress>

export const splitBillSchema = z
  .object({
    groupID: idSchema,
    groupName: z.string(),
    orderID: idSchema,
    orderCode: z.string(),
    currency: currencySchema,
    total: amountSchema,
    members: z.array(
      z.object({
        memberID: idSchema,
        memberName: z.string(),
        nameAlias: z.string(),
        creator: z.boolean(),
        myself: z.boolean(),
        items: z.array(groupOrderItemSchema),
        food: amountSchema,
        shares: z.array(
          z.object({
            key: z.string(),
            name: z.string(),
            amountInMin: z.int(),
            amountDisplay: z.string(),
          }),
        ),
        total: amountSchema,
      }),
    ),
  })
  .meta({ id: 'SplitBill' }) satisfies z.ZodType<SplitBill>
