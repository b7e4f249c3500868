// Use cases of a shared basket: open one, join, choose, confirm, go on, and what comes of it.
import { randomBytes } from 'node:crypto'
import type {
  createGroupOrderBodySchema,
  GroupOrderList,
  groupOrderItemsBodySchema,
  groupOrderSettingsBodySchema,
  SavedGroupOrderItems,
} from '@tingkat/contract/group-order'
import type { CartNotice } from '@tingkat/ordering/cart/cart'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { findTable } from '@tingkat/ordering/order/dine-in'
import type {
  GroupOrderView,
  GroupOrderProgress,
} from '@tingkat/ordering/group-order/group-order-shape'
import { isRefusal } from '@tingkat/ordering/refusal'
import {
  cancelGroupOrder,
  changeGroupOrderSettings,
  confirmItems,
  startGroupOrderCheckout,
  findMember,
  isRepeatedWrite,
  joinGroupOrder,
  leaveGroupOrder,
  openGroupOrder,
  putItems,
  removeMember,
  type GroupOrder,
} from '@tingkat/ordering/group-order/group-order'
import { priceLines } from '@tingkat/ordering/group-order/group-order-lines'
import { splitBill } from '@tingkat/ordering/group-order/split-bill'
import type { SplitBill } from '@tingkat/ordering/group-order/split-bill-shape'
import type { z } from 'zod'
import type { Eater } from '../account/session.ts'
import { problem, refused } from '../http/problem.ts'
import { readTable } from '../table/actions.ts'
import {
  changeBasket,
  countryOf,
  findBasket,
  jobFor,
  menuOf,
  settleTime,
  viewContextOf,
  type GroupPorts,
} from './changing-actions.ts'
import { membershipOf, toGroup, toInfo, toProgress, toSummary } from './view.ts'

// Groups that one eater may have open at a time: a lunch here, a birthday there.
const openGroupsMax = 10
const listMax = 50

type CreateBody = z.output<typeof createGroupOrderBodySchema>

/** The eater's group at that kitchen, or the table at which they sit: the open one, or a new one. Throws groups_full, merchant_not_found, deadline_invalid and required_restaurant_params. */
export async function createGroup(
  ports: GroupPorts,
  eater: Eater,
  body: CreateBody,
): Promise<{ group: GroupOrderView; made: boolean }> {
  const merchant = ports.catalogue.of(body.countryCode)?.merchants.get(body.merchantID)
  if (!merchant) throw problem('merchant_not_found', { merchantID: body.merchantID })
  const table = body.kind === 'table' ? await sitDown(ports, body) : null
  const person = personOf(ports, eater, body.nameAlias)
  const findOpen = () =>
    table
      ? ports.groupOrders.findOpenTable(merchant.ID, table.tableID)
      : ports.groupOrders.findOpenGroup(eater.accountID, merchant.ID)
  for (let tries = 0; tries < 2; tries += 1) {
    const found = await findOpen()
    const present = found && (await settleTime(ports, found))
    if (present && present.state !== 'CANCELLED') {
      return {
        made: false,
        group: await changeBasket(ports, eater, present.groupID, (basket, now) =>
          joinGroupOrder(basket, person, now),
        ),
      }
    }
    const now = ports.clock()
    if (
      body.kind === 'group' &&
      (await ports.groupOrders.countOpen(eater.accountID)) >= openGroupsMax
    )
      throw problem('groups_full', { max: openGroupsMax })
    const basket = openGroupOrder(
      {
        groupID: groupIDOf(body.countryCode),
        kind: body.kind,
        countryCode: body.countryCode,
        merchantID: merchant.ID,
        merchantName: merchant.name,
        table,
        ...(body.kind === 'group'
          ? {
              groupName: body.groupName,
              deliveryAddress: body.location,
              deadline: body.deadline,
              spendLimitInMin: body.spendLimitInMin,
            }
          : { groupName: '', deliveryAddress: null, deadline: null, spendLimitInMin: null }),
      },
      person,
      now,
    )
    if (isRefusal(basket)) throw refused(basket)
    const made = await ports.groupOrders.create(basket, await jobFor(ports, basket, true, now), now)
    if (made) return { made, group: toGroup(basket, eater.accountID, viewContextOf(ports, basket)) }
    // Somebody sat down, or the eater's other phone asked, a moment earlier: theirs is found now.
  }
  throw problem('unavailable')
}

async function sitDown(
  { seating, catalogue }: GroupPorts,
  { merchantID, tableNumber, tableCode }: CreateBody & { kind: 'table' },
): Promise<{ tableID: string; tableNumber: string }> {
  await readTable(seating, { merchantID, tableNumber, tableCode })
  const merchant = catalogue.find(merchantID)?.merchant
  const table = merchant && findTable(merchant, tableNumber)
  if (!table) throw problem('required_restaurant_params', { merchantID, tableNumber })
  return { tableID: table.tableID, tableNumber: table.tableNumber }
}

// 128 bits: who has the link was given it.
const groupIDOf = (country: CountryCode): string => `${country}-${randomBytes(16).toString('hex')}`

const personOf = (
  { newID }: Pick<GroupPorts, 'newID'>,
  { accountID, name }: Eater,
  nameAlias: string,
) => ({ accountID, memberID: newID(), memberName: name, nameAlias })

/** To who is no member: whose group it is and at which kitchen. Throws not_found. */
export async function readGroup(
  ports: GroupPorts,
  { accountID }: Eater,
  groupID: string,
): Promise<GroupOrderView> {
  const basket = await findBasket(ports, groupID)
  return toGroup(basket, accountID, viewContextOf(ports, basket))
}

