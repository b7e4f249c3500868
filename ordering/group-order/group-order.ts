// Rules that change a group order, in which each member has own items. Pure functions: none of them
// mutates its input.
import type { Country } from '../country/country.ts'
import type { GroupOrderItem } from './group-order-shape.ts'
import type { Location } from '../location/location.ts'
import type { Merchant } from '../merchant/merchant.ts'
import type { QuoteRequest } from '../quote/quote-shape.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'
import { repriceItem, isSameFood, toOrderItems } from './group-order-lines.ts'
import {
  findGroupOrderTransition,
  groupOrderMembersMax,
  isGroupOrderEnded,
  type GroupOrderAction,
  type GroupOrderActor,
  type GroupOrderKind,
  type GroupOrderState,
} from './group-order-states.ts'

export type GroupOrderMember = {
  memberID: string
  accountID: string
  memberName: string
  nameAlias: string
  creator: boolean
  confirmed: boolean
  /** The version of this member's items, from 0. */
  version: number
  /**
   * The ids of the member's latest changes of items, newest last, by which a repeated write is
   * recognised.
   */
  writeIDs: string[]
  items: GroupOrderItem[]
}

/** A group order as the server stores it. Times are ISO 8601 instants, UTC. */
export type GroupOrder = {
  groupID: string
  kind: GroupOrderKind
  countryCode: string
  merchantID: string
  merchantName: string
  groupName: string
  state: GroupOrderState
  version: number
  members: GroupOrderMember[]
  /** Accounts that the creator removed; they cannot join again. */
  barred: string[]
  deliveryAddress: Location | null
  /** Whether the creator collects the order; otherwise a courier delivers it. */
  pickup?: boolean | undefined
  table: { tableID: string; tableNumber: string } | null
  deadline: string | null
  spendLimitInMin: number | null
  createdAt: string
  /** The time at which the group order is cancelled if no order was placed. */
  expiresAt: string
  /**
   * The order whose payment is pending. Changes are
   * refused until the payment has succeeded or failed.
   */
  payingOrderID: string | null
  orderID: string | null
}

/** The changed group order, the same object if nothing changed, or a refusal. */
export type GroupOrderResult = GroupOrder | Refusal

/** Maximum number of lines of all members together: the maximum of one order. */
export const groupOrderLinesMax = 200
/** Bounds of a new deadline, in whole seconds from now. */
export const deadlineBounds = { soonest: 300, latest: 86_400 }
/** Hours until a group order expires: a group after its creation, a table after its last change. */
export const groupOrderLifetimeHours = { group: 48, table: 4 } as const
// Maximum number of removed accounts that a group order stores.
const barredMax = 500
// Number of write ids that are stored for a member. A device that gets no response to its write (a
// change of the member's items) sends it again. The server recognises the repetition if the
// member's devices have made fewer than this number of other writes in between.
const rememberedWrites = 16

export type NewGroupOrder = Pick<
  GroupOrder,
  | 'groupID'
  | 'kind'
  | 'countryCode'
  | 'merchantID'
  | 'merchantName'
  | 'groupName'
  | 'deliveryAddress'
  | 'pickup'
  | 'table'
  | 'spendLimitInMin'
  | 'deadline'
>
export type MemberIdentity = {
  accountID: string
  memberID: string
  memberName: string
  nameAlias: string
}

/**
 * Creates a group order with its creator as the first
 * member. Refuses a deadline outside `deadlineBounds`.
 */
export function openGroupOrder(
  newGroupOrder: NewGroupOrder,
  creator: MemberIdentity,
  now: Date,
): GroupOrderResult {
  const refusal = checkDeadline(newGroupOrder.deadline, now)
  if (refusal) return refusal
  return {
    ...newGroupOrder,
    state: 'CREATED',
    version: 1,
    members: [toMember(creator, true)],
    barred: [],
    createdAt: now.toISOString(),
    expiresAt: expiryOf(newGroupOrder.kind, now),
    payingOrderID: null,
    orderID: null,
  }
}

