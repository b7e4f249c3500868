// The list of staff's actions that the server has not answered, in the sequence in which they are
// sent.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { CloudUpload } from 'lucide-react'
import { useBoardModel } from './board-model.ts'
import { PendingButtons, PendingState } from './ticket/pending-mark.tsx'
import { formatClock } from './use-order-words.ts'

export function UnsentList() {
  const { t, i18n } = useTranslation('board')
  const { pending, merchants } = useBoardModel()
  const waiting = pending.filter(({ state }) => state === 'waiting' || state === 'person')
  const timeZone = merchants[0]?.timeZone ?? 'UTC'
  if (waiting.length === 0) return <Refused />
  return (
    <section className="kb-lane" aria-labelledby="lane-unsent">
      <div className="kb-lane-h">
        <h2 id="lane-unsent">
          {t('unsent.title')} <i>{waiting.length}</i>
        </h2>
      </div>
      <ol className="rows unsent">
        {waiting.map((action, place) => (
          <li key={action.actionID}>
            <span className="n" aria-hidden>
              {place + 1}
            </span>
            <span>
              {action.orderCode} {t(`did.${action.kind}`)}
              <small>
                {formatClock(new Date(action.at).toISOString(), timeZone, i18n.language)}{' '}
                <PendingState action={action} />
              </small>
            </span>
            {action.state === 'waiting' && <CloudUpload className="ic ic-24" aria-hidden />}
            <PendingButtons action={action} />
          </li>
        ))}
      </ol>
      <Refused />
    </section>
  )
}

/**
 * Shows refused actions on orders that are no longer on the kitchen board, and refused changes of
 * the merchant's live state.
 */
function Refused() {
  const { t } = useTranslation('board')
  const { pending, orders } = useBoardModel()
  const shown = new Set(orders.map(({ orderID }) => orderID))
  const refused = pending.filter(
    ({ state, orderID }) => state === 'conflict' && (orderID === null || !shown.has(orderID)),
  )
  if (refused.length === 0) return null
  return (
    <ul className="rows unsent">
      {refused.map((action) => (
        <li key={action.actionID}>
          <span>
            {action.orderCode} {t(`did.${action.kind}`)}
            <small>
              <PendingState action={action} />
            </small>
          </span>
          <PendingButtons action={action} />
        </li>
      ))}
    </ul>
  )
}
