// Four parts, as far as the order has come.
import type { Order } from '@tingkat/ordering/order/order'
import { useTranslation } from 'react-i18next'
import { currentStep, timelineOf } from './step-table.ts'

const look = { done: 'on', now: 'now', todo: '', stopped: 'cut' }

export function ProgressBar({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const step = currentStep(order)
  const rows = timelineOf(order)
  const marks = Array.from({ length: 4 }, (_, index) => rows[index]?.mark ?? 'todo')
  const label =
    step.standing === 'done'
      ? t('order.finished')
      : step.standing === 'cancelled' || step.standing === 'failed'
        ? t('order.stopped')
        : t('order.step', { count: marks.indexOf('now') + 1, total: marks.length })
  return (
    <>
      <div className="steps" aria-hidden>
        {marks.map((mark, index) => (
          <i key={index} className={look[mark] || undefined} />
        ))}
      </div>
      <span className="sr">{label}</span>
    </>
  )
}
