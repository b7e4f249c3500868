// The confirmation of an order that was just placed, drawn from the order itself while the order's
// page loads: expected arrival, merchant, address and total.
import type { Order } from '@tingkat/ordering/order/order'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { formatArrival, formatTotal } from '../../features/order/tracking/order-text.ts'
import { PlacedCelebration } from '../../features/order/tracking/placed-celebration.tsx'
import { useSite } from '../../platform/site/site.tsx'

export function PlacedOrder({ order }: { order: Order }) {
  const { t } = useTranslation('checkout')
  const site = useSite()
  const time = formatArrival(site, order)
  const { merchant, deliveryAddress, path } = order
  const timeKey = path === 'pickup' ? 'checkout.placedReady' : 'checkout.placedArrival'
  return (
    <div className="co-message">
      <PlacedCelebration order={order} heading />
      {time && <p className="h2 num">{t(timeKey, { time })}</p>}
      <p>
        <b className="b">{merchant.name}</b> · <span className="num">{formatTotal(order)}</span>
      </p>
      {deliveryAddress && (
        <p>
          <span className="mut">{t('checkout.deliverTo')}</span>{' '}
          {[
            deliveryAddress.displayAddress || deliveryAddress.address,
            deliveryAddress.addressDetail,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
    </div>
  )
}
