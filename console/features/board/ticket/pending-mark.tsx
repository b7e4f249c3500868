// Shows that the server has not answered an action of staff, or has refused it.
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { CloudUpload, TriangleAlert, UserRound } from 'lucide-react'
import { problemText } from '../../../platform/problem-text.ts'
import type { PendingAction } from '../../../platform/board-feed/board-feed.ts'
import { useAskPerson } from '../../../platform/log-in/step-up-context.ts'
import { useBoardModel } from '../board-model.ts'
import { endText, useOrderWords } from '../use-order-words.ts'

const icons = {
  conflict: TriangleAlert,
  person: UserRound,
  waiting: CloudUpload,
  held: CloudUpload,
}

type PendingMarkProps = { action: PendingAction; wide?: boolean }

/** Shows the action and its state: not sent, waits for a person's PIN, or refused. */
export function PendingMark({ action, wide = false }: PendingMarkProps) {
  const { t } = useTranslation('board')
  const Icon = icons[action.state]
  const isRefused = action.state === 'conflict'
  const className = ['pend', isRefused && 'pend-problem', wide && 'pend-wide']
  return (
    <div className={className.filter(Boolean).join(' ')}>
      <output>
        <Icon className="ic ic-24" aria-hidden />
        <span>
          {isRefused ? <s>{t(`did.${action.kind}`)}</s> : t(`did.${action.kind}`)}
          {isRefused && <span className="sr"> {t('unsent.not')}</span>}
          <small>
            <PendingState action={action} />
          </small>
        </span>
      </output>
      <PendingButtons action={action} />
    </div>
  )
}

/**
 * Buttons to enter a PIN for an action that a person must confirm, to drop the action, or to
 * confirm that staff saw its refusal.
 */
export function PendingButtons({ action }: { action: PendingAction }) {
  const { t } = useTranslation('board')
  const { takeBack } = useBoardModel()
  const ask = useAskPerson()
  if (action.state === 'conflict')
    return (
      <Button kind="secondary" onClick={() => takeBack(action.actionID)}>
        {t('seen')}
      </Button>
    )
  if (action.state !== 'person') return null
  return (
    <span className="pend-acts">
      {ask && <Button onClick={ask}>{t('unsent.pin')}</Button>}
      <Button kind="secondary" onClick={() => takeBack(action.actionID)}>
        {t('ready.undo')}
      </Button>
    </span>
  )
}

export function PendingState({ action }: { action: PendingAction }) {
  const { t } = useTranslation(['board', 'site'])
  const ask = useAskPerson()
  const { orders } = useBoardModel()
  const order = orders.find(({ orderID }) => orderID === action.orderID)
  const words = useOrderWords(order ?? { merchantID: action.merchantID, currency: '' })
  if (action.state === 'waiting' || action.state === 'held') return t('unsent.waiting')
  if (action.state === 'person') return t(ask ? 'unsent.person' : 'site:problem.forbidden')
  if (action.problem && action.problem.code !== 'impossible_move')
    return problemText(t, action.problem)
  if (!order) return t('unsent.refused')
  const { move, by, name, at } = order.lastMove
  const instead = order.end ? endText(order, words) : moveText()
  return t('unsent.instead', { what: instead })

  function moveText(): string {
    const values = { by: name ?? t(`by.${by}`), time: words.time(at) }
    const isKnown = toldMoves.has(move)
    return isKnown ? t(`moved.${move}`, values) : t('moved.other', values)
  }
}

/** Moves of an order that have a text of their own, below the key `moved` of the translations. */
const toldMoves: ReadonlySet<string> = new Set([
  'accept',
  'ready',
  'hand_over',
  'serve',
  'change',
  'ready_by',
  'cancel',
  'decline',
])
