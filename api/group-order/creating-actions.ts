// Creates a group order, or returns the open one of the same creator and merchant or of the same
// table.
import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { createGroupOrderBodySchema } from '@tingkat/contract/group-order'
import type { CountryCode } from '@tingkat/ordering/country/country'
import {
  changeGroupOrderSettings,
  joinGroupOrder,
  openGroupOrder,
  type GroupOrder,
  type MemberIdentity,
} from '@tingkat/ordering/group-order/group-order'
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { findTable } from '@tingkat/ordering/order/dine-in'
import { checkPickup } from '@tingkat/ordering/order/pickup'
import { isRefusal } from '@tingkat/ordering/refusal'
import type { z } from 'zod'
import type { Eater } from '../account/session.ts'
import { problem, refused } from '../http/problem.ts'
import { readTable } from '../table/actions.ts'
import { applyDeadlines, changeStoredGroupOrder, type GroupOrderPorts } from './changing-actions.ts'
import { groupClockJob } from './clock.ts'
import { countryOf, viewContextOf } from './context.ts'
import { toGroupOrderView } from './view.ts'

type CreateBody = z.output<typeof createGroupOrderBodySchema>
type CreateInput = { body: CreateBody; merchant: Merchant; table: GroupOrder['table'] }
/** `created` is false if an open group order already existed. */
export type CreatedGroupOrder = { group: GroupOrderView; created: boolean }

// An eater may have at most this many open group orders as their creator.
const openGroupOrdersMax = 10
// The first attempt fails only if somebody else created the same group order in between.
const attemptsMax = 2

/**
 * Creates a group order, or changes the settings of the open one. Throws web_ordering_disabled or
 * group_ordering_disabled if the country's flags say so, groups_full, merchant_not_found,
 * pickup_not_offered, deadline_invalid, required_restaurant_params and, if the settings of the open
 * group order cannot be changed to the requested ones, group_closed or spend_limit_too_low.
 */
export async function createStoredGroupOrder(
  ports: GroupOrderPorts,
  eater: Eater,
  body: CreateBody,
): Promise<CreatedGroupOrder> {
  await requireGroupOrdering(ports, body.countryCode)
  const merchant = ports.catalogue.of(body.countryCode)?.merchants.get(body.merchantID)
  if (!merchant) throw problem('merchant_not_found', { merchantID: body.merchantID })
  const noPickup = body.kind === 'group' && body.pickup ? checkPickup(merchant) : null
  if (noPickup) throw refused(noPickup)
  const table = body.kind === 'table' ? await requireTable(ports, body, merchant) : null
  const input = { body, merchant, table }
  const member = memberIdentityOf(ports, eater, body.nameAlias)
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const group = await joinOpen(ports, input, member)
    if (group) return { group, created: false }
    const created = await tryCreate(ports, input, member)
    if (created) return { group: created, created: true }
  }
  throw problem('unavailable')
}

/** Throws web_ordering_disabled or group_ordering_disabled if the country's flags say so. */
export async function requireGroupOrdering(
  { flags }: Pick<GroupOrderPorts, 'flags'>,
  countryCode: CountryCode,
): Promise<void> {
  const { groupOrdering, webOrdering } = await flags.read(countryCode)
  if (!webOrdering) throw problem('web_ordering_disabled')
  if (!groupOrdering) throw problem('group_ordering_disabled')
}

export const memberIdentityOf = (
  { newID }: Pick<GroupOrderPorts, 'newID'>,
  { accountID, name }: Eater,
  nameAlias: string,
): MemberIdentity => ({ accountID, memberID: newID(), memberName: name, nameAlias })

async function requireTable(
  { seating }: GroupOrderPorts,
  { merchantID, tableNumber, tableCode }: CreateBody & { kind: 'table' },
  merchant: Merchant,
): Promise<NonNullable<GroupOrder['table']>> {
  await readTable(seating, { merchantID, tableNumber, tableCode })
  const table = findTable(merchant, tableNumber)
  if (!table) throw problem('required_restaurant_params', { merchantID, tableNumber })
  return { tableID: table.tableID, tableNumber: table.tableNumber }
}

/**
 * Joins the open group order of the table, or that of the creator and merchant,
 * which then gets the requested settings. Returns null if there is no open one.
 */
async function joinOpen(
  ports: GroupOrderPorts,
  { body, merchant, table }: CreateInput,
  member: MemberIdentity,
): Promise<GroupOrderView | null> {
  const { groupOrders } = ports
  const found = table
    ? await groupOrders.findOpenTable(merchant.ID, table.tableID)
    : await groupOrders.findOpenGroup(member.accountID, merchant.ID)
  const open = found && (await applyDeadlines(ports, found))
  if (!open || open.state === 'CANCELLED') return null
  return await changeStoredGroupOrder(ports, member, open.groupID, (groupOrder, now) => {
    const joined = joinGroupOrder(groupOrder, member, now)
    if (isRefusal(joined) || body.kind === 'table') return joined
    const settings = {
      groupName: body.groupName,
      deadline: body.deadline,
      spendLimitInMin: body.spendLimitInMin,
      deliveryAddress: body.location ?? joined.deliveryAddress,
      pickup: body.pickup,
    }
    // A repeated request succeeds without a change, even if the group order is locked by now.
    if (isDeepStrictEqual(settings, settingsOf(joined))) return joined
    const { currency } = countryOf(joined.countryCode)
    return changeGroupOrderSettings(joined, member.accountID, settings, currency, now)
  })
}

const settingsOf = ({
  groupName,
  deadline,
  spendLimitInMin,
  deliveryAddress,
  pickup = false,
}: GroupOrder) => ({ groupName, deadline, spendLimitInMin, deliveryAddress, pickup })

/** Returns null if a concurrent request has just created the same group order. */
async function tryCreate(
  ports: GroupOrderPorts,
  input: CreateInput,
  member: MemberIdentity,
): Promise<GroupOrderView | null> {
  const { groupOrders, jobs } = ports
  const { accountID } = member
  const isGroup = input.body.kind === 'group'
  if (isGroup && (await groupOrders.countOpen(accountID)) >= openGroupOrdersMax)
    throw problem('groups_full', { max: openGroupOrdersMax })
  const now = ports.clock()
  const groupOrder = openGroupOrder(newGroupOrder(input), member, now)
  if (isRefusal(groupOrder)) throw refused(groupOrder)
  const job = await groupClockJob(jobs, groupOrder, true, now)
  if (!(await groupOrders.create(groupOrder, job, now))) return null
  return toGroupOrderView(groupOrder, accountID, viewContextOf(ports, groupOrder))
}

function newGroupOrder({ body, merchant, table }: CreateInput) {
  const settings =
    body.kind === 'group'
      ? {
          groupName: body.groupName,
          deliveryAddress: body.location,
          deadline: body.deadline,
          spendLimitInMin: body.spendLimitInMin,
          pickup: body.pickup,
        }
      : { groupName: '', deliveryAddress: null, deadline: null, spendLimitInMin: null }
  return {
    groupID: newGroupID(body.countryCode),
    kind: body.kind,
    countryCode: body.countryCode,
    merchantID: merchant.ID,
    merchantName: merchant.name,
    table,
    ...settings,
  }
}

// The id has 128 random bits, because it is the secret of the link that invites members.
const newGroupID = (country: CountryCode): string => `${country}-${randomBytes(16).toString('hex')}`
