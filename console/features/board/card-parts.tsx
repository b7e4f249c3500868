// Parts that several cards share: time left, tags, and the mark of an action that is not sent.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { CloudUpload, TriangleAlert, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { problemText } from '../../platform/problem-text.ts'
import type { PendingAction } from '../../platform/board-feed/board-feed.ts'
import { useBoardModel } from './board-model.ts'
import { timeLeftOf, type TimeLeft } from './time-left.ts'
import { useOrderWords } from './use-order-words.ts'

// Bars move in steps of 10 s: a creeping bar draws the eye.
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

/** The number, the words and the bar until the food must be ready. */
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

/** What is special about the order: a test, an automatic answer, cutlery. */
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

type PendingMarkProps = { action: PendingAction; wide?: boolean; children?: ReactNode }

/** The action and that it is not sent yet; a refused one says so until staff have seen it. */
export function PendingMark({ action, wide = false, children }: PendingMarkProps) {
  const { t } = useTranslation(['board', 'site'])
  const { takeBack } = useBoardModel()
  const isRefused = action.state === 'conflict'
  const Icon = action.state === 'person' ? UserRound : CloudUpload
  const className = ['pend', isRefused && 'pend-problem', wide && 'pend-wide']
  return (
    <output className={className.filter(Boolean).join(' ')}>
      {isRefused ? (
        <TriangleAlert className="ic ic-24" aria-hidden />
      ) : (
        <Icon className="ic ic-24" aria-hidden />
      )}
      <span>
        {t(`did.${action.kind}`)}
        <small>{stateText()}</small>
        {children}
      </span>
      {isRefused && (
        <Button kind="secondary" onClick={() => takeBack(action.actionID)}>
          {t('seen')}
        </Button>
      )}
    </output>
  )

  function stateText(): string {
    if (action.state === 'person') return t('unsent.person')
    if (!isRefused) return t('unsent.waiting')
    return action.problem ? problemText(t, action.problem) : t('unsent.refused')
  }
}
