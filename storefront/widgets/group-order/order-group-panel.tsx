// The panel of a group order on the tracking page: it shows who ordered what. Members who did not
// place the order also see its progress.
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useOrderGroup } from '../../features/group-order/bill/use-order-group.ts'
import { WhoOrdered } from '../../features/group-order/bill/who-ordered.tsx'
import { formatArrival } from '../../features/order/tracking/order-text.ts'
import { currentStep } from '../../features/order/tracking/step-table.ts'
import { useSite } from '../../platform/site/site.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'

type OrderGroupPanelProps = {
  orderID: string
  /** The order version that the page shows; only set for the eater who placed the order. */
  placedVersion?: number
  /** Rendered if the eater is not a member of the order's group order. */
  fallback?: ReactNode
}

export default function OrderGroupPanel({
  orderID,
  placedVersion,
  fallback = null,
}: OrderGroupPanelProps) {
  const { t } = useTranslation(['order', 'group'])
  const site = useSite()
  const placed = placedVersion !== undefined
  const { data, problem } = useOrderGroup(orderID, { live: !placed, version: placedVersion })
  if (problem) return fallback
  if (!data) return placed ? null : <Waiting>{t('order.loading')}</Waiting>
  const { order, bill } = data
  if (placed) return <WhoOrdered bill={bill} />
  const values = {
    courier: order.courier?.name || t('order.aCourier'),
    time: formatArrival(site, order),
    reason: order.reason ? t(`order.reasons.${order.reason}`) : '',
  }
  return (
    <div className="stack">
      <div>
        <p className="small mut">
          {t('group:bill.order', { code: order.orderCode, merchant: order.merchant.name })}
        </p>
        <h1 className="h1">
          <output aria-live="polite">
            {t(`order.states.${currentStep(order).textKey}.headline`, values)}
          </output>
        </h1>
      </div>
      <WhoOrdered bill={bill} />
    </div>
  )
}
