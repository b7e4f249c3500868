// The state of the open group order, which the group order's drawer and the invite bar of a page
// share.
import type { ClientProblem } from '@tingkat/contract/client'
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { createSharedValue } from '../../../platform/storage/shared-value.ts'
import type { Unsent } from '../../../platform/sync/sync-loop.ts'

export type GroupView = {
  /** The group order; null until its first version is loaded. */
  group: GroupOrderView | null
  /** Ids of the members who have the group order open. */
  present: readonly string[]
  /** False while the event stream of the group order is reconnecting. */
  connected: boolean
  /**
   * Whether the eater's own lines still have to be sent to the server: `none`, `sending`, or
   * `waiting` for a retry.
   */
  unsent: Unsent
  problem: ClientProblem | null
}

export const emptyGroupView: GroupView = {
  group: null,
  present: [],
  connected: true,
  unsent: 'none',
  problem: null,
}
export const groupView = createSharedValue<GroupView>(emptyGroupView)

export function updateGroupView(change: Partial<GroupView>): void {
  groupView.write({ ...groupView.read(), ...change })
}
