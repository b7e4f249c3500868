// One order in transit: where it stands and when it comes, who brings it, what is in it, and what can be done about it.
import type { Order } from '@tingkat/ordering/order/order'
import { expectArrival } from '@tingkat/ordering/order/arrival'
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { track } from '../../../platform/analytics/track.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { ArrivalNote } from './arrival-note.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { ChatButton } from '../chat/chat-button.tsx'
import { CourierCard } from './courier-card.tsx'
import { HelpButton } from '../help/help-button.tsx'
import { HelpRequests } from '../help/help-requests.tsx'
import { OrderMap } from '../map/order-map.tsx'
import { OrderItems } from '../receipt/order-items.tsx'
import { OrderInstructions } from '../receipt/order-instructions.tsx'
import { cancellationOf, toOrderText } from './order-text.ts'
import { ProgressBar } from './progress-bar.tsx'
import { Timeline } from './timeline.tsx'
import { useNow } from './use-now.ts'
import { WaitTimer } from './wait-timer.tsx'
import '../order-care.css'
import './tracking-page.css'

type TrackingProps = {
  order: Order
  connected: boolean
  /** Chat messages that came live. */
  heard: readonly ChatMessage[]
  onOrder: (order: Order) => void
  /** The button that orders it once more. */
  again: ReactNode
  /** What else the page offers while the order is under way. */
  offer?: ReactNode
}

// The range is in whole minutes.
const arrivalEveryMs = 20_000

export function Tracking({ order: told, connected, heard, onOrder, again, offer }: TrackingProps) {
  const { t } = useTranslation('order')
  const site = useSite()
  const ended = isEnded(told)
  const { orderID, orderState } = told
  useEffect(
    () => track({ name: 'ORDER_STATE', order_id: orderID, order_state: orderState }),
    [orderID, orderState],
  )
  const now = useNow(arrivalEveryMs, !ended)
  // Time passes and the courier moves without the server saying so: the same rule tells both what that means.
  const order = { ...told, arrival: expectArrival(told, now) }
  const words = toOrderText(t, site, order)
  const spoken = toOrderText(t, site, told)
  const cancellation = ended ? cancellationOf(order) : null
  return (
    <div className="trk">
      <OrderMap order={order} />
      <div className="sheet">
        <div className="small mut num tr-code">
          {t('order.from', { code: order.orderCode, merchant: order.merchant.name })}
        </div>
        <h1 className="h1 tr-head">{words.headline}</h1>
        <ProgressBar order={order} />
        <p className="mut tr-body">{words.body}</p>
        {/* One sentence a change, read out when the reader has a moment; the passing of minutes is no change. */}
        <output className="sr">{`${spoken.headline}. ${spoken.body}`}</output>
        {cancellation && (
          <p className="tr-why">
            {t('order.whyCancelled', { reason: t(`order.cancelReasons.${cancellation.reason}`) })}
            {cancellation.comment && (
              <span className="mut tr-line">{`“${cancellation.comment}”`}</span>
            )}
          </p>
        )}
        <output className="tr-news">
          {!connected && !ended && <Note kind="warning">{t('order.reconnecting')}</Note>}
        </output>
        <WaitTimer order={order} />
        <ArrivalNote order={order} />
        {!ended && offer}
        {order.courier && !ended && (
          <CourierCard courier={order.courier}>
            <ChatButton order={order} heard={heard} />
          </CourierCard>
        )}
        <Timeline order={order} />
        <OrderItems order={order} />
        <OrderInstructions order={order} />
        <HelpRequests order={order} />
        <div className="row wraps tr-acts">
          {ended && again}
          <HelpButton order={order} onOrder={onOrder} />
          <ButtonLink kind="secondary" className="grow" to={site.paths.receipt(order.orderID)}>
            {t('order.receipt')}
          </ButtonLink>
          {/* With nobody riding it can only be read. */}
          {(ended || !order.courier) && <ChatButton order={order} heard={heard} />}
        </div>
        <CancelOrder order={order} onCancelled={onOrder} />
        {ended && (
          <ButtonLink kind="quiet" wide className="tr-more" to={site.paths.restaurants()}>
            {t('order.orderMore')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
