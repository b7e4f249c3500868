// A basket that several people fill, each their own lines: every rule that changes it. Nothing here mutates its input.
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
  /** Of the own lines, from 0. */
  version: number
  /** The last writes that made them, newest last. */
  writeIDs: string[]
  items: GroupOrderItem[]
}

/** As the server keeps it. Times are ISO 8601 instants, UTC. */
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
  /** Accounts that the creator sent away: they do not come back by the link. */
  barred: string[]
  deliveryAddress: Location | null
  table: { tableID: string; tableNumber: string } | null
  deadline: string | null
  spendLimitInMin: number | null
  createdAt: string
  /** Forgotten by then, it is cancelled. */
  expiresAt: string
  /** The order that is being paid for; until that is decided nothing changes. */
  payingOrderID: string | null
  orderID: string | null
}

/** The basket as it is afterwards, the very same when nothing changed; or why not. */
export type GroupOrderResult = GroupOrder | Refusal

/** Lines of all members together: what one order may hold. */
export const groupOrderLinesMax = 200
/** Whole seconds from now that a deadline may be set to. */
export const deadlineBounds = { soonest: 300, latest: 86_400 }
/** Whole hours after which a basket that nobody ordered is given up: of a group since it was made, of a table since its last change. */
export const groupOrderLifetimeHours = { group: 48, table: 4 } as const
// Who was sent away stays away, and a link that went round the world cannot fill the table for ever.
const barredMax = 500
// More than an eater's phones write while one of them waits for its answer.
const writesKept = 16

export type NewGroupOrder = Pick<
  GroupOrder,
  | 'groupID'
  | 'kind'
  | 'countryCode'
  | 'merchantID'
  | 'merchantName'
  | 'groupName'
  | 'deliveryAddress'
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

/** A new basket with its creator in it. Refusal: deadline_invalid. */
export function openGroupOrder(
  opening: NewGroupOrder,
  person: MemberIdentity,
  now: Date,
): GroupOrderResult {
  const wrong = checkDeadline(opening.deadline, now)
  if (wrong) return wrong
  return {
    ...opening,
    state: 'CREATED',
    version: 1,
    members: [toMember(person, true)],
    barred: [],
    createdAt: now.toISOString(),
    expiresAt: expiryOf(opening.kind, now),
    payingOrderID: null,
    orderID: null,
  }
}

const toMember = (person: MemberIdentity, creator: boolean): GroupOrderMember => ({
  ...person,
  creator,
  confirmed: false,
  version: 0,
  writeIDs: [],
  items: [],
})

const expiryOf = (kind: GroupOrderKind, now: Date): string =>
  new Date(now.getTime() + groupOrderLifetimeHours[kind] * 3_600_000).toISOString()

export function findMember(
  basket: Pick<GroupOrder, 'members'>,
  accountID: string,
): GroupOrderMember | undefined {
  return basket.members.find((member) => member.accountID === accountID)
}

export function actorOf(basket: Pick<GroupOrder, 'members'>, accountID: string): GroupOrderActor {
  const member = findMember(basket, accountID)
  return member ? (member.creator ? 'creator' : 'member') : 'stranger'
}

// What stays possible while somebody pays: who comes to a table may sit down.
const whilePaying: ReadonlySet<GroupOrderAction> = new Set(['join'])
// What a passed deadline ends, even before the clock has told everybody.
const untilDeadline: ReadonlySet<GroupOrderAction> = new Set(['join', 'put_items', 'confirm'])

/** Null when the step is possible now. Refusals: group_removed, group_not_joined, group_paying, creator_only, creator_stays, group_closed with `groupState`. */
function bar(
  basket: GroupOrder,
  action: GroupOrderAction,
  accountID: string | null,
  now: Date,
): Refusal | null {
  const by = accountID === null ? 'clock' : actorOf(basket, accountID)
  if (by === 'stranger' && basket.barred.includes(accountID ?? '')) return refuse('group_removed')
  if (by === 'stranger' && action !== 'join') return refuse('group_not_joined')
  if (basket.payingOrderID !== null && !whilePaying.has(action)) return refuse('group_paying')
  const closed = refuse('group_closed', { groupState: basket.state })
  if (isPast(basket.deadline, now) && untilDeadline.has(action)) return closed
  if (findGroupOrderTransition(basket.kind, basket.state, action, by)) return null
  if (by === 'creator' && action === 'leave' && !isGroupOrderEnded(basket.state))
    return refuse('creator_stays')
  return by === 'member' && findGroupOrderTransition(basket.kind, basket.state, action, 'creator')
    ? refuse('creator_only')
    : closed
}

