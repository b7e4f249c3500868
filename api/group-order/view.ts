// Converts a group order to what an eater may see. Eaters who
// are not members see neither the members nor the address.
import { countedName } from '@tingkat/ordering/counted-name'
import { currencies } from '@tingkat/ordering/currency'
import {
  findMember,
  itemsSubtotal,
  type GroupOrder,
  type GroupOrderMember,
} from '@tingkat/ordering/group-order/group-order'
import type {
  GroupOrderInfo,
  GroupOrderMembership,
  GroupOrderMemberView,
  GroupOrderProgress,
  GroupOrderSummary,
  GroupOrderView,
} from '@tingkat/ordering/group-order/group-order-shape'
import { amountOf } from '@tingkat/ordering/money'
import { estimateArrival } from '@tingkat/ordering/order/arrival'
import { describeOrder, type Order } from '@tingkat/ordering/order/order'
import { orderCodeOf } from '../order/placing/order-id.ts'
import type { ViewContext } from './context.ts'

export function membershipOf(groupOrder: GroupOrder, accountID: string): GroupOrderMembership {
  const member = findMember(groupOrder, accountID)
  if (member) return member.creator ? 'creator' : 'member'
  return groupOrder.barred.includes(accountID) ? 'removed' : 'none'
}

/**
 * Returns the group order as the account sees it. An account that is not a
 * member gets only general data, such as the creator's name and the merchant.
 */
export function toGroupOrderView(
  groupOrder: GroupOrder,
  accountID: string,
  context: ViewContext,
): GroupOrderView {
  const membership = membershipOf(groupOrder, accountID)
  const info = toGroupOrderInfo(groupOrder, membership, context)
  if (!isMember(membership)) return { info, deliveryAddress: null, members: [] }
  return {
    info,
    deliveryAddress: sharedAddressOf(groupOrder),
    members: groupOrder.members.map((member) =>
      toMemberView(member, groupOrder, member.accountID === accountID, context),
    ),
  }
}

const isMember = (membership: GroupOrderMembership): boolean =>
  membership === 'creator' || membership === 'member'

export function toGroupOrderInfo(
  groupOrder: GroupOrder,
  membership: GroupOrderMembership,
  context: ViewContext,
): GroupOrderInfo {
  const { code, symbol, exponent } = currencies[context.country.currency]
  // Only members receive the order's id. The order's code can be derived from
  // the id, and the courier gives the food to anyone who knows the code.
  const orderID = isMember(membership) ? groupOrder.orderID : null
  return {
    groupID: groupOrder.groupID,
    groupName: groupOrder.groupName,
    kind: groupOrder.kind,
    creatorName: creatorNameFor(groupOrder, membership),
    merchantID: groupOrder.merchantID,
    merchantName: groupOrder.merchantName,
    timeZone: context.timeZone,
    countryCode: groupOrder.countryCode,
    currency: { code, symbol, exponent },
    shareLink: shareLinkOf(groupOrder, context),
    groupState: groupOrder.state,
    version: groupOrder.version,
    membership,
    memberCount: groupOrder.members.length,
    deadline: groupOrder.deadline,
    spendLimitInMin: groupOrder.spendLimitInMin,
    table: groupOrder.table,
    pickup: groupOrder.pickup ?? false,
    paying: groupOrder.payingOrderID !== null,
    orderID,
    orderCode: orderID && codeOf(orderID),
  }
}

/**
 * Returns the creator's name. Returns '' for tables, because
 * nobody invites others there, and for removed members.
 */
function creatorNameFor({ kind, members }: GroupOrder, membership: GroupOrderMembership): string {
  if (kind === 'table' || membership === 'removed') return ''
  const creator = members.find((member) => member.creator)
  return creator?.nameAlias || creator?.memberName || ''
}

function shareLinkOf({ kind, groupID }: GroupOrder, { country, publicUrl }: ViewContext): string {
  if (kind === 'table') return ''
  return `${publicUrl}/${country.code}/${country.languages[0]}/group-order/${groupID}`
}

const codeOf = (orderID: string): string => orderCodeOf(orderID.slice(orderID.indexOf('-') + 1))

/** Returns the address without the note to the courier. Only the creator sees this note. */
export function sharedAddressOf({
  deliveryAddress,
}: GroupOrder): GroupOrderView['deliveryAddress'] {
  return deliveryAddress && { ...deliveryAddress, noteToDriver: '' }
}

export function toMemberView(
  { memberID, memberName, nameAlias, creator, confirmed, version, items }: GroupOrderMember,
  { kind }: Pick<GroupOrder, 'kind'>,
  myself: boolean,
  { country }: ViewContext,
): GroupOrderMemberView {
  const confirmedItems = confirmed || kind === 'table' ? items : []
  const toAmount = (amount: number) => amountOf(amount, country.currency, country.locale)
  const originalPrice = confirmedItems.reduce((total, item) => total + item.originalPriceInMin, 0)
  return {
    memberID,
    memberName,
    nameAlias,
    creator,
    confirmed,
    myself,
    version,
    confirmedItems,
    foodQuote: {
      priceV2: toAmount(originalPrice),
      priceAfterCampaignInMinorUnitV2: toAmount(itemsSubtotal(confirmedItems)),
    },
    items: confirmedItems === items ? [] : items,
  }
}

export function toGroupOrderSummary({
  groupID,
  groupName,
  orderID,
  members,
}: GroupOrder): GroupOrderSummary {
  const lines = members
    .flatMap((member) => member.items.filter((item) => item.available))
    .map((item) => countedName(item.quantity, item.name))
  return {
    groupID,
    groupName,
    orderCode: orderID ? codeOf(orderID) : '',
    orderDescription: lines.join(', '),
  }
}

/** Returns the order's progress at `now`, without its address and payment. */
export function toGroupOrderProgress(
  groupOrder: GroupOrder,
  order: Order,
  now: Date,
): GroupOrderProgress {
  const { ID, name, timeZone } = order.merchant
  return {
    summary: { ...toGroupOrderSummary(groupOrder), orderDescription: describeOrder(order) },
    order: {
      orderID: order.orderID,
      orderCode: order.orderCode,
      merchant: { ID, name, timeZone },
      orderState: order.orderState,
      finalState: order.finalState,
      reason: order.reason,
      path: order.path,
      version: order.version,
      ETA: order.ETA,
      arrival: estimateArrival(order, now),
      placedAt: order.placedAt,
      stateSince: order.stateSince,
      courier: order.courier,
    },
  }
}
