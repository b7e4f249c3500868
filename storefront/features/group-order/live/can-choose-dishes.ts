// Whether the eater may still change dishes of a group order.
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'

export function canChooseDishes({ info, members }: GroupOrderView): boolean {
  const me = members.find((member) => member.myself)
  const open = info.groupState === 'CREATED' || info.groupState === 'ONGOING'
  return me !== undefined && !me.confirmed && open && !info.paying
}
