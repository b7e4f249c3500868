// The shape of a split bill: what each member of a group has eaten, and what of the order's total is theirs.
import type { Currency } from '../currency.ts'
import type { GroupOrderItem } from './group-order-shape.ts'
import type { Amount } from '../money.ts'

/** A fee, a tax or a promo (below zero) of the order, as far as it is one member's. */
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
