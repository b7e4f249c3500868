// Shows an order that is being placed while the cart is already empty. When the server accepts the
// order, it empties the cart on all devices. The page may see the empty cart before the response
// with the order arrives.
import type { Order } from '@tingkat/ordering/order/order'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { PlacementNotice } from './placement-notice.tsx'
import { useOrderPlacement } from './use-order-placement.ts'

type PendingOrderProps = {
  account: string | null
  onPlaced: (order: Order) => void
  /** Shown unless an order waits for its final answer. */
  children: ReactNode
}

export function PendingOrder({ account, onPlaced, children }: PendingOrderProps) {
  const { t } = useTranslation('checkout')
  const { country } = useSite()
  const placement = useOrderPlacement(country.code, account, {
    onPlaced,
    onPriceChanged: () => {},
  })
  const { phase } = placement.state
  return (
    <>
      <PlacementNotice placement={placement} />
      {phase === 'placing' && <Waiting>{t('checkout.placing')}</Waiting>}
      {phase !== 'placing' && phase !== 'undecided' && children}
    </>
  )
}
