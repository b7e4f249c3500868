// When the food should be at the door, as a range, and why then.
import type { Order } from '@tingkat/ordering/order/order'
import type { OrderState } from '@tingkat/ordering/order/order-states'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { formatArrival } from './order-text.ts'

// There the range is the headline.
const inHeadline: ReadonlySet<OrderState> = new Set(['FOOD_COLLECTED', 'SCHEDULED'])

/** Nothing at a table, once the order has ended, and at the door itself. */
export function ArrivalNote({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const site = useSite()
  if (!order.arrival || order.arrival.cause === 'at_door') return null
  return (
    <p className="small tr-arrival">
      {!inHeadline.has(order.orderState) && (
        <b className="b num">{t('order.expected', { time: formatArrival(site, order) })} </b>
      )}
      <span className="mut">{t(`order.causes.${order.arrival.cause}`)}</span>
    </p>
  )
}
