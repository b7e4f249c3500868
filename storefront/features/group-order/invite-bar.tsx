// Bar above the merchant's menu: members, confirmed total, and an invite button.
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { groupOrderTotal } from '@tingkat/ordering/group-order/live-group-order'
import { isGroupOrderEnded } from '@tingkat/ordering/group-order/group-order-states'
import { UserPlus } from 'lucide-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { initialsOf } from '@tingkat/ui/initials.ts'
import { isGroupOpen } from './live/can-choose-dishes.ts'
import { memberDisplayName, formatGroupMoney } from './group-money.ts'
import './group.css'

// The number of members whose initials are shown. More initials do not fit on a phone.
const maxFaces = 4

type InviteBarProps = { group: GroupOrderView; onInvite: () => void; onOpen: () => void }

export function InviteBar({ group, onInvite, onOpen }: InviteBarProps) {
  const { t } = useTranslation('group')
  const { country } = useSite()
  const { info, members } = group
  if (isGroupOrderEnded(info.groupState)) return null
  const isTable = info.kind === 'table'
  return (
    <section
      className="invite grp-invite"
      aria-label={t(isTable ? 'group.tableTitle' : 'group.title', {
        table: info.table?.tableNumber ?? '',
      })}
    >
      <button
        type="button"
        className="row grow grp-invite-open"
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span className="faces" aria-hidden>
          {members.slice(0, maxFaces).map((member) => (
            <span key={member.memberID} className="face">
              {initialsOf(memberDisplayName(member))}
            </span>
          ))}
        </span>
        <span>
          <b className="b">{t('invite.guests', { count: members.length })}</b>
          <br />
          <span className="small mut">
            {t(isTable ? 'invite.onTable' : 'invite.confirmed', {
              total: formatGroupMoney(group, groupOrderTotal(members), country.locale),
            })}
          </span>
        </span>
      </button>
      {isTable || !isGroupOpen(group) ? (
        <Button kind="secondary" size="s" onClick={onOpen}>
          {t('invite.seeTable')}
        </Button>
      ) : (
        <Button kind="secondary" size="s" onClick={onInvite}>
          <UserPlus className="ic" aria-hidden />
          {t(info.membership === 'member' ? 'invite.friends' : 'invite.button')}
        </Button>
      )}
    </section>
  )
}