const toMember = (identity: MemberIdentity, creator: boolean): GroupOrderMember => ({
  ...identity,
  creator,
  confirmed: false,
  version: 0,
  writeIDs: [],
  items: [],
})

const expiryOf = (kind: GroupOrderKind, now: Date): string =>
  new Date(now.getTime() + groupOrderLifetimeHours[kind] * 3_600_000).toISOString()

export function findMember(
  groupOrder: Pick<GroupOrder, 'members'>,
  accountID: string,
): GroupOrderMember | undefined {
  return groupOrder.members.find((member) => member.accountID === accountID)
}

export function actorOf(
  groupOrder: Pick<GroupOrder, 'members'>,
  accountID: string,
): GroupOrderActor {
  const member = findMember(groupOrder, accountID)
  if (!member) return 'stranger'
  return member.creator ? 'creator' : 'member'
}

// Actions that are allowed during a payment: an eater may still join a table. All other actions are
// refused.
const allowedWhilePaying: ReadonlySet<GroupOrderAction> = new Set(['join'])
// Actions that are refused after the deadline, even if the deadline job has not run yet.
const endedByDeadline: ReadonlySet<GroupOrderAction> = new Set(['join', 'put_items', 'confirm'])

/**
 * Returns null if the action is allowed now. Otherwise returns a refusal: the account
 * was removed or has not joined, a payment is pending, or the state table does not allow
 * the action. `accountID` is null if the deadline or the expiry causes the action.
 */
function refusalFor(
  groupOrder: GroupOrder,
  action: GroupOrderAction,
  accountID: string | null,
  now: Date,
): Refusal | null {
  const by = accountID === null ? 'clock' : actorOf(groupOrder, accountID)
  if (by === 'stranger' && groupOrder.barred.includes(accountID ?? ''))
    return refuse('group_removed')
  if (by === 'stranger' && action !== 'join') return refuse('group_not_joined')
  if (groupOrder.payingOrderID !== null && !allowedWhilePaying.has(action))
    return refuse('group_paying')
  if (isPast(groupOrder.deadline, now) && endedByDeadline.has(action))
    return refuse('group_closed', { groupState: groupOrder.state })
  return refusalByState(groupOrder, action, by)
}

/** Returns null if the state table allows the action. */
function refusalByState(
  { kind, state }: GroupOrder,
  action: GroupOrderAction,
  by: GroupOrderActor,
): Refusal | null {
  if (findGroupOrderTransition(kind, state, action, by)) return null
  if (by === 'creator' && action === 'leave' && !isGroupOrderEnded(state))
    return refuse('creator_stays')
  const creatorMay = findGroupOrderTransition(kind, state, action, 'creator') !== undefined
  return by === 'member' && creatorMay
    ? refuse('creator_only')
    : refuse('group_closed', { groupState: state })
}

const isPast = (instant: string | null, now: Date): boolean =>
  instant !== null && Date.parse(instant) <= now.getTime()

/**
 * Applies the change to the group order, increments the version and extends the expiry of a table.
 */
function withNextVersion(
  groupOrder: GroupOrder,
  change: Partial<GroupOrder>,
  now: Date,
): GroupOrder {
  return {
    ...groupOrder,
    ...(groupOrder.kind === 'table' ? { expiresAt: expiryOf('table', now) } : {}),
    ...change,
    version: groupOrder.version + 1,
  }
}

const withMember = (
  groupOrder: GroupOrder,
  { accountID }: GroupOrderMember,
  change: Partial<GroupOrderMember>,
): GroupOrderMember[] =>
  groupOrder.members.map((member) =>
    member.accountID === accountID ? { ...member, ...change } : member,
  )

/**
 * Adds the account to the members; no-op for a member. Refuses with `group_full` above 50
 * members, `group_removed` for a removed account, and `group_closed` if no more members may join.
 */
export function joinGroupOrder(
  groupOrder: GroupOrder,
  identity: MemberIdentity,
  now: Date,
): GroupOrderResult {
  if (findMember(groupOrder, identity.accountID)) return groupOrder
  const refusal = refusalFor(groupOrder, 'join', identity.accountID, now)
  if (refusal) return refusal
  if (groupOrder.members.length >= groupOrderMembersMax)
    return refuse('group_full', { max: groupOrderMembersMax })
  return withNextVersion(
    groupOrder,
    {
      state: 'ONGOING',
      members: [...groupOrder.members, toMember(identity, groupOrder.members.length === 0)],
    },
    now,
  )
}

