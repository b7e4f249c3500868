// Functions that return whether a group order, and the eater's own items in it, can be changed.
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'

/** Whether the creator has not started checkout and the group order has not ended. */
export function isGroupOpen({ info }: Pick<GroupOrderView, 'info'>): boolean {
  return info.groupState === 'CREATED' || info.groupState === 'ONGOING'
}

export function canChooseDishes(group: GroupOrderView): boolean {
  const me = group.members.find((member) => member.myself)
  return me !== undefined && !me.confirmed && isGroupOpen(group) && !group.info.paying
}
