// The tracking view of an order: state, arrival, map, courier, items, and actions.
import type { Order } from '@tingkat/ordering/order/order'
import { estimateArrival } from '@tingkat/ordering/order/arrival'
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import type { Point } from '@tingkat/ordering/location/location'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { track } from '../../../platform/analytics/track.ts'
import { ButtonLink } from '@tingkat/ui/button.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { ArrivalNote } from './arrival-note.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { ChatButton } from '../chat/chat-button.tsx'
import { CourierCard } from './courier-card.tsx'
import { HelpButton } from '../help/help-button.tsx'
import { HelpRequests } from '../help/help-requests.tsx'
import { OrderMap } from '../map/order-map.tsx'
import { OrderItems } from '../receipt/order-items.tsx'
import { OrderInstructions } from '../receipt/order-instructions.tsx'
import { arrivalHeadline, cancellationOf, toOrderText } from './order-text.ts'
import { PickupCard } from './pickup-card.tsx'
import { PlacedCelebration } from './placed-celebration.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { PromiseNote } from './promise-note.tsx'
import { Timeline } from './timeline.tsx'
import { useNow } from './use-now.ts'
import { WaitTimer } from './wait-timer.tsx'
import '../order-care.css'
import './tracking-page.css'

type TrackingProps = {
  order: Order
  connected: boolean
  /** Chat messages received by the order's event stream. */
  liveMessages: readonly ChatMessage[]
  onOrder: (order: Order) => void
  /** Whether the eater has come from the checkout. */
  justPlaced?: boolean
  /** The eater's chosen address, for the map of a pickup order and the way to it. */
  near?: Point | null
  reorderButton: ReactNode
  /** The offer of push messages, shown until the courier is at the door. */
  offer?: ReactNode
  /** The form for a tip, shown for completed orders. */
  tip?: ReactNode
  review?: ReactNode
}

// Milliseconds between updates of the arrival. The arrival is shown in whole minutes, and with this
// interval a new minute appears at most 20 s late.
const arrivalIntervalMs = 20_000

export function Tracking({
  order: serverOrder,
  connected,
  liveMessages,
  onOrder,
  justPlaced = false,
  near = null,
  reorderButton,
  offer,
  tip,
  review,
}: TrackingProps) {
  const { t } = useTranslation('order')
  const site = useSite()
  const ended = isEnded(serverOrder)
  const { orderID, orderState } = serverOrder
  useEffect(
    () => track({ name: 'ORDER_STATE', order_id: orderID, order_state: orderState }),
    [orderID, orderState],
  )
  const now = useNow(arrivalIntervalMs, !ended)
  // The expected arrival also changes as time passes. The server sends no event for that, so the
  // browser computes the arrival by the server's rule.
  const order = { ...serverOrder, arrival: estimateArrival(serverOrder, now) }
  const text = toOrderText(t, site, order)
  const arriving = arrivalHeadline(t, site, order)
  const announced = toOrderText(t, site, serverOrder)
  return (
    <div className="trk">
      <OrderMap order={order} near={near} />
      <div className="sheet">
        {justPlaced && !ended && !order.courier && <PlacedCelebration order={order} />}
        <div className="small mut num tr-code">
          {t('order.from', { code: order.orderCode, merchant: order.merchant.name })}
        </div>
        <h1 className="h1 tr-head">{arriving ?? text.headline}</h1>
        <ProgressBar order={order} />
        <div className="tr-body">
          {arriving && <b className="b tr-state">{text.headline}</b>}
          <p className="mut">{text.body}</p>
        </div>
        {/* A polite live region. It announces changes that
            the server reports, but not each passing minute. */}
        <output className="sr">{`${announced.headline}. ${announced.body}`}</output>
        {ended && <CancellationReason order={order} />}
        <output className="tr-news">
          {!connected && !ended && <Note kind="warning">{t('order.reconnecting')}</Note>}
        </output>
        <ArrivalNote order={order} />
        <PromiseNote order={order} />
        {order.courier && !ended && (
          <CourierCard courier={order.courier}>
            <ChatButton order={order} liveMessages={liveMessages} />
          </CourierCard>
        )}
        <PickupCard order={order} near={near} onOrder={onOrder} />
        <WaitTimer order={order} />
        <Additions order={order} offer={offer} tip={tip} review={review} />
        <Timeline order={order} />
        <OrderItems order={order} />
        <OrderInstructions order={order} />
        <HelpRequests order={order} />
        <OrderActions
          order={order}
          liveMessages={liveMessages}
          onOrder={onOrder}
          reorderButton={reorderButton}
        />
      </div>
    </div>
  )
}

/** Shows the additions for some states: the offer of push messages, the tip and the review. */
function Additions({
  order,
  offer,
  tip,
  review,
}: Pick<TrackingProps, 'order' | 'offer' | 'tip' | 'review'>) {
  const isUnderway = !isEnded(order) && order.orderState !== 'DRIVER_ARRIVED'
  return (
    <>
      {isUnderway && offer}
      {order.orderState === 'COMPLETED' && tip}
      {order.orderState === 'COMPLETED' && review}
    </>
  )
}

function CancellationReason({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const cancellation = cancellationOf(order)
  if (!cancellation) return null
  return (
    <p className="tr-why">
      {t('order.whyCancelled', { reason: t(`order.cancelReasons.${cancellation.reason}`) })}
      {cancellation.comment && <span className="mut tr-line">{`“${cancellation.comment}”`}</span>}
    </p>
  )
}

type OrderActionsProps = Pick<TrackingProps, 'order' | 'liveMessages' | 'onOrder' | 'reorderButton'>

function OrderActions({ order, liveMessages, onOrder, reorderButton }: OrderActionsProps) {
  const { t } = useTranslation('order')
  const { paths } = useSite()
  const ended = isEnded(order)
  return (
    <>
      <div className="row wraps tr-acts">
        {ended && reorderButton}
        <HelpButton order={order} onOrder={onOrder} />
        <ButtonLink kind="secondary" className="grow" to={paths.receipt(order.orderID)}>
          {t('order.receipt')}
        </ButtonLink>
        {/* While the courier card is shown, the chat button is on that card. */}
        {(ended || !order.courier) && <ChatButton order={order} liveMessages={liveMessages} />}
      </div>
      <CancelOrder order={order} onCancelled={onOrder} />
      {ended && (
        <ButtonLink kind="quiet" wide className="tr-more" to={paths.restaurants()}>
          {t('order.orderMore')}
        </ButtonLink>
      )}
    </>
  )
}