/**
 * Removes the member and the member's items from the group order. At a table the earliest remaining
 * member becomes the creator. The creator of a group cannot leave (`creator_stays`). Also refuses
 * what `refusalFor` refuses.
 */
export function leaveGroupOrder(
  groupOrder: GroupOrder,
  accountID: string,
  now: Date,
): GroupOrderResult {
  const refusal = refusalFor(groupOrder, 'leave', accountID, now)
  if (refusal) return refusal
  const members = groupOrder.members.filter((member) => member.accountID !== accountID)
  return withNextVersion(
    groupOrder,
    {
      members: members.map((member, index) =>
        index === 0 ? { ...member, creator: true } : member,
      ),
    },
    now,
  )
}

/**
 * Removes the member, whose account cannot join again. No-op for an unknown member. The
 * creator cannot be removed (`creator_stays`). Also refuses what `refusalFor` refuses.
 */
export function removeMember(
  groupOrder: GroupOrder,
  accountID: string,
  memberID: string,
  now: Date,
): GroupOrderResult {
  const refusal = refusalFor(groupOrder, 'remove', accountID, now)
  if (refusal) return refusal
  const removed = groupOrder.members.find((member) => member.memberID === memberID)
  if (!removed) return groupOrder
  if (removed.creator) return refuse('creator_stays')
  if (groupOrder.barred.length >= barredMax) return refuse('group_full', { max: barredMax })
  return withNextVersion(
    groupOrder,
    {
      members: groupOrder.members.filter((member) => member !== removed),
      barred: [...groupOrder.barred, removed.accountID],
    },
    now,
  )
}

export type MemberItemsWrite = {
  version: number
  writeID: string
  items: GroupOrderItem[]
  orderValueLimit: number
  currency: string
}

/**
 * Replaces all items of the member; a repeated `writeID` is a no-op. Refuses if the items are
 * confirmed, `version` is outdated, all members together have more than 200 lines, or the subtotal
 * is above the spend limit or the merchant's limit. Also refuses what `refusalFor` refuses.
 */
export function putItems(
  groupOrder: GroupOrder,
  accountID: string,
  { version, writeID, items, orderValueLimit, currency }: MemberItemsWrite,
  now: Date,
): GroupOrderResult {
  const member = findMember(groupOrder, accountID)
  if (member && isRepeatedWrite(member, writeID)) return groupOrder
  const refusal = refusalFor(groupOrder, 'put_items', accountID, now)
  if (refusal || !member) return refusal ?? refuse('group_not_joined')
  if (member.confirmed) return refuse('items_confirmed')
  if (member.version !== version) return refuse('group_stale', { version: member.version })
  const others = groupOrder.members.filter((other) => other !== member)
  const otherLines = others.flatMap((other) => other.items)
  if (items.length + otherLines.length > groupOrderLinesMax)
    return refuse('group_full', { max: groupOrderLinesMax })
  const [subtotal, before] = [itemsSubtotal(items), itemsSubtotal(member.items)]
  // Only a write that increases the subtotal is refused. If higher prices
  // have put the items above a limit, the member may still remove some.
  const grows = subtotal > before
  const { spendLimitInMin: limit } = groupOrder
  if (limit !== null && subtotal > limit && grows)
    return refuse('spend_limit_exceeded', {
      limit,
      subtotal,
      left: Math.max(0, limit - before),
      currency,
    })
  const total = subtotal + itemsSubtotal(otherLines)
  if (orderValueLimit > 0 && total > orderValueLimit && grows)
    return refuse('order_value_exceeded', {
      orderLimit: orderValueLimit,
      currency,
      subtotal: total,
    })
  return withNextVersion(
    groupOrder,
    {
      state: 'ONGOING',
      members: withMember(groupOrder, member, {
        items,
        version: version + 1,
        writeIDs: [...member.writeIDs, writeID].slice(-rememberedWrites),
      }),
    },
    now,
  )
}

