// The amount of a fee line. If the merchant pays a
// part of the delivery fee, the full fee is shown too.
import type { FeeLine, PriceQuote } from '@tingkat/ordering/quote/quote'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Price } from '@tingkat/ui/price.tsx'

type FeeLineAmountProps = { line: FeeLine; quote: Pick<PriceQuote, 'deliveryQuote'> }

export function FeeLineAmount({ line, quote }: FeeLineAmountProps) {
  const { t } = useTranslation('checkout')
  const fullPrice = quote.deliveryQuote.priceV2
  if (line.key !== 'delivery' || line.value.amountInMinor >= fullPrice.amountInMinor)
    return line.amountDisplay
  return (
    <Price
      now={line.value.amountInMinor === 0 ? t('checkout.free') : line.amountDisplay}
      was={fullPrice.amountDisplay}
      labels={{ now: t('checkout.isNow'), was: t('checkout.was') }}
    />
  )
}
