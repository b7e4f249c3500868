// The amount of a fee line of an order; of a delivery that the kitchen gave, also what it would have cost.
import type { FeeLine, PriceQuote } from '@tingkat/ordering/quote/quote'
import { useTranslation } from 'react-i18next'
import { Price } from '../../../ui/price.tsx'

export function FeeLineAmount({
  line,
  quote: {
    deliveryQuote: { priceV2: ride },
  },
}: {
  line: FeeLine
  quote: Pick<PriceQuote, 'deliveryQuote'>
}) {
  const { t } = useTranslation('checkout')
  if (line.key !== 'delivery' || line.value.amountInMinor >= ride.amountInMinor)
    return line.amountDisplay
  return (
    <Price
      now={line.value.amountInMinor === 0 ? t('checkout.free') : line.amountDisplay}
      was={ride.amountDisplay}
      labels={{ now: t('checkout.isNow'), was: t('checkout.was') }}
    />
  )
}
