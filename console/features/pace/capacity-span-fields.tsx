// The form of one span of a merchant's capacity: weekdays, hours and number of orders.
import { capacityMax, capacityMin, type CapacitySpan } from '@tingkat/ordering/merchant/capacity'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { IconButton } from '@tingkat/ui/icon-button.tsx'
import { Trash2 } from 'lucide-react'
import { Field } from '../../platform/field.tsx'
import { formatDays, formatHour } from './capacity-spans.ts'

type CapacitySpanFieldsProps = {
  span: CapacitySpan
  onChange: (span: CapacitySpan) => void
  onRemove: () => void
}

export function CapacitySpanFields({ span, onChange, onRemove }: CapacitySpanFieldsProps) {
  const { t } = useTranslation(['pace', 'site'])
  const from = formatHour(span.fromHour)
  const to = formatHour(span.toHour)
  return (
    <div className="capacity-span">
      <DayBoxes weekdays={span.weekdays} onChange={(weekdays) => onChange({ ...span, weekdays })} />
      <HourField
        label={t('capacity.from')}
        first={0}
        value={span.fromHour}
        onChange={(fromHour) => onChange({ ...span, fromHour })}
      />
      <HourField
        label={t('capacity.to')}
        first={1}
        value={span.toHour}
        onChange={(toHour) => onChange({ ...span, toHour })}
      />
      <Field label={t('capacity.orders')}>
        {(id) => (
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={capacityMin}
            max={capacityMax}
            value={span.orders || ''}
            onChange={(event) => onChange({ ...span, orders: Number(event.target.value) })}
          />
        )}
      </Field>
      <IconButton
        className="span-remove"
        label={t('capacity.remove', { from, to })}
        onClick={onRemove}
      >
        <Trash2 className="ic ic-24" aria-hidden />
      </IconButton>
    </div>
  )
}

type DayBoxesProps = { weekdays: readonly number[]; onChange: (weekdays: number[]) => void }

function DayBoxes({ weekdays, onChange }: DayBoxesProps) {
  const { t, i18n } = useTranslation(['pace', 'site'])
  const toggle = (day: number) =>
    onChange(
      weekdays.includes(day)
        ? weekdays.filter((other) => other !== day)
        : [...weekdays, day].toSorted((a, b) => a - b),
    )
  return (
    <fieldset className="plain">
      <legend className="sr">{t('capacity.days')}</legend>
      <div className="seg">
        {[0, 1, 2, 3, 4, 5, 6].map((day) => (
          <label key={day} className={weekdays.includes(day) ? 'on' : undefined}>
            <input
              className="sr"
              type="checkbox"
              checked={weekdays.includes(day)}
              onChange={() => toggle(day)}
            />
            <span>{formatDays([day], i18n.language)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type HourFieldProps = {
  label: string
  /** The first of the 24 hours to choose from: 0 for the start of a span, 1 for its end. */
  first: number
  value: number
  onChange: (hour: number) => void
}

function HourField({ label, first, value, onChange }: HourFieldProps) {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {Array.from({ length: 24 }, (_, index) => (
            <option key={index} value={first + index}>
              {formatHour(first + index)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
