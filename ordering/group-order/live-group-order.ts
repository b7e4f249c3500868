// Keeping up with a group order: what a page makes of the changes that its live events tell.
import type { GroupOrderView, GroupOrderChange, GroupOrderMemberView } from './group-order-shape.ts'

/** The group after the change; null when one in between was missed, and the whole has to be read. What is known already changes nothing. */
export function applyGroupOrderChange(
  group: GroupOrderView,
  { base, gone, members: changed, info, deliveryAddress }: GroupOrderChange,
): GroupOrderView | null {
  if (info.version <= group.info.version) return group
  if (base !== group.info.version) return null
  const fresh = new Map(changed.map((member) => [member.memberID, member]))
  const kept = group.members
    .filter((member) => !gone.includes(member.memberID))
    .map((member) => fresh.get(member.memberID) ?? member)
  const known = new Set(kept.map((member) => member.memberID))
  return {
    info,
    deliveryAddress,
    members: [...kept, ...changed.filter((member) => !known.has(member.memberID))],
  }
}

/** The signed-in member first, the others as they came. */
export function sortMembers(members: readonly GroupOrderMemberView[]): GroupOrderMemberView[] {
  return [
    ...members.filter((member) => member.myself),
    ...members.filter((member) => !member.myself),
  ]
}

/** Members who have confirmed, and all of them. */
export function countConfirmedMembers(members: readonly GroupOrderMemberView[]): {
  confirmed: number
  total: number
} {
  return { confirmed: members.filter((member) => member.confirmed).length, total: members.length }
}

/** Whether the creator may go on without being asked twice: everybody else has confirmed. */
export function haveAllMembersConfirmed(members: readonly GroupOrderMemberView[]): boolean {
  return members.every((member) => member.confirmed || member.creator)
}

/** Of the confirmed items, in whole minor units. */
export function groupOrderTotal(members: readonly GroupOrderMemberView[]): number {
  return members.reduce((total, member) => total + memberSubtotal(member), 0)
}

/** A member's confirmed items, in whole minor units. */
export function memberSubtotal({
  confirmedItems,
}: Pick<GroupOrderMemberView, 'confirmedItems'>): number {
  return confirmedItems.reduce((total, item) => total + item.priceInMin, 0)
}
