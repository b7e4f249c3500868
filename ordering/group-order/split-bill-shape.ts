// Types of a split bill: the items of each member and their share of the order's total.
import type { Currency } from '../currency.ts'
import type { GroupOrderItem } from './group-order-shape.ts'
import type { Amount } from '../money.ts'

/** One member's share of a fee, a tax or a promo. The amount of a promo is negative. */
export type BillShare = { key: string; name: string; amountInMin: number; amountDisplay: string }

export type MemberBill = {
  memberID: string
  memberName: string
  nameAlias: string
  creator: boolean
  myself: boolean
  items: GroupOrderItem[]
  food: Amount
  shares: BillShare[]
  total: Amount
}

/** The members' totals sum to `total`, to the last minor unit. */
export type SplitBill = {
  groupID: string
  groupName: string
  orderID: string
  orderCode: string
  currency: Currency
  total: Amount
  members: MemberBill[]
}
