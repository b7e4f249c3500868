// Panel for the delivery time: now, or one of the merchant's half-hour windows.
import { isBeyondReach } from '@tingkat/ordering/cart/cart-reach'
import type { Cart, ScheduledOrder } from '@tingkat/ordering/cart/cart'
import type { CartMerchant } from '@tingkat/ordering/cart/cart-shape'
import type { Point } from '@tingkat/ordering/location/location'
import { Bike, CalendarClock, ShoppingBag } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { formatDay, formatTime, localDate } from '../../../platform/i18n/times.ts'
import { problemText } from '../../../platform/i18n/problem-text.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { track } from '../../../platform/analytics/track.ts'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { SlotPicker } from './slot-picker.tsx'
import type { DeliveryTime } from './use-delivery-time.ts'

type DeliveryTimePanelProps = {
  cart: Cart
  time: DeliveryTime
  /** Whether the eater collects the order; false by default. */
  isPickup?: boolean
  /** The delivery address, which determines the offered times; undefined for pickup. */
  near?: Point | undefined
  /**
   * The minutes by which delivery now takes longer, because the merchant already has as many orders
   * as it can cook at once.
   */
  waitMinutes?: number
  onSchedule: (scheduledOrder: ScheduledOrder | null) => void
}

export function DeliveryTimePanel({
  cart,
  time,
  isPickup = false,
  near,
  waitMinutes = 0,
  onSchedule,
}: DeliveryTimePanelProps) {
  const { t } = useTranslation('checkout')
  const merchant = cart.merchants[0]?.merchant
  if (!merchant) return null
  const { isScheduling, problem } = time
  const title = t(isPickup ? 'checkout.whenPickup' : 'checkout.when')
  const windowStart = cart.scheduledOrder?.windowStartTime ?? null

  function chooseNow() {
    const event = { is_schedule: false, timestamp: new Date().toISOString() }
    track({ name: 'DELIVERY_DATE_SELECTED', ...event })
    track({ name: 'DELIVERY_TIME_SELECTED', ...event })
    time.chooseNow()
    onSchedule(null)
  }
  return (
    <section className="panel" id="co-time" tabIndex={-1} aria-labelledby="co-time-title">
      <h2 id="co-time-title">{title}</h2>
      {time.isNowOffered && (
        <fieldset className="co-set row co-gap co-wrap">
          <legend className="sr">{title}</legend>
          <NowButton
            merchant={merchant}
            isPickup={isPickup}
            waitMinutes={time.restriction === null ? waitMinutes : null}
            isChosen={!isScheduling}
            onChoose={chooseNow}
          />
          <button
            type="button"
            className={isScheduling ? 'chip on' : 'chip'}
            aria-pressed={isScheduling}
            onClick={time.schedule}
          >
            <CalendarClock className="ic ic-16" aria-hidden />
            {t('checkout.schedule')}
          </button>
        </fieldset>
      )}
      <TimeNotice {...time} timeZone={merchant.openingHours.timeZone} />
      {isScheduling && (
        <SlotPicker
          merchantID={merchant.ID}
          near={near}
          unavailable={problem?.code === 'slot_unavailable' ? windowStart : null}
          timeZone={merchant.openingHours.timeZone}
          chosen={windowStart}
          onChoose={onSchedule}
        />
      )}
    </section>
  )
}

type TimeNoticeProps = Pick<DeliveryTime, 'restriction' | 'nextTime' | 'problem'> & {
  timeZone: string
}

function TimeNotice({ restriction, nextTime, problem, timeZone }: TimeNoticeProps) {
  const { t } = useTranslation(['checkout', 'problem'])
  const site = useSite()
  function restrictionText(): string {
    if (restriction === 'scheduled_only') return t('checkout.onlyScheduled')
    const isFull = restriction === 'full'
    if (nextTime === null) return t(isFull ? 'checkout.fullNow' : 'checkout.closedNow')
    const clock = formatTime(site, nextTime, timeZone)
    const isToday = localDate(nextTime, timeZone) === localDate(new Date(), timeZone)
    const time = isToday ? clock : `${formatDay(site, nextTime, timeZone)}, ${clock}`
    return t(isFull ? 'checkout.fullUntil' : 'checkout.closedUntil', { time })
  }
  const notice = problem && problemText(t, problem, site.country.locale)
  return (
    <>
      {restriction && (
        <div className="co-gap">
          <Note kind="info">{restrictionText()}</Note>
        </div>
      )}
      {notice && (
        <div className="co-gap">
          <ErrorMessage title={notice.title} message={notice.message} />
        </div>
      )}
    </>
  )
}

type NowButtonProps = {
  merchant: CartMerchant
  isPickup: boolean
  /**
   * The minutes by which delivery now takes longer at a merchant with as many orders as it can
   * cook. Null while it is unknown when the merchant can cook the next order.
   */
  waitMinutes: number | null
  isChosen: boolean
  onChoose: () => void
}

function NowButton({ merchant, isPickup, waitMinutes, isChosen, onChoose }: NowButtonProps) {
  const { t } = useTranslation('checkout')
  const { country } = useSite()
  const NowIcon = isPickup ? ShoppingBag : Bike
  const minutes = isPickup ? merchant.preparationMinutes : deliveryMinutes()
  return (
    <button
      type="button"
      className={isChosen ? 'chip on' : 'chip'}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <NowIcon className="ic ic-16" aria-hidden />
      {minutes && waitMinutes !== null
        ? t('checkout.now', { minutes: minutes + waitMinutes })
        : t('checkout.nowUnknown')}
    </button>
  )

  function deliveryMinutes(): number | null {
    return isBeyondReach(merchant, country.testingMerchants) ? null : merchant.ETA
  }
}