const isPast = (instant: string | null, now: Date): boolean =>
  instant !== null && Date.parse(instant) <= now.getTime()

/** One version on. A table that is in use is not given up. */
function next(basket: GroupOrder, change: Partial<GroupOrder>, now: Date): GroupOrder {
  return {
    ...basket,
    ...(basket.kind === 'table' ? { expiresAt: expiryOf('table', now) } : {}),
    ...change,
    version: basket.version + 1,
  }
}

const withMember = (
  basket: GroupOrder,
  { accountID }: GroupOrderMember,
  change: Partial<GroupOrderMember>,
): GroupOrderMember[] =>
  basket.members.map((member) =>
    member.accountID === accountID ? { ...member, ...change } : member,
  )

/** Joining again changes nothing. Refusals: group_full beyond 50, group_removed, group_closed. */
export function joinGroupOrder(
  basket: GroupOrder,
  person: MemberIdentity,
  now: Date,
): GroupOrderResult {
  if (findMember(basket, person.accountID)) return basket
  const barred = bar(basket, 'join', person.accountID, now)
  if (barred) return barred
  if (basket.members.length >= groupOrderMembersMax)
    return refuse('group_full', { max: groupOrderMembersMax })
  return next(
    basket,
    {
      state: 'ONGOING',
      members: [...basket.members, toMember(person, basket.members.length === 0)],
    },
    now,
  )
}

/** One's own lines go too. At a table whoever sits there longest is its creator from then on. Who has left already, or never came, changes nothing. */
export function leaveGroupOrder(
  basket: GroupOrder,
  accountID: string,
  now: Date,
): GroupOrderResult {
  if (!findMember(basket, accountID)) return basket
  const barred = bar(basket, 'leave', accountID, now)
  if (barred) return barred
  const members = basket.members.filter((member) => member.accountID !== accountID)
  return next(
    basket,
    {
      members: members.map((member, place) =>
        place === 0 ? { ...member, creator: true } : member,
      ),
    },
    now,
  )
}

