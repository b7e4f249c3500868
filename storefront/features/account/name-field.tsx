// The form field that shows and changes the eater's name.
import type { User } from '@tingkat/contract/account'
import { useState, type FormEvent } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { client } from '../../platform/browser/client.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useSite } from '../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'

type NameFieldProps = { name: string; onSaved: (user: User) => void }

export function NameField({ name, onSaved }: NameFieldProps) {
  const { t } = useTranslation(['account', 'problem'])
  const { country } = useSite()
  const toast = useToast()
  const [typed, setTyped] = useState(name)
  const [busy, setBusy] = useState(false)
  const off = typed.trim() === '' || typed.trim() === name

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy || off) return
    setBusy(true)
    const answer = await client.changeMe({ name: typed.trim() })
    setBusy(false)
    if (answer.ok) {
      setTyped(answer.data.name)
      onSaved(answer.data)
      toast({ text: t('profile.nameSaved') })
    } else {
      toast({ kind: 'error', text: problemText(t, answer.problem, country.locale).title })
    }
  }

  return (
    <form className="field" onSubmit={(event) => void save(event)} noValidate>
      <label htmlFor="profile-name">{t('login.name')}</label>
      <div className="row pf-name">
        <div className="input grow">
          <input
            id="profile-name"
            autoComplete="name"
            maxLength={100}
            required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" kind="secondary" busy={busy} off={off}>
          {t('profile.nameSave')}
        </Button>
      </div>
    </form>
  )
}