/**
 * Whether the write (a change of a member's items) was already applied. A client that gets no
 * response sends its write again, and another device of the member may have written in between.
 */
export function isRepeatedWrite(
  member: Pick<GroupOrderMember, 'writeIDs'>,
  writeID: string,
): boolean {
  return member.writeIDs.includes(writeID)
}

/** Returns the sum of the line totals, in minor units. */
export function itemsSubtotal(items: readonly Pick<GroupOrderItem, 'priceInMin'>[]): number {
  return items.reduce((total, item) => total + item.priceInMin, 0)
}

/**
 * Confirms the member's items, which then cannot change. `version` is the version that
 * the member saw, null for any. Refuses an empty list, an outdated `version`, and what
 * `refusalFor` refuses. The creator does not confirm but starts the checkout.
 */
export function confirmItems(
  groupOrder: GroupOrder,
  accountID: string,
  version: number | null,
  now: Date,
): GroupOrderResult {
  const member = findMember(groupOrder, accountID)
  if (member?.confirmed) return groupOrder
  const refusal = refusalFor(groupOrder, 'confirm', accountID, now)
  if (refusal || !member) return refusal ?? refuse('group_not_joined')
  if (version !== null && version !== member.version)
    return refuse('group_stale', { version: member.version })
  if (member.items.length === 0) return refuse('empty_cart')
  return withNextVersion(
    groupOrder,
    { members: withMember(groupOrder, member, { confirmed: true }) },
    now,
  )
}

export type MenuContext = { merchant: Merchant; country: Country }

/**
 * Locks the group order: no joins, no new items; existing items count as confirmed. Also updates
 * prices and availability from the menu. A repeated call, or a call for a table, only updates
 * prices and availability. If the deadline job calls, `accountID` is null. If nothing can be
 * ordered, the job cancels the group order; an eater gets the refusal `empty_cart`.
 */
export function startGroupOrderCheckout(
  groupOrder: GroupOrder,
  accountID: string | null,
  { merchant, country }: MenuContext,
  now: Date,
): GroupOrderResult {
  const refusal = refusalFor(groupOrder, 'continue', accountID, now)
  if (refusal) return refusal
  const locks = groupOrder.kind === 'group'
  const members = groupOrder.members.map((member) => {
    const items = member.items.map((item) => repriceItem(item, merchant, country))
    const confirmed = member.confirmed || (locks && items.length > 0)
    const unchanged =
      confirmed === member.confirmed && items.every((item, index) => item === member.items[index])
    return unchanged ? member : { ...member, items, confirmed }
  })
  const orderable = members.some((member) => member.items.some((item) => item.available))
  if (!orderable)
    return accountID === null
      ? withNextVersion(groupOrder, { state: 'CANCELLED' }, now)
      : refuse('empty_cart')
  const state = locks ? 'CONFIRMED' : groupOrder.state
  const unchanged =
    state === groupOrder.state &&
    members.every((member, index) => member === groupOrder.members[index])
  return unchanged ? groupOrder : withNextVersion(groupOrder, { state, members }, now)
}

/**
 * Cancels the group order, which only the creator of
 * a group may do. No-op if it is cancelled already.
 */
export function cancelGroupOrder(
  groupOrder: GroupOrder,
  accountID: string,
  now: Date,
): GroupOrderResult {
  if (groupOrder.state === 'CANCELLED' && actorOf(groupOrder, accountID) === 'creator')
    return groupOrder
  return (
    refusalFor(groupOrder, 'cancel', accountID, now) ??
    withNextVersion(groupOrder, { state: 'CANCELLED' }, now)
  )
}

/**
 * Starts the checkout after the deadline, or cancels the group order after its expiry. No-op if
 * neither has passed, or if an order is being paid. Without `menu` the checkout does not start.
 */
