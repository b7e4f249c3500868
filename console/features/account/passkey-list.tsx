// Lists the person's passkeys. The person can add passkeys, and delete all but the last one.
import type { StaffMe } from '@tingkat/contract/console/staff'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../platform/client.ts'
import { Field } from '../../platform/field.tsx'
import { formatTime } from '../../platform/format-time.ts'
import { makePasskey, suggestPasskeyName } from '../../platform/log-in/passkeys.ts'
import { problemText } from '../../platform/problem-text.ts'
import { useAction } from '../../platform/use-action.ts'

const passkeysMax = 10

export function PasskeyList({ passkeys }: { passkeys: StaffMe['passkeys'] }) {
  const { t, i18n } = useTranslation(['account', 'site'])
  const { revalidate } = useRevalidator()
  const remove = useAction<unknown>()
  return (
    <section className="stack">
      <h2 className="h3">{t('passkeys.title')}</h2>
      {passkeys.length === 0 && <p className="mut">{t('passkeys.none')}</p>}
      <ul className="box">
        {passkeys.map(({ passkeyID, name, createdAt, lastUsedAt }) => (
          <li key={passkeyID}>
            <KeyRound className="ic" aria-hidden />
            <span className="grow">
              <b>{name}</b>
              <small>
                {t('passkeys.made', { time: formatTime(createdAt, i18n.language) })}
                {lastUsedAt && (
                  <> · {t('passkeys.used', { time: formatTime(lastUsedAt, i18n.language) })}</>
                )}
              </small>
            </span>
            {passkeys.length > 1 && (
              <Button
                kind="quiet"
                size="s"
                aria-label={`${t('site:remove')}: ${name}`}
                busy={remove.busy}
                onClick={() =>
                  remove.start(
                    () => client.deletePasskey(passkeyID),
                    () => void revalidate(),
                  )
                }
              >
                {t('site:remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {remove.problem && <Note kind="error">{problemText(t, remove.problem)}</Note>}
      {passkeys.length < passkeysMax && <NewPasskey onMade={() => void revalidate()} />}
    </section>
  )
}

/**
 * The form that adds a passkey: a field for its name, and a button that opens the browser's dialog
 * for passkeys.
 */
export function NewPasskey({ onMade }: { onMade: () => void }) {
  const { t } = useTranslation(['account', 'site'])
  const [name, setName] = useState(suggestPasskeyName)
  const make = useAction<unknown>()

  async function submit(event: React.SyntheticEvent) {
    event.preventDefault()
    const made = await make.run(async () => {
      const answer = await makePasskey(client.readPasskeyOptions())
      return answer.ok ? await client.addPasskey({ ...answer.data, name }) : answer
    })
    if (made) onMade()
  }

  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <Field label={t('passkeys.name')}>
        {(id) => (
          <input
            id={id}
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={60}
            required
          />
        )}
      </Field>
      {make.problem && <Note kind="error">{problemText(t, make.problem)}</Note>}
      <Button type="submit" busy={make.busy}>
        <KeyRound className="ic" aria-hidden />
        {t('passkeys.add')}
      </Button>
    </form>
  )
}
