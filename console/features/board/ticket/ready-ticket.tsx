// The card of an order whose food is ready: how long it has waited, who collects it, and the button
// to hand the order over or serve it.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { Button } from '@tingkat/ui/button.tsx'
import { ShoppingBag, Utensils } from 'lucide-react'
import { pendingOf, useBoardModel } from '../board-model.ts'
import { CodeOf } from './card-parts.tsx'
import { PendingMark } from './pending-mark.tsx'
import { minutesSince } from '../time-left.ts'
import { useOrderWords } from '../use-order-words.ts'
import { paymentText, WhoComes } from './who-comes.tsx'

export function ReadyTicket({ order }: { order: KitchenOrder }) {
  const words = useOrderWords(order)
  const { t } = words
  const { now, open } = useBoardModel()
  const waits = minutesSince(order.readyAt ?? order.stateSince, now)
  const place = placeText(order, t)
  return (
    <article
      className={order.courierAtStore ? 'tk rdy tk-here' : 'tk rdy'}
      tabIndex={-1}
      aria-label={t('card.ready', { code: order.orderCode })}
    >
      <button
        type="button"
        className="tk-open"
        id={`open-${order.orderID}`}
        onClick={() => open(order.orderID)}
      >
        <span className="tk-h">
          <CodeOf order={order} />
          <span className="tk-m tk-m22">
            <small>{t('waits')}</small> {t('minutes.count', { number: waits })}
          </span>
        </span>
        <span className="tk-k">
          <WhoComes order={order} />
        </span>
      </button>
      {place && <p>{place}</p>}
      {order.toCollectInMinor !== null && <p className="k-18">{paymentText(order, words)}</p>}
      <HandOver order={order} />
    </article>
  )
}

/** Returns the text that names the number of bags and the shelf that staff have noted. */
export const placeText = (
  { bags, shelf }: KitchenOrder,
  t: ReturnType<typeof useOrderWords>['t'],
) =>
  [bags !== null && t('bags.count', { count: bags }), shelf && t('shelf.name', { name: shelf })]
    .filter(Boolean)
    .join(', ')

export function HandOver({ order }: { order: KitchenOrder }) {
  const { t } = useOrderWords(order)
  const { pending, send } = useBoardModel()
  const done = pendingOf(pending, order.orderID, ['hand_over', 'serve', 'not_collected', 'ready'])
  if (done) return <PendingMark action={done} />
  if (order.allowedMoves.includes('serve'))
    return (
      <Button className="btn-p" onClick={() => send(order, { kind: 'serve' })}>
        <Utensils className="ic ic-24" aria-hidden />
        {t('serve')}
      </Button>
    )
  if (order.allowedMoves.includes('hand_over'))
    return (
      <Button className="btn-p" onClick={() => send(order, { kind: 'hand_over' })}>
        <ShoppingBag className="ic ic-24" aria-hidden />
        {t('handOver')}
      </Button>
    )
  return null
}
