// The last step of the first log-in: entering a name.
import type { User } from '@tingkat/contract/account'
import type { ClientProblem } from '@tingkat/contract/client'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { client } from '../../platform/browser/client.ts'
import { trackSignedUp, trackSignUp } from '../../platform/analytics/login-place.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { AccountProblem } from './account-problem.tsx'

type NameStepProps = { locale: string; onNamed: (user: User) => void }

export function NameStep({ locale, onNamed }: NameStepProps) {
  const { t } = useTranslation('account')
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const clear = useCallback(() => setProblem(null), [])
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const off = name.trim() === ''

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy || off) return
    trackSignUp()
    setBusy(true)
    clear()
    const answer = await client.changeMe({ name: name.trim() })
    setBusy(false)
    if (!answer.ok) {
      setProblem(answer.problem)
      return
    }
    trackSignedUp()
    onNamed(answer.data)
  }

  return (
    <form className="stack auth-step" onSubmit={(event) => void save(event)} noValidate>
      <div>
        <h1 className="h1">{t('login.nameTitle')}</h1>
        <p className="mut auth-lead" id="login-name-why">
          {t('login.nameWhy')}
        </p>
      </div>
      <div className="field">
        <label htmlFor="login-name">{t('login.name')}</label>
        <div className="input">
          <input
            ref={input}
            id="login-name"
            autoComplete="name"
            maxLength={100}
            required
            value={name}
            aria-describedby="login-name-why"
            onChange={(event) => setName(event.target.value)}
          />
        </div>
      </div>
      {problem && <AccountProblem problem={problem} locale={locale} onWaited={clear} />}
      <Button type="submit" size="l" busy={busy} off={off}>
        {t(busy ? 'login.nameSaving' : 'login.nameSave')}
      </Button>
    </form>
  )
}
