// What is ordered, as the server priced it.
import type { PriceQuote } from '@tingkat/ordering/quote'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type YourOrderProps = { quote: PriceQuote; editTo: string }

export function YourOrder({ quote, editTo }: YourOrderProps) {
  const { t } = useTranslation('checkout')
  return (
    <section className="panel">
      <div className="row between">
        <h2>{t('checkout.order')}</h2>
        <Link className="link co-gap" to={editTo} aria-label={t('checkout.editOrder')}>{t('checkout.edit')}</Link>
      </div>
      {quote.merchants.map(merchant => (
        <div key={merchant.ID}>
          <b className="b">{merchant.name}</b>
          <ul>
            {merchant.items.map((item, index) => (
              <li key={`${item.ID} ${index}`} className="row between co-item">
                <span className="num b co-count">{item.quantity}</span>
                <span className="grow">{item.name}<span className="small mut co-line">{describe(item.modifiers, item.comment)}</span></span>
                <span className="num">{item.isFreeItem ? t('checkout.free') : item.totalReducedPriceV2.amountDisplay}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function describe(modifiers: { name: string; quantity: number }[], comment: string): string {
  const names = modifiers.map(({ name, quantity }) => quantity > 1 ? `${quantity} × ${name}` : name)
  return [...names, ...(comment ? [`“${comment}”`] : [])].join(', ')
}
