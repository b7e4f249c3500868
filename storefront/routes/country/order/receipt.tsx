// The receipt of an order. Its data is personal, so it is rendered in the browser and never cached.
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Receipt } from '../../../features/order/receipt/receipt.tsx'
import { apiContext } from '../../../platform/server/api-context.ts'
import { client } from '../../../platform/browser/client.ts'
import { keptOrders } from '../../../platform/offline/kept-orders.ts'
import type { PageHandle } from '../../../platform/navigation/page-handle.ts'
import { useRequest } from '../../../platform/browser/use-request.ts'
import { MissingOrder } from '../../../widgets/order/missing-order.tsx'
import { PageHead } from '../../../widgets/frame/page-head.tsx'
import { checkOrderExists } from '../../../widgets/order/check-order.ts'
import type { Route } from './+types/receipt'

export const handle: PageHandle = {
  namespaces: ['receipt', 'order', 'checkout', 'problem'],
  header: 'checkout',
  title: 'receipt:receipt.title',
  hideFooter: true,
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export const loader = ({ params, context }: Route.LoaderArgs) =>
  checkOrderExists(context.get(apiContext), params.orderID)

/**
 * A client-side navigation does not ask the server whether the order exists, because the
 * component's own request shows it.
 */
export const clientLoader = () => ({ missing: false })

export default function OrderReceiptPage({
  params: { orderID },
  loaderData: { missing },
}: Route.ComponentProps) {
  const { t } = useTranslation('receipt')
  const {
    data: order,
    problem,
    retry,
  } = useRequest(orderID, () => keptOrders.readOrKept(orderID, () => client.readOrder(orderID)))
  const title = order ? t('receipt.pageTitle', { code: order.orderCode }) : t('receipt.title')
  return (
    <>
      <PageHead title={`${title} · Tingkat`} hidden />
      <main className="wrap sec" id="main">
        {order ? (
          <Receipt order={order} />
        ) : (
          <MissingOrder missing={missing} problem={problem} retry={retry} />
        )}
      </main>
    </>
  )
}
