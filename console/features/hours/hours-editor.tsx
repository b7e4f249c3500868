// The form of a merchant's weekly opening hours and special days, which are saved together.
import { Button } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'
import { useState } from 'react'
import type { ClientProblem } from '@tingkat/contract/client'
import type { MerchantHours } from '@tingkat/contract/console/merchant-hours'
import { Field } from '../../platform/field.tsx'
import { problemText } from '../../platform/problem-text.ts'
import { useWorkplace } from '../../platform/workplace-context.ts'
import { AffectedOrders } from './affected-orders.tsx'
import { SpecialDays } from './special-days.tsx'
import { findSpanFaults, sortSpans } from './spans.ts'
import { useHours, type HoursDraft } from './use-hours.ts'
import { WeekTable } from './week-table.tsx'

/** The choices for the time of the last order, in minutes before closing. */
const lastOrderChoices = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120]

export function HoursEditor({ merchantID }: { merchantID: string }) {
  const { t } = useTranslation(['hours', 'site'])
  const state = useHours(merchantID)
  const { hours, problem, read } = state
  if (hours) return <HoursForm hours={hours} state={state} />
  if (!problem) return null
  return (
    <EmptyState
      title={t('site:failure.title')}
      action={<Button onClick={() => void read()}>{t('site:failure.retry')}</Button>}
    >
      {problemText(t, problem)}
    </EmptyState>
  )
}

const draftOf = ({ weekly, lastOrderMinutes, specialDays }: MerchantHours): HoursDraft => ({
  weekly,
  lastOrderMinutes,
  specialDays,
})

type HoursFormProps = { hours: MerchantHours; state: ReturnType<typeof useHours> }

function HoursForm({ hours, state }: HoursFormProps) {
  const { t } = useTranslation(['hours', 'site'])
  const { merchants } = useWorkplace()
  const showToast = useToast()
  const [edited, setEdited] = useState<HoursDraft | null>(null)
  const draft = edited ?? draftOf(hours)
  const isFaulty = findSpanFaults(draft.weekly).length > 0
  const { waiting, busy, problem } = state
  const change = (fields: Partial<HoursDraft>) => setEdited({ ...draft, ...fields })
  const onSaved = (isSaved: boolean) => {
    if (!isSaved) return
    setEdited(null)
    showToast({ text: t('saved') })
  }

  async function save() {
    if (isFaulty) return
    onSaved(await state.save({ ...draft, weekly: draft.weekly.map(sortSpans) }))
  }

  return (
    <div className="with-pace hours">
      <section className="panel" aria-labelledby="weekly-hours">
        <div className="board-tools">
          <h2 id="weekly-hours" className="k-22">
            {t('weekly')}
          </h2>
          <LastOrder
            value={draft.lastOrderMinutes}
            onChange={(lastOrderMinutes) => change({ lastOrderMinutes })}
          />
        </div>
        <WeekTable
          weekly={draft.weekly}
          lastOrderMinutes={draft.lastOrderMinutes}
          onChange={(weekly) => change({ weekly })}
        />
      </section>
      <SpecialDays
        hours={hours}
        days={draft.specialDays}
        lastOrderMinutes={draft.lastOrderMinutes}
        onChange={(specialDays) => change({ specialDays })}
        onApplyToAll={
          // The button that saves a special day for all merchants appears only if nothing else on
          // the page is unsaved, so that only the day is saved.
          merchants.length > 1 && edited === null
            ? (day) =>
                void (async () =>
                  onSaved(
                    await state.applyToAll(
                      day,
                      merchants.map(({ ID }) => ID),
                    ),
                  ))()
            : null
        }
      />
      <div className="save-bar">
        {problem && <SaveProblem problem={problem} onReload={() => void state.read()} />}
        {isFaulty && <p className="hint err">{t('faulty')}</p>}
        {edited && (
          <>
            <p className="k-16 grow">{t('unsaved')}</p>
            <Button kind="secondary" size="l" onClick={() => setEdited(null)}>
              {t('discard')}
            </Button>
            <Button size="l" busy={busy} off={isFaulty} onClick={() => void save()}>
              {t('site:save')}
            </Button>
          </>
        )}
      </div>
      {waiting && (
        <AffectedOrders
          orders={waiting.orders}
          timeZone={hours.timeZone}
          busy={busy}
          onClose={state.cancel}
          onDecide={(decisions) => void (async () => onSaved(await waiting.decide(decisions)))()}
        />
      )}
    </div>
  )
}

function SaveProblem({ problem, onReload }: { problem: ClientProblem; onReload: () => void }) {
  const { t } = useTranslation(['hours', 'site'])
  if (problem.code !== 'revision_conflict')
    return <Note kind="error">{problemText(t, problem)}</Note>
  return (
    <Note kind="error">
      {t('conflict')}{' '}
      <Button kind="secondary" onClick={onReload}>
        {t('reload')}
      </Button>
    </Note>
  )
}

function LastOrder({ value, onChange }: { value: number; onChange: (minutes: number) => void }) {
  const { t } = useTranslation(['hours', 'site'])
  const choices = [...new Set([...lastOrderChoices, value])].toSorted((a, b) => a - b)
  return (
    <Field label={t('lastOrder.label')}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {choices.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? t('lastOrder.none') : t('lastOrder.before', { number: minutes })}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
