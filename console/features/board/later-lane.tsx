// The lane of scheduled orders, sorted by the time at which cooking must start and grouped by day.
// Each day shows how many orders start cooking in each quarter of an hour.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { groupByDay, type LaterDay } from './board-lanes.ts'
import { useBoardModel } from './board-model.ts'
import { formatClock, useOrderWords } from './use-order-words.ts'

export function LaterLane({ orders }: { orders: readonly KitchenOrder[] }) {
  const { merchants } = useBoardModel()
  const timeZone = merchants[0]?.timeZone ?? 'UTC'
  return groupByDay(orders, timeZone).map((day) => (
    <Day key={day.date} day={day} timeZone={timeZone} />
  ))
}

function Day({ day, timeZone }: { day: LaterDay; timeZone: string }) {
  const { t, i18n } = useTranslation('board')
  const { now } = useBoardModel()
  const format = (instant: number) =>
    new Intl.DateTimeFormat(i18n.language, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    }).format(new Date(instant))
  const name = format(Date.parse(day.date))
  return (
    <section className="kb-day" aria-label={name}>
      <h3 className="later-day">{name === format(now) ? t('later.today') : name}</h3>
      <Load day={day} timeZone={timeZone} />
      <ul className="rows">
        {day.orders.map((order) => (
          <li key={order.orderID}>
            <LaterRow order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows the quarters of an hour, each with a square for every order that starts cooking in it. */
function Load({ day, timeZone }: { day: LaterDay; timeZone: string }) {
  const { t, i18n } = useTranslation('board')
  return (
    <ul className="load" aria-label={t('later.load')}>
      {day.load.map(({ from, count }) => (
        <li key={from}>
          {formatClock(from, timeZone, i18n.language)} <b>{count}</b>
          <span className="pips" aria-hidden>
            {Array.from({ length: Math.min(count, 8) }, (_, index) => (
              <i key={index} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function LaterRow({ order }: { order: KitchenOrder }) {
  const { t, clock } = useOrderWords(order)
  const { open } = useBoardModel()
  const due = order.scheduledTime?.from ?? order.promisedAt ?? order.startAt
  return (
    <button
      type="button"
      className="later-row"
      id={`open-${order.orderID}`}
      onClick={() => open(order.orderID)}
    >
      <b className="num">{clock(due)}</b>
      <span>
        {order.orderCode}
        <small>{t('later.start', { time: clock(order.startAt) })}</small>
      </span>
      <span className="num">{t('items', { count: order.dishCount })}</span>
    </button>
  )
}
