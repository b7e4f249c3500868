// What is ordered, changed in place; what the quote adds for free; cutlery, and a word to the restaurant.
import type { PriceQuote } from '@tingkat/ordering/quote/quote'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CheckBox } from '../../ui/check-box.tsx'

type OrderLinesPanelProps = {
  /** The basket's lines. */
  lines: ReactNode
  quote: PriceQuote | null
  addTo: string
  /** Null at a table, which is laid. */
  cutlery: boolean | null
  onCutlery: (cutlery: boolean) => void
  comment: ReactNode
}

export function OrderLinesPanel({
  lines,
  quote,
  addTo,
  cutlery,
  onCutlery,
  comment,
}: OrderLinesPanelProps) {
  const { t } = useTranslation('checkout')
  const gifts =
    quote?.merchants.flatMap(({ items }) => items.filter((item) => item.isFreeItem)) ?? []
  return (
    <section className="panel" id="co-lines" tabIndex={-1} aria-labelledby="co-lines-title">
      <div className="row between">
        <h2 id="co-lines-title">{t('checkout.order')}</h2>
        <Link className="link co-gap" to={addTo}>
          {t('checkout.addMore')}
        </Link>
      </div>
      {lines}
      {gifts.length > 0 && (
        <ul>
          {gifts.map((item) => (
            <li key={item.ID} className="row between co-item">
              <span className="num b co-count">{item.quantity}</span>
              <span className="grow">{item.name}</span>
              <span>{t('checkout.free')}</span>
            </li>
          ))}
        </ul>
      )}
      {cutlery !== null && (
        <CheckBox
          label={t('checkout.cutlery')}
          hint={t('checkout.cutleryWhy')}
          checked={cutlery}
          onChange={onCutlery}
        />
      )}
      {comment}
    </section>
  )
}
