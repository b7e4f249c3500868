// Compares two versions of a group order and finds what its members must be notified of.
import { memberDisplayName } from '../group-money.ts'
import type {
  GroupOrderMemberView,
  GroupOrderView,
} from '@tingkat/ordering/group-order/group-order-shape'

export type GroupEvent =
  | { event: 'joined' | 'left' | 'confirmed'; name: string }
  | { event: 'closed' | 'cancelled' | 'ordered' | 'removed' }

/**
 * Returns the events between two versions, except those that the eater caused. `before` is null for
 * the first version. The first version has no events, except the end of the group order.
 */
export function findGroupEvents(before: GroupOrderView | null, now: GroupOrderView): GroupEvent[] {
  const end = findEnd(now)
  if (end) return [end]
  if (!before) return []
  const events = findMemberEvents(before, now)
  return isCheckoutStarted(before, now) ? [...events, { event: 'closed' }] : events
}

function findEnd({ info }: GroupOrderView): GroupEvent | null {
  if (info.membership === 'removed' || info.membership === 'none') return { event: 'removed' }
  if (info.groupState === 'CANCELLED') return { event: 'cancelled' }
  return info.groupState === 'ORDERED' ? { event: 'ordered' } : null
}

function findMemberEvents(before: GroupOrderView, now: GroupOrderView): GroupEvent[] {
  const others = ({ members }: GroupOrderView) => members.filter((member) => !member.myself)
  const earlier = new Map(before.members.map((member) => [member.memberID, member]))
  const remainingIDs = new Set(now.members.map((member) => member.memberID))
  const isNewlyConfirmed = (member: GroupOrderMemberView) =>
    // When the creator starts checkout, all members become confirmed at once. The members are then
    // told of the checkout, not of each confirmation.
    now.info.groupState !== 'CONFIRMED' &&
    member.confirmed &&
    earlier.get(member.memberID)?.confirmed === false
  const events: GroupEvent[] = []
  for (const member of others(now)) {
    const name = memberDisplayName(member)
    if (!earlier.has(member.memberID)) events.push({ event: 'joined', name })
    else if (isNewlyConfirmed(member)) events.push({ event: 'confirmed', name })
  }
  for (const member of others(before))
    if (!remainingIDs.has(member.memberID))
      events.push({ event: 'left', name: memberDisplayName(member) })
  return events
}

/**
 * Returns whether the creator has started checkout. Returns false on the creator's own page, which
 * needs no notification of this step.
 */
function isCheckoutStarted(before: GroupOrderView, { info }: GroupOrderView): boolean {
  return (
    info.kind === 'group' &&
    info.membership !== 'creator' &&
    info.groupState === 'CONFIRMED' &&
    before.info.groupState !== 'CONFIRMED'
  )
}
