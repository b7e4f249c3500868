// The printable receipt of an order.
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import type { ReactNode } from 'react'
import { describeLine } from '../../../platform/i18n/describe-line.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { SecondPrice } from '../../../platform/site/second-price.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import { formatDate, formatTime } from '../../../platform/i18n/times.ts'
import { Button, ButtonLink } from '@tingkat/ui/button.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { FeeLineAmount } from './fee-line-amount.tsx'
import {
  releasedText,
  paymentStatusText,
  paymentMethodName,
  formatOrderAmount,
} from './payment-text.ts'
import { OrderChanges } from './order-changes.tsx'
import { formatTotal } from '../tracking/order-text.ts'
import './receipt.css'

export function Receipt({ order }: { order: Order }) {
  const { t } = useTranslation(['receipt', 'order', 'checkout'])
  const site = useSite()
  const { company } = site.settings
  const { cartWithQuote } = order.snapshotDetail
  const { inclTaxV2, taxV2 } = cartWithQuote.foodQuote
  const { money, deliveryAddress, dineInInfo, merchant } = order
  const zone = merchant.timeZone
  const format = (amount: number) => formatOrderAmount(site, order, amount)
  const released = releasedText(t, site, order)
  const table = dineInInfo?.merchants[merchant.ID]?.tableNumber
  return (
    <article className="rc">
      <h1 className="h1">{t('receipt.title')}</h1>
      {!isEnded(order) && <Note kind="info">{t('receipt.underWay')}</Note>}
      {money.state === 'released' && <Note kind="info">{t('receipt.nothing')}</Note>}
      <dl className="rc-facts">
        <Fact name={t('receipt.order')}>{order.orderCode}</Fact>
        <Fact name={t('receipt.date')}>
          {t('receipt.at', {
            date: formatDate(site, order.placedAt, zone),
            time: formatTime(site, order.placedAt, zone),
          })}
        </Fact>
        <Fact name={t('receipt.merchant')}>{merchant.name}</Fact>
        {deliveryAddress && (
          <Fact name={t('order.deliverTo')}>
            {[
              deliveryAddress.displayAddress || deliveryAddress.address,
              deliveryAddress.addressDetail,
            ]
              .filter(Boolean)
              .join(', ')}
          </Fact>
        )}
        {order.path === 'pickup' && (
          <Fact name={t('order.pickup.collectFrom')}>{merchant.name}</Fact>
        )}
        {table && <Fact name={t('receipt.served')}>{t('order.servedAt', { table })}</Fact>}
      </dl>
      <OrderChanges order={order} />
      <table className="rc-lines">
        <caption className="sr">{t('receipt.lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('receipt.count')}</th>
            <th scope="col">{t('receipt.dish')}</th>
            <th scope="col" className="rc-sum">
              {t('receipt.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.merchantCartWithQuoteList.flatMap((part) =>
            part.items.map((item, index) => (
              <tr key={`${part.ID} ${item.ID} ${index}`}>
                <td className="num">{item.quantity}</td>
                <td>
                  {item.name}
                  <span className="small mut tr-line">{describeLine(site.language, item)}</span>
                </td>
                <td className="num rc-sum">
                  {item.isFreeItem ? t('checkout.free') : item.totalReducedPriceV2.amountDisplay}
                </td>
              </tr>
            )),
          )}
        </tbody>
        <tfoot>
          {cartWithQuote.breakdowns.map((line) => (
            <tr key={line.key}>
              <th scope="row" colSpan={2}>
                {t(`checkout.feeNames.${line.key}`)}
              </th>
              <td className="num rc-sum">
                <FeeLineAmount line={line} quote={cartWithQuote} />
              </td>
            </tr>
          ))}
          {taxV2.amountInMinor > 0 && (
            <tr>
              <th scope="row" colSpan={2}>
                {t('checkout.feeNames.tax')}
              </th>
              <td className="num rc-sum">{taxV2.amountDisplay}</td>
            </tr>
          )}
          <tr className="rc-total">
            <th scope="row" colSpan={2}>
              {t('receipt.total')}
            </th>
            <td className="num rc-sum">
              {formatTotal(order)}
              <SecondPrice amount={cartWithQuote.totalQuote.reducedPriceV2.amountInMinor} />
            </td>
          </tr>
          {inclTaxV2.amountInMinor > 0 && (
            <tr className="small mut">
              <th scope="row" colSpan={2}>
                {t('receipt.includesTax')}
              </th>
              <td className="num rc-sum">{inclTaxV2.amountDisplay}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <dl className="rc-facts">
        <Fact name={t('receipt.payment')}>{paymentStatusText(t, site, order)}</Fact>
        {money.refundedInMinor > 0 && (
          <>
            <Fact name={t('order.pay.refunded', { way: paymentMethodName(t, site, order) })}>
              <span className="num">{format(money.refundedInMinor)}</span>
            </Fact>
            <Fact name={t('receipt.left')}>
              <span className="num b">{format(money.amountInMinor - money.refundedInMinor)}</span>
            </Fact>
          </>
        )}
        {order.laterTip?.state === 'paid' && (
          <Fact name={t('receipt.laterTip')}>
            <span className="num">{format(order.laterTip.amountInMinor)}</span>
          </Fact>
        )}
      </dl>
      {released && <p className="small mut">{released}</p>}
      <footer className="rc-from small mut">
        <p>{t('receipt.issued', { company: company.name })}</p>
        <p>{[company.registration, company.address].filter(Boolean).join(', ')}</p>
        <p>{company.email}</p>
      </footer>
      <div className="row wraps rc-act">
        <Button onClick={() => window.print()}>{t('receipt.print')}</Button>
        <ButtonLink kind="secondary" to={site.paths.order(order.orderID)}>
          {t('receipt.back')}
        </ButtonLink>
      </div>
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
