// What was ordered and what it came to; folded away or open.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import type { Order } from '@tingkat/ordering/order'
import { isCancelled, isFailed } from '@tingkat/ordering/order-states'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../platform/site.tsx'
import { Note } from '../../ui/note.tsx'
import { countItems, totalText } from './order-words.ts'

export function OrderItems({ order }: { order: Order }) {
  const { t } = useTranslation(['order', 'checkout'])
  const { country } = useSite()
  const { cartWithQuote } = order.snapshotDetail
  const write = (amount: number) => formatMoney(amount, cartWithQuote.currency.code as CurrencyCode, country.locale)
  return (
    <details open className="its">
      <summary className="row between b tr-sum">{t('order.items', { count: countItems(order), total: totalText(order) })}<ChevronDown className="ic" aria-hidden /></summary>
      {order.changes.length > 0 && (
        <Note kind="warning">
          <b>{t('order.changesTitle')}</b>
          <ul>{order.changes.map(change => <li key={change.itemID}>{t(`order.changes.${change.type}`, { name: change.name, before: write(change.oldPriceInMinor), after: write(change.newPriceInMinor) })}</li>)}</ul>
        </Note>
      )}
      <ul>
        {order.merchantCartWithQuoteList.flatMap(merchant => merchant.items.map((item, index) => (
          <li key={`${merchant.ID} ${item.ID} ${index}`} className="row between tr-item">
            <span className="num b tr-count">{item.quantity}</span>
            <span className="grow">{item.name}<span className="small mut tr-line">{describe(item.modifiers, item.comment)}</span></span>
            <span className="num">{item.totalReducedPriceV2.amountDisplay}</span>
          </li>
        )))}
      </ul>
      <dl className="sum tr-fees">
        {cartWithQuote.breakdowns.filter(line => line.key !== 'subtotal').map(line => (
          <div key={line.key}><dt>{t(`checkout.feeNames.${line.key}`)}</dt><dd className={line.key === 'promo' ? 'save' : undefined}>{line.amountDisplay}</dd></div>
        ))}
      </dl>
      <div className="row between b tr-paid"><span>{paidWith()}</span><span className="num">{totalText(order)}</span></div>
    </details>
  )

  function paidWith(): string {
    // An order that came to nothing is paid by nobody.
    if (order.paymentTypeID !== '' || isCancelled(order) || isFailed(order)) return t('order.paid')
    return t(order.path === 'table' ? 'order.paidTable' : 'order.paidCash')
  }
}

function describe(modifiers: { name: string; quantity: number }[], comment: string): string {
  const names = modifiers.map(({ name, quantity }) => quantity > 1 ? `${quantity} × ${name}` : name)
  return [...names, ...(comment ? [`“${comment}”`] : [])].join(', ')
}
