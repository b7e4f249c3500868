// When the food should come: now, or in one of the kitchen's half hours.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Cart, ScheduledOrder } from '@tingkat/ordering/cart/cart'
import { Bike, CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemWords } from '../../../platform/words/problem-words.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { track } from '../../../platform/analytics/track.ts'
import { ErrorMessage } from '../../../ui/error-message.tsx'
import { Note } from '../../../ui/note.tsx'
import { SlotPicker } from './slot-picker.tsx'

type DeliveryTimePanelProps = {
  cart: Cart
  /** The quote's objection to the time, if it has one. */
  problem: ClientProblem | null
  onSchedule: (scheduledOrder: ScheduledOrder | null) => void
}

export function DeliveryTimePanel({ cart, problem, onSchedule }: DeliveryTimePanelProps) {
  const { t } = useTranslation('checkout')
  const { country } = useSite()
  const scheduled = cart.scheduledOrder?.isScheduledOrder ?? false
  // Closed by hand takes no order for later either: then the words say so.
  const closed = problem?.code === 'food_err_order_merchant_closed' && !scheduled
  const onlyScheduled = problem?.code === 'on_demand_blocked' || closed
  const [choosing, setChoosing] = useState(scheduled)
  const open = choosing || scheduled || onlyScheduled
  const merchant = cart.merchants[0]?.merchant
  if (!merchant) return null
  const words = problem && problemWords(t, problem, country.locale)

  function now() {
    const told = { is_schedule: false, timestamp: new Date().toISOString() }
    track({ name: 'DELIVERY_DATE_SELECTED', ...told })
    track({ name: 'DELIVERY_TIME_SELECTED', ...told })
    setChoosing(false)
    onSchedule(null)
  }
  return (
    <section className="panel" id="co-time" tabIndex={-1} aria-labelledby="co-time-title">
      <h2 id="co-time-title">{t('checkout.when')}</h2>
      <fieldset className="co-set row co-gap co-wrap">
        <legend className="sr">{t('checkout.when')}</legend>
        {!onlyScheduled && (
          <button
            type="button"
            className={open ? 'chip' : 'chip on'}
            aria-pressed={!open}
            onClick={now}
          >
            <Bike className="ic ic-16" aria-hidden />
            {merchant.ETA === null
              ? t('checkout.nowUnknown')
              : t('checkout.now', { minutes: merchant.ETA })}
          </button>
        )}
        <button
          type="button"
          className={open ? 'chip on' : 'chip'}
          aria-pressed={open}
          onClick={() => setChoosing(true)}
        >
          <CalendarClock className="ic ic-16" aria-hidden />
          {t('checkout.schedule')}
        </button>
      </fieldset>
      {onlyScheduled && (
        <div className="co-gap">
          <Note kind="info">{t(closed ? 'checkout.closedNow' : 'checkout.onlyScheduled')}</Note>
        </div>
      )}
      {words && !onlyScheduled && (
        <div className="co-gap">
          <ErrorMessage title={words.title} message={words.message} />
        </div>
      )}
      {open && (
        <SlotPicker
          merchantID={merchant.ID}
          slipped={
            problem?.code === 'slot_unavailable'
              ? (cart.scheduledOrder?.windowStartTime ?? null)
              : null
          }
          timeZone={merchant.openingHours.timeZone}
          chosen={cart.scheduledOrder?.windowStartTime ?? null}
          onChoose={onSchedule}
        />
      )}
    </section>
  )
}
