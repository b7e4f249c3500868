// Types of a group order as its members see it. The field names are from section 3 of the
// specification.
import type { PickedLine } from '../cart/cart-picks.ts'
import type { Currency } from '../currency.ts'
import type { Location } from '../location/location.ts'
import type { Amount } from '../money.ts'
import type { FailureReason, OrderPath, OrderState } from '../order/order-states.ts'
import type { Arrival, Courier } from '../order/order-shape.ts'
import type { GroupOrderKind, GroupOrderState } from './group-order-states.ts'

/**
 * One line of a member, with names and prices of the menu. Prices are line totals in whole minor
 * units, 0 for a dish that is off the menu.
 */
export type GroupOrderItem = Omit<PickedLine, 'modifierGroups'> & {
  name: string
  englishName?: string | undefined
  modifierGroups: {
    ID: string
    name: string
    modifiers: { ID: string; name: string; englishName?: string | undefined; quantity: number }[]
  }[]
  available: boolean
  priceInMin: number
  originalPriceInMin: number
}

export type GroupOrderMemberView = {
  memberID: string
  memberName: string
  /** A name chosen for this group order; may be empty. */
  nameAlias: string
  creator: boolean
  confirmed: boolean
  myself: boolean
  /** The price of the confirmed items. */
  foodQuote: { priceV2: Amount; priceAfterCampaignInMinorUnitV2: Amount }
  confirmedItems: GroupOrderItem[]
  /** Items that the member has not confirmed yet. Empty at a table, where all are confirmed. */
  items: GroupOrderItem[]
  /** The version of this member's items, sent with `PUT …/members/me/items`. */
  version: number
}

export type GroupOrderMembership = 'creator' | 'member' | 'none' | 'removed'

export type GroupOrderInfo = {
  groupID: string
  groupName: string
  kind: GroupOrderKind
  creatorName: string
  merchantID: string
  merchantName: string
  /** The time zone of the merchant, for example `Asia/Makassar`. */
  timeZone: string
  countryCode: string
  currency: Currency
  shareLink: string
  groupState: GroupOrderState
  /**
   * Incremented with every change of the group order. Events that the server streams to its members
   * use it as their event id.
   */
  version: number
  membership: GroupOrderMembership
  memberCount: number
  /** The instant at which the checkout of the group order starts automatically, ISO 8601 in UTC. */
  deadline: string | null
  /** The spend limit of each member, in whole minor units. */
  spendLimitInMin: number | null
  table: { tableID: string; tableNumber: string } | null
  /** Whether the creator collects the order at the merchant, so that no courier delivers it. */
  pickup: boolean
  /** Whether an order is being paid. Until its payment ends, changes are refused. */
  paying: boolean
  /** `orderID` and `orderCode` are null for accounts that are not members. */
  orderID: string | null
  orderCode: string | null
}

/** For accounts that are not members, `members` is empty and `deliveryAddress` is null. */
export type GroupOrderView = {
  info: GroupOrderInfo
  deliveryAddress: Location | null
  members: GroupOrderMemberView[]
}

/**
 * The change of a group order since version `base`: new and changed members, and the ids (`gone`)
 * of removed ones.
 */
export type GroupOrderChange = Omit<GroupOrderView, 'members'> & {
  base: number
  members: GroupOrderMemberView[]
  gone: string[]
}

export type GroupOrderSummary = {
  groupID: string
  groupName: string
  orderCode: string
  orderDescription: string
}

/** The placed order as every member may see it, without address and payment. */
export type GroupOrderProgress = {
  summary: GroupOrderSummary
  order: {
    orderID: string
    orderCode: string
    merchant: { ID: string; name: string; timeZone: string }
    orderState: OrderState
    finalState: OrderState | null
    reason: FailureReason | null
    path: OrderPath
    version: number
    ETA: number | null
    /**
     * Estimated from the order state, not from the
     * courier's position, which only the creator may see.
     */
    arrival: Arrival | null
    placedAt: string
    stateSince: string
    courier: Courier | null
  }
}
