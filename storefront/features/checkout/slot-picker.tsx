// The half hours a kitchen offers: first the day, then the time.
import type { ClientProblem } from '@tingkat/contract/client'
import type { ScheduledOrder } from '@tingkat/ordering/cart'
import type { DeliveryWindow } from '@tingkat/ordering/schedule'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../platform/client.ts'
import { problemWords } from '../../platform/problem-words.ts'
import { useSite } from '../../platform/site.tsx'
import { formatDay, formatTime, localDate } from '../../platform/times.ts'
import { ErrorMessage } from '../../ui/error-message.tsx'
import { groupByDay } from './slots.ts'

type SlotPickerProps = {
  merchantID: string
  timeZone: string
  /** The chosen window's start, an ISO 8601 instant. */
  chosen: string | null
  onChoose: (scheduledOrder: ScheduledOrder) => void
}

export function SlotPicker({ merchantID, timeZone, chosen, onChoose }: SlotPickerProps) {
  const { t } = useTranslation('order')
  const site = useSite()
  const [windows, setWindows] = useState<DeliveryWindow[] | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [day, setDay] = useState<string | null>(chosen && localDate(chosen, timeZone))

  useEffect(() => {
    let gone = false
    void client.readTimeSlots(merchantID).then(answer => {
      if (gone) return
      if (answer.ok) setWindows(answer.data.slots)
      setProblem(answer.ok ? null : answer.problem)
    })
    return () => { gone = true }
  }, [merchantID, attempt])

  if (problem) {
    const words = problemWords(t, problem, site.country.locale)
    return <ErrorMessage title={words.title} message={words.message} retry={{ label: t('checkout.tryAgain'), run: () => setAttempt(attempt + 1) }} />
  }
  if (!windows) return <p className="mut small" role="status">{t('checkout.slotsLoading')}</p>
  const days = groupByDay(windows, timeZone)
  const shown = days.find(one => one.date === day) ?? days[0]
  if (!shown) return <p className="mut small">{t('checkout.slotsNone')}</p>
  const today = localDate(new Date(), timeZone)
  const nameOf = (date: string, window: DeliveryWindow | undefined) => date === today || !window ? t('checkout.today') : formatDay(site, window.from, timeZone)

  function choose(window: DeliveryWindow) {
    const from = formatTime(site, window.from, timeZone)
    const to = formatTime(site, window.to, timeZone)
    onChoose({
      isScheduledOrder: true,
      windowStartTime: window.from,
      windowEndTime: window.to,
      formattedDisplayDate: formatDay(site, window.from, timeZone),
      formattedDisplayTime: `${from} – ${to}`,
      error: null,
    })
  }
  return (
    <>
      <div className="chips co-gap" role="group" aria-label={t('checkout.day')}>
        {days.map(({ date, windows: [first] }) => (
          <button key={date} type="button" className={date === shown.date ? 'chip on' : 'chip'} aria-pressed={date === shown.date} onClick={() => setDay(date)}>{nameOf(date, first)}</button>
        ))}
      </div>
      <div className="slots" role="group" aria-label={t('checkout.window')}>
        {shown.windows.map(window => (
          <button key={window.from} type="button" className={window.from === chosen ? 'slot num on' : 'slot num'} aria-pressed={window.from === chosen} onClick={() => choose(window)}>
            <b>{formatTime(site, window.from, timeZone)}</b>
            {t('checkout.to', { time: formatTime(site, window.to, timeZone) })}
          </button>
        ))}
      </div>
    </>
  )
}