/** An unknown member has gone already. Refusals: creator_only, creator_stays for the creator's own id, group_closed. */
export function removeMember(
  basket: GroupOrder,
  accountID: string,
  memberID: string,
  now: Date,
): GroupOrderResult {
  const barred = bar(basket, 'remove', accountID, now)
  if (barred) return barred
  const gone = basket.members.find((member) => member.memberID === memberID)
  if (!gone) return basket
  if (gone.creator) return refuse('creator_stays')
  if (basket.barred.length >= barredMax) return refuse('group_full', { max: barredMax })
  return next(
    basket,
    {
      members: basket.members.filter((member) => member !== gone),
      barred: [...basket.barred, gone.accountID],
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
 * Puts all of one's own lines. A write that was done changes nothing when it comes again. Refusals:
 * items_confirmed, group_stale with `version`, group_full beyond 200 lines, spend_limit_exceeded with `limit`, `subtotal`
 * and `left`, order_value_exceeded, and those of who is no member.
 */
export function putItems(
  basket: GroupOrder,
  accountID: string,
  { version, writeID, items, orderValueLimit, currency }: MemberItemsWrite,
  now: Date,
): GroupOrderResult {
  const member = findMember(basket, accountID)
  if (member && isRepeatedWrite(member, writeID)) return basket
  const barred = bar(basket, 'put_items', accountID, now)
  if (barred || !member) return barred ?? refuse('group_not_joined')
  if (member.confirmed) return refuse('items_confirmed')
  if (member.version !== version) return refuse('group_stale', { version: member.version })
  const others = basket.members.filter((one) => one !== member)
  if (
    items.length + others.reduce((count, member) => count + member.items.length, 0) >
    groupOrderLinesMax
  )
    return refuse('group_full', { max: groupOrderLinesMax })
  const [subtotal, before] = [itemsSubtotal(items), itemsSubtotal(member.items)]
  // Who is beyond a limit because a dish grew dearer may still take something out.
  const grows = subtotal > before
  const { spendLimitInMin: limit } = basket
  if (limit !== null && subtotal > limit && grows)
    return refuse('spend_limit_exceeded', {
      limit,
      subtotal,
      left: Math.max(0, limit - before),
      currency,
    })
  const together =
    subtotal + others.reduce((total, member) => total + itemsSubtotal(member.items), 0)
  if (orderValueLimit > 0 && together > orderValueLimit && grows)
    return refuse('order_value_exceeded', {
      orderLimit: orderValueLimit,
      currency,
      subtotal: together,
    })
  return next(
    basket,
    {
      state: 'ONGOING',
      members: withMember(basket, member, {
        items,
        version: version + 1,
        writeIDs: [...member.writeIDs, writeID].slice(-writesKept),
      }),
    },
    now,
  )
}

/** Whether that write was done: it is sent again after a lost answer, when the eater's other phone may have written since. */
export function isRepeatedWrite(
  member: Pick<GroupOrderMember, 'writeIDs'>,
  writeID: string,
): boolean {
  return member.writeIDs.includes(writeID)
}

/** Whole minor units. */
export function itemsSubtotal(items: readonly Pick<GroupOrderItem, 'priceInMin'>[]): number {
  return items.reduce((total, item) => total + item.priceInMin, 0)
}

/** Final. `version` is that of the lines as seen, null for whatever is there. The creator confirms by going on: to them this is group_closed. Refusals: empty_cart, group_stale with `version`. */
export function confirmItems(
  basket: GroupOrder,
  accountID: string,
  version: number | null,
  now: Date,
): GroupOrderResult {
  const member = findMember(basket, accountID)
  if (member?.confirmed) return basket
  const barred = bar(basket, 'confirm', accountID, now)
  if (barred || !member) return barred ?? refuse('group_not_joined')
  if (version !== null && version !== member.version)
    return refuse('group_stale', { version: member.version })
  if (member.items.length === 0) return refuse('empty_cart')
  return next(basket, { members: withMember(basket, member, { confirmed: true }) }, now)
}

export type MenuContext = { merchant: Merchant; country: Country }

/**
 * Closes the door: what members have chosen counts as confirmed, who has chosen nothing can add no more, and prices are
 * brought up to date; once more, only the latter. `accountID` null is the clock at the deadline, which cancels a group
 * without food. Refusals: creator_only, group_closed, empty_cart.
 */
export function startGroupOrderCheckout(
  basket: GroupOrder,
  accountID: string | null,
  { merchant, country }: MenuContext,
  now: Date,
): GroupOrderResult {
  const barred = bar(basket, 'continue', accountID, now)
  if (barred) return barred
  const closes = basket.kind === 'group'
  const members = basket.members.map((member) => {
    const items = member.items.map((item) => repriceItem(item, merchant, country))
    const confirmed = closes ? member.confirmed || items.length > 0 : member.confirmed
    return confirmed === member.confirmed &&
      items.every((item, place) => item === member.items[place])
      ? member
      : { ...member, items, confirmed }
  })
  const orderable = members.some((member) => member.items.some((item) => item.available))
  if (!orderable)
    return accountID === null ? next(basket, { state: 'CANCELLED' }, now) : refuse('empty_cart')
  const state = closes ? 'CONFIRMED' : basket.state
  const same =
    state === basket.state && members.every((member, place) => member === basket.members[place])
  return same ? basket : next(basket, { state, members }, now)
}

/** Refusals: creator_only, group_closed. Cancelling again changes nothing. */
export function cancelGroupOrder(
  basket: GroupOrder,
  accountID: string,
  now: Date,
): GroupOrderResult {
  if (basket.state === 'CANCELLED' && actorOf(basket, accountID) === 'creator') return basket
  return bar(basket, 'cancel', accountID, now) ?? next(basket, { state: 'CANCELLED' }, now)
}

/** What the clock finds: a deadline that has come, a basket that was forgotten, or nothing to do. */
export function applyGroupOrderDeadlines(
  basket: GroupOrder,
  menu: MenuContext | null,
  now: Date,
): GroupOrder {
  if (isGroupOrderEnded(basket.state) || basket.payingOrderID !== null) return basket
  if (isPast(basket.expiresAt, now)) return next(basket, { state: 'CANCELLED' }, now)
  if (!isPast(basket.deadline, now) || basket.state === 'CONFIRMED' || !menu) return basket
  const gone = startGroupOrderCheckout(basket, null, menu, now)
  return isRefusal(gone) ? basket : gone
}

/** What is left out stays; null takes away. */
export type GroupOrderSettings = {
  groupName?: string | undefined
  deadline?: string | null | undefined
  spendLimitInMin?: number | null | undefined
  deliveryAddress?: Location | null | undefined
}

/** Refusals: creator_only, group_closed, deadline_invalid, spend_limit_too_low with `least` when somebody has already chosen for more. */
export function changeGroupOrderSettings(
  basket: GroupOrder,
  accountID: string,
  settings: GroupOrderSettings,
  currency: string,
  now: Date,
): GroupOrderResult {
  const barred = bar(basket, 'settings', accountID, now)
  if (barred) return barred
  const {
    groupName = basket.groupName,
    deadline = basket.deadline,
    spendLimitInMin = basket.spendLimitInMin,
    deliveryAddress = basket.deliveryAddress,
  } = settings
  const wrong = deadline === basket.deadline ? null : checkDeadline(deadline, now)
  if (wrong) return wrong
  const least = Math.max(0, ...basket.members.map((member) => itemsSubtotal(member.items)))
  if (
    spendLimitInMin !== null &&
    spendLimitInMin !== basket.spendLimitInMin &&
    spendLimitInMin < least
  )
    return refuse('spend_limit_too_low', { least, currency })
  return next(basket, { groupName, deadline, spendLimitInMin, deliveryAddress }, now)
}

function checkDeadline(deadline: string | null, now: Date): Refusal | null {
  if (deadline === null) return null
  const earliest = now.getTime() + deadlineBounds.soonest * 1000
  const latest = now.getTime() + deadlineBounds.latest * 1000
  const at = Date.parse(deadline)
  // A minute of grace: a page's clock and the time that its call takes are not the eater's fault.
  return at >= earliest - 60_000 && at <= latest + 60_000
    ? null
    : refuse('deadline_invalid', {
        earliest: new Date(earliest).toISOString(),
        latest: new Date(latest).toISOString(),
      })
}

/** What an order of the basket asks for: everybody's lines that the kitchen has. */
export function orderItemsOf(
  basket: Pick<GroupOrder, 'members'>,
): QuoteRequest['merchants'][number]['items'] {
  return basket.members.flatMap((member) => toOrderItems(member.items))
}

export type GroupOrderPlacement = {
  countryCode: string
  merchants: QuoteRequest['merchants']
  tableID: string | null
}

/** Whether that account may place that order for the basket now. Refusals: as for any step, and group_changed when the order asks for other food, another kitchen or another table. */
export function checkGroupOrderPlacement(
  basket: GroupOrder,
  accountID: string,
  { countryCode, merchants, tableID }: GroupOrderPlacement,
  now: Date,
): Refusal | null {
  const barred = bar(basket, 'order', accountID, now)
  if (barred) return barred
  const asked =
    merchants.length === 1 &&
    merchants[0]?.ID === basket.merchantID &&
    countryCode === basket.countryCode
  const food = asked && isSameFood(merchants[0]?.items ?? [], orderItemsOf(basket))
  return food && tableID === (basket.table?.tableID ?? null) ? null : refuse('group_changed')
}
