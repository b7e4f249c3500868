// The form with which the operator pauses a country or area: what the pause stops, where, for how
// long, and the reason that eaters read.
import type { AreaPauseList } from '@tingkat/contract/console/area-pause'
import type { Point } from '@tingkat/ordering/location/location'
import { areaPauseEffects, type AreaPauseEffect } from '@tingkat/ordering/merchant/area-pause'
import { roles } from '@tingkat/ordering/permissions'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useState } from 'react'
import { CountrySelect } from '../../platform/country-select.tsx'
import { deskClient } from '../../platform/desk-client.ts'
import { Field } from '../../platform/field.tsx'
import { useMe } from '../../platform/me-context.ts'
import { countriesOf } from '../../platform/own-scopes.ts'
import { problemText } from '../../platform/problem-text.ts'
import { Segments } from '../../platform/segments.tsx'
import { useAction } from '../../platform/use-action.ts'
import { AreaChoice } from './area-choice.tsx'

/** The durations to choose from, in hours. */
const durations = [0.5, 1, 2, 4, 8, 24] as const
const noteMax = 200

export function PauseForm({ onSet }: { onSet: () => void }) {
  const { t } = useTranslation(['pauses', 'site'])
  const countries = countriesOf(
    useMe().memberships.filter(({ role }) => roles[role].permissions.includes('live.set')),
  )
  const [country, setCountry] = useState(countries[0])
  const [effect, setEffect] = useState<AreaPauseEffect>('orders')
  const [kind, setKind] = useState<'country' | 'area'>('area')
  const [area, setArea] = useState<Point[]>([])
  const [duration, setDuration] = useState<number>(1)
  const [note, setNote] = useState('')
  const [setCount, setSetCount] = useState(0)
  const set = useAction<AreaPauseList>()
  if (!country) return null
  const isComplete = note.trim() !== '' && (kind === 'country' || area.length >= 3)

  function submit() {
    if (!country || !isComplete) return
    const body = {
      country,
      effect,
      area: kind === 'country' ? null : area,
      minutes: duration * 60,
      note: note.trim(),
    }
    set.start(
      (actionID) => deskClient.setPause({ actionID, ...body }),
      () => {
        setNote('')
        setArea([])
        setSetCount(setCount + 1)
        onSet()
      },
    )
  }

  return (
    <section className="card stack-l" aria-labelledby="new-pause">
      <h2 className="h2" id="new-pause" tabIndex={-1}>
        {t('new')}
      </h2>
      <EffectChoice effect={effect} onChange={setEffect} />
      {countries.length > 1 && (
        <CountrySelect
          countries={countries}
          value={country}
          onChange={(code) => {
            setCountry(code)
            setArea([])
          }}
        />
      )}
      <Segments
        label={t('where')}
        isLabelShown
        segments={[
          { value: 'area', label: t('kind.area') },
          { value: 'country', label: t('kind.country') },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === 'area' && (
        <AreaChoice
          key={`${country} ${setCount}`}
          country={country}
          area={area}
          onChange={setArea}
        />
      )}
      <DurationChoice hours={duration} onChange={setDuration} />
      <Field label={t('note')} hint={t('noteHint')}>
        {(id) => (
          <input
            id={id}
            maxLength={noteMax}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {set.problem && <Note kind="error">{problemText(t, set.problem)}</Note>}
      <Button kind="danger" wide busy={set.busy} off={!isComplete} onClick={submit}>
        {t(`set.${effect}`)}
      </Button>
    </section>
  )
}

type EffectChoiceProps = { effect: AreaPauseEffect; onChange: (effect: AreaPauseEffect) => void }

function EffectChoice({ effect, onChange }: EffectChoiceProps) {
  const { t } = useTranslation('pauses')
  return (
    <div className="stack">
      <Segments
        label={t('stops')}
        isLabelShown
        segments={areaPauseEffects.map((value) => ({ value, label: t(`effect.${value}`) }))}
        value={effect}
        onChange={onChange}
      />
      <p className="hint" aria-live="polite">
        {t(`effectHint.${effect}`)}
      </p>
    </div>
  )
}

type DurationChoiceProps = { hours: number; onChange: (hours: number) => void }

function DurationChoice({ hours, onChange }: DurationChoiceProps) {
  const { t } = useTranslation('pauses')
  return (
    <Segments
      label={t('duration')}
      isLabelShown
      segments={durations.map((value) => ({
        value: value as number,
        label: value < 1 ? t('minutes', { number: value * 60 }) : t('hours', { number: value }),
      }))}
      value={hours}
      onChange={onChange}
    />
  )
}
