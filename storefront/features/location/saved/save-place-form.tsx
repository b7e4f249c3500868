// Keeping the chosen address: as home, as work, or under a name of its own.
import {
  placeKinds,
  savedPlaceLabelMax,
  type PlaceKind,
} from '@tingkat/ordering/location/saved-place'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { kindIcons } from './saved-place-row.tsx'

type SavePlaceFormProps = {
  place: string
  /** Kinds of which there is one already. */
  taken: readonly PlaceKind[]
  busy: boolean
  onCancel: () => void
  onSave: (kind: PlaceKind, label: string) => Promise<void>
}

export function SavePlaceForm({ place, taken, busy, onCancel, onSave }: SavePlaceFormProps) {
  const { t } = useTranslation('location')
  const [kind, setKind] = useState<PlaceKind>(
    () => placeKinds.find((one) => !taken.includes(one)) ?? 'other',
  )
  const [label, setLabel] = useState('')
  return (
    <form
      className="ap-keep"
      onSubmit={(event) => {
        event.preventDefault()
        void onSave(kind, label.trim())
      }}
    >
      <fieldset className="ap-kinds">
        <legend className="field-l">{t('saved.keep', { place })}</legend>
        {placeKinds.map((one, index) => {
          const Icon = kindIcons[one]
          return (
            <label key={one} className={one === kind ? 'chip on' : 'chip'}>
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- The form has just been asked for. */}
              <input
                className="sr"
                type="radio"
                name="kind"
                value={one}
                checked={one === kind}
                disabled={taken.includes(one)}
                autoFocus={index === placeKinds.indexOf(kind)}
                onChange={() => setKind(one)}
              />
              <Icon className="ic ic-16" aria-hidden />
              {t(`saved.${one}`)}
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
