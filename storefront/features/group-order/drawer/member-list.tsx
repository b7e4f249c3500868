// The list of a group order's members. Until checkout, the creator can remove the other members.
import type {
  GroupOrderMemberView,
  GroupOrderView,
} from '@tingkat/ordering/group-order/group-order-shape'
import { sortMembers } from '@tingkat/ordering/group-order/live-group-order'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { isGroupOpen } from '../live/can-choose-dishes.ts'
import { MemberRow } from './member-row.tsx'

type MemberListProps = {
  group: GroupOrderView
  /** Ids of the members who have the group order open. */
  present: readonly string[]
  /** The eater's own editable lines and their subtotal in whole minor units. */
  own: { lines: ReactNode; subtotal: number }
  onRemove: (member: GroupOrderMemberView) => void
}

export function MemberList({ group, present, own, onRemove }: MemberListProps) {
  const { t } = useTranslation('group')
  const { info, members } = group
  const canRemove =
    info.membership === 'creator' && info.kind !== 'table' && info.groupState !== 'CONFIRMED'
  const isEditable = (member: GroupOrderMemberView) =>
    member.myself && !member.confirmed && isGroupOpen(group)
  return (
    <ul className="mems" aria-label={t('group.members')}>
      {sortMembers(members).map((member) => (
        <MemberRow
          key={member.memberID}
          group={group}
          member={member}
          isPresent={present.includes(member.memberID)}
          onRemove={canRemove && !member.myself ? () => onRemove(member) : undefined}
          own={isEditable(member) ? own : undefined}
        />
      ))}
    </ul>
  )
}