export function applyGroupOrderDeadlines(
  groupOrder: GroupOrder,
  menu: MenuContext | null,
  now: Date,
): GroupOrder {
  if (isGroupOrderEnded(groupOrder.state) || groupOrder.payingOrderID !== null) return groupOrder
  if (isPast(groupOrder.expiresAt, now))
    return withNextVersion(groupOrder, { state: 'CANCELLED' }, now)
  if (!isPast(groupOrder.deadline, now) || groupOrder.state === 'CONFIRMED' || !menu)
    return groupOrder
  const result = startGroupOrderCheckout(groupOrder, null, menu, now)
  return isRefusal(result) ? groupOrder : result
}

/** A change of settings. Omitted fields keep their value; null clears them. */
export type GroupOrderSettings = {
  groupName?: string | undefined
  deadline?: string | null | undefined
  spendLimitInMin?: number | null | undefined
  deliveryAddress?: Location | null | undefined
  pickup?: boolean | undefined
}

/**
 * Changes the settings. Refuses a deadline outside `deadlineBounds`, and
 * a spend limit that is below the highest subtotal of a member, which is
 * `least` in the refusal. Also refuses what `refusalFor` refuses.
 */
export function changeGroupOrderSettings(
  groupOrder: GroupOrder,
  accountID: string,
  settings: GroupOrderSettings,
  currency: string,
  now: Date,
): GroupOrderResult {
  const refusal = refusalFor(groupOrder, 'settings', accountID, now)
  if (refusal) return refusal
  const {
    groupName = groupOrder.groupName,
    deadline = groupOrder.deadline,
    spendLimitInMin = groupOrder.spendLimitInMin,
    deliveryAddress = groupOrder.deliveryAddress,
    pickup = groupOrder.pickup,
  } = settings
  const invalid = deadline === groupOrder.deadline ? null : checkDeadline(deadline, now)
  if (invalid) return invalid
  const least = Math.max(0, ...groupOrder.members.map((member) => itemsSubtotal(member.items)))
  if (
    spendLimitInMin !== null &&
    spendLimitInMin !== groupOrder.spendLimitInMin &&
    spendLimitInMin < least
  )
    return refuse('spend_limit_too_low', { least, currency })
  return withNextVersion(
    groupOrder,
    { groupName, deadline, spendLimitInMin, deliveryAddress, pickup },
    now,
  )
}

function checkDeadline(deadline: string | null, now: Date): Refusal | null {
  if (deadline === null) return null
  const earliest = now.getTime() + deadlineBounds.soonest * 1000
  const latest = now.getTime() + deadlineBounds.latest * 1000
  const at = Date.parse(deadline)
  // One minute is tolerated, because the client's clock may be wrong and its request takes time.
  return at >= earliest - 60_000 && at <= latest + 60_000
    ? null
    : refuse('deadline_invalid', {
        earliest: new Date(earliest).toISOString(),
        latest: new Date(latest).toISOString(),
      })
}

/** Returns the order items of the group order: the available lines of all members. */
export function orderItemsOf(
  groupOrder: Pick<GroupOrder, 'members'>,
): QuoteRequest['merchants'][number]['items'] {
  return groupOrder.members.flatMap((member) => toOrderItems(member.items))
}

export type GroupOrderPlacement = {
  countryCode: string
  merchants: QuoteRequest['merchants']
  tableID: string | null
}

/**
 * Returns null if the account may place this order for the group order
 * now. Refuses with `group_changed` if items, merchant or table differ
 * from the group order. Also refuses what `refusalFor` refuses.
 */
export function checkGroupOrderPlacement(
  groupOrder: GroupOrder,
  accountID: string,
  { countryCode, merchants, tableID }: GroupOrderPlacement,
  now: Date,
): Refusal | null {
  const refusal = refusalFor(groupOrder, 'order', accountID, now)
  if (refusal) return refusal
  const sameMerchant =
    merchants.length === 1 &&
    merchants[0]?.ID === groupOrder.merchantID &&
    countryCode === groupOrder.countryCode
  const sameFood = isSameFood(merchants[0]?.items ?? [], orderItemsOf(groupOrder))
  const sameTable = tableID === (groupOrder.table?.tableID ?? null)
  return sameMerchant && sameFood && sameTable ? null : refuse('group_changed')
}
