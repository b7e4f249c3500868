// Group orders and shared tables on the wire: one basket with several owners, its live events, and its split bill.
import { lineQuantityMax } from '@tingkat/ordering/cart/cart'
import type { CartNotice } from '@tingkat/ordering/cart/cart'
import type {
  Group,
  GroupChange,
  GroupItem,
  GroupMember,
  GroupProgress,
} from '@tingkat/ordering/group-order/group-order-shape'
import {
  failureReasons,
  orderStates,
  paths as orderPaths,
} from '@tingkat/ordering/order/order-states'
import {
  basketKinds,
  groupStates,
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

export const groupItemSchema = z
  .object({
    _id: idSchema,
    ID: idSchema,
    name: z.string(),
    quantity: z.int().min(0).max(lineQuantityMax),
    comment: z.string(),
    modifierGroups: z.array(
      z.object({
        ID: idSchema,
        name: z.string(),
        modifiers: z.array(z.object({ ID: idSchema, name: z.string(), quantity: z.int() })),
      }),
    ),
    available: z.boolean(),
    priceInMin: z.int(),
    originalPriceInMin: z.int(),
  })
  .meta({ id: 'GroupItem' }) satisfies z.ZodType<GroupItem>

export const groupMemberSchema = z
  .object({
    memberID: idSchema,
    memberName: z.string(),
    nameAlias: z.string(),
    creator: z.boolean(),
    confirmed: z.boolean(),
    myself: z.boolean(),
    foodQuote: z.object({ priceV2: amountSchema, priceAfterCampaignInMinorUnitV2: amountSchema }),
    confirmedItems: z.array(groupItemSchema),
    items: z.array(groupItemSchema),
    version: z.int(),
  })
  .meta({ id: 'GroupMember' }) satisfies z.ZodType<GroupMember>

export const groupInfoSchema = z
  .object({
    groupID: idSchema,
    groupName: z.string(),
    kind: z.enum(basketKinds),
    creatorName: z.string(),
    merchantID: idSchema,
    merchantName: z.string(),
    countryCode: z.string(),
    currency: currencySchema,
    shareLink: z.string(),
    groupState: z.enum(groupStates),
    version: z.int(),
    membership: z.enum(['creator', 'member', 'none', 'removed']),
    memberCount: z.int(),
    deadline: z.string().nullable(),
    spendLimitInMin: z.int().nullable(),
    table: z.object({ tableID: z.string(), tableNumber: z.string() }).nullable(),
    paying: z.boolean(),
    orderID: idSchema.nullable(),
    orderCode: z.string().nullable(),
  })
  .meta({ id: 'GroupInfo' })

export const groupSchema = z
  .object({
    info: groupInfoSchema,
    deliveryAddress: locationSchema.nullable(),
    members: z.array(groupMemberSchema),
  })
  .meta({ id: 'GroupOrder' }) satisfies z.ZodType<Group>

export const groupChangeSchema = groupSchema
  .extend({ base: z.int(), gone: z.array(idSchema) })
  .meta({ id: 'GroupOrderChange' }) satisfies z.ZodType<GroupChange>

/** Ids of the members who have the group open just now. */
export type GroupPresence = { memberIDs: string[] }

/** A group at a kitchen; or the table at which the eater sits, known by what its printed code says. */
export const createGroupBodySchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('group'),
      countryCode: countryCodeSchema,
      merchantID: idSchema,
      groupName: nameSchema.default(''),
      nameAlias: nameSchema.default(''),
      /** Where the food goes: the creator's address. */
      location: locationSchema.nullable().default(null),
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
export type CreateGroupBody = z.input<typeof createGroupBodySchema>

export const joinGroupBodySchema = z
  .object({ nameAlias: nameSchema.default('') })
  .meta({ id: 'JoinGroupOrder' })
export type JoinGroupBody = z.input<typeof joinGroupBodySchema>

const pickedItemsSchema = pickedCartSchema.shape.merchants.element.shape.items
  .max(memberLinesMax)
  .refine(
    (lines) => new Set(lines.map((line) => line._id)).size === lines.length,
    'each line has an _id of its own',
  )

/** All of one's own lines. `version` is that of one's own lines as last seen; `writeID` is new for each write and the same when it is sent again. */
export const groupItemsBodySchema = z
  .object({ version: z.int().min(0), writeID: idSchema, items: pickedItemsSchema })
  .meta({ id: 'GroupItemsWrite' })
export type GroupItemsBody = z.input<typeof groupItemsBodySchema>

/** `version` of one's own lines as last seen: with it, nothing is confirmed that was not seen. */
export const confirmGroupItemsBodySchema = z
  .object({ version: z.int().min(0).optional() })
  .meta({ id: 'ConfirmGroupItems' })
export type ConfirmGroupItemsBody = z.input<typeof confirmGroupItemsBodySchema>

/** `notices` tell what of the write the menu does not have, or merged. */
export const savedGroupItemsSchema = z
  .object({ group: groupSchema, notices: z.array(cartNoticeSchema) })
  .meta({ id: 'SavedGroupItems' })
export type SavedGroupItems = { group: Group; notices: CartNotice[] }

/** What is left out stays; null takes away. */
export const groupSettingsBodySchema = z
  .object({
    groupName: nameSchema.optional(),
    deadline: instantSchema.nullable().optional(),
    spendLimitInMin: spendLimitSchema.nullable().optional(),
    location: locationSchema.nullable().optional(),
  })
  .meta({ id: 'GroupOrderSettings' })
export type GroupSettingsBody = z.input<typeof groupSettingsBodySchema>

export const groupSummarySchema = z
  .object({
    groupID: idSchema,
    groupName: z.string(),
    orderCode: z.string(),
    orderDescription: z.string(),
  })
  .meta({ id: 'GroupSummary' })

/** Mine: open ones first, newest first. */
export const groupListSchema = z
  .object({
    groups: z.array(z.object({ summary: groupSummarySchema, info: groupInfoSchema })).max(50),
  })
  .meta({ id: 'GroupOrderList' })
export type GroupList = z.infer<typeof groupListSchema>

export const groupProgressSchema = z
  .object({
    summary: groupSummarySchema,
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
  .meta({ id: 'GroupProgress' }) satisfies z.ZodType<GroupProgress>

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
        items: z.array(groupItemSchema),
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
