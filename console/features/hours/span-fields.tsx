// The form of a day's opening spans, each from one time to another. Staff change, add and remove
// them.
import type { OpeningSpan } from '@tingkat/ordering/merchant/merchant'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { IconButton } from '@tingkat/ui/icon-button.tsx'
import { Plus, Trash2 } from 'lucide-react'
import { Field } from '../../platform/field.tsx'
import { endsNextDay, lastOrderOf, minutesOf, servingSpansMax, spansMax } from './spans.ts'

type SpanFieldsProps = {
  /** The name of the day, used in the labels of the fields. */
  name: string
  spans: readonly OpeningSpan[]
  lastOrderMinutes: number
  /** The fault of each faulty span, by the span's index. */
  faults: ReadonlyMap<number, 'empty' | 'overlap'>
  isServing?: boolean
  onChange: (spans: OpeningSpan[]) => void
}

/** Returns a span to add: an hour after the last one, or 10:00 to 22:00 for a day without spans. */
function nextSpan(spans: readonly OpeningSpan[]): OpeningSpan {
  const last = spans.at(-1)
  if (!last) return { from: '10:00', to: '22:00' }
  const from = Math.min(minutesOf(last.to) + 60, 22 * 60)
  const text = `${String(Math.floor(from / 60)).padStart(2, '0')}:00`
  return { from: text, to: from < 21 * 60 ? '22:00' : '24:00' }
}

export function SpanFields({
  name,
  spans,
  lastOrderMinutes,
  faults,
  isServing = false,
  onChange,
}: SpanFieldsProps) {
  const { t } = useTranslation(['hours', 'site'])
  const replace = (at: number, change: Partial<OpeningSpan>) =>
    onChange(spans.map((span, index) => (index === at ? { ...span, ...change } : span)))
  return (
    <div className="spans">
      {spans.map((span, index) => (
        <div key={index} className="span">
          <TimeField
            label={t('from')}
            value={span.from}
            onChange={(from) => replace(index, { from })}
          />
          <TimeField
            label={t('to')}
            // An `<input type="time">` cannot show 24:00.
            value={span.to === '24:00' ? '00:00' : span.to}
            onChange={(to) => replace(index, { to: to === '00:00' ? '24:00' : to })}
          />
          <IconButton
            className="span-remove"
            label={t('removeSpan', { from: span.from, to: span.to, day: name })}
            onClick={() => onChange(spans.filter((_, at) => at !== index))}
          >
            <Trash2 className="ic ic-24" aria-hidden />
          </IconButton>
          <SpanWords
            span={span}
            lastOrderMinutes={lastOrderMinutes}
            isServing={isServing}
            fault={faults.get(index)}
          />
        </div>
      ))}
      {spans.length < (isServing ? servingSpansMax : spansMax) && (
        <Button kind="secondary" size="l" onClick={() => onChange([...spans, nextSpan(spans)])}>
          <Plus className="ic ic-24" aria-hidden />
          {t('addSpan')}
        </Button>
      )}
    </div>
  )
}

type SpanWordsProps = {
  span: OpeningSpan
  lastOrderMinutes: number
  isServing: boolean
  fault: 'empty' | 'overlap' | undefined
}

function SpanWords({ span, lastOrderMinutes, isServing, fault }: SpanWordsProps) {
  const { t } = useTranslation(['hours', 'site'])
  if (fault)
    return (
      <p className="span-words hint err" role="alert">
        {t(`fault.${fault}`)}
      </p>
    )
  if (isServing)
    return (
      <p className="span-words k-16 mut">
        {t(endsNextDay(span) ? 'serving.nextDay' : 'serving.sameDay', span)}
      </p>
    )
  const lastOrder = lastOrderOf(span, lastOrderMinutes)
  const words = [t(endsNextDay(span) ? 'words.nextDay' : 'words.sameDay', span)]
  if (lastOrder === null) words.push(t('words.noOrder'))
  else if (lastOrderMinutes > 0) words.push(t('words.lastOrder', { time: lastOrder }))
  return <p className="span-words k-16 mut">{words.join(' ')}</p>
}

type TimeFieldProps = { label: string; value: string; onChange: (value: string) => void }

function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          type="time"
          step={300}
          required
          value={value}
          // A time field that is not fully typed has an empty value. The empty value is not passed
          // on, because it would clear the field.
          onChange={(event) => event.target.value && onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
