// Use cases of a group order: read, join, choose items, confirm, check out, and follow its order.
import type {
  GroupOrderInvitation,
  GroupOrderList,
  groupOrderItemsBodySchema,
  groupOrderSettingsBodySchema,
  SavedGroupOrderItems,
} from '@tingkat/contract/group-order'
import type { CartNotice } from '@tingkat/ordering/cart/cart'
import {
  cancelGroupOrder,
  changeGroupOrderSettings,
  confirmItems,
  findMember,
  isRepeatedWrite,
  joinGroupOrder,
  leaveGroupOrder,
  putItems,
  removeMember,
  startGroupOrderCheckout,
  type GroupOrder,
} from '@tingkat/ordering/group-order/group-order'
import { priceLines } from '@tingkat/ordering/group-order/group-order-lines'
import type {
  GroupOrderProgress,
  GroupOrderView,
} from '@tingkat/ordering/group-order/group-order-shape'
import { splitBill } from '@tingkat/ordering/group-order/split-bill'
import type { SplitBill } from '@tingkat/ordering/group-order/split-bill-shape'
import type { Order } from '@tingkat/ordering/order/order'
import { checkPickup } from '@tingkat/ordering/order/pickup'
import { isRefusal } from '@tingkat/ordering/refusal'
import type { z } from 'zod'
import type { Eater } from '../account/session.ts'
import { problem } from '../http/problem.ts'
import { changeStoredGroupOrder, findGroupOrder, type GroupOrderPorts } from './changing-actions.ts'
import { countryOf, menuOf, viewContextOf } from './context.ts'
import { memberIdentityOf, requireGroupOrdering } from './creating-actions.ts'
import {
  membershipOf,
  toGroupOrderInfo,
  toGroupOrderProgress,
  toGroupOrderSummary,
  toGroupOrderView,
} from './view.ts'

const listMax = 50

/**
 * Returns the group order. Eaters who are not members get only general
 * data, such as the creator's name and the merchant. Throws not_found.
 */
export async function readGroupOrder(
  ports: GroupOrderPorts,
  { accountID }: Eater,
  groupID: string,
): Promise<GroupOrderView> {
  const groupOrder = await findGroupOrder(ports, groupID)
  return toGroupOrderView(groupOrder, accountID, viewContextOf(ports, groupOrder))
}

/**
 * Returns what visitors with the link see. Throws not_found for an unknown
 * id, and for a table, because eaters join a table by scanning its code.
 */
export async function readInvitation(
  ports: GroupOrderPorts,
  groupID: string,
): Promise<GroupOrderInvitation> {
  const groupOrder = await findGroupOrder(ports, groupID)
  if (groupOrder.kind === 'table') throw problem('not_found')
  const info = toGroupOrderInfo(groupOrder, 'none', viewContextOf(ports, groupOrder))
  const { groupName, creatorName, merchantID, merchantName } = info
  const { timeZone, countryCode, groupState, memberCount, deadline } = info
  return {
    groupID,
    groupName,
    creatorName,
    merchantID,
    merchantName,
    timeZone,
    countryCode,
    groupState,
    memberCount,
    deadline,
  }
}

export async function listGroupOrders(
  ports: GroupOrderPorts,
  { accountID }: Eater,
): Promise<GroupOrderList> {
  const groupOrders = await ports.groupOrders.list(accountID, listMax)
  return {
    groups: groupOrders.map((groupOrder) => ({
      summary: toGroupOrderSummary(groupOrder),
      info: toGroupOrderInfo(
        groupOrder,
        membershipOf(groupOrder, accountID),
        viewContextOf(ports, groupOrder),
      ),
    })),
  }
}

/**
 * Adds the eater to the members. Throws group_full, group_closed, group_removed if the
 * creator has removed the eater, and not_found for a table that is joined without its code.
 */
export async function joinStoredGroupOrder(
  ports: GroupOrderPorts,
  eater: Eater,
  groupID: string,
  nameAlias: string,
): Promise<GroupOrderView> {
  const member = memberIdentityOf(ports, eater, nameAlias)
  const found = await ports.groupOrders.find(groupID)
  if (found) await requireGroupOrdering(ports, countryOf(found.countryCode).code)
  return await changeStoredGroupOrder(ports, eater, groupID, (groupOrder, now) => {
    if (groupOrder.kind === 'table' && !findMember(groupOrder, eater.accountID))
      throw problem('not_found')
    return joinGroupOrder(groupOrder, member, now)
  })
}

export async function leaveStoredGroupOrder(
  ports: GroupOrderPorts,
  eater: Eater,
  groupID: string,
): Promise<void> {
  await changeStoredGroupOrder(ports, eater, groupID, (groupOrder, now) =>
    leaveGroupOrder(groupOrder, eater.accountID, now),
  )
}

export async function removeStoredMember(
  ports: GroupOrderPorts,
  eater: Eater,
  groupID: string,
  memberID: string,
): Promise<GroupOrderView> {
  return await changeStoredGroupOrder(ports, eater, groupID, (groupOrder, now) =>
    removeMember(groupOrder, eater.accountID, memberID, now),
  )
}

