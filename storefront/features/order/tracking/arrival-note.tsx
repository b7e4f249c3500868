// The expected arrival of the food as a time range, with the cause of a delay.
import type { Order } from '@tingkat/ordering/order/order'
import type { OrderState } from '@tingkat/ordering/order/order-states'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { formatArrival } from './order-text.ts'

// In these states the headline contains the range.
const rangeInHeadline: ReadonlySet<OrderState> = new Set(['FOOD_COLLECTED', 'SCHEDULED'])

/** Shows nothing at a table, after the order has ended, and once the courier is at the door. */
export function ArrivalNote({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const site = useSite()
  if (!order.arrival || order.arrival.cause === 'at_door') return null
  return (
    <p className="small tr-arrival">
      {!rangeInHeadline.has(order.orderState) && (
        <>
          <b className="b num">{t('order.expected', { time: formatArrival(site, order) })}</b>
          <span className="mut"> · </span>
        </>
      )}
      <span className="mut">{t(`order.causes.${order.arrival.cause}`)}</span>
    </p>
  )
}
