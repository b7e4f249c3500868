// A member of a group order: name, presence, status, items and subtotal.
import type {
  GroupOrderView,
  GroupOrderMemberView,
} from '@tingkat/ordering/group-order/group-order-shape'
import type { ReactNode } from 'react'
import { describeLine } from '../../../platform/i18n/describe-line.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { initialsOf } from '@tingkat/ui/initials.ts'
import { isGroupOpen } from '../live/can-choose-dishes.ts'
import { memberDisplayName, shownItems, shownSubtotal, formatGroupMoney } from '../group-money.ts'

type MemberRowProps = {
  group: GroupOrderView
  member: GroupOrderMemberView
  /** Whether the member has the group order open. */
  isPresent: boolean
  /** Removes the member; undefined if the eater may not remove the member. */
  onRemove?: (() => void) | undefined
  /** The eater's own lines while they are editable, and their subtotal in whole minor units. */
  own?: { lines: ReactNode; subtotal: number } | undefined
}

export function MemberRow({ group, member, isPresent, onRemove, own }: MemberRowProps) {
  const { t } = useTranslation('group')
  const { country } = useSite()
  const name = memberDisplayName(member)
  const format = (amount: number) => formatGroupMoney(group, amount, country.locale)
  return (
    <li className="mem" aria-label={name}>
      <div className="mem-h">
        <span className={member.confirmed ? 'face done' : 'face wait'}>
          <span aria-hidden>{initialsOf(name)}</span>
          {isPresent && (
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
          <span className={member.confirmed ? 'small mem-ready' : 'small mut'}>{statusText()}</span>
        </span>
        <span className="mem-sum">
          <b className="num b">{format(own ? own.subtotal : shownSubtotal(member))}</b>
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
      {own ? own.lines : <MemberItems member={member} format={format} />}
    </li>
  )

  function statusText(): string {
    if (group.info.kind === 'table')
      return member.creator ? t('group.firstHere') : t('group.atTable')
    if (member.confirmed) return t('group.confirmed')
    return t(isGroupOpen(group) ? 'group.choosing' : 'group.noDishes')
  }
}

/** Shows the items of a member, without controls to change them. */
export function MemberItems({
  member,
  format,
}: {
  member: GroupOrderMemberView
  format: (amount: number) => string
}) {
  const { t } = useTranslation('group')
  const { language } = useSite()
  const items = shownItems(member)
  if (items.length === 0) return null
  return (
    <ul>
      {items.map((item) => (
        <li key={item._id}>
          <span>
            {[`${item.quantity} ${item.name}`, describePicks(language, item)]
              .filter(Boolean)
              .join(', ')}
            {!item.available && (
              <>
                {' '}
                · <span className="mem-gone">{t('group.soldOut')}</span>
              </>
            )}
          </span>
          <span className="num">{format(item.priceInMin)}</span>
        </li>
      ))}
    </ul>
  )
}

const describePicks = (language: string, item: GroupOrderMemberView['items'][number]): string =>
  describeLine(language, {
    ...item,
    modifiers: item.modifierGroups.flatMap(({ modifiers }) => modifiers),
  })
