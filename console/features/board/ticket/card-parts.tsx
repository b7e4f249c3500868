// Parts that several cards of orders share: the order's code, the time left, and tags.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { TriangleAlert } from 'lucide-react'
import { useBoardModel } from '../board-model.ts'
import { timeLeftOf, type TimeLeft } from '../time-left.ts'
import { useOrderWords } from '../use-order-words.ts'

// The bar of the time left moves every 10 seconds, because continuous movement distracts staff.
const barStepMs = 10_000

export function CodeOf({ order }: { order: KitchenOrder }) {
  return (
    <span className="tk-c">
      {order.table && (
        <span className="tk-n" aria-hidden>
          {order.table.number}
        </span>
      )}
      {order.orderCode}
    </span>
  )
}

/** Shows the minutes until the food must be ready, or since it should have been ready. */
export function TimeUntilReady({ order }: { order: KitchenOrder }) {
  const { now } = useBoardModel()
  const { t } = useTranslation('board')
  const left = timeLeftOf(order, now)
  if (!left) return null
  return (
    <span className={`tk-m is-${left.state}`}>
      {left.state === 'late' && <TriangleAlert className="ic ic-24" aria-hidden />}
      <b>{left.minutes}</b> <small>{t(`left.${left.state}`)}</small>
    </span>
  )
}

const barClass: Record<TimeLeft['state'], string> = {
  ok: 'bar',
  soon: 'bar bar-soon',
  late: 'bar bar-late',
}

export function TimeBar({ order }: { order: KitchenOrder }) {
  const { now } = useBoardModel()
  const left = timeLeftOf(order, Math.floor(now / barStepMs) * barStepMs)
  const state = timeLeftOf(order, now)?.state
  if (!left || !state) return null
  const width = `${Math.round(left.share * 100)}%`
  return <Bar className={barClass[state]} width={state === 'late' ? '100%' : width} />
}

export function Bar({ className = 'bar', width }: { className?: string; width: string }) {
  return (
    <span className={className} style={{ display: 'block' }} aria-hidden>
      <i style={{ width }} />
    </span>
  )
}

/**
 * Shows the tags of the order, for example that it is a test order, was accepted automatically, or
 * needs cutlery.
 */
export function Tags({ order }: { order: KitchenOrder }) {
  const { merchants } = useBoardModel()
  const { t, clock } = useOrderWords(order)
  const { scheduledTime } = order
  const tags = [
    order.test && t('tag.test'),
    merchants.length > 1 && order.merchantName,
    order.autoAccepted && t('tag.auto'),
    scheduledTime &&
      t('tag.window', { from: clock(scheduledTime.from), to: clock(scheduledTime.to) }),
    order.wishes.cutlery && t('tag.cutlery'),
  ].filter((tag) => typeof tag === 'string')
  if (tags.length === 0) return null
  return (
    <ul className="tk-tags">
      {tags.map((tag) => (
        <li key={tag} className="tk-tag">
          {tag}
        </li>
      ))}
    </ul>
  )
}
