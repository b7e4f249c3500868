// An order in the history: picture, merchant, date, items,
// state and total, with links and a reorder button.
import { describeOrder, type Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { clothOf, sizedPicture } from '../../../platform/site/pictures.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { formatDay, formatTime, localDate } from '../../../platform/i18n/times.ts'
import { ButtonLink } from '@tingkat/ui/button.tsx'
import { Picture } from '@tingkat/ui/picture.tsx'
import { Tag, type TagKind } from '@tingkat/ui/tag.tsx'
import { ReorderButton } from '../reorder/reorder-button.tsx'
import { paymentMethodName, formatOrderAmount } from '../receipt/payment-text.ts'
import { countItems, toOrderText, formatTotal } from '../tracking/order-text.ts'
import { currentStep, type StepStatus } from '../tracking/step-table.ts'

const tagKinds: Record<StepStatus, TagKind> = {
  waiting: 'info',
  going: 'ok',
  done: 'quiet',
  cancelled: 'error',
  failed: 'error',
}

type OrderRowProps = {
  order: Order
  /** The URL of the merchant's picture; '' shows a tablecloth pattern instead. */
  imgHref: string
  reordering: boolean
  onReorder: () => void
}

export function OrderRow({ order, imgHref, reordering, onReorder }: OrderRowProps) {
  const { t } = useTranslation('order')
  const site = useSite()
  const { merchant, money } = order
  const zone = merchant.timeZone
  const time = formatTime(site, order.placedAt, zone)
  const [today] = useState(() => localDate(order.placedAt, zone) === localDate(new Date(), zone))
  const date = today
    ? t('orders.today', { time })
    : `${formatDay(site, order.placedAt, zone)}, ${time}`
  const ended = isEnded(order)
  const text = toOrderText(t, site, order)
  // The tag of a scheduled order has no time, so the
  // headline is shown, which contains the delivery time.
  const tag = order.orderState === 'SCHEDULED' ? text.headline : text.tag
  return (
    <li className={`ord ${clothOf(merchant.ID)}`}>
      <Picture
        src={sizedPicture(imgHref)}
        sizes="116px"
        alt=""
        width={640}
        height={400}
        className="ord-pic"
      />
      <div>
        <b className="b">{merchant.name}</b>
        <div className="small mut">{t('orders.line', { date, count: countItems(order) })}</div>
        <div className="small mut ord-what">{describeOrder(order)}</div>
        <div className="ord-tag">
          <Tag kind={tagKinds[currentStep(order).status]}>{tag}</Tag>
        </div>
        {money.refundedInMinor > 0 && (
          <div className="small mut">
            {t('order.pay.refunded', { way: paymentMethodName(t, site, order) })}:{' '}
            <span className="num">{formatOrderAmount(site, order, money.refundedInMinor)}</span>
          </div>
        )}
      </div>
      <b className="num b">{formatTotal(order)}</b>
      <div className="row ord-act">
        <ButtonLink
          kind={ended ? 'secondary' : 'primary'}
          size="s"
          to={site.paths.order(order.orderID)}
          aria-label={t(ended ? 'orders.viewLabel' : 'orders.trackLabel', {
            merchant: merchant.name,
          })}
        >
          {t(ended ? 'orders.view' : 'orders.track')}
        </ButtonLink>
        {ended && <ReorderButton order={order} small busy={reordering} onReorder={onReorder} />}
        {order.groupID && (
          <ButtonLink kind="quiet" size="s" to={site.paths.splitBill(order.orderID)}>
            {t('orders.split')}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
