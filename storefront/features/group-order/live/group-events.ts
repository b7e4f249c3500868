// What happened in a group between two looks at it, for the members to be told.
import { memberDisplayName } from '../group-money.ts'
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'

export type GroupEvent =
  | { event: 'joined' | 'left' | 'confirmed'; name: string }
  | { event: 'closed' | 'cancelled' | 'ordered' | 'removed' }

/** One's own doings are no news; nor is what is found at the first look, unless the order is over. */
export function findGroupEvents(before: GroupOrderView | null, now: GroupOrderView): GroupEvent[] {
  const { groupState, membership, kind } = now.info
  if (membership === 'removed' || membership === 'none') return [{ event: 'removed' }]
  if (groupState === 'CANCELLED') return [{ event: 'cancelled' }]
  if (groupState === 'ORDERED') return [{ event: 'ordered' }]
  if (!before) return []
  const events: GroupEvent[] = []
  const known = new Map(before.members.map((member) => [member.memberID, member]))
  for (const member of now.members) {
    const earlier = known.get(member.memberID)
    known.delete(member.memberID)
    if (member.myself) continue
    if (!earlier) events.push({ event: 'joined', name: memberDisplayName(member) })
    else if (member.confirmed && !earlier.confirmed && groupState !== 'CONFIRMED')
      events.push({ event: 'confirmed', name: memberDisplayName(member) })
  }
  for (const gone of known.values())
    if (!gone.myself) events.push({ event: 'left', name: memberDisplayName(gone) })
  if (
    kind === 'group' &&
    groupState === 'CONFIRMED' &&
    before.info.groupState !== 'CONFIRMED' &&
    membership !== 'creator'
  )
    events.push({ event: 'closed' })
  return events
}
