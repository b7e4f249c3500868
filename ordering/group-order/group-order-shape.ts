// The shapes of a group order as its members see it; field names of the specification, section 3.
import type { PickedLine } from '../cart/cart-picks.ts'
import type { Currency } from '../currency.ts'
import type { Location } from '../location/location.ts'
import type { Amount } from '../money.ts'
import type { FailureReason, OrderPath, OrderState } from '../order/order-states.ts'
import type { Arrival, Courier } from '../order/order-shape.ts'
import type { GroupOrderKind, GroupOrderState } from './group-order-states.ts'

/** One line of a member, with the names and the price of the menu. Prices are of the whole line, in whole minor units; of a dish that is gone, 0. */
export type GroupOrderItem = Omit<PickedLine, 'modifierGroups'> & {
  name: string
  modifierGroups: {
    ID: string
    name: string
    modifiers: { ID: string; name: string; quantity: number }[]
  }[]
  available: boolean
  priceInMin: number
  originalPriceInMin: number
}

export type GroupOrderMemberView = {
  memberID: string
  memberName: string
  /** What they call themselves here; may be empty. */
  nameAlias: string
  creator: boolean
  confirmed: boolean
  myself: boolean
  /** Of the confirmed items. */
  foodQuote: { priceV2: Amount; priceAfterCampaignInMinorUnitV2: Amount }
  confirmedItems: GroupOrderItem[]
  /** What is still being chosen. At a table everything counts as confirmed at once. */
  items: GroupOrderItem[]
  /** Of this member's own lines: what `PUT …/members/me/items` has to name. */
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
  countryCode: string
  currency: Currency
  shareLink: string
  groupState: GroupOrderState
  /** Grows by one with every change; the id of the live events. */
  version: number
  membership: GroupOrderMembership
  memberCount: number
  /** ISO 8601 instant, UTC: then the group goes on by itself. */
  deadline: string | null
  /** What each member may spend, in whole minor units. */
  spendLimitInMin: number | null
  table: { tableID: string; tableNumber: string } | null
  /** Somebody is paying: until that is decided nothing changes. */
  paying: boolean
  /** Null, as its code is, to who is no member. */
  orderID: string | null
  orderCode: string | null
}

/** To who is no member the list is empty and the address null. */
export type GroupOrderView = {
  info: GroupOrderInfo
  deliveryAddress: Location | null
  members: GroupOrderMemberView[]
}

/** What changed since version `base`: new and changed members whole, and the ids of those who are gone. */
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

/** What every member may see of the placed order: no address, no payment. */
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
    /** As the state alone lets expect it; where the courier is stays the creator's business. */
    arrival: Arrival | null
    placedAt: string
    stateSince: string
    courier: Courier | null
  }
}
