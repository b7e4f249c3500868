// What kitchen or rider changed after placing: each line with its old and its new price, and what that does to the bill.
import type { Order } from '@tingkat/ordering/order/order'
import type { ItemChange } from '@tingkat/ordering/order/order-shape'
import { isCash } from '@tingkat/ordering/payment/payment'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { Note } from '../../../ui/note.tsx'
import { paymentMethodName, formatOrderAmount } from './payment-text.ts'
import { formatTotal } from '../tracking/order-text.ts'

export function OrderChanges({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const site = useSite()
  if (order.changes.length === 0) return null
  const write = (amount: number) => formatOrderAmount(site, order, amount)
  const less =
    order.placedTotalInMinor -
    order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor
  return (
    <Note kind="warning">
      <b>{t('order.changesTitle')}</b>
      <ul className="oc-list">
        {order.changes.map((change, index) => (
          <li key={`${change.changeID} ${index}`}>{changeWords(change)}</li>
        ))}
      </ul>
      {less !== 0 && (
        <p className="b num tr-less">
          {t(less > 0 ? 'order.changesLess' : 'order.changesMore', {
            amount: write(Math.abs(less)),
            total: formatTotal(order),
          })}
        </p>
      )}
      {less > 0 && !isCash(order.paymentTypeID) && (
        <p>
          {t('order.changesBack', { amount: write(less), way: paymentMethodName(t, site, order) })}
        </p>
      )}
    </Note>
  )

  function changeWords({
    type,
    name,
    oldQuantity,
    newQuantity,
    oldPriceInMinor,
    newPriceInMinor,
  }: ItemChange): string {
    const prices = { name, before: write(oldPriceInMinor), after: write(newPriceInMinor) }
    if (type === 'UPDATED' && newQuantity !== oldQuantity)
      return t('order.changes.FEWER', { ...prices, oldCount: oldQuantity, newCount: newQuantity })
    return t(`order.changes.${type}`, prices)
  }
}
