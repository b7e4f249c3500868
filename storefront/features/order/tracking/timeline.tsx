// The timeline of an order: each part of the progress bar with its time.
import type { Order } from '@tingkat/ordering/order/order'
import type { OrderPath } from '@tingkat/ordering/order/order-states'
import {
  Bike,
  Check,
  ChefHat,
  House,
  ReceiptText,
  ShoppingBag,
  UtensilsCrossed,
  X,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { formatDay, formatTime, localDate } from '../../../platform/i18n/times.ts'
import { formatArrival, toOrderText } from './order-text.ts'
import { currentStep, timelineOf, type TimelineRow } from './step-table.ts'

const icons: Record<TimelineRow['part'], LucideIcon> = {
  sent: ReceiptText,
  merchant: ChefHat,
  way: Bike,
  door: House,
}
const iconsOf: Record<OrderPath, typeof icons> = {
  integrated: icons,
  concierge: icons,
  table: { ...icons, way: UtensilsCrossed, door: UtensilsCrossed },
  pickup: { ...icons, way: ShoppingBag, door: ShoppingBag },
}

// The texts of these states are about the courier, not about the food.
const courierTexts: ReadonlySet<string> = new Set([
  'searching',
  'searching_again',
  'courier_found_again',
  'courier_to_merchant',
  'courier_at_merchant',
])

export function Timeline({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const site = useSite()
  const [now] = useState(() => new Date())
  const text = toOrderText(t, site, order)
  const arrival = currentStep(order).status === 'done' ? '' : formatArrival(site, order)

  function nameOf({ part, mark }: TimelineRow): string {
    if (mark === 'now' || mark === 'stopped') return text.row
    if (order.path === 'table') return t(`order.tableParts.${part}`)
    if (order.path === 'pickup') return t(`order.pickupParts.${part}`)
    return mark === 'done' ? t(`order.partsDone.${part}`) : t(`order.parts.${part}`)
  }

  /** Returns the time of day, with the day unless it is today. */
  function instantText(at: string): string {
    const { timeZone } = order.merchant
    const time = formatTime(site, at, timeZone)
    const isToday = localDate(at, timeZone) === localDate(now, timeZone)
    return isToday ? time : `${formatDay(site, at, timeZone)}, ${time}`
  }

  function timeOf({ part, mark, at }: TimelineRow): string {
    if (mark === 'todo')
      return part === (order.path === 'pickup' ? 'way' : 'door') && arrival
        ? t('order.about', { time: arrival })
        : ''
    return at ? instantText(at) : t('order.now')
  }

  return (
    <ol className="tl tr-tl">
      {timelineOf(order).map((row) => (
        <li
          key={`${row.part} ${row.mark}`}
          className={row.mark === 'stopped' ? 'cut' : row.mark}
          aria-current={row.mark === 'now' ? 'step' : undefined}
        >
          <span className="dot">
            <RowIcon row={row} order={order} />
          </span>
          <b className={row.mark === 'todo' ? 'todo' : undefined}>{nameOf(row)}</b>
          <time>{timeOf(row)}</time>
        </li>
      ))}
    </ol>
  )
}

function RowIcon({ row: { part, mark }, order }: { row: TimelineRow; order: Order }) {
  if (mark === 'done') return <Check className="ic ic-16" aria-hidden />
  if (mark === 'stopped') return <X className="ic ic-16" aria-hidden />
  const isAboutCourier = mark === 'now' && courierTexts.has(currentStep(order).textKey)
  const PartIcon = isAboutCourier ? Bike : iconsOf[order.path][part]
  return <PartIcon className="ic ic-16" aria-hidden />
}
