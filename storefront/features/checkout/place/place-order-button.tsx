// The button that places the order, below the sentence about the terms of use. It shows the order's
// total, or what is missing before the order can be placed.
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import type { OrderBlocker } from './order-blocker.ts'

type PlaceOrderButtonProps = {
  /** The formatted total; the formatted subtotal while there is no total. */
  total: string
  /** The start of the delivery window, such as `19:30`; null if the order is not scheduled. */
  scheduledFor: string | null
  /**
   * Why the order cannot be placed yet; null if nothing blocks it. A press scrolls to the panel
   * that explains the reason.
   */
  blocker: OrderBlocker | null
  /** Whether the button is switched off, because something is missing or the price is loading. */
  isOff: boolean
  isBusy: boolean
  /** Whether the price has changed, so that a press accepts the new price. */
  acceptsPrice: boolean
  onPress: () => void
}

export function PlaceOrderButton(props: PlaceOrderButtonProps) {
  return (
    <>
      <p className="tiny mut co-terms">
        <TermsText />
      </p>
      <OrderButton {...props} />
    </>
  )
}

/** The sentence about the terms of use, with a link that keeps checkout open. */
function TermsText() {
  const { t } = useTranslation('checkout')
  const { paths } = useSite()
  const [before, link, after] = t('checkout.terms').split(/<a>(.*?)<\/a>/)
  return (
    <>
      {before}
      <a className="link" href={paths.terms} target="_blank" rel="noreferrer">
        {link}
      </a>
      {after}
    </>
  )
}

function OrderButton(props: PlaceOrderButtonProps) {
  const { total, isOff, isBusy, acceptsPrice, onPress } = props
  const { t } = useTranslation('checkout')
  if (acceptsPrice)
    return (
      <Button size="l" wide onClick={onPress}>
        {t('checkout.accept', { total })}
      </Button>
    )
  return (
    <Button size="l" wide split={!isBusy} busy={isBusy} off={isOff} onClick={onPress}>
      <span>{label()}</span>
      {!isBusy && <span className="num">{total}</span>}
    </Button>
  )

  function label(): string {
    const { blocker, scheduledFor } = props
    if (isBusy) return t('checkout.placing')
    if (blocker) return t(`checkout.missing.${blocker}`)
    return scheduledFor === null
      ? t('checkout.place')
      : t('checkout.placeFor', { time: scheduledFor })
  }
}
