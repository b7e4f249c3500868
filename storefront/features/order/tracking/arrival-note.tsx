// Shows the cause of the expected arrival, for example that no
// courier is found yet. The headline shows the time of the arrival.
import type { Order } from '@tingkat/ordering/order/order'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'

/**
 * Shows nothing for an order at a table, after the
 * order has ended, and once the courier is at the door.
 */
export function ArrivalNote({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  if (!order.arrival || order.arrival.cause === 'at_door') return null
  return <p className="small mut tr-arrival">{t(`order.causes.${order.arrival.cause}`)}</p>
}
