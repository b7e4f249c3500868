// The progress bar of a group order: how many members
// have confirmed, and the names of those who have not.
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { countConfirmedMembers } from '@tingkat/ordering/group-order/live-group-order'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { isGroupOpen } from '../live/can-choose-dishes.ts'
import { memberDisplayName } from '../group-money.ts'

export function ReadyBar({ group }: { group: GroupOrderView }) {
  const { t } = useTranslation('group')
  const { confirmed, total } = countConfirmedMembers(group.members)
  const text = t('group.ready', { confirmed, total })
  // Members who have not confirmed yet. The list is empty once the creator has continued to
  // checkout, because the creator no longer waits for them.
  const waiting = isGroupOpen(group)
    ? group.members.filter((member) => !member.confirmed && !member.creator)
    : []
  return (
    <div>
      <div className="row between small ready-say">
        <b className="b">
          <output aria-live="polite">{text}</output>
        </b>
        {waiting.length > 0 && <span className="mut">{waitingText()}</span>}
      </div>
      {/* Browsers render a `progress` element in different styles. This one is therefore for
          screen readers only, and the bar below is the visible one. */}
      <progress className="sr" aria-label={text} value={confirmed} max={Math.max(1, total)} />
      <div className="bar" aria-hidden>
        <i style={{ width: `${total === 0 ? 0 : (confirmed / total) * 100}%` }} />
      </div>
    </div>
  )

  function waitingText(): string {
    const [first] = waiting
    if (waiting.some((member) => member.myself)) return t('group.waitingYou')
    return first && waiting.length === 1
      ? t('group.waitingOne', { name: memberDisplayName(first) })
      : t('group.waitingMore', { count: waiting.length })
  }
}
