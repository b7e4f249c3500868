// Lets the eater choose one of the merchant's delivery windows: first the day, then the half hour.
import type { ScheduledOrder } from '@tingkat/ordering/cart/cart'
import type { Point } from '@tingkat/ordering/location/location'
import type { DeliveryWindow } from '@tingkat/ordering/schedule'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { client } from '../../../platform/browser/client.ts'
import { ProblemMessage } from '../../../platform/errors/problem-message.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import { toScheduledOrder } from '../../../platform/i18n/scheduled-order.ts'
import { formatDay, formatTime, localDate } from '../../../platform/i18n/times.ts'
import { track } from '../../../platform/analytics/track.ts'
import { useRequest } from '../../../platform/browser/use-request.ts'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { groupByDay } from './slots.ts'

type SlotPickerProps = {
  merchantID: string
  /** The delivery address, which determines the offered times; undefined for pickup. */
  near?: Point | undefined
  timeZone: string
  /**
   * The start of a delivery window that has become unavailable. A new value loads the windows
   * again.
   */
  unavailable: string | null
  /** The start of the chosen delivery window, an ISO 8601 instant. */
  chosen: string | null
  onChoose: (scheduledOrder: ScheduledOrder) => void
}

export function SlotPicker({
  merchantID,
  near,
  timeZone,
  unavailable,
  chosen,
  onChoose,
}: SlotPickerProps) {
  const { t } = useTranslation(['checkout', 'problem'])
  const site = useSite()
  const { data, problem, retry } = useRequest(
    `${merchantID} ${unavailable} ${near?.latitude} ${near?.longitude}`,
    () =>
      client.readTimeSlots(
        merchantID,
        near ? { latitude: near.latitude, longitude: near.longitude } : {},
      ),
  )
  const [day, setDay] = useState<string | null>(chosen && localDate(chosen, timeZone))
  const [today] = useState(() => localDate(new Date(), timeZone))
  usePreselection(chosen === null ? data?.slots[0] : undefined, (window) =>
    onChoose(toScheduledOrder(site, window, timeZone)),
  )

  if (problem)
    return (
      <ProblemMessage problem={problem} retry={{ label: t('checkout.tryAgain'), run: retry }} />
    )
  if (!data) return <Waiting>{t('checkout.slotsLoading')}</Waiting>
  const days = groupByDay(data.slots, timeZone)
  const shownDay = days.find((slotDay) => slotDay.date === day) ?? days[0]
  if (!shownDay) return <p className="mut small">{t('checkout.slotsNone')}</p>
  const dayName = (date: string, window: DeliveryWindow | undefined) =>
    date === today || !window ? t('checkout.today') : formatDay(site, window.from, timeZone)

  function chooseDay(date: string, first: DeliveryWindow | undefined) {
    if (first)
      track({
        name: 'DELIVERY_DATE_SELECTED',
        is_schedule: true,
        timestamp: new Date(first.from).toISOString(),
      })
    setDay(date)
  }

  function choose(window: DeliveryWindow) {
    track({
      name: 'DELIVERY_TIME_SELECTED',
      is_schedule: true,
      timestamp: new Date(window.from).toISOString(),
    })
    onChoose(toScheduledOrder(site, window, timeZone))
  }
  return (
    <>
      <fieldset className="co-set chips co-gap">
        <legend className="sr">{t('checkout.day')}</legend>
        {days.map(({ date, windows: [first] }) => (
          <button
            key={date}
            type="button"
            className={date === shownDay.date ? 'chip on' : 'chip'}
            aria-pressed={date === shownDay.date}
            onClick={() => chooseDay(date, first)}
          >
            {dayName(date, first)}
          </button>
        ))}
      </fieldset>
      <fieldset className="co-set slots">
        <legend className="sr">{t('checkout.window')}</legend>
        {shownDay.windows.map((window) => (
          <button
            key={window.from}
            type="button"
            className={window.from === chosen ? 'slot num on' : 'slot num'}
            aria-pressed={window.from === chosen}
            onClick={() => choose(window)}
          >
            <b>{formatTime(site, window.from, timeZone)}</b>
            {t('checkout.to', { time: formatTime(site, window.to, timeZone) })}
          </button>
        ))}
      </fieldset>
    </>
  )
}

/**
 * Chooses `window` as soon as the delivery windows are loaded, so that a scheduled order has a time
 * from the start.
 */
function usePreselection(
  window: DeliveryWindow | undefined,
  choose: (window: DeliveryWindow) => void,
): void {
  const latestChoose = useRef(choose)
  useEffect(() => {
    latestChoose.current = choose
  })
  useEffect(() => {
    if (window) latestChoose.current(window)
  }, [window])
}
