// What has happened, what is happening, what comes, each with its time.
import type { Order } from '@tingkat/ordering/order/order'
import { Bike, Check, ChefHat, House, ReceiptText, UtensilsCrossed, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { formatTime } from '../../../platform/words/times.ts'
import { formatArrival, toOrderText } from './order-text.ts'
import { currentStep, timelineOf, type Part, type TimelineRow } from './step-table.ts'

const icons = { sent: ReceiptText, kitchen: ChefHat, way: Bike, door: House }
const tableIcons = { ...icons, way: UtensilsCrossed, door: UtensilsCrossed }

export function Timeline({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const site = useSite()
  const words = toOrderText(t, site, order)
  const atTable = order.path === 'table'
  const arrival = currentStep(order).standing === 'done' ? '' : formatArrival(site, order)

  function nameOf({ part, mark }: TimelineRow): string {
    if (mark === 'now' || mark === 'stopped') return words.row
    if (atTable) return t(`order.tableParts.${part}`)
    return mark === 'done' ? t(`order.partsDone.${part}`) : t(`order.parts.${part}`)
  }

  function timeOf({ part, mark, at }: TimelineRow): string {
    if (mark === 'todo')
      return part === 'door' && arrival ? t('order.about', { time: arrival }) : ''
    return at ? formatTime(site, at, order.merchant.timeZone) : t('order.now')
  }

  return (
    <ol className="tl tr-tl">
      {timelineOf(order).map((row) => (
        <li
          key={row.part}
          className={row.mark === 'stopped' ? 'cut' : row.mark}
          aria-current={row.mark === 'now' ? 'step' : undefined}
        >
          <span className="dot">
            <RowIcon part={row.part} mark={row.mark} atTable={atTable} />
          </span>
          <b className={row.mark === 'todo' ? 'todo' : undefined}>{nameOf(row)}</b>
          <time>{timeOf(row)}</time>
        </li>
      ))}
    </ol>
  )
}

function RowIcon({
  part,
  mark,
  atTable,
}: {
  part: Part
  mark: TimelineRow['mark']
  atTable: boolean
}) {
  const Icon =
    mark === 'done' ? Check : mark === 'stopped' ? X : (atTable ? tableIcons : icons)[part]
  return <Icon className="ic ic-16" aria-hidden />
}
