// The countdown to the time by which the merchant or courier must answer. Screen readers get that
// time instead, so that they are not interrupted every second.
import type { Order } from '@tingkat/ordering/order/order'
import { Hourglass } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { formatTime } from '../../../platform/i18n/times.ts'
import { useNow } from './use-now.ts'

/**
 * Returns the party that must answer before the state's time-out ends the order; null if no answer
 * is awaited. The values are part of the locale keys under `order.waits`.
 */
export function awaitedParty({
  orderState,
  path,
}: Pick<Order, 'orderState' | 'path'>): 'merchant' | 'courier' | null {
  if (orderState === 'NEW') return path === 'concierge' ? 'courier' : 'merchant'
  if (orderState === 'MAX_CONFIRMING') return 'merchant'
  return orderState === 'ALLOCATING' || orderState === 'REALLOCATING' ? 'courier' : null
}

/**
 * Formats a duration as minutes and seconds, for example `4:12`. Negative durations become `0:00`.
 */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export function WaitTimer({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const site = useSite()
  const party = awaitedParty(order)
  const now = useNow(1000, party !== null)
  if (!party || !order.answerBy) return null
  // The phone's clock may be slow. The countdown therefore never exceeds the whole waiting time,
  // which is computed from two times that the server has set.
  const totalMs = Date.parse(order.answerBy) - Date.parse(order.stateSince)
  const remainingMs = Math.min(totalMs, Date.parse(order.answerBy) - now.getTime())
  const by = formatTime(site, order.answerBy, order.merchant.timeZone)
  return (
    <p className="small row tr-wait">
      <Hourglass className="ic ic-16" aria-hidden />
      <span className="grow">
        <span aria-hidden className="b num">
          {remainingMs > 0
            ? t(`order.waits.${party}`, { time: formatCountdown(remainingMs) })
            : t('order.waits.up')}
        </span>
        <span className="sr">{t(`order.waits.${party}By`, { time: by })}</span>{' '}
        <span className="mut">{t('order.waits.otherwise')}</span>
      </span>
    </p>
  )
}
