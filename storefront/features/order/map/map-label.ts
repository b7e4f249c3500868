// What a map of an order says to those who do not see it: between which places, and how far the rider has come.
import type { Order } from '@tingkat/ordering/order/order'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { courierProgress } from './courier-progress.ts'

export function useMapLabel(order: Order): string {
  const { t } = useTranslation('order')
  const { country } = useSite()
  const drawn = t(order.path === 'table' ? 'order.mapTable' : 'order.map', {
    merchant: order.merchant.name,
  })
  const share = courierProgress(order)
  if (share === null) return drawn
  return `${drawn}. ${t('order.mapShare', { percent: new Intl.NumberFormat(country.locale, { style: 'percent' }).format(share) })}`
}
