// Asks staff what to do with each scheduled order that lies outside the new opening hours.
import { orderDecisions } from './order-decisions.ts'
import type { OrderDecision, OutsideOrder } from '@tingkat/contract/console/merchant-hours'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { useState } from 'react'
import { formatMerchantTime } from '../../platform/merchant-time.ts'
import { Segments } from '../../platform/segments.tsx'

type Decisions = Record<string, OrderDecision>
type AffectedOrdersProps = {
  orders: readonly OutsideOrder[]
  timeZone: string
  busy: boolean
  onClose: () => void
  onDecide: (decisions: Decisions) => void
}

export function AffectedOrders({ orders, timeZone, busy, onClose, onDecide }: AffectedOrdersProps) {
  const { t, i18n } = useTranslation(['hours', 'site'])
  const [decisions, setDecisions] = useState<Decisions>({})
  const left = orders.filter(({ orderID }) => decisions[orderID] === undefined).length
  const timeOf = (instant: string) =>
    formatMerchantTime(t, instant, { timeZone, language: i18n.language })
  const segments = orderDecisions.map((value) => ({ value, label: t(`decision.${value}`) }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('affected.title', { count: orders.length })}
      footer={
        <Button
          size="l"
          wide
          busy={busy}
          off={left > 0}
          onClick={() => left || onDecide(decisions)}
        >
          {left > 0 ? t('affected.left', { count: left }) : t('affected.save')}
        </Button>
      }
    >
      <div className="hours stack-l">
        <Note kind="warning">{t('affected.text')}</Note>
        {orders.length > 1 && (
          <Segments
            label={t('affected.all')}
            isLabelShown
            segments={segments}
            value={null}
            onChange={(decision) =>
              setDecisions(Object.fromEntries(orders.map(({ orderID }) => [orderID, decision])))
            }
          />
        )}
        <ul className="stack-l">
          {orders.map(({ orderID, orderCode, from, to }) => (
            <li key={orderID}>
              <Segments
                label={t('affected.order', { code: orderCode, from: timeOf(from), to: timeOf(to) })}
                isLabelShown
                segments={segments}
                value={decisions[orderID] ?? null}
                onChange={(decision) => setDecisions({ ...decisions, [orderID]: decision })}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
