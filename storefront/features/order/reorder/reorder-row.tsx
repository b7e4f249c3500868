// On a country's home: the kitchens that the eater ordered from last, each with the way to its menu and to the same once more.
import type { Answer } from '@tingkat/contract/client'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { describeOrder, type Order } from '@tingkat/ordering/order/order'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { client } from '../../../platform/browser/client.ts'
import { sizedPicture } from '../../../platform/site/pictures.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { useAnswer } from '../../../platform/browser/use-answer.ts'
import { Picture } from '../../../ui/picture.tsx'
import { ReorderButton } from './reorder-button.tsx'
import { rememberReorderShown } from './reorder-shown.ts'
import { pastMerchants } from './past-merchants.ts'
import './reorder.css'

// The newest orders: who eats often at one place finds others among them.
const looked = 30

type ReorderRowProps = {
  /** Whose; asked anew for another. */
  account: string
  /** The order that is just being put into the basket. */
  reordering: string | null
  onReorder: (order: Order) => void
}

/** Nothing while it is asked, and nothing when it cannot be had: the history has it, and says why. */
export function ReorderRow({ account, reordering, onReorder }: ReorderRowProps) {
  const { t } = useTranslation('order')
  const { country, paths } = useSite()
  const { data: past } = useAnswer(`${account} ${country.code}`, () => readPast(country.code))
  const shown = past && past.length > 0
  useEffect(() => {
    if (shown !== null) rememberReorderShown(country.code, shown)
  }, [country.code, shown])
  if (!past || !shown) return null
  return (
    <section className="sec again-sec" aria-labelledby="again">
      <h2 className="h2 again-h" id="again">
        {t('order.again')}
      </h2>
      <ul className="agains">
        {past.map(({ order, imgHref }) => (
          <li key={order.orderID} className="again">
            <Picture
              src={sizedPicture(imgHref)}
              sizes="120px"
              alt=""
              width={960}
              height={600}
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
                onAgain={() => onReorder(order)}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** With today's pictures; a kitchen that has left is not shown. */
async function readPast(
  country: CountryCode,
): Promise<Answer<{ order: Order; imgHref: string }[]>> {
  const told = await client.listOrders({ limit: looked })
  if (!told.ok) return told
  const past = pastMerchants(told.data.orders, country)
  if (past.length === 0) return { ok: true, data: [] }
  const listed = await client.listMerchants({
    country,
    ids: past.map(({ merchant }) => merchant.ID).join(','),
  })
  if (!listed.ok) return listed
  const pictures = new Map(listed.data.merchants.map(({ ID, imgHref }) => [ID, imgHref]))
  return {
    ok: true,
    data: past.flatMap((order) =>
      pictures.has(order.merchant.ID)
        ? { order, imgHref: pictures.get(order.merchant.ID) ?? '' }
        : [],
    ),
  }
}
