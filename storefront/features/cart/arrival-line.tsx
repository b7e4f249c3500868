// When and where the basket's food arrives, in one line.
import type { Cart } from '@tingkat/ordering/cart'
import { CalendarClock, Clock, TriangleAlert, UtensilsCrossed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { problemWords } from '../../platform/problem-words.ts'
import { useSite } from '../../platform/site.tsx'
import { formatDay, formatTime } from '../../platform/times.ts'
import { StrongText } from '../../ui/strong-text.tsx'
import { tableOf } from './table-of.ts'

export function ArrivalLine({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart')
  const site = useSite()
  const entry = cart.merchants[0]
  if (!entry) return null
  const { merchant } = entry
  const tableNumber = tableOf(cart)
  const zone = merchant.openingHours.timeZone
  const { scheduledOrder } = cart
  if (tableNumber) {
    return <p className="when"><UtensilsCrossed className="ic" aria-hidden /><span className="grow"><StrongText>{t('cart.table', { table: tableNumber })}</StrongText></span></p>
  }
  if (scheduledOrder?.error) {
    const { code, time } = scheduledOrder.error
    const { title } = problemWords(t, { code, context: {} }, site.country.locale)
    return (
      <p className="when err" role="alert">
        <TriangleAlert className="ic" aria-hidden />
        <span className="grow"><b>{title}</b>{time && <> <StrongText>{t('cart.scheduledNext', { time: `${formatDay(site, time, zone)}, ${formatTime(site, time, zone)}` })}</StrongText></>}</span>
      </p>
    )
  }
  if (scheduledOrder?.isScheduledOrder) {
    return <p className="when"><CalendarClock className="ic" aria-hidden /><span className="grow"><StrongText>{t('cart.scheduled', { date: scheduledOrder.formattedDisplayDate, time: scheduledOrder.formattedDisplayTime })}</StrongText></span></p>
  }
  const distance = merchant.distanceInKm === null ? null : new Intl.NumberFormat(site.country.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1, numberingSystem: 'latn' }).format(merchant.distanceInKm)
  const text = merchant.ETA === null ? t('cart.arrivalUnknown') : distance === null
    ? t('cart.arrivesAnywhere', { minutes: merchant.ETA })
    : t('cart.arrives', { minutes: merchant.ETA, distance })
  return <p className="when"><Clock className="ic" aria-hidden /><span className="grow"><StrongText>{text}</StrongText></span></p>
}
