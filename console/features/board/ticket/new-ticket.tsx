// The card of a new order: since when it rings, its contents, and the controls to answer with the
// minutes to cook.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { acceptMinutesMax, acceptMinutesMin, readyByOf } from '@tingkat/ordering/order/ready-by'
import { Button } from '@tingkat/ui/button.tsx'
import { BellRing, Check } from 'lucide-react'
import { useState } from 'react'
import { pendingOf, useBoardModel } from '../board-model.ts'
import { Bar, CodeOf, Tags } from './card-parts.tsx'
import { PendingMark } from './pending-mark.tsx'
import { DeclineDialog } from '../decline-dialog.tsx'
import { NumberStepper } from './number-stepper.tsx'
import { OrderLines } from './order-lines.tsx'
import { Strips } from './strips.tsx'
import { formatCountdown, lastCallSeconds, secondsToAnswer, shareToAnswer } from '../time-left.ts'
import { useOrderWords } from '../use-order-words.ts'
import { WhoComes } from './who-comes.tsx'

export const newTicketID = (orderID: string): string => `new-${orderID}`

/** `isNext` is true if this card has replaced the card of an order that was just answered. */
export function NewTicket({ order, isNext = false }: { order: KitchenOrder; isNext?: boolean }) {
  const { t, money } = useOrderWords(order)
  const { now, open } = useBoardModel()
  const seconds = secondsToAnswer(order, now)
  const isLast = seconds !== null && seconds <= lastCallSeconds
  return (
    <article
      id={newTicketID(order.orderID)}
      tabIndex={-1}
      className={['tk tk-ring', isLast && 'tk-last', isNext && 'tk-next'].filter(Boolean).join(' ')}
      aria-label={t('card.new', { code: order.orderCode })}
    >
      <div className="rg-h">
        <BellRing className="ic ic-32" aria-hidden />
        <span>
          <b>{t(isLast ? 'ring.last' : 'ring.new')}</b>
          <small>{t(isLast ? 'ring.lastMore' : 'ring.until')}</small>
        </span>
        {seconds !== null && (
          <span className="rg-left" role="timer" aria-label={t('ring.left', { seconds })}>
            {formatCountdown(seconds)}
          </span>
        )}
        <Bar width={`${Math.round(shareToAnswer(order, now) * 100)}%`} />
      </div>
      <div className="rg-b">
        <button
          type="button"
          className="tk-open"
          id={`open-${order.orderID}`}
          onClick={() => open(order.orderID)}
        >
          <span className="tk-h">
            <CodeOf order={order} />
            <span className="tk-m tk-m22">
              <small>{t('items', { count: order.dishCount })}</small> {money(order.total)}
            </span>
          </span>
          <span className="tk-k">
            <WhoComes order={order} withPayment />
          </span>
        </button>
        <Tags order={order} />
        <Strips order={order} />
        <OrderLines order={order} />
      </div>
      <div className="rg-f">
        <NewAnswer order={order} />
      </div>
    </article>
  )
}

/** Shows the buttons that answer the order, or the state of an answer that is not sent yet. */
export function NewAnswer({ order }: { order: KitchenOrder }) {
  const { pending } = useBoardModel()
  const answer = pendingOf(pending, order.orderID, ['accept', 'decline'])
  return answer ? <PendingMark action={answer} /> : <Answer order={order} />
}

/**
 * The controls to choose the minutes to cook, to decline and to accept. To accept an order with an
 * allergy mark, staff must tap twice (KITCH-22).
 */
function Answer({ order }: { order: KitchenOrder }) {
  const { t, clock } = useOrderWords(order)
  const { now, send } = useBoardModel()
  const [chosen, setChosen] = useState<number | null>(null)
  const [isSeen, setSeen] = useState(false)
  const [declines, setDeclines] = useState(false)
  const minutes = chosen ?? order.proposedMinutes
  const readyAt = clock(readyByOf(minutes, new Date(now)))
  const mustSee = order.allergyMark && !isSeen
  return (
    <>
      <NumberStepper
        label={t('minutes.label')}
        less={t('minutes.less')}
        more={t('minutes.more')}
        value={minutes}
        min={acceptMinutesMin}
        max={acceptMinutesMax}
        step={5}
        onChange={setChosen}
      >
        {minutes} <small>{t('minutes.unit')}</small>
      </NumberStepper>
      <div className="rg-acts">
        <Button kind="danger" onClick={() => setDeclines(true)}>
          {t('decline.action')}
        </Button>
        {mustSee ? (
          <Button className="rg-accept rg-accept-allergy" onClick={() => setSeen(true)}>
            <Check className="ic ic-32" aria-hidden />
            <span>
              {t('accept.action')}
              <small>{t('accept.ready', { time: readyAt })}</small>
            </span>
          </Button>
        ) : (
          <Button
            className={order.allergyMark ? 'rg-accept rg-sure' : 'rg-accept'}
            onClick={() => send(order, { kind: 'accept', minutes })}
          >
            <Check className="ic ic-32" aria-hidden />
            <span>
              {t(order.allergyMark ? 'accept.allergy' : 'accept.action')}
              <small>{t('accept.ready', { time: readyAt })}</small>
            </span>
          </Button>
        )}
      </div>
      <DeclineDialog
        order={order}
        kind="decline"
        isOpen={declines}
        onClose={() => setDeclines(false)}
      />
    </>
  )
}
