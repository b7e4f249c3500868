// The page of one order: packing check, changes of lines, courier, history of the order, and the
// buttons for the order's next step.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { Button } from '@tingkat/ui/button.tsx'
import { ArrowLeft } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { focusAtFirst } from '../../platform/focus-at-first.ts'
import { pendingOf, useBoardModel } from './board-model.ts'
import { useShownSettings } from './board-settings.ts'
import { CodeOf, Tags, TimeBar, TimeUntilReady } from './ticket/card-parts.tsx'
import { PendingMark } from './ticket/pending-mark.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { readyByMinutes } from './kitchen-limits.ts'
import { NewAnswer } from './ticket/new-ticket.tsx'
import { OrderSteps } from './order-steps.tsx'
import { ReadyAction } from './ticket/ready-action.tsx'
import { HandOver, placeText } from './ticket/ready-ticket.tsx'
import { SheetLines } from './sheet-lines.tsx'
import { Strips } from './ticket/strips.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { endText, useOrderWords } from './use-order-words.ts'
import { paymentText, WhoComes } from './ticket/who-comes.tsx'

type OrderSheetProps = {
  order: KitchenOrder
  onBack: () => void
  /** Controls to print the order's ticket and labels. */
  tickets?: ReactNode
}

export function OrderSheet({ order, onBack, tickets }: OrderSheetProps) {
  const words = useOrderWords(order)
  const { t, money, time } = words
  const [settings] = useShownSettings()
  const place = placeText(order, t)
  const handlers = {
    ...useKeptFocus(),
    onKeyDown({ key, currentTarget, target }: KeyboardEvent) {
      // In a dialog, Escape closes only the dialog, not the page of the order below it.
      if (key === 'Escape' && currentTarget.contains(target as Node)) onBack()
    },
  }
  return (
    <div className={`kb sheet kb-${settings.size}`} {...handlers}>
      <article className="panel sheet-main" tabIndex={-1} aria-labelledby="sheet-code">
        <header className="sheet-top">
          <button
            type="button"
            className="kb-icon"
            aria-label={t('sheet.back')}
            // The button that opened the page of the order no longer exists, so the focus moves to
            // this back button.
            ref={focusAtFirst}
            onClick={onBack}
          >
            <ArrowLeft className="ic ic-24" aria-hidden />
          </button>
          <h1 id="sheet-code" className="tk-c" tabIndex={-1}>
            <CodeOf order={order} />
          </h1>
          <span className="sheet-path">
            {t(`lane.${order.lane}`)}
            {order.promisedAt && (
              <small>{t('sheet.promised', { time: time(order.promisedAt) })}</small>
            )}
          </span>
          {order.lane === 'cooking' && (
            <span className="sheet-time">
              <TimeUntilReady order={order} />
              <TimeBar order={order} />
            </span>
          )}
        </header>
        {order.end && <p className="strip strip-i">{endText(order, words)}</p>}
        <Strips order={order} />
        <Tags order={order} />
        <SheetLines order={order} />
        <Steps order={order} />
      </article>
      <aside className="sheet-side">
        <section className="panel sheet-part" aria-label={t('sheet.who')}>
          <WhoComes order={order} />
          {place && <p>{place}</p>}
        </section>
        <section className="panel sheet-part" aria-label={t('sheet.money')}>
          <p className="sheet-money">
            <span>{paymentText(order, words)}</span>
            <b>{money(order.total)}</b>
          </p>
          {tickets}
        </section>
        <Later order={order} />
        <section className="panel sheet-part" aria-labelledby="sheet-steps">
          <h2 id="sheet-steps">{t('sheet.steps')}</h2>
          <OrderSteps order={order} words={words} />
        </section>
        <CannotMake order={order} />
      </aside>
    </div>
  )
}

/** The buttons for the order's next step. */
function Steps({ order }: { order: KitchenOrder }) {
  if (order.lane === 'new')
    return (
      <footer className="sheet-foot" tabIndex={-1}>
        <NewAnswer order={order} />
      </footer>
    )
  if (order.lane === 'cooking')
    return (
      <footer className="sheet-foot" tabIndex={-1}>
        <ReadyAction order={order} />
      </footer>
    )
  if (order.lane === 'ready')
    return (
      <footer className="sheet-foot" tabIndex={-1}>
        <HandOver order={order} />
        <NotCollected order={order} />
      </footer>
    )
  return null
}

function NotCollected({ order }: { order: KitchenOrder }) {
  const { t } = useOrderWords(order)
  const { now, send } = useBoardModel()
  const { notCollectedFrom } = order
  if (!order.allowedMoves.includes('not_collected')) return null
  if (notCollectedFrom === null || Date.parse(notCollectedFrom) > now) return null
  return (
    <Button kind="danger" onClick={() => send(order, { kind: 'not_collected' })}>
      {t('notCollected')}
    </Button>
  )
}

/**
 * The buttons that add cooking time. Staff can add time at most twice, and only while the food is
 * being cooked (KITCH-09).
 */
function Later({ order }: { order: KitchenOrder }) {
  const { t, time } = useOrderWords(order)
  const { send, pending } = useBoardModel()
  if (order.lane !== 'cooking' || !order.readyBy) return null
  const moved = pendingOf(pending, order.orderID, ['ready_by'])
  return (
    <section className="panel sheet-part" aria-labelledby="sheet-later">
      <h2 id="sheet-later">{t('moreTime.title')}</h2>
      <p>{t('readyBy', { time: time(order.readyBy) })}</p>
      {moved && <PendingMark action={moved} />}
      {!moved && order.readyByMovesLeft > 0 && (
        <div className="sheet-minutes">
          {readyByMinutes.map((minutes) => (
            <Button
              key={minutes}
              kind="secondary"
              onClick={() => send(order, { kind: 'ready_by', minutes })}
            >
              {t('moreTime.plus', { number: minutes })}
            </Button>
          ))}
        </div>
      )}
      <small>{t('moreTime.left', { count: order.readyByMovesLeft })}</small>
    </section>
  )
}

/** The button that cancels an accepted order. The server allows it only to managers. */
function CannotMake({ order }: { order: KitchenOrder }) {
  const { t } = useOrderWords(order)
  const { pending } = useBoardModel()
  const [asks, setAsks] = useState(false)
  if (order.lane !== 'cooking' && order.lane !== 'ready') return null
  const cancelled = pendingOf(pending, order.orderID, ['cancel'])
  if (cancelled) return <PendingMark action={cancelled} />
  return (
    <>
      <Button kind="danger" wide onClick={() => setAsks(true)}>
        {t('cannotMake')}
      </Button>
      <DeclineDialog order={order} kind="cancel" isOpen={asks} onClose={() => setAsks(false)} />
    </>
  )
}
