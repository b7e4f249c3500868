// Creates a group order, or returns the open one that the creator already has at the merchant, or
// that the table already has.
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

// Maximum number of open group orders that an eater may have created.
const openGroupOrdersMax = 10
// The first attempt fails only if a concurrent request has created the same group order.
const attemptsMax = 2

/**
 * Creates a group order, or changes the settings of the one that is open.
 * Throws merchant_not_found, pickup_not_offered, deadline_invalid, groups_full
 * if the eater has too many open ones, required_restaurant_params for an
 * unknown table, and the problems of `requireGroupOrdering`. For an open one
 * that cannot get the new settings, throws group_closed or spend_limit_too_low.
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

/**
 * Throws web_ordering_disabled or group_ordering_disabled if a flag
 * of the country switches off ordering on the web or group orders.
 */
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
 * With a table, joins the table's open group order. Without a table, finds the creator's open group
 * order at the merchant and changes it to the requested settings. Returns null if no group order is
 * open.
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
    // A repeated request with equal settings succeeds without
    // a change, even if the group order is locked by now.
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

// The link with this id invites members, so the id is a secret and has 128 random bits.
const newGroupID = (country: CountryCode): string => `${country}-${randomBytes(16).toString('hex')}`
