// The list of special days, on which the merchant is closed or has other opening hours. The list
// proposes public holidays, which have no effect until staff choose them.
import type { MerchantHours, PublicHoliday } from '@tingkat/contract/console/merchant-hours'
import type { Holiday } from '@tingkat/ordering/merchant/merchant'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { SpansText } from './spans-text.tsx'
import { DayDialog } from './day-dialog.tsx'
import { dateName } from './weekday-name.ts'

type SpecialDaysProps = {
  hours: MerchantHours
  days: readonly Holiday[]
  lastOrderMinutes: number
  /**
   * Sets the special day for all merchants of the person; null if the person has only this
   * merchant.
   */
  onApplyToAll: ((day: Holiday) => void) | null
  onChange: (days: Holiday[]) => void
}

/** The API accepts at most this many special days. */
const specialDaysMax = 60

export function SpecialDays({
  hours,
  days,
  lastOrderMinutes,
  onApplyToAll,
  onChange,
}: SpecialDaysProps) {
  const { t, i18n } = useTranslation(['hours', 'site'])
  const [edited, setEdited] = useState<Holiday | null>(null)
  const holidayOf = (date: string) => hours.publicHolidays.find((each) => each.date === date)
  const open = hours.publicHolidays.filter(({ date }) => !days.some((day) => day.date === date))
  const nameOf = (holiday: PublicHoliday) =>
    holiday.isEstimated ? t('estimated', { name: holiday.name }) : holiday.name
  const put = (day: Holiday) =>
    onChange(
      [...days.filter(({ date }) => date !== day.date && date !== edited?.date), day].toSorted(
        (a, b) => (a.date < b.date ? -1 : 1),
      ),
    )
  return (
    <section className="panel special" aria-labelledby="special-days">
      <h2 id="special-days" className="k-22">
        {t('special.title')}
      </h2>
      {days.length === 0 && <p className="k-16 mut">{t('special.none')}</p>}
      <ul>
        {days.map((day) => {
          const holiday = holidayOf(day.date)
          return (
            <li key={day.date} className="special-day">
              <p className="grow">
                <b className="k-18">{dateName(day.date, i18n.language)}</b>
                {holiday && <span className="k-16">{nameOf(holiday)}</span>}
                <span className="k-16 mut">
                  <SpansText spans={day.spans} />
                </span>
              </p>
              <Button kind="secondary" size="l" onClick={() => setEdited(day)}>
                {t('special.edit')}
                <span className="sr">{dateName(day.date, i18n.language)}</span>
              </Button>
              <Button
                kind="quiet"
                size="l"
                onClick={() => onChange(days.filter(({ date }) => date !== day.date))}
              >
                {t('site:remove')}
                <span className="sr">{dateName(day.date, i18n.language)}</span>
              </Button>
            </li>
          )
        })}
      </ul>
      <Button
        size="l"
        wide
        kind="secondary"
        off={days.length >= specialDaysMax}
        onClick={() => days.length < specialDaysMax && setEdited({ date: '', spans: [] })}
      >
        <CalendarPlus className="ic ic-24" aria-hidden />
        {t('special.add')}
      </Button>
      {open.length > 0 && (
        <>
          <h3 className="k-18">{t('holidays.title')}</h3>
          <p className="k-16 mut">{t('holidays.text')}</p>
          <ul>
            {open.map((holiday) => (
              <li key={`${holiday.date} ${holiday.name}`} className="special-day">
                <p className="grow">
                  <b className="k-18">{dateName(holiday.date, i18n.language)}</b>
                  <span className="k-16">{nameOf(holiday)}</span>
                </p>
                <Button
                  kind="secondary"
                  size="l"
                  onClick={() => setEdited({ date: holiday.date, spans: [] })}
                >
                  {t('holidays.take')}
                  <span className="sr">{holiday.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {edited && (
        <DayDialog
          hours={hours}
          day={edited}
          taken={days}
          lastOrderMinutes={lastOrderMinutes}
          onClose={() => setEdited(null)}
          onSave={(day) => {
            put(day)
            setEdited(null)
          }}
          onApplyToAll={
            onApplyToAll &&
            ((day) => {
              setEdited(null)
              onApplyToAll(day)
            })
          }
        />
      )}
    </section>
  )
}
