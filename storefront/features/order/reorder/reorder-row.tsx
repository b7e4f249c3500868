// A row on the home page: the merchants that the eater ordered from last, each with a link to its
// menu and a reorder button.
import type { ApiResult } from '@tingkat/contract/client'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { describeOrder, type Order } from '@tingkat/ordering/order/order'
import { useEffect } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Link } from 'react-router'
import { client } from '../../../platform/browser/client.ts'
import { clothOf, sizedPicture } from '../../../platform/site/pictures.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { useRequest } from '../../../platform/browser/use-request.ts'
import { Picture } from '@tingkat/ui/picture.tsx'
import { ReorderButton } from './reorder-button.tsx'
import { releaseReorderSpace, rememberReorderShown } from './reorder-shown.ts'
import { latestPerMerchant } from './past-merchants.ts'
import './reorder.css'

// The number of orders to read. It is large, because
// most orders of an eater may be from the same merchant.
const ordersToRead = 30

type ReorderRowProps = {
  /** The account whose orders are shown. When it changes, they are read again. */
  account: string
  /** The id of the order that is being reordered. */
  reordering: string | null
  onReorder: (order: Order) => void
}

/**
 * Shows nothing while loading and after a failure. The
 * failure is shown on the page of the order history.
 */
export function ReorderRow({ account, reordering, onReorder }: ReorderRowProps) {
  const { t } = useTranslation('order')
  const { country, paths } = useSite()
  const { data: past, problem } = useRequest(`${account} ${country.code}`, () =>
    readOrders(country.code),
  )
  const shown = past && past.length > 0
  useEffect(() => {
    if (shown !== null) rememberReorderShown(country.code, shown)
  }, [country.code, shown])
  useEffect(() => {
    if (problem) releaseReorderSpace()
  }, [problem])
  if (!past || !shown) return null
  return (
    <section className="sec again-sec" aria-labelledby="again">
      <h2 className="h2 again-h" id="again">
        {t('order.again')}
      </h2>
      <ul className="agains">
        {past.map(({ order, imgHref }) => (
          <li key={order.orderID} className={`again ${clothOf(order.merchant.ID)}`}>
            <Picture
              src={sizedPicture(imgHref)}
              sizes="120px"
              alt=""
              width={640}
              height={400}
              className="again-pic"
            />
            <div className="again-b">
              <Link className="b clip" to={paths.merchant(order.merchant)}>
                {order.merchant.name}
              </Link>
              <div className="small mut clip">{describeOrder(order)}</div>
              <ReorderButton
                order={order}
                small
                busy={reordering === order.orderID}
                onReorder={() => onReorder(order)}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Returns the past orders to offer, with the current pictures of
 * their merchants. Merchants that no longer exist are left out.
 */
async function readOrders(
  country: CountryCode,
): Promise<ApiResult<{ order: Order; imgHref: string }[]>> {
  const history = await client.listOrders({ limit: ordersToRead })
  if (!history.ok) return history
  const orders = latestPerMerchant(history.data.orders, country)
  if (orders.length === 0) return { ok: true, data: [] }
  const listed = await client.listMerchants({
    country,
    ids: orders.map(({ merchant }) => merchant.ID).join(','),
  })
  if (!listed.ok) return listed
  const pictures = new Map(listed.data.merchants.map(({ ID, imgHref }) => [ID, imgHref]))
  return {
    ok: true,
    data: orders.flatMap((order) =>
      pictures.has(order.merchant.ID)
        ? { order, imgHref: pictures.get(order.merchant.ID) ?? '' }
        : [],
    ),
  }
}
