// Panel for the delivery time: now, or one of the merchant's half-hour windows.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Cart, ScheduledOrder } from '@tingkat/ordering/cart/cart'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { Bike, CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../platform/i18n/problem-text.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { track } from '../../../platform/analytics/track.ts'
import { ErrorMessage } from '../../../ui/error-message.tsx'
import { Note } from '../../../ui/note.tsx'
import { SlotPicker } from './slot-picker.tsx'

type DeliveryTimePanelProps = {
  cart: Cart
  /** A problem of the quote or the order that another time solves. */
  problem: ClientProblem | null
  onSchedule: (scheduledOrder: ScheduledOrder | null) => void
}

export function DeliveryTimePanel({ cart, problem, onSchedule }: DeliveryTimePanelProps) {
  const { t } = useTranslation('checkout')
  const isScheduled = cart.scheduledOrder?.isScheduledOrder ?? false
  const restriction = findRestriction(problem, isScheduled)
  const [isChoosing, setChoosing] = useState(isScheduled)
  const isPickerOpen = isChoosing || isScheduled || restriction !== null
  const merchant = cart.merchants[0]?.merchant
  if (!merchant) return null
  const windowStart = cart.scheduledOrder?.windowStartTime ?? null

  function chooseNow() {
    const event = { is_schedule: false, timestamp: new Date().toISOString() }
    track({ name: 'DELIVERY_DATE_SELECTED', ...event })
    track({ name: 'DELIVERY_TIME_SELECTED', ...event })
    setChoosing(false)
    onSchedule(null)
  }
  return (
    <section className="panel" id="co-time" tabIndex={-1} aria-labelledby="co-time-title">
      <h2 id="co-time-title">{t('checkout.when')}</h2>
      <fieldset className="co-set row co-gap co-wrap">
        <legend className="sr">{t('checkout.when')}</legend>
        {!restriction && (
          <NowButton merchant={merchant} isChosen={!isPickerOpen} onChoose={chooseNow} />
        )}
        <button
          type="button"
          className={isPickerOpen ? 'chip on' : 'chip'}
          aria-pressed={isPickerOpen}
          onClick={() => setChoosing(true)}
        >
          <CalendarClock className="ic ic-16" aria-hidden />
          {t('checkout.schedule')}
        </button>
      </fieldset>
      <TimeNotice restriction={restriction} problem={problem} />
      {isPickerOpen && (
        <SlotPicker
          merchantID={merchant.ID}
          unavailable={problem?.code === 'slot_unavailable' ? windowStart : null}
          timeZone={merchant.openingHours.timeZone}
          chosen={windowStart}
          onChoose={onSchedule}
        />
      )}
    </section>
  )
}

/** Why the merchant takes scheduled orders only, null if it also delivers now. */
type Restriction = 'closed' | 'scheduled_only' | null

function findRestriction(problem: ClientProblem | null, isScheduled: boolean): Restriction {
  if (problem?.code === 'on_demand_blocked') return 'scheduled_only'
  // A scheduled order gets this code too, from a merchant who has closed by hand and takes no
  // orders at all. Then the problem is shown as an error.
  return problem?.code === 'food_err_order_merchant_closed' && !isScheduled ? 'closed' : null
}

type TimeNoticeProps = { restriction: Restriction; problem: ClientProblem | null }

function TimeNotice({ restriction, problem }: TimeNoticeProps) {
  const { t } = useTranslation('checkout')
  const { country } = useSite()
  if (restriction)
    return (
      <div className="co-gap">
        <Note kind="info">
          {t(restriction === 'closed' ? 'checkout.closedNow' : 'checkout.onlyScheduled')}
        </Note>
      </div>
    )
  if (!problem) return null
  const { title, message } = problemText(t, problem, country.locale)
  return (
    <div className="co-gap">
      <ErrorMessage title={title} message={message} />
    </div>
  )
}

type NowButtonProps = {
  merchant: Pick<Merchant, 'ETA'>
  isChosen: boolean
  onChoose: () => void
}

function NowButton({ merchant, isChosen, onChoose }: NowButtonProps) {
  const { t } = useTranslation('checkout')
  return (
    <button
      type="button"
      className={isChosen ? 'chip on' : 'chip'}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <Bike className="ic ic-16" aria-hidden />
      {merchant.ETA === null
        ? t('checkout.nowUnknown')
        : t('checkout.now', { minutes: merchant.ETA })}
    </button>
  )
}
