// Checks whether the eater may place a group order as an order, and whether the order has the same
// items as the group order.
import type { DineInInfo } from '@tingkat/ordering/cart/cart'
import {
  checkGroupOrderPlacement,
  findMember,
  type GroupOrder,
} from '@tingkat/ordering/group-order/group-order'
import type { QuoteRequest } from '@tingkat/ordering/quote/quote'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { problem, refused, type ProblemError } from '../http/problem.ts'
import { viewContextOf } from './context.ts'
import type { GroupEvents } from './group-events.ts'
import type { GroupOrderStore } from './store.ts'
import { toGroupOrderView } from './view.ts'

/**
 * The version of the group order that was checked. If the group order has
 * a newer version when the order is written, the order is not written.
 */
export type CheckedGroupOrder = Pick<GroupOrder, 'groupID' | 'version'>
export type GroupPlacingPorts = {
  groupOrders: Pick<GroupOrderStore, 'findForSession'>
  groupEvents: GroupEvents
  catalogue: Pick<Catalogue, 'find'>
  publicUrl: string
}

type GroupPlacement = {
  groupID?: string | undefined
  countryCode: string
  merchants: QuoteRequest['merchants']
  dineInInfo: DineInInfo | null
}

/**
 * Returns the checked group order, or null if the order does not come from a group order.
 * Returns the problems not_found, group_changed and those of `checkGroupOrderPlacement`.
 * If the eater is a member, these problems contain the current `group`.
 */
export async function checkGroupOrder(
  ports: GroupPlacingPorts,
  { groupID, countryCode, merchants, dineInInfo }: GroupPlacement,
  tokenHash: Uint8Array,
  now: Date,
): Promise<GroupOrder | ProblemError | null> {
  if (groupID === undefined) return null
  const found = await ports.groupOrders.findForSession(groupID, tokenHash, now)
  if (!found) return problem('not_found')
  const { groupOrder, accountID } = found
  const placement = { countryCode, merchants, tableID: dineInInfo?.tableID ?? null }
  const refusal = checkGroupOrderPlacement(groupOrder, accountID, placement, now)
  if (!refusal) return groupOrder
  if (!findMember(groupOrder, accountID)) return refused(refusal)
  return refused(refusal, {
    group: toGroupOrderView(groupOrder, accountID, viewContextOf(ports, groupOrder)),
  })
}
