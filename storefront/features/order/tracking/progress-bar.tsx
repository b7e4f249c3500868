// The progress bar of an order: four parts, each marked as done, current, not reached yet, or
// stopped by a cancellation or failure.
import type { Order } from '@tingkat/ordering/order/order'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { currentStep, isStopped, timelineOf } from './step-table.ts'

const classNames = { done: 'on', now: 'now', todo: '', stopped: 'cut' }

export function ProgressBar({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const step = currentStep(order)
  const rows = timelineOf(order)
  const marks = Array.from({ length: 4 }, (_, index) => rows[index]?.mark ?? 'todo')

  function label(): string {
    if (step.status === 'done') return t('order.finished')
    if (isStopped(step)) return t('order.stopped')
    return t('order.step', { count: marks.indexOf('now') + 1, total: marks.length })
  }

  return (
    <>
      <div className="steps" aria-hidden>
        {marks.map((mark, index) => (
          <i key={index} className={classNames[mark] || undefined} />
        ))}
      </div>
      <span className="sr">{label()}</span>
    </>
  )
}
