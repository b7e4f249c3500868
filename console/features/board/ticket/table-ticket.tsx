// The card of an order in the lane of tables: table number, number of eaters, which of the table's
// orders it is, and minutes since it was placed.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { useBoardModel } from '../board-model.ts'
import { OrderLines } from './order-lines.tsx'
import { ReadyAction } from './ready-action.tsx'
import { HandOver } from './ready-ticket.tsx'
import { Strips } from './strips.tsx'
import { roundOf } from '../table-round.ts'
import { minutesSince } from '../time-left.ts'
import { useOrderWords } from '../use-order-words.ts'
import { paymentText, WhoComes } from './who-comes.tsx'
import { TimeBar } from './card-parts.tsx'

export function TableTicket({ order }: { order: KitchenOrder }) {
  const words = useOrderWords(order)
  const { t } = words
  const { now, open, orders } = useBoardModel()
  return (
    <article className="tk" tabIndex={-1} aria-label={t('card.order', { code: order.orderCode })}>
      <button
        type="button"
        className="tk-open tk-top"
        id={`open-${order.orderID}`}
        onClick={() => open(order.orderID)}
      >
        <span className="tk-h">
          <span className="tk-c">
            <span className="tk-n">{order.table?.number}</span>
            <span className="k-18">
              {order.orderCode}
              <small>{t('table.round', { number: roundOf(order, orders) })}</small>
            </span>
          </span>
          <span className="tk-m">
            <b>{minutesSince(order.placedAt, now)}</b> <small>{t('table.since')}</small>
          </span>
        </span>
        <TimeBar order={order} />
      </button>
      <Strips order={order} />
      <OrderLines order={order} />
      <p className="tk-k">{paymentText(order, words)}</p>
      <div className="tk-f">
        <WhoComes order={order} />
        {order.lane === 'cooking' ? <ReadyAction order={order} /> : <HandOver order={order} />}
      </div>
    </article>
  )
}
