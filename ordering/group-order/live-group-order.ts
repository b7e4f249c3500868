// Applies live changes to a group order view, and computes its counts and totals.
import type { GroupOrderView, GroupOrderChange, GroupOrderMemberView } from './group-order-shape.ts'

/**
 * Returns the view after the change, or null if a change in between was missed and the whole view
 * must be fetched. No-op for a change that was already applied.
 */
export function applyGroupOrderChange(
  group: GroupOrderView,
  { base, gone, members: changed, info, deliveryAddress }: GroupOrderChange,
): GroupOrderView | null {
  if (info.version <= group.info.version) return group
  if (base !== group.info.version) return null
  const fresh = new Map(changed.map((member) => [member.memberID, member]))
  const remaining = group.members
    .filter((member) => !gone.includes(member.memberID))
    .map((member) => fresh.get(member.memberID) ?? member)
  const remainingIDs = new Set(remaining.map((member) => member.memberID))
  const added = changed.filter((member) => !remainingIDs.has(member.memberID))
  return { info, deliveryAddress, members: [...remaining, ...added] }
}

/** Returns the members: the logged-in one first, then the others in the sequence of joining. */
export function sortMembers(members: readonly GroupOrderMemberView[]): GroupOrderMemberView[] {
  return [
    ...members.filter((member) => member.myself),
    ...members.filter((member) => !member.myself),
  ]
}

/** Returns the number of confirmed members and of all members. */
export function countConfirmedMembers(members: readonly GroupOrderMemberView[]): {
  confirmed: number
  total: number
} {
  return { confirmed: members.filter((member) => member.confirmed).length, total: members.length }
}

/** Whether all members except the creator have confirmed, so that checkout needs no warning. */
export function haveAllMembersConfirmed(members: readonly GroupOrderMemberView[]): boolean {
  return members.every((member) => member.confirmed || member.creator)
}

/** Returns the total of the confirmed items, in minor units. */
export function groupOrderTotal(members: readonly GroupOrderMemberView[]): number {
  return members.reduce((total, member) => total + memberSubtotal(member), 0)
}

/** Returns the total of a member's confirmed items, in minor units. */
export function memberSubtotal({
  confirmedItems,
}: Pick<GroupOrderMemberView, 'confirmedItems'>): number {
  return confirmedItems.reduce((total, item) => total + item.priceInMin, 0)
}
