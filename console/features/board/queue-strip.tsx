// The strip above the lanes while several new orders ring. It shows how many orders ring and since
// when. A button for each order brings the order's card to the front.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { BellRing, OctagonAlert } from 'lucide-react'
import { useBoardModel } from './board-model.ts'
import { ringingSince, rungAt, type NewQueue } from './new-queue.ts'
import { formatCountdown, lastCallSeconds, secondsToAnswer } from './time-left.ts'
import { useOrderWords } from './use-order-words.ts'

type QueueStripProps = { queue: NewQueue; onChoose: (orderID: string) => void }

/**
 * Renders nothing while only one order rings, because the card of that order shows the same facts.
 */
export function QueueStrip({ queue, onChoose }: QueueStripProps) {
  const { ringing, front } = queue
  const since = ringingSince(ringing)
  if (ringing.length < 2 || !front || since === null) return null
  return (
    <section className="kq" aria-labelledby="queue-title">
      <QueueTitle front={front} count={ringing.length} since={since} />
      <ul>
        {ringing.map((order) => (
          <li key={order.orderID}>
            <QueueButton
              order={order}
              isFront={order === front}
              onChoose={() => onChoose(order.orderID)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function QueueTitle({
  front,
  count,
  since,
}: {
  front: KitchenOrder
  count: number
  since: string
}) {
  const { t, clock } = useOrderWords(front)
  return (
    <h2 id="queue-title" className="kq-title">
      <BellRing className="ic ic-24" aria-hidden />
      {t('queue.title', { count })} <small>{t('queue.since', { time: clock(since) })}</small>
    </h2>
  )
}

type QueueButtonProps = { order: KitchenOrder; isFront: boolean; onChoose: () => void }

function QueueButton({ order, isFront, onChoose }: QueueButtonProps) {
  const { t, clock } = useOrderWords(order)
  const { now } = useBoardModel()
  const seconds = secondsToAnswer(order, now)
  const since = clock(rungAt(order))
  const isLast = seconds !== null && seconds <= lastCallSeconds
  return (
    <button
      type="button"
      className={isLast ? 'kq-order kq-last' : 'kq-order'}
      aria-pressed={isFront}
      onClick={onChoose}
    >
      <b>{order.orderCode}</b>
      <small>
        {order.allergyMark && (
          <>
            <OctagonAlert className="ic" aria-hidden />
            <span className="sr">{t('allergy.title')}</span>
          </>
        )}
        <span className="sr">{t('who.since', { time: since })}</span>
        {!order.allergyMark && <span aria-hidden>{since}</span>}
      </small>
      {seconds !== null && <span className="num">{formatCountdown(seconds)}</span>}
    </button>
  )
}
