// The buttons to choose when a sold-out mark ends, each with the time. One tap marks the dish or
// modifier as sold out.
import type { MerchantLive } from '@tingkat/contract/console/merchant-live'
import type { SoldOutEnd } from '@tingkat/ordering/merchant/live-ends'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useState } from 'react'
import { Field } from '../../platform/field.tsx'
import { focusAtFirst } from '../../platform/focus-at-first.ts'
import { formatMerchantTime, fromLocalInput, toLocalInput } from '../../platform/merchant-time.ts'

const day = 86_400_000
const daysMax = 366

type EndChoicesProps = {
  name: string
  ends: MerchantLive['ends']
  timeZone: string
  busy: boolean
  onChoose: (end: SoldOutEnd) => void
}

export function EndChoices({ name, ends, timeZone, busy, onChoose }: EndChoicesProps) {
  const { t, i18n } = useTranslation(['sold-out', 'site'])
  const [asksDate, setAsksDate] = useState(false)
  const timeOf = (instant: string) =>
    formatMerchantTime(t, instant, { timeZone, language: i18n.language })
  return (
    <fieldset className="plain ends">
      <legend className="sr">{t('soldOutUntil', { name })}</legend>
      {(['two_hours', 'tomorrow'] as const).map((end) => (
        <button
          key={end}
          type="button"
          className="end"
          aria-disabled={busy || undefined}
          onClick={() => onChoose(end)}
        >
          <b>{t(`end.${end}`)}</b>
          <span>{timeOf(ends[end])}</span>
        </button>
      ))}
      <button
        type="button"
        className="end"
        aria-expanded={asksDate}
        onClick={() => setAsksDate(!asksDate)}
      >
        <b>{t('end.date')}</b>
        <span>{t('end.dateHint')}</span>
      </button>
      <button
        type="button"
        className="end"
        aria-disabled={busy || undefined}
        onClick={() => onChoose('open')}
      >
        <b>{t('end.open')}</b>
        <span>{t('end.openHint')}</span>
      </button>
      {asksDate && (
        <DateChoice timeZone={timeZone} onChoose={(until) => onChoose({ until })} busy={busy} />
      )}
    </fieldset>
  )
}

type DateChoiceProps = { timeZone: string; busy: boolean; onChoose: (until: string) => void }

function DateChoice({ timeZone, busy, onChoose }: DateChoiceProps) {
  const { t } = useTranslation(['sold-out', 'site'])
  const [value, setValue] = useState('')
  const [now] = useState(() => Date.now())
  const [isFaulty, setFaulty] = useState(false)
  const until = fromLocalInput(value, timeZone)
  const isAhead =
    until !== null && Date.parse(until) > now && Date.parse(until) <= now + daysMax * day
  return (
    <form
      className="end-date"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setFaulty(!isAhead)
        if (isAhead && !busy) onChoose(until)
      }}
    >
      <Field label={t('date')} {...(isFaulty ? { hint: t('dateAhead') } : {})}>
        {(id) => (
          <input
            id={id}
            ref={focusAtFirst}
            type="datetime-local"
            value={value}
            min={toLocalInput(now, timeZone)}
            max={toLocalInput(now + daysMax * day, timeZone)}
            aria-invalid={isFaulty || undefined}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="l" busy={busy} off={!isAhead}>
        {t('mark')}
      </Button>
    </form>
  )
}
