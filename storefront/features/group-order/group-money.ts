// Amounts and items of a group order's members.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import type {
  GroupOrderView,
  GroupOrderItem,
  GroupOrderMemberView,
} from '@tingkat/ordering/group-order/group-order-shape'
import { formatMoney } from '@tingkat/ordering/money'

/** Formats whole minor units in the currency of the group order. */
export function formatGroupMoney(
  { info }: Pick<GroupOrderView, 'info'>,
  amount: number,
  locale: string,
): string {
  return formatMoney(amount, info.currency.code as CurrencyCode, locale)
}

/** Returns a member's confirmed items, before confirmation also the unconfirmed ones. */
export function shownItems({
  confirmed,
  confirmedItems,
  items,
}: Pick<GroupOrderMemberView, 'confirmed' | 'confirmedItems' | 'items'>): GroupOrderItem[] {
  return confirmed ? confirmedItems : [...confirmedItems, ...items]
}

/**
 * Returns the subtotal of a confirmed member's quote; without a quote, the sum of the shown items.
 * In whole minor units.
 */
export function shownSubtotal(
  member: Pick<GroupOrderMemberView, 'confirmed' | 'confirmedItems' | 'items'> &
    Partial<Pick<GroupOrderMemberView, 'foodQuote'>>,
): number {
  const quoted = member.confirmed
    ? member.foodQuote?.priceAfterCampaignInMinorUnitV2.amountInMinor
    : undefined
  return quoted ?? shownItems(member).reduce((total, item) => total + item.priceInMin, 0)
}

/** Returns the member's name for this group order, otherwise the account's name. */
export function memberDisplayName({
  nameAlias,
  memberName,
}: Pick<GroupOrderMemberView, 'nameAlias' | 'memberName'>): string {
  return nameAlias || memberName
}