export async function listGroups(ports: GroupPorts, { accountID }: Eater): Promise<GroupOrderList> {
  const listed = await ports.groupOrders.list(accountID, listMax)
  return {
    groups: listed.map((basket) => ({
      summary: toSummary(basket),
      info: toInfo(basket, membershipOf(basket, accountID), viewContextOf(ports, basket)),
    })),
  }
}

/** Throws group_full, group_removed, group_closed. A table is joined where its code is known, not by its id. */
export async function joinGroup(
  ports: GroupPorts,
  eater: Eater,
  groupID: string,
  nameAlias: string,
): Promise<GroupOrderView> {
  const person = personOf(ports, eater, nameAlias)
  return await changeBasket(ports, eater, groupID, (basket, now) => {
    if (basket.kind === 'table' && !findMember(basket, eater.accountID)) throw problem('not_found')
    return joinGroupOrder(basket, person, now)
  })
}

export async function leaveGroup(ports: GroupPorts, eater: Eater, groupID: string): Promise<void> {
  await changeBasket(ports, eater, groupID, (basket, now) =>
    leaveGroupOrder(basket, eater.accountID, now),
  )
}

export async function removeGroupMember(
  ports: GroupPorts,
  eater: Eater,
  groupID: string,
  memberID: string,
): Promise<GroupOrderView> {
  return await changeBasket(ports, eater, groupID, (basket, now) =>
    removeMember(basket, eater.accountID, memberID, now),
  )
}

/** Throws group_stale with the present `group`, and every refusal of `putItems` and `priceLines`. */
export async function saveGroupItems(
  ports: GroupPorts,
  eater: Eater,
  groupID: string,
  { version, writeID, items: picked }: z.output<typeof groupOrderItemsBodySchema>,
): Promise<SavedGroupOrderItems> {
  let notices: CartNotice[] = []
  const group = await changeBasket(ports, eater, groupID, (basket, now) => {
    const member = findMember(basket, eater.accountID)
    const menu = menuOf(ports, basket)
    if (!menu) throw problem('unavailable')
    // Who may not write, or wrote before, hears so before the menu is asked; what was written once is not priced again.
    const write = {
      version,
      writeID,
      orderValueLimit: menu.merchant.menu.menuMeta.orderValueLimit,
      currency: menu.country.currency,
    }
    const may = putItems(basket, eater.accountID, { ...write, items: [] }, now)
    if (isRefusal(may) || (member && isRepeatedWrite(member, writeID))) return may
    const priced = priceLines(picked, menu.merchant, menu.country)
    if (isRefusal(priced)) return priced
    notices = priced.notices
    return putItems(basket, eater.accountID, { ...write, items: priced.items }, now)
  })
  return { group, notices }
}

export async function confirmGroupItems(
  ports: GroupPorts,
  eater: Eater,
  groupID: string,
  version: number | null,
): Promise<GroupOrderView> {
  return await changeBasket(ports, eater, groupID, (basket, now) =>
    confirmItems(basket, eater.accountID, version, now),
  )
}

/** Closes the door before checkout, and brings prices up to date; at a table only the latter. */
export async function continueGroup(
  ports: GroupPorts,
  eater: Eater,
  groupID: string,
): Promise<GroupOrderView> {
  return await changeBasket(ports, eater, groupID, (basket, now) => {
    const menu = menuOf(ports, basket)
    if (!menu) throw problem('merchant_not_found', { merchantID: basket.merchantID })
    return startGroupOrderCheckout(basket, eater.accountID, menu, now)
  })
}

export async function deleteGroup(
  ports: GroupPorts,
  eater: Eater,
  groupID: string,
): Promise<GroupOrderView> {
  return await changeBasket(ports, eater, groupID, (basket, now) =>
    cancelGroupOrder(basket, eater.accountID, now),
  )
}

export async function changeGroup(
  ports: GroupPorts,
  eater: Eater,
  groupID: string,
  { location, ...settings }: z.output<typeof groupOrderSettingsBodySchema>,
): Promise<GroupOrderView> {
  return await changeBasket(ports, eater, groupID, (basket, now) =>
    changeGroupOrderSettings(
      basket,
      eater.accountID,
      { ...settings, ...(location === undefined ? {} : { deliveryAddress: location }) },
      countryOf(basket.countryCode).currency,
      now,
    ),
  )
}

/** Throws not_found to who is no member, and while nothing was ordered. */
export async function readSplitBill(
  ports: GroupPorts,
  { accountID }: Eater,
  groupID: string,
): Promise<SplitBill> {
  const { basket, order } = await findOrdered(
    ports,
    await ports.groupOrders.find(groupID),
    accountID,
  )
  const { orderID, orderCode, snapshotDetail } = order
  return splitBill({
    basket,
    order: { orderID, orderCode },
    quote: snapshotDetail.cartWithQuote,
    country: countryOf(basket.countryCode),
    accountID,
  })
}

/** The group of an order and how far the order is. Throws not_found as `readSplitBill` does. */
export async function readOrderGroup(
  ports: GroupPorts,
  { accountID }: Eater,
  orderID: string,
): Promise<GroupOrderProgress> {
  const { basket, order } = await findOrdered(
    ports,
    await ports.groupOrders.findByOrder(orderID),
    accountID,
  )
  return toProgress(basket, order, ports.clock())
}

async function findOrdered(
  { orders }: Pick<GroupPorts, 'orders'>,
  basket: GroupOrder | null,
  accountID: string,
) {
  const stored =
    basket?.orderID && findMember(basket, accountID) ? await orders.find(basket.orderID) : null
  if (!basket || !stored) throw problem('not_found')
  return { basket, order: stored.order }
}