/**
 * Replaces the member's items. Throws group_stale with the current `group` if the member's
 * items were changed since `version`, and every refusal of `putItems` and `priceLines`.
 */
export async function saveMemberItems(
  ports: GroupOrderPorts,
  eater: Eater,
  groupID: string,
  { version, writeID, items: pickedItems }: z.output<typeof groupOrderItemsBodySchema>,
): Promise<SavedGroupOrderItems> {
  let notices: CartNotice[] = []
  const group = await changeStoredGroupOrder(ports, eater, groupID, (groupOrder, now) => {
    const menu = menuOf(ports, groupOrder)
    if (!menu) throw problem('unavailable')
    const { orderValueLimit } = menu.merchant.menu.menuMeta
    const write = { version, writeID, orderValueLimit, currency: menu.country.currency }
    // Refused and repeated writes are detected before
    // the items are priced, because pricing is slow.
    const withoutItems = putItems(groupOrder, eater.accountID, { ...write, items: [] }, now)
    const member = findMember(groupOrder, eater.accountID)
    if (isRefusal(withoutItems) || (member && isRepeatedWrite(member, writeID))) return withoutItems
    const priced = priceLines(pickedItems, menu.merchant, menu.country)
    if (isRefusal(priced)) return priced
    notices = priced.notices
    return putItems(groupOrder, eater.accountID, { ...write, items: priced.items }, now)
  })
  return { group, notices }
}

export async function confirmMemberItems(
  ports: GroupOrderPorts,
  eater: Eater,
  groupID: string,
  version: number | null,
): Promise<GroupOrderView> {
  return await changeStoredGroupOrder(ports, eater, groupID, (groupOrder, now) =>
    confirmItems(groupOrder, eater.accountID, version, now),
  )
}

/**
 * Updates the prices of the group order and starts its checkout. From then on nobody can join or
 * add items, unless the group order belongs to a table.
 */
export async function startStoredCheckout(
  ports: GroupOrderPorts,
  eater: Eater,
  groupID: string,
): Promise<GroupOrderView> {
  return await changeStoredGroupOrder(ports, eater, groupID, (groupOrder, now) => {
    const menu = menuOf(ports, groupOrder)
    if (!menu) throw problem('merchant_not_found', { merchantID: groupOrder.merchantID })
    return startGroupOrderCheckout(groupOrder, eater.accountID, menu, now)
  })
}

export async function cancelStoredGroupOrder(
  ports: GroupOrderPorts,
  eater: Eater,
  groupID: string,
): Promise<GroupOrderView> {
  return await changeStoredGroupOrder(ports, eater, groupID, (groupOrder, now) =>
    cancelGroupOrder(groupOrder, eater.accountID, now),
  )
}

/**
 * Changes the group order's settings. Omitted settings keep their value.
 * Throws pickup_not_offered if the merchant does not offer pickup.
 */
export async function changeStoredSettings(
  ports: GroupOrderPorts,
  eater: Eater,
  groupID: string,
  { location, ...body }: z.output<typeof groupOrderSettingsBodySchema>,
): Promise<GroupOrderView> {
  const settings = { ...body, ...(location === undefined ? {} : { deliveryAddress: location }) }
  return await changeStoredGroupOrder(ports, eater, groupID, (groupOrder, now) => {
    const merchant = menuOf(ports, groupOrder)?.merchant
    const noPickup = body.pickup && merchant ? checkPickup(merchant) : null
    if (noPickup) return noPickup
    const { currency } = countryOf(groupOrder.countryCode)
    return changeGroupOrderSettings(groupOrder, eater.accountID, settings, currency, now)
  })
}

/**
 * Returns what each member owes. Throws not_found if the eater is
 * not a member, or if the group order is not placed as an order yet.
 */
export async function readSplitBill(
  ports: GroupOrderPorts,
  { accountID }: Eater,
  groupID: string,
): Promise<SplitBill> {
  const found = await ports.groupOrders.find(groupID)
  const { groupOrder, order } = await requireOrder(ports, found, accountID)
  const { orderID, orderCode, snapshotDetail } = order
  return splitBill({
    groupOrder,
    order: { orderID, orderCode },
    quote: snapshotDetail.cartWithQuote,
    country: countryOf(groupOrder.countryCode),
    accountID,
  })
}

/**
 * Returns the progress of an order that came from a group order.
 * Throws not_found if the eater is not a member of this group order.
 */
export async function readOrderProgress(
  ports: GroupOrderPorts,
  { accountID }: Eater,
  orderID: string,
): Promise<GroupOrderProgress> {
  const found = await ports.groupOrders.findByOrder(orderID)
  const { groupOrder, order } = await requireOrder(ports, found, accountID)
  return toGroupOrderProgress(groupOrder, order, ports.clock())
}

async function requireOrder(
  { orders }: Pick<GroupOrderPorts, 'orders'>,
  groupOrder: GroupOrder | null,
  accountID: string,
): Promise<{ groupOrder: GroupOrder; order: Order }> {
  if (!groupOrder?.orderID || !findMember(groupOrder, accountID)) throw problem('not_found')
  const stored = await orders.find(groupOrder.orderID)
  if (!stored) throw problem('not_found')
  return { groupOrder, order: stored.order }
}
