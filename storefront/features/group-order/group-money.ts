// The amounts, items and names that are shown for the members of a group order.
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

/**
 * Returns a member's confirmed items. Until the member
 * has confirmed, returns the unconfirmed items too.
 */
export function shownItems({
  confirmed,
  confirmedItems,
  items,
}: Pick<GroupOrderMemberView, 'confirmed' | 'confirmedItems' | 'items'>): GroupOrderItem[] {
  return confirmed ? confirmedItems : [...confirmedItems, ...items]
}

/**
 * Returns a member's subtotal in whole minor units. If the member has confirmed and has a quote,
 * this is the quoted price, otherwise the sum of the shown items.
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

/**
 * Returns the name that the member chose for this group order or, without one, the account's name.
 */
export function memberDisplayName({
  nameAlias,
  memberName,
}: Pick<GroupOrderMemberView, 'nameAlias' | 'memberName'>): string {
  return nameAlias || memberName
}
