// Chooses when a menu draft is published: now, or at a time in the merchant's time zone.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useState } from 'react'
import { Field } from '../../../platform/field.tsx'
import { fromLocalInput, toLocalInput } from '../../../platform/merchant-time.ts'
import { useEditor } from '../editor-context.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const maxDays = 60

type PublishTimeProps = {
  /** The chosen instant; '' while no instant is chosen; null to publish now. */
  at: string | null
  onChange: (at: string | null) => void
}

export function PublishTime({ at, onChange }: PublishTimeProps) {
  const { t } = useTranslation('menu-editor')
  const { timeZone } = useEditor().state.edited.published.openingHours
  const [opened] = useState(() => Date.now())
  return (
    <fieldset className="plain">
      <legend className="b">{t('when')}</legend>
      {(['now', 'later'] as const).map((choice) => (
        <label key={choice} className="radio">
          <input
            type="radio"
            name="when"
            checked={(at === null) === (choice === 'now')}
            onChange={() => onChange(choice === 'now' ? null : '')}
          />
          {t(`whenChoice.${choice}`)}
        </label>
      ))}
      {at !== null && (
        <Field label={t('publishAt')} hint={t('merchantClock', { timeZone })}>
          {(id) => (
            <input
              id={id}
              type="datetime-local"
              min={toLocalInput(opened + minuteMs, timeZone)}
              max={toLocalInput(opened + maxDays * dayMs, timeZone)}
              value={at === '' ? '' : toLocalInput(Date.parse(at), timeZone)}
              onChange={(event) => onChange(fromLocalInput(event.target.value, timeZone) ?? '')}
            />
          )}
        </Field>
      )}
    </fieldset>
  )
}
