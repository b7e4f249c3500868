// Panel with the order's lines, the free items of the quote, the choice of cutlery, and the comment
// for the merchant.
import type { PriceQuote } from '@tingkat/ordering/quote/quote'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Link } from 'react-router'
import { CheckBox } from '@tingkat/ui/check-box.tsx'

type OrderLinesPanelProps = {
  /** The editable lines of the cart. */
  lines: ReactNode
  quote: PriceQuote | null
  /** Path of the page where more dishes are added. */
  menuPath: string
  /** Whether the eater wants cutlery; null for dine-in, where there is no choice of cutlery. */
  cutlery: boolean | null
  onCutlery: (cutlery: boolean) => void
  comment: ReactNode
}

export function OrderLinesPanel({
  lines,
  quote,
  menuPath,
  cutlery,
  onCutlery,
  comment,
}: OrderLinesPanelProps) {
  const { t } = useTranslation('checkout')
  const freeItems =
    quote?.merchants.flatMap(({ items }) => items.filter((item) => item.isFreeItem)) ?? []
  return (
    <section className="panel" id="co-lines" tabIndex={-1} aria-labelledby="co-lines-title">
      <div className="row between">
        <h2 id="co-lines-title">{t('checkout.order')}</h2>
        <Link className="link co-gap" to={menuPath}>
          {t('checkout.addMore')}
        </Link>
      </div>
      {lines}
      {freeItems.length > 0 && (
        <ul>
          {freeItems.map((item) => (
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
