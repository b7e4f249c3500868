// The tracking page of an order. Its data is personal, so it is rendered in the browser and never
// cached.
import { isEnded } from '@tingkat/ordering/order/order-states'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { meStore, useMe } from '../../../features/account/use-me.ts'
import { useChosenLocation } from '../../../features/location/chosen-location.ts'
import { ReorderButton } from '../../../features/order/reorder/reorder-button.tsx'
import { freshOrder } from '../../../features/order/tracking/fresh-order.ts'
import { Tracking } from '../../../features/order/tracking/tracking.tsx'
import { useOrder } from '../../../features/order/tracking/use-order.ts'
import { useDineInLook } from '../../../features/table/use-dine-in-look.ts'
import { LazyPushOffer } from '../../../features/push/lazy-push.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import { apiContext } from '../../../platform/server/api-context.ts'
import type { PageHandle } from '../../../platform/navigation/page-handle.ts'
import { MissingOrder } from '../../../widgets/order/missing-order.tsx'
import { PageHead } from '../../../widgets/frame/page-head.tsx'
import { checkOrderExists } from '../../../widgets/order/check-order.ts'
import type { Route } from './+types/order'
import { lazyPart, optionalPart } from '@tingkat/ui/loading/lazy-part.ts'

const InstallHint = optionalPart(() => import('../../../features/offline/install-hint.tsx'))
const ReorderFlow = lazyPart(() => import('../../../widgets/order/reorder-flow.tsx'))
const LaterTip = optionalPart(() => import('../../../widgets/order/later-tip.tsx'))
const OrderReview = optionalPart(() => import('../../../features/review/order-review.tsx'))
const OrderGroupPanel = optionalPart(
  () => import('../../../widgets/group-order/order-group-panel.tsx'),
)

export const handle: PageHandle = {
  namespaces: ['order', 'checkout', 'problem'],
  header: 'checkout',
  title: 'order:order.title',
  hideFooter: true,
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export const loader = ({ params, context }: Route.LoaderArgs) =>
  checkOrderExists(context.get(apiContext), params.orderID, { orGroup: true })

/**
 * A client-side navigation does not ask the server whether the order exists, because the
 * component's own request shows it.
 */
export const clientLoader = () => ({ missing: false })

export default function OrderPage({
  params: { orderID },
  loaderData: { missing },
}: Route.ComponentProps) {
  const { t } = useTranslation('order')
  const { order, problem, connected, liveMessages, retry, replaceOrder } = useOrder(orderID)
  const [justPlaced] = useState(() => freshOrder(orderID) !== null)
  const [isReordering, setReordering] = useState(false)
  const me = useMe()
  const near = useChosenLocation(useSite().country.code)
  const hasEnded = order !== null && isEnded(order)
  useDineInLook(order?.path === 'table')
  // After a log-out in another tab or on another device, the page hides the order.
  const lostAccess = problem !== null && (problem.status === 401 || problem.status === 404)
  // Updates the number of ongoing orders in the header.
  useEffect(() => {
    if (hasEnded) void meStore.refresh()
  }, [hasEnded])
  const title = order ? t('order.code', { code: order.orderCode }) : t('order.title')
  return (
    <>
      <PageHead title={`${title} · Tingkat`} hidden />
      <main id="main">
        {order && !lostAccess ? (
          <Tracking
            order={order}
            connected={connected}
            liveMessages={liveMessages}
            onOrder={replaceOrder}
            justPlaced={justPlaced}
            near={near}
            reorderButton={
              <ReorderButton
                order={order}
                busy={isReordering}
                onReorder={() => setReordering(true)}
              />
            }
            tip={
              order.laterTip && (
                <Suspense fallback={null}>
                  <LaterTip order={order} onOrder={replaceOrder} />
                </Suspense>
              )
            }
            review={
              <Suspense fallback={null}>
                <OrderReview order={order} />
              </Suspense>
            }
            offer={
              me.status === 'member' && (
                <>
                  <LazyPushOffer eater={me.user.safeId} orderID={orderID} />
                  <Suspense fallback={null}>
                    <InstallHint orderID={orderID} />
                  </Suspense>
                </>
              )
            }
          />
        ) : (
          <div className="wrap sec">{missingOrder()}</div>
        )}
        {order?.groupID && (
          <div className="wrap">
            <Suspense fallback={null}>
              <OrderGroupPanel orderID={orderID} placedVersion={order.version} />
            </Suspense>
          </div>
        )}
      </main>
      {order && isReordering && (
        <Suspense fallback={null}>
          <ReorderFlow order={order} onDone={() => setReordering(false)} />
        </Suspense>
      )}
    </>
  )

  function missingOrder() {
    const message = <MissingOrder missing={missing} problem={problem} retry={retry} />
    // Only the creator of a group order can read the order that was placed from it. Other members
    // see its progress in the panel of the group order.
    return problem?.status === 404 ? (
      <Suspense fallback={null}>
        <OrderGroupPanel orderID={orderID} fallback={message} />
      </Suspense>
    ) : (
      message
    )
  }
}
