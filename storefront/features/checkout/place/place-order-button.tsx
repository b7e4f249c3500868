// The button that places the order, with the order's total.
import type { PriceQuote } from '@tingkat/ordering/quote/quote'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

type PlaceOrderButtonProps = {
  quote: PriceQuote
  /** The order is blocked; a press shows the reason. */
  isOff: boolean
  isBusy: boolean
  /** The price has changed, and a press accepts the new one. */
  acceptsPrice: boolean
  onPress: () => void
}

export function PlaceOrderButton({
  quote,
  isOff,
  isBusy,
  acceptsPrice,
  onPress,
}: PlaceOrderButtonProps) {
  const { t } = useTranslation('checkout')
  const total = quote.totalQuote.reducedPriceV2.amountDisplay
  if (acceptsPrice)
    return (
      <Button size="l" wide onClick={onPress}>
        {t('checkout.accept', { total })}
      </Button>
    )
  return (
    <Button size="l" wide split={!isBusy} busy={isBusy} off={isOff} onClick={onPress}>
      <span>{t(isBusy ? 'checkout.placing' : 'checkout.place')}</span>
      {!isBusy && <span className="num">{total}</span>}
    </Button>
  )
}
