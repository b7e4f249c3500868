// One member of a group: who, whether they are here and ready, what they have and what that comes to.
import type {
  GroupOrderView,
  GroupOrderMemberView,
} from '@tingkat/ordering/group-order/group-order-shape'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { initialsOf } from '../../../ui/initials.ts'
import { memberDisplayName, shownItems, shownSubtotal, formatGroupMoney } from '../group-money.ts'

type MemberRowProps = {
  group: GroupOrderView
  member: GroupOrderMemberView
  /** Has the group open just now. */
  present: boolean
  /** Only where the eater may remove them. */
  onRemove?: (() => void) | undefined
  /** The eater's own lines while they may be changed, and what they come to. */
  own?: { lines: ReactNode; subtotal: number } | undefined
}

export function MemberRow({ group, member, present, onRemove, own }: MemberRowProps) {
  const { t } = useTranslation('group')
  const { country } = useSite()
  const name = memberDisplayName(member)
  const write = (amount: number) => formatGroupMoney(group, amount, country.locale)
  return (
    <li className="mem" aria-label={name}>
      <div className="mem-h">
        <span className={member.confirmed ? 'face done' : 'face wait'}>
          <span aria-hidden>{initialsOf(name)}</span>
          {present && (
            <i className="face-here">
              <span className="sr">{t('group.here')}</span>
            </i>
          )}
        </span>
        <span className="grow mem-who">
          <b className="b">{name}</b>
          {member.myself && (
            <>
              {' '}
              <span className="mut">{t('group.you')}</span>
            </>
          )}
          <br />
          <span className={member.confirmed ? 'small mem-ready' : 'small mut'}>{standing()}</span>
        </span>
        <span className="mem-sum">
          <b className="num b">{write(own ? own.subtotal : shownSubtotal(member))}</b>
          {onRemove && (
            <button
              type="button"
              className="link small mem-remove"
              aria-label={t('group.removeName', { name })}
              onClick={onRemove}
            >
              {t('group.remove')}
            </button>
          )}
        </span>
      </div>
      {own ? own.lines : <MemberItems member={member} write={write} />}
    </li>
  )

  function standing(): string {
    if (group.info.kind === 'table')
      return member.creator ? t('group.firstHere') : t('group.atTable')
    return t(member.confirmed ? 'group.confirmed' : 'group.choosing')
  }
}

/** What a member has, line by line; read by everybody, changed by nobody else. */
export function MemberItems({
  member,
  write,
}: {
  member: GroupOrderMemberView
  write: (amount: number) => string
}) {
  const { t } = useTranslation('group')
  const items = shownItems(member)
  if (items.length === 0) return null
  return (
    <ul>
      {items.map((item) => (
        <li key={item._id}>
          <span>
            {item.quantity} {item.name}
            {picksOf(item)}
            {!item.available && (
              <>
                {' '}
                · <span className="mem-gone">{t('group.soldOut')}</span>
              </>
            )}
          </span>
          <span className="num">{write(item.priceInMin)}</span>
        </li>
      ))}
    </ul>
  )
}

/** `, less ice, 2 × egg` */
function picksOf({ modifierGroups, comment }: GroupOrderMemberView['items'][number]): string {
  const names = modifierGroups.flatMap((one) =>
    one.modifiers
      .filter((modifier) => modifier.quantity > 0)
      .map((modifier) =>
        modifier.quantity > 1 ? `${modifier.quantity} × ${modifier.name}` : modifier.name,
      ),
  )
  return [...names, ...(comment ? [`“${comment}”`] : [])].map((text) => `, ${text}`).join('')
}
