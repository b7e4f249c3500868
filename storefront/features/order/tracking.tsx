// One order in transit: where it stands, who brings it, what is in it.
import type { Order } from '@tingkat/ordering/order'
import { isEnded } from '@tingkat/ordering/order-states'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../platform/site.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { CourierCard } from './courier-card.tsx'
import { OrderItems } from './order-items.tsx'
import { orderWords } from './order-words.ts'
import { ProgressBar } from './progress-bar.tsx'
import { RouteMap } from './route-map.tsx'
import { Timeline } from './timeline.tsx'
import '../../styles/tracking-page.css'

type TrackingProps = { order: Order; connected: boolean; onOrder: (order: Order) => void }

export function Tracking({ order, connected, onOrder }: TrackingProps) {
  const { t } = useTranslation('order')
  const site = useSite()
  const words = orderWords(t, site, order)
  const ended = isEnded(order)
  return (
    <div className="trk">
      <RouteMap order={order} />
      <div className="sheet">
        <div className="small mut num tr-code">{t('order.from', { code: order.orderCode, merchant: order.merchant.name })}</div>
        <h1 className="h1 tr-head">{words.headline}</h1>
        <ProgressBar order={order} />
        <p className="mut tr-body">{words.body}</p>
        {/* One sentence a change, read out when the reader has a moment. */}
        <output className="sr">{`${words.headline}. ${words.body}`}</output>
        {!connected && !ended && <div className="tr-note"><Note kind="warning">{t('order.reconnecting')}</Note></div>}
        {order.courier && !ended && <CourierCard courier={order.courier} />}
        <Timeline order={order} />
        <OrderItems order={order} />
        {order.deliveryAddress && (
          <p className="tr-address"><span className="mut">{t('order.deliverTo')}</span><br /><b className="b">{[order.deliveryAddress.displayAddress || order.deliveryAddress.address, order.deliveryAddress.addressDetail].filter(Boolean).join(', ')}</b></p>
        )}
        <CancelOrder order={order} onCancelled={onOrder} />
        {ended && <ButtonLink kind="secondary" wide className="tr-more" to={site.paths.restaurants()}>{t('order.orderMore')}</ButtonLink>}
      </div>
    </div>
  )
}
