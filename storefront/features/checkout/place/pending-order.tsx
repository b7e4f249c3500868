// The basket is gone while its order still waits for an answer: the server that took the order has emptied it everywhere.
import type { Order } from '@tingkat/ordering/order/order'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { PlacementNotice } from './placement-notice.tsx'
import { useOrderPlacement } from './use-order-placement.ts'

/** Asks for the answer of the order that was sent; `children` once none is open. */
export function PendingOrder({
  account,
  onPlaced,
  children,
}: {
  account: string | null
  onPlaced: (order: Order) => void
  children: ReactNode
}) {
  const { t } = useTranslation('checkout')
  const { country } = useSite()
  const placing = useOrderPlacement(country.code, account, { onPlaced, onChanged: () => {} })
  const { phase } = placing.state
  return (
    <>
      <PlacementNotice placing={placing} />
      {phase === 'placing' && <Waiting>{t('checkout.placing')}</Waiting>}
      {phase !== 'placing' && phase !== 'unsure' && children}
    </>
  )
}
