// The card of an order that is being cooked: time left, notes, lines, who collects the order, and
// the button `Ready`.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { pendingOf, useBoardModel } from '../board-model.ts'
import { CodeOf, Tags, TimeBar, TimeUntilReady } from './card-parts.tsx'
import { PendingMark } from './pending-mark.tsx'
import { OrderLines } from './order-lines.tsx'
import { ReadyAction } from './ready-action.tsx'
import { Strips } from './strips.tsx'
import { timeLeftOf } from '../time-left.ts'
import { useOrderWords } from '../use-order-words.ts'
import { WhoComes } from './who-comes.tsx'

export function CookingTicket({ order }: { order: KitchenOrder }) {
  const words = useOrderWords(order)
  const { t, time } = words
  const { now, open, pending } = useBoardModel()
  const left = timeLeftOf(order, now)
  const other = pendingOf(pending, order.orderID, ['ready_by', 'change', 'cancel', 'check'])
  return (
    <article
      className={left?.state === 'late' ? 'tk tk-late' : 'tk'}
      tabIndex={-1}
      aria-label={t('card.order', { code: order.orderCode })}
    >
      <button
        type="button"
        className="tk-open tk-top"
        id={`open-${order.orderID}`}
        onClick={() => open(order.orderID)}
      >
        <span className="tk-h">
          <CodeOf order={order} />
          <TimeUntilReady order={order} />
        </span>
        <TimeBar order={order} />
        {order.readyBy && (
          <span className="tk-by">{t('readyBy', { time: time(order.readyBy) })}</span>
        )}
      </button>
      <Strips order={order} />
      <Tags order={order} />
      <OrderLines order={order} />
      <div className={order.courierAtStore ? 'tk-f tk-here' : 'tk-f'}>
        {other && <PendingMark action={other} wide />}
        <WhoComes order={order} />
        <ReadyAction order={order} />
      </div>
    </article>
  )
}
