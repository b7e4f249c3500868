// The group order as this page knows it just now: kept by whoever follows it, shown by drawer and invite bar.
import type { ClientProblem } from '@tingkat/contract/client'
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { createSharedValue } from '../../../platform/storage/shared-value.ts'
import type { Unsent } from '../../../platform/sync/sync-loop.ts'

export type GroupView = {
  /** Null until it was read for the first time. */
  group: GroupOrderView | null
  /** Ids of members who have it open just now. */
  present: readonly string[]
  /** False while the live connection is being made again. */
  connected: boolean
  /** Of the eater's own lines. */
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
