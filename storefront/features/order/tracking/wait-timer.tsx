// How long somebody still has to answer, counted down; read out once, as the time by which it ends.
import type { Order } from '@tingkat/ordering/order/order'
import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { formatTime } from '../../../platform/words/times.ts'
import { useNow } from './use-now.ts'

/** Who is waited for in a way that the eater feels: with the time-out the order ends. */
export function waitsFor({
  orderState,
  path,
}: Pick<Order, 'orderState' | 'path'>): 'kitchen' | 'rider' | null {
  if (orderState === 'NEW') return path === 'concierge' ? 'rider' : 'kitchen'
  if (orderState === 'MAX_CONFIRMING') return 'kitchen'
  return orderState === 'ALLOCATING' || orderState === 'REALLOCATING' ? 'rider' : null
}

/** `4:12`. */
export function leftText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export function WaitTimer({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const site = useSite()
  const party = waitsFor(order)
  const now = useNow(1000, party !== null)
  if (!party || !order.answerBy) return null
  // The server's clock set both ends: a clock of the phone that is ahead or behind never shows more than the whole wait.
  const whole = Date.parse(order.answerBy) - Date.parse(order.stateSince)
  const left = Math.min(whole, Date.parse(order.answerBy) - now.getTime())
  const by = formatTime(site, order.answerBy, order.merchant.timeZone)
  return (
    <p className="small row tr-wait">
      <Hourglass className="ic ic-16" aria-hidden />
      <span className="grow">
        <span aria-hidden className="b num">
          {left > 0 ? t(`order.waits.${party}`, { time: leftText(left) }) : t('order.waits.up')}
        </span>
        <span className="sr">{t(`order.waits.${party}By`, { time: by })}</span>{' '}
        <span className="mut">{t('order.waits.otherwise')}</span>
      </span>
    </p>
  )
}
