// What staff tapped and the server has not answered, oldest first, as it will be sent.
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { CloudUpload } from 'lucide-react'
import { useBoardModel } from './board-model.ts'
import { formatClock } from './use-order-words.ts'

export function UnsentList() {
  const { t, i18n } = useTranslation('board')
  const { pending, merchants, takeBack } = useBoardModel()
  const waiting = pending.filter(({ state }) => state === 'waiting' || state === 'person')
  const timeZone = merchants[0]?.timeZone ?? 'UTC'
  if (waiting.length === 0) return null
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
                {formatClock(new Date(action.at).toISOString(), timeZone, i18n.language)}
              </small>
            </span>
            <CloudUpload className="ic ic-24" aria-hidden />
          </li>
        ))}
      </ol>
      <Refused onSeen={takeBack} />
    </section>
  )
}

/** Refused actions of orders that have left the board, or of the pace. */
function Refused({ onSeen }: { onSeen: (actionID: string) => void }) {
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
            <small>{t('unsent.refused')}</small>
          </span>
          <Button kind="secondary" onClick={() => onSeen(action.actionID)}>
            {t('seen')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
