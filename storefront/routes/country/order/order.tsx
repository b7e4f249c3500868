// An order in transit. Personal: drawn in the browser, kept by no cache.
import { isEnded } from '@tingkat/ordering/order/order-states'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meStore, useMe } from '../../../features/account/use-me.ts'
import { ReorderButton } from '../../../features/order/reorder/reorder-button.tsx'
import { Tracking } from '../../../features/order/tracking/tracking.tsx'
import { useOrder } from '../../../features/order/tracking/use-order.ts'
import { LazyPushOffer } from '../../../features/push/lazy-push-offer.tsx'
import { apiContext } from '../../../platform/server/api-context.ts'
import type { PageHandle } from '../../../platform/navigation/page-handle.ts'
import { MissingOrder } from '../../../widgets/order/missing-order.tsx'
import { PageHead } from '../../../widgets/frame/page-head.tsx'
import { checkOrderExists } from '../../../widgets/order/check-order.ts'
import type { Route } from './+types/order'

const ReorderFlow = lazy(() => import('../../../widgets/order/reorder-flow.tsx'))
const OrderGroupPanel = lazy(() => import('../../../widgets/group-order/order-group-panel.tsx'))

export const handle: PageHandle = {
  namespaces: ['order', 'checkout'],
  header: 'checkout',
  title: 'order:order.title',
  hideFooter: true,
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export const loader = ({ params, context }: Route.LoaderArgs) =>
  checkOrderExists(context.get(apiContext), params.orderID, { orGroup: true })

/** On the way here within the site the browser's own reading finds out. */
export const clientLoader = () => ({ missing: false })

export default function OrderPage({
  params: { orderID },
  loaderData: { missing },
}: Route.ComponentProps) {
  const { t } = useTranslation('order')
  const { order, problem, connected, liveMessages, retry, replaceOrder } = useOrder(orderID)
  const [again, setAgain] = useState(false)
  const me = useMe()
  const ended = order !== null && isEnded(order)
  // Logged out meanwhile, here or from another device: what was shown is nobody's any more.
  const lost = problem !== null && (problem.status === 401 || problem.status === 404)
  // The badge counts orders under way.
  useEffect(() => {
    if (ended) void meStore.refresh()
  }, [ended])
  const title = order ? t('order.code', { code: order.orderCode }) : t('order.title')
  return (
    <>
      <PageHead title={`${title} · Tingkat`} hidden />
      <main id="main">
        {order && !lost ? (
          <Tracking
            order={order}
            connected={connected}
            liveMessages={liveMessages}
            onOrder={replaceOrder}
            reorderButton={
              <ReorderButton order={order} busy={again} onReorder={() => setAgain(true)} />
            }
            offer={me.status === 'member' && <LazyPushOffer eater={me.user.safeId} />}
          />
        ) : (
          <div className="wrap sec">{instead()}</div>
        )}
        {order?.groupID && (
          <div className="wrap">
            <Suspense fallback={null}>
              <OrderGroupPanel orderID={orderID} placed />
            </Suspense>
          </div>
        )}
      </main>
      {order && again && (
        <Suspense fallback={null}>
          <ReorderFlow order={order} onDone={() => setAgain(false)} />
        </Suspense>
      )}
    </>
  )

  function instead() {
    const nothing = <MissingOrder missing={missing} problem={problem} retry={retry} />
    // Of a group's order its members see how far it is, though only one of them has placed it.
    return problem?.status === 404 ? (
      <Suspense fallback={null}>
        <OrderGroupPanel orderID={orderID} otherwise={nothing} />
      </Suspense>
    ) : (
      nothing
    )
  }
}
