// Form that saves the chosen address as home, as work, or with a label.
import {
  placeKinds,
  savedPlaceLabelMax,
  type PlaceKind,
} from '@tingkat/ordering/location/saved-place'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { kindIcons } from './saved-place-row.tsx'

type SavePlaceFormProps = {
  /** Name of the address. */
  place: string
  /** Kinds that allow only one place (home and work) and already have one. */
  takenKinds: readonly PlaceKind[]
  busy: boolean
  onCancel: () => void
  onSave: (kind: PlaceKind, label: string) => Promise<void>
}

export function SavePlaceForm({ place, takenKinds, busy, onCancel, onSave }: SavePlaceFormProps) {
  const { t } = useTranslation('address')
  const [kind, setKind] = useState<PlaceKind>(
    () => placeKinds.find((candidate) => !takenKinds.includes(candidate)) ?? 'other',
  )
  const [label, setLabel] = useState('')
  const kinds = useRef<HTMLFieldSetElement>(null)
  // The eater has just opened the form, so the chosen radio button takes the focus.
  useEffect(() => kinds.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [])
  return (
    <form
      className="ap-keep"
      onSubmit={(event) => {
        event.preventDefault()
        void onSave(kind, label.trim())
      }}
    >
      <fieldset ref={kinds} className="ap-kinds">
        <legend className="field-l">{t('saved.keep', { place })}</legend>
        {placeKinds.map((option) => {
          const Icon = kindIcons[option]
          return (
            <label key={option} className={option === kind ? 'chip on' : 'chip'}>
              <input
                className="sr"
                type="radio"
                name="kind"
                value={option}
                checked={option === kind}
                disabled={takenKinds.includes(option)}
                onChange={() => setKind(option)}
              />
              <Icon className="ic ic-16" aria-hidden />
              {t(`saved.${option}`)}
            </label>
          )
        })}
      </fieldset>
      <div className="field">
        <label htmlFor="saved-label">{t('saved.label')}</label>
        <div className="input">
          <input
            id="saved-label"
            value={label}
            maxLength={savedPlaceLabelMax}
            autoComplete="off"
            placeholder={t('saved.labelExample')}
            onChange={(event) => setLabel(event.target.value)}
          />
        </div>
      </div>
      <div className="row">
        <Button type="submit" size="s" busy={busy}>
          {t('saved.save')}
        </Button>
        <Button kind="quiet" size="s" onClick={onCancel}>
          {t('saved.cancel')}
        </Button>
      </div>
    </form>
  )
}
