// How many of a group are ready, as a green bar and in words, and who is waited for.
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { countConfirmedMembers } from '@tingkat/ordering/group-order/live-group-order'
import { useTranslation } from 'react-i18next'
import { memberDisplayName } from '../group-money.ts'

export function ReadyBar({ group }: { group: GroupOrderView }) {
  const { t } = useTranslation('group')
  const { confirmed, total } = countConfirmedMembers(group.members)
  const text = t('group.ready', { confirmed, total })
  const waiting = group.members.filter((member) => !member.confirmed && !member.creator)
  const [first] = waiting
  const me = waiting.find((member) => member.myself)
  return (
    <div>
      <div className="row between small ready-say">
        <b className="b">
          <output aria-live="polite">{text}</output>
        </b>
        {first && (
          <span className="mut">
            {me
              ? t('group.waitingYou')
              : waiting.length === 1
                ? t('group.waitingOne', { name: memberDisplayName(first) })
                : t('group.waitingMore', { count: waiting.length })}
          </span>
        )}
      </div>
      {/* A progress element is green in no browser: it is read out, and drawn beside. */}
      <progress className="sr" aria-label={text} value={confirmed} max={Math.max(1, total)} />
      <div className="bar" aria-hidden>
        <i style={{ width: `${total === 0 ? 0 : (confirmed / total) * 100}%` }} />
      </div>
    </div>
  )
}
