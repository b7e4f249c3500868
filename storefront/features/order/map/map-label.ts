// The accessible name of an order's map. It names
// both ends of the route and the courier's progress.
import type { Order } from '@tingkat/ordering/order/order'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { courierProgress } from './courier-progress.ts'

export function useMapLabel(order: Order): string {
  const { t } = useTranslation('order')
  const { country } = useSite()
  const ends = t(order.deliveryAddress === null ? 'order.mapTable' : 'order.map', {
    merchant: order.merchant.name,
  })
  const progress = courierProgress(order)
  if (progress === null) return ends
  const percent = new Intl.NumberFormat(country.locale, { style: 'percent' }).format(progress)
  return `${ends}. ${t('order.mapShare', { percent })}`
}
