// An ongoing order in the account drawer: its state and expected arrival, with a link to its page.
import type { Order } from '@tingkat/ordering/order/order'
import type { OrderPath } from '@tingkat/ordering/order/order-states'
import { Bike, ChevronRight, ShoppingBag, UtensilsCrossed, type LucideIcon } from 'lucide-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Link } from 'react-router'
import { formatArrival, toOrderText } from '../../features/order/tracking/order-text.ts'
import { useSite } from '../../platform/site/site.tsx'

const icons: Record<OrderPath, LucideIcon> = {
  integrated: Bike,
  concierge: Bike,
  table: UtensilsCrossed,
  pickup: ShoppingBag,
}

export function OngoingOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation(['order', 'account'])
  const site = useSite()
  const time = formatArrival(site, order)
  const merchant = order.merchant.name
  const PathIcon = icons[order.path]
  const timeKey = order.path === 'pickup' ? 'drawer.ready' : 'drawer.arriving'
  return (
    <Link className="note note-s ud-order" to={site.paths.order(order.orderID)} onClick={onClose}>
      <PathIcon className="ic" aria-hidden />
      <span className="grow">
        <b>{toOrderText(t, site, order).row}</b>
        <br />
        {time ? t(timeKey, { merchant, time }) : merchant}
      </span>
      <ChevronRight className="ic" aria-hidden />
    </Link>
  )
}
