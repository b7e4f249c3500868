// A group's amounts as its country writes them.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import type {
  GroupOrderView,
  GroupOrderItem,
  GroupOrderMemberView,
} from '@tingkat/ordering/group-order/group-order-shape'
import { formatMoney } from '@tingkat/ordering/money'

/** Whole minor units of the group's currency. */
export function formatGroupMoney(
  { info }: Pick<GroupOrderView, 'info'>,
  amount: number,
  locale: string,
): string {
  return formatMoney(amount, info.currency.code as CurrencyCode, locale)
}

/** What a member is shown to have: the confirmed items, before that what is still being chosen. */
export function shownItems({
  confirmed,
  confirmedItems,
  items,
}: Pick<GroupOrderMemberView, 'confirmed' | 'confirmedItems' | 'items'>): GroupOrderItem[] {
  return confirmed ? confirmedItems : [...confirmedItems, ...items]
}

/** Whole minor units: by the member's quote where there is one, else item by item. */
export function shownSubtotal(
  member: Pick<GroupOrderMemberView, 'confirmed' | 'confirmedItems' | 'items'> &
    Partial<Pick<GroupOrderMemberView, 'foodQuote'>>,
): number {
  const quoted = member.confirmed
    ? member.foodQuote?.priceAfterCampaignInMinorUnitV2.amountInMinor
    : undefined
  return quoted ?? shownItems(member).reduce((total, item) => total + item.priceInMin, 0)
}

/** What members call each other: the name of this order, else their own. */
export function memberDisplayName({
  nameAlias,
  memberName,
}: Pick<GroupOrderMemberView, 'nameAlias' | 'memberName'>): string {
  return nameAlias || memberName
}
