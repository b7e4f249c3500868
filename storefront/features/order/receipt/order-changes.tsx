// Changes that the merchant or the courier made to a placed order: the old and new price of each
// changed line, and the effect on the total.
import type { Order } from '@tingkat/ordering/order/order'
import type { ItemChange } from '@tingkat/ordering/order/order-shape'
import { isCash } from '@tingkat/ordering/payment/payment'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { paymentMethodName, formatOrderAmount } from './payment-text.ts'
import { formatTotal } from '../tracking/order-text.ts'

export function OrderChanges({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const site = useSite()
  if (order.changes.length === 0) return null
  const format = (amount: number) => formatOrderAmount(site, order, amount)
  const reduction =
    order.placedTotalInMinor -
    order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor
  return (
    <Note kind="warning">
      <b>{t('order.changesTitle')}</b>
      <ul className="oc-list">
        {order.changes.map((change, index) => (
          <li key={`${change.changeID} ${index}`}>{changeText(change)}</li>
        ))}
      </ul>
      {reduction !== 0 && (
        <p className="b num tr-reduction">
          {t(reduction > 0 ? 'order.changesLess' : 'order.changesMore', {
            amount: format(Math.abs(reduction)),
            total: formatTotal(order),
          })}
        </p>
      )}
      {reduction > 0 && !isCash(order.paymentTypeID) && (
        <p>
          {t('order.changesBack', {
            amount: format(reduction),
            way: paymentMethodName(t, site, order),
          })}
        </p>
      )}
    </Note>
  )

  function changeText({
    type,
    name,
    oldQuantity,
    newQuantity,
    oldPriceInMinor,
    newPriceInMinor,
  }: ItemChange): string {
    const prices = { name, before: format(oldPriceInMinor), after: format(newPriceInMinor) }
    if (type === 'UPDATED' && newQuantity !== oldQuantity)
      return t('order.changes.FEWER', { ...prices, oldCount: oldQuantity, newCount: newQuantity })
    return t(`order.changes.${type}`, prices)
  }
}
