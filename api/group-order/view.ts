// A shared basket as one of its members sees it; nobody else sees who is in it.
import type { Country } from '@tingkat/ordering/country/country'
import { currencies } from '@tingkat/ordering/currency'
import type {
  GroupOrderView,
  GroupOrderInfo,
  GroupOrderMemberView,
  GroupOrderProgress,
  GroupOrderSummary,
  GroupOrderMembership,
} from '@tingkat/ordering/group-order/group-order-shape'
import { amountOf } from '@tingkat/ordering/money'
import { describeOrder, type Order } from '@tingkat/ordering/order/order'
import { estimateArrival } from '@tingkat/ordering/order/arrival'
import {
  findMember,
  itemsSubtotal,
  type GroupOrderMember,
  type GroupOrder,
} from '@tingkat/ordering/group-order/group-order'
import { orderCodeOf } from '../order/placing/order-id.ts'

export type ViewContext = { country: Country; publicUrl: string }

export function membershipOf(basket: GroupOrder, accountID: string): GroupOrderMembership {
  const member = findMember(basket, accountID)
  if (member) return member.creator ? 'creator' : 'member'
  return basket.barred.includes(accountID) ? 'removed' : 'none'
}

/** Who is no member learns whose group it is and at which kitchen, and no more. */
export function toGroup(
  basket: GroupOrder,
  accountID: string,
  viewing: ViewContext,
): GroupOrderView {
  const membership = membershipOf(basket, accountID)
  const inside = membership === 'creator' || membership === 'member'
  return {
    info: toInfo(basket, membership, viewing),
    deliveryAddress: inside ? addressOf(basket) : null,
    members: inside
      ? basket.members.map((member) =>
          toGroupMember(member, basket, member.accountID === accountID, viewing),
        )
      : [],
  }
}

export function toInfo(
  basket: GroupOrder,
  membership: GroupOrderMembership,
  { country, publicUrl }: ViewContext,
): GroupOrderInfo {
  const {
    groupID,
    groupName,
    kind,
    merchantID,
    merchantName,
    countryCode,
    state,
    version,
    members,
    deadline,
    spendLimitInMin,
    table,
    payingOrderID,
    orderID,
  } = basket
  const { code, symbol, exponent } = currencies[country.currency]
  const host = members.find((member) => member.creator)
  // The code is what food is handed over for.
  const ownOrderID = membership === 'none' || membership === 'removed' ? null : orderID
  return {
    groupID,
    groupName,
    kind,
    // At a table nobody invites: who sits there is told to those who sit there.
    creatorName:
      kind === 'table' || membership === 'removed' ? '' : host?.nameAlias || host?.memberName || '',
    merchantID,
    merchantName,
    countryCode,
    currency: { code, symbol, exponent },
    shareLink:
      kind === 'table'
        ? ''
        : `${publicUrl}/${country.code}/${country.languages[0]}/group-order/${groupID}`,
    groupState: state,
    version,
    membership,
    memberCount: members.length,
    deadline,
    spendLimitInMin,
    table,
    paying: payingOrderID !== null,
    orderID: ownOrderID,
    orderCode: ownOrderID && codeOf(ownOrderID),
  }
}

const codeOf = (orderID: string): string => orderCodeOf(orderID.slice(orderID.indexOf('-') + 1))

/** The courier's business stays the creator's. */
export function addressOf({ deliveryAddress }: GroupOrder): GroupOrderView['deliveryAddress'] {
  return deliveryAddress && { ...deliveryAddress, noteToDriver: '' }
}

export function toGroupMember(
  { memberID, memberName, nameAlias, creator, confirmed, version, items }: GroupOrderMember,
  { kind }: Pick<GroupOrder, 'kind'>,
  myself: boolean,
  { country }: ViewContext,
): GroupOrderMemberView {
  const confirmedItems = confirmed || kind === 'table' ? items : []
  const write = (amount: number) => amountOf(amount, country.currency, country.locale)
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
      priceV2: write(confirmedItems.reduce((total, item) => total + item.originalPriceInMin, 0)),
      priceAfterCampaignInMinorUnitV2: write(itemsSubtotal(confirmedItems)),
    },
    items: confirmedItems === items ? [] : items,
  }
}

export function toSummary({ groupID, groupName, orderID, members }: GroupOrder): GroupOrderSummary {
  const lines = members
    .flatMap((member) => member.items.filter((item) => item.available))
    .map((item) => `${item.quantity} × ${item.name}`)
  return {
    groupID,
    groupName,
    orderCode: orderID ? codeOf(orderID) : '',
    orderDescription: lines.join(', '),
  }
}

/** What every member may see of the order at `now`: how far it is, not where it goes nor how it is paid. */
export function toProgress(basket: GroupOrder, order: Order, now: Date): GroupOrderProgress {
  const {
    orderID,
    orderCode,
    merchant,
    orderState,
    finalState,
    reason,
    path,
    version,
    ETA,
    placedAt,
    stateSince,
    courier,
  } = order
  return {
    summary: { ...toSummary(basket), orderDescription: describeOrder(order) },
    order: {
      orderID,
      orderCode,
      merchant: { ID: merchant.ID, name: merchant.name, timeZone: merchant.timeZone },
      orderState,
      finalState,
      reason,
      path,
      version,
      ETA,
      arrival: estimateArrival(order, now),
      placedAt,
      stateSince,
      courier,
    },
  }
}
