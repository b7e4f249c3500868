// The table of weekly hours: a row for each day, with opening spans to edit and to copy to other
// days.
import type { OpeningSpan } from '@tingkat/ordering/merchant/merchant'
import { Button } from '@tingkat/ui/button.tsx'
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { SpanFields } from './span-fields.tsx'
import { findSpanFaults, sortSpans } from './spans.ts'
import { SpansText } from './spans-text.tsx'
import { weekdayName } from './weekday-name.ts'

type Week = OpeningSpan[][]
type WeekTableProps = {
  weekly: Week
  lastOrderMinutes: number
  /**
   * Whether the spans are the serving times of a menu category, not the merchant's opening hours.
   */
  isServing?: boolean
  onChange: (weekly: Week) => void
}

export function WeekTable({
  weekly,
  lastOrderMinutes,
  isServing = false,
  onChange,
}: WeekTableProps) {
  const { t, i18n } = useTranslation(['hours', 'site'])
  const [open, setOpen] = useState<number | null>(null)
  const faults = findSpanFaults(weekly)
  const change = (day: number, spans: OpeningSpan[]) =>
    onChange(weekly.map((before, index) => (index === day ? spans : before)))
  return (
    <ul>
      {weekly.map((spans, day) => {
        const name = weekdayName(day, i18n.language)
        const ofDay = new Map(
          faults.flatMap((fault) =>
            fault.day === day ? [[fault.index, fault.kind] as const] : [],
          ),
        )
        return (
          <li key={name} className="day">
            <button
              type="button"
              className="day-head"
              aria-expanded={open === day}
              onClick={() => setOpen(open === day ? null : day)}
            >
              <b>{name}</b>
              <span className={ofDay.size > 0 ? 'bad' : undefined}>
                <SpansText spans={sortSpans(spans)} isServing={isServing} />
              </span>
              <ChevronDown className="ic ic-24" aria-hidden />
            </button>
            {open === day && (
              <div className="day-edit">
                <SpanFields
                  name={name}
                  spans={spans}
                  lastOrderMinutes={lastOrderMinutes}
                  faults={ofDay}
                  isServing={isServing}
                  onChange={(next) => change(day, next)}
                />
                {spans.length > 0 && (
                  <Button kind="secondary" size="l" onClick={() => change(day, [])}>
                    {t(isServing ? 'serving.noneAllDay' : 'closedAllDay')}
                  </Button>
                )}
                <CopyToDays
                  day={day}
                  onCopy={(days) =>
                    onChange(
                      weekly.map((before, index) =>
                        days.includes(index) ? spans.map((span) => ({ ...span })) : before,
                      ),
                    )
                  }
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function CopyToDays({ day, onCopy }: { day: number; onCopy: (days: number[]) => void }) {
  const { t, i18n } = useTranslation(['hours', 'site'])
  const [days, setDays] = useState<number[]>([])
  const [isCopied, setCopied] = useState(false)
  const others = Array.from({ length: 7 }, (_, index) => index).filter((index) => index !== day)
  return (
    <fieldset className="plain">
      <legend className="k-18">{t('copy.title')}</legend>
      <div className="copy-days">
        {others.map((other) => (
          <CheckBox
            key={other}
            label={weekdayName(other, i18n.language)}
            checked={days.includes(other)}
            onChange={(on) => {
              setCopied(false)
              setDays(on ? [...days, other] : days.filter((each) => each !== other))
            }}
          />
        ))}
      </div>
      <Button
        kind="secondary"
        size="l"
        off={days.length === 0}
        done={isCopied}
        onClick={() => {
          if (days.length === 0) return
          onCopy(days)
          setCopied(true)
        }}
      >
        {t(isCopied ? 'copy.done' : 'copy.do')}
      </Button>
    </fieldset>
  )
}
