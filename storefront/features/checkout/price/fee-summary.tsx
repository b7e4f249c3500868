// Price summary of a quote: subtotal, fees, promos, total, and a dialog that explains the fees.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import { summariseQuote, type FeeLine, type PriceQuote } from '@tingkat/ordering/quote/quote'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { SecondPrice } from '../../../platform/site/second-price.tsx'
import { IconButton } from '@tingkat/ui/icon-button.tsx'
import { Price } from '@tingkat/ui/price.tsx'
import { FeeDetails } from './fee-details.tsx'

/** Returns the quote's delivery, platform, small order, tax and tip lines. */
function feesOf(quote: PriceQuote): FeeLine[] {
  return quote.breakdowns.filter(
    (line) =>
      line.key === 'delivery' ||
      line.key === 'platform' ||
      line.key === 'small_order' ||
      line.key === 'tax' ||
      line.key === 'tip',
  )
}

type FeeSummaryProps = {
  quote: PriceQuote
  /** Whether a newer quote is loading. */
  isPricing: boolean
}

export function FeeSummary({ quote, isPricing }: FeeSummaryProps) {
  const { t } = useTranslation('checkout')
  const { country } = useSite()
  const [isOpen, setOpen] = useState(false)
  const summary = summariseQuote(quote)
  const format = (amount: number) =>
    formatMoney(amount, quote.currency.code as CurrencyCode, country.locale)
  const fees = feesOf(quote)
  const fullDeliveryPrice = quote.deliveryQuote.priceV2
  const labels = { now: t('checkout.isNow'), was: t('checkout.was') }
  return (
    <>
      <dl className="sum" aria-busy={isPricing || undefined}>
        <div>
          <dt>{t('checkout.subtotal')}</dt>
          <dd>{format(summary.subtotal)}</dd>
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
              {fee.key === 'delivery' &&
              fee.value.amountInMinor < fullDeliveryPrice.amountInMinor ? (
                <Price
                  now={amountOrFree(fee)}
                  was={fullDeliveryPrice.amountDisplay}
                  labels={labels}
                />
              ) : (
                fee.amountDisplay
              )}
            </dd>
          </div>
        ))}
        {quote.promoCodes.map((promo) => (
          <div key={promo.code}>
            <dt>{t('checkout.promoLine', { code: promo.code })}</dt>
            <dd className="save">{format(-promo.promoAmountV2.amountInMinor)}</dd>
          </div>
        ))}
        <div className="tot">
          <dt>{t('checkout.total')}</dt>
          <dd>
            {format(summary.total)}
            <SecondPrice amount={summary.total} />
          </dd>
        </div>
      </dl>
      {summary.inclTax > 0 && (
        <p className="small mut num co-tax">
          {t('checkout.includesTax', { amount: format(summary.inclTax) })}
        </p>
      )}
      <FeeDetails
        open={isOpen}
        fees={fees}
        fullDeliveryPrice={fullDeliveryPrice}
        onClose={() => setOpen(false)}
      />
    </>
  )

  function amountOrFree({ value, amountDisplay }: FeeLine): string {
    return value.amountInMinor === 0 ? t('checkout.free') : amountDisplay
  }
}
