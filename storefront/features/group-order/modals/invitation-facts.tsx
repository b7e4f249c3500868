// Shows what an invitation says about a group order: its name, merchant, closing time and members.
import type { GroupOrderInfo } from '@tingkat/ordering/group-order/group-order-shape'
import { Store, Tag, Timer, Users } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { formatTime } from '../../../platform/i18n/times.ts'
import { useSite } from '../../../platform/site/site.tsx'
import '../group.css'

type InvitationFactsProps = {
  invitation: Pick<
    GroupOrderInfo,
    'groupName' | 'merchantName' | 'timeZone' | 'deadline' | 'memberCount'
  >
}

export function InvitationFacts({ invitation }: InvitationFactsProps) {
  const { t } = useTranslation('group')
  const site = useSite()
  const { groupName, merchantName, timeZone, deadline, memberCount } = invitation
  return (
    <ul className="small grp-facts">
      {groupName && (
        <li className="row">
          <Tag className="ic" aria-hidden />
          <b className="b">{groupName}</b>
        </li>
      )}
      <li className="row">
        <Store className="ic" aria-hidden />
        <b className="b">{merchantName}</b>
      </li>
      {deadline !== null && (
        <li className="row">
          <Timer className="ic" aria-hidden />
          <span>{t('join.until', { time: formatTime(site, deadline, timeZone) })}</span>
        </li>
      )}
      <li className="row">
        <Users className="ic" aria-hidden />
        <span>{t('join.people', { count: memberCount })}</span>
      </li>
    </ul>
  )
}
