// A row of the history with an order's time, dishes, duration and end. When staff open the row, it
// also shows the order's lines and state changes.
import type { KitchenHistory } from '@tingkat/contract/console/kitchen'
import { countedName } from '@tingkat/ordering/counted-name'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { formatMerchantTime } from '../../platform/merchant-time.ts'
import { OrderLines } from './ticket/order-lines.tsx'
import { OrderSteps } from './order-steps.tsx'
import { isWell } from './past-list.tsx'
import { endText, formatAmount } from './use-order-words.ts'

type PastOrder = KitchenHistory['orders'][number]

export function HistoryRow({ order, timeZone }: { order: PastOrder; timeZone: string }) {
  const { t, i18n } = useTranslation(['board', 'site'])
  const time = (instant: string) =>
    formatMerchantTime(t, instant, { timeZone, language: i18n.language })
  const money = (amount: number) => formatAmount(amount, order.currency, i18n.language)
  const words = { t, time, clock: time, money }
  const dishes = order.items.map(({ name, quantity }) => countedName(quantity, name)).join(', ')
  const facts = [
    order.table && t('who.table', { number: order.table.number }),
    order.minutes !== null && t('history.minutes', { number: order.minutes }),
    order.changes.length > 0 && t('history.changes', { count: order.changes.length }),
  ].filter((fact) => typeof fact === 'string')
  return (
    <li>
      <details>
        <summary className="hist-row">
          <b>{order.orderCode}</b>
          <span>
            {dishes}
            <small className={isWell(order) ? undefined : 'is-late'}>
              {[time(order.placedAt), ...facts, endText(order, words)].filter(Boolean).join(' · ')}
            </small>
          </span>
          <span className="num">{money(order.total)}</span>
        </summary>
        <div className="hist-order">
          <OrderLines order={order} />
          <OrderSteps order={order} words={words} />
        </div>
      </details>
    </li>
  )
}
