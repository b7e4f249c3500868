// What the order comes to, line by line, and what each fee is for.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import { summarise, type FeeLine, type PriceQuote } from '@tingkat/ordering/quote/quote'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Price } from '../../../ui/price.tsx'
import { FeeDetails } from './fee-details.tsx'

/** Lines of a quote that are fees: neither the food nor what a promo takes off. */
export function feesOf(quote: PriceQuote): FeeLine[] {
  return quote.breakdowns.filter(
    (line) =>
      line.key === 'delivery' ||
      line.key === 'platform' ||
      line.key === 'small_order' ||
      line.key === 'tax',
  )
}

export function FeeSummary({ quote, pricing }: { quote: PriceQuote; pricing: boolean }) {
  const { t } = useTranslation('checkout')
  const { country } = useSite()
  const [open, setOpen] = useState(false)
  const summary = summarise(quote)
  const write = (amount: number) =>
    formatMoney(amount, quote.currency.code as CurrencyCode, country.locale)
  const fees = feesOf(quote)
  const ride = quote.deliveryQuote.priceV2
  const labels = { now: t('checkout.isNow'), was: t('checkout.was') }
  return (
    <>
      <dl className="sum" aria-busy={pricing || undefined}>
        <div>
          <dt>{t('checkout.subtotal')}</dt>
          <dd>{write(summary.subtotal)}</dd>
        </div>
        {fees.map((fee, index) => (
          <div key={fee.key}>
            <dt>
              {t(`checkout.feeNames.${fee.key}`)}
              {index === 0 && (
                <IconButton
                  className="co-info"
                  label={t('checkout.aboutFees')}
                  aria-haspopup="dialog"
                  onClick={() => setOpen(true)}
                >
                  <Info className="ic" aria-hidden />
                </IconButton>
              )}
            </dt>
            <dd>
              {fee.key === 'delivery' && fee.value.amountInMinor < ride.amountInMinor ? (
                <Price now={amountOrFree(fee)} was={ride.amountDisplay} labels={labels} />
              ) : (
                fee.amountDisplay
              )}
            </dd>
          </div>
        ))}
        {quote.promoCodes.map((promo) => (
          <div key={promo.code}>
            <dt>{t('checkout.promoLine', { code: promo.code })}</dt>
            <dd className="save">{write(-promo.promoAmountV2.amountInMinor)}</dd>
          </div>
        ))}
        <div className="tot">
          <dt>{t('checkout.total')}</dt>
          <dd>{write(summary.total)}</dd>
        </div>
      </dl>
      {summary.inclTax > 0 && (
        <p className="small mut num co-tax">
          {t('checkout.includesTax', { amount: write(summary.inclTax) })}
        </p>
      )}
      <FeeDetails open={open} fees={fees} ride={ride} onClose={() => setOpen(false)} />
    </>
  )

  function amountOrFree({ value, amountDisplay }: FeeLine): string {
    return value.amountInMinor === 0 ? t('checkout.free') : amountDisplay
  }
}
