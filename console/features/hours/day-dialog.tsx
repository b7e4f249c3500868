// The form of one special day: its date, and whether the merchant is closed or has other hours.
import type { MerchantHours } from '@tingkat/contract/console/merchant-hours'
import type { Holiday } from '@tingkat/ordering/merchant/merchant'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { useState } from 'react'
import { Field } from '../../platform/field.tsx'
import { Segments } from '../../platform/segments.tsx'
import { SpanFields } from './span-fields.tsx'
import { findSpanFaults, sortSpans } from './spans.ts'
import { dateName } from './weekday-name.ts'

type DayDialogProps = {
  hours: MerchantHours
  day: Holiday
  taken: readonly Holiday[]
  lastOrderMinutes: number
  onClose: () => void
  onSave: (day: Holiday) => void
  onApplyToAll: ((day: Holiday) => void) | null
}

export function DayDialog({
  hours,
  day,
  taken,
  lastOrderMinutes,
  onClose,
  onSave,
  onApplyToAll,
}: DayDialogProps) {
  const { t, i18n } = useTranslation(['hours', 'site'])
  const [date, setDate] = useState(day.date)
  const [spans, setSpans] = useState(day.spans)
  const [hasTried, setTried] = useState(false)
  const found = findSpanFaults([spans])
  const faults = new Map(found.map(({ index, kind }) => [index, kind] as const))
  const isTaken = date !== day.date && taken.some((other) => other.date === date)
  const isInRange = date >= hours.today && date <= hours.lastDate
  const isFine = isInRange && !isTaken && found.length === 0

  function finish(done: (day: Holiday) => void) {
    setTried(true)
    if (isFine) done({ date, spans: sortSpans(spans) })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={day.date ? dateName(day.date, i18n.language) : t('special.add')}
      footer={
        <>
          <Button size="l" wide onClick={() => finish(onSave)}>
            {t('special.put')}
          </Button>
          {onApplyToAll && (
            <Button size="l" wide kind="secondary" onClick={() => finish(onApplyToAll)}>
              {t('special.applyToAll')}
            </Button>
          )}
        </>
      }
    >
      <div className="hours stack-l">
        <Field label={t('special.date')}>
          {(id) => (
            <input
              id={id}
              type="date"
              min={hours.today}
              max={hours.lastDate}
              value={date}
              onChange={(event) => setDate(event.target.value)}
            />
          )}
        </Field>
        <Segments
          label={t('special.kind')}
          segments={[
            { value: 'closed', label: t('closed') },
            { value: 'own', label: t('special.own') },
          ]}
          value={spans.length === 0 ? 'closed' : 'own'}
          onChange={(kind) => setSpans(kind === 'closed' ? [] : [{ from: '10:00', to: '22:00' }])}
        />
        {spans.length > 0 && (
          <SpanFields
            name={date}
            spans={spans}
            lastOrderMinutes={lastOrderMinutes}
            faults={faults}
            onChange={setSpans}
          />
        )}
        {hasTried && isTaken && <Note kind="error">{t('special.taken')}</Note>}
        {hasTried && !isTaken && !isInRange && (
          <Note kind="error">
            {t('special.range', { date: dateName(hours.lastDate, i18n.language) })}
          </Note>
        )}
      </div>
    </Dialog>
  )
}
