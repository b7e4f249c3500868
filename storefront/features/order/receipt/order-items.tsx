// The collapsible list of an order's items, fees and total.
import type { Order } from '@tingkat/ordering/order/order'
import { ChevronDown } from 'lucide-react'
import { describeLine } from '../../../platform/i18n/describe-line.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { FeeLineAmount } from './fee-line-amount.tsx'
import {
  releasedText,
  paymentStatusText,
  paymentMethodName,
  formatOrderAmount,
} from './payment-text.ts'
import { OrderChanges } from './order-changes.tsx'
import { countItems, formatTotal } from '../tracking/order-text.ts'

export function OrderItems({ order }: { order: Order }) {
  const { t } = useTranslation(['order', 'checkout'])
  const site = useSite()
  const { cartWithQuote } = order.snapshotDetail
  const { refundedInMinor } = order.money
  const released = releasedText(t, site, order)
  return (
    <details open className="its">
      <summary className="row between b tr-sum">
        {t('order.items', { count: countItems(order), total: formatTotal(order) })}
        <ChevronDown className="ic" aria-hidden />
      </summary>
      <OrderChanges order={order} />
      <ul>
        {order.merchantCartWithQuoteList.flatMap((merchant) =>
          merchant.items.map((item, index) => (
            <li key={`${merchant.ID} ${item.ID} ${index}`} className="row between tr-item">
              <span className="num b tr-count">{item.quantity}</span>
              <span className="grow">
                {item.name}
                <span className="small mut tr-line">{describeLine(site.language, item)}</span>
              </span>
              <span className="num">
                {item.isFreeItem ? t('checkout.free') : item.totalReducedPriceV2.amountDisplay}
              </span>
            </li>
          )),
        )}
      </ul>
      <dl className="sum tr-fees">
        {cartWithQuote.breakdowns
          .filter((line) => line.key !== 'subtotal')
          .map((line) => (
            <div key={line.key}>
              <dt>{t(`checkout.feeNames.${line.key}`)}</dt>
              <dd className={line.key === 'promo' ? 'save' : undefined}>
                <FeeLineAmount line={line} quote={cartWithQuote} />
              </dd>
            </div>
          ))}
      </dl>
      <div className="row between b tr-paid">
        <span>{paymentStatusText(t, site, order)}</span>
        <span className="num">{formatTotal(order)}</span>
      </div>
      {refundedInMinor > 0 && (
        <div className="row between tr-paid">
          <span>{t('order.pay.refunded', { way: paymentMethodName(t, site, order) })}</span>
          <span className="num save">{formatOrderAmount(site, order, refundedInMinor)}</span>
        </div>
      )}
      {released && <p className="small mut">{released}</p>}
    </details>
  )
}
