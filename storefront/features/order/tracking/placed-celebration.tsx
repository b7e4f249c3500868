// The confirmation of a placed order, with a small burst of
// confetti. Eaters who prefer reduced motion see no confetti.
import type { Order } from '@tingkat/ordering/order/order'
import { Check } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import './placed-celebration.css'

const confettiCount = 10

type PlacedCelebrationProps = {
  order: Pick<Order, 'merchant' | 'orderState'>
  /** Whether the text is the heading of the page. */
  heading?: boolean
}

export function PlacedCelebration({ order, heading = false }: PlacedCelebrationProps) {
  const { t } = useTranslation('checkout')
  const Title = heading ? 'h1' : 'b'
  const body = order.orderState === 'SCHEDULED' ? 'placedLater' : 'placedNow'
  return (
    <div className="row pl-done">
      <span className="pl-mark" aria-hidden>
        <Check className="ic ic-24" />
        {Array.from({ length: confettiCount }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      <div className="grow">
        <Title className="h3 pl-title">{t('checkout.placedTitle')}</Title>
        <span className="small">{t(`checkout.${body}`, { merchant: order.merchant.name })}</span>
      </div>
    </div>
  )
}
