// The items of all members of a group order, shown at checkout, where they cannot be changed.
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'
import { initialsOf } from '@tingkat/ui/initials.ts'
import { memberDisplayName, shownSubtotal, formatGroupMoney } from './group-money.ts'
import { MemberItems } from './drawer/member-row.tsx'
import './group.css'

export function ReadOnlyGroupLines({ group }: { group: GroupOrderView }) {
  const { t } = useTranslation('group')
  const { country } = useSite()
  const format = (amount: number) => formatGroupMoney(group, amount, country.locale)
  return (
    <ul className="mems" aria-label={t('bill.who')}>
      {group.members
        .filter((member) => member.confirmedItems.length > 0)
        .map((member) => (
          <li key={member.memberID} className="mem">
            <div className="mem-h">
              <span className="face done" aria-hidden>
                {initialsOf(memberDisplayName(member))}
              </span>
              <b className="b grow">
                {memberDisplayName(member)}
                {member.myself && <> {t('group.you')}</>}
              </b>
              <b className="num b">{format(shownSubtotal({ ...member, confirmed: true }))}</b>
            </div>
            <MemberItems member={member} format={format} />
          </li>
        ))}
    </ul>
  )
}
