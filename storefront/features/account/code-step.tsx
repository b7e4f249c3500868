// Log-in, second step: the code that was sent, and a name the first time.
import type { CodeSent, User } from '@tingkat/contract/account'
import type { ClientProblem } from '@tingkat/contract/client'
import { countries, type CountryCode } from '@tingkat/ordering/country'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../platform/client.ts'
import { problemWords } from '../../platform/problem-words.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorMessage } from '../../ui/error-message.tsx'
import { StrongText } from '../../ui/strong-text.tsx'
import { CodeInput, codeLength } from './code-input.tsx'
import { DevelopmentInbox } from './development-inbox.tsx'
import { useCountdown } from './use-countdown.ts'

type CodeStepProps = {
  countryCode: CountryCode
  sent: CodeSent
  onChangePhone: () => void
  onSendAgain: () => Promise<ClientProblem | null>
  onLoggedIn: (user: User) => void
}

// How long a text message may take before asking again makes sense.
const againSeconds = 30

export function CodeStep({ countryCode, sent, onChangePhone, onSendAgain, onLoggedIn }: CodeStepProps) {
  const { t } = useTranslation('account')
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [left, restart] = useCountdown(againSeconds)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  async function logIn(event: FormEvent) {
    event.preventDefault()
    if (busy || code.length < codeLength) return
    setBusy(true)
    setProblem(null)
    const answer = await client.logIn({ codeID: sent.codeID, code, name: name.trim() || undefined })
    setBusy(false)
    if (answer.ok) {
      onLoggedIn(answer.data)
      return
    }
    setProblem(answer.problem)
    input.current?.focus()
    input.current?.select()
  }

  async function sendAgain() {
    setProblem(null)
    const refused = await onSendAgain()
    if (refused) {
      setProblem(refused)
      return
    }
    setCode('')
    restart()
    input.current?.focus()
  }

  const time = `0:${String(left).padStart(2, '0')}`
  return (
    <form className="stack auth-step" onSubmit={event => void logIn(event)} noValidate>
      <div>
        <h1 className="h1">{t('login.codeTitle')}</h1>
        <p className="mut auth-lead">
          <StrongText>{t('login.sentTo', { phone: sent.sentTo })}</StrongText>{' '}
          <button type="button" className="link" aria-label={t('login.changeLabel')} onClick={onChangePhone}>{t('login.change')}</button>
        </p>
      </div>
      <DevelopmentInbox codeID={sent.codeID} />
      <CodeInput ref={input} value={code} label={t('login.code')} wrong={problem?.code === 'code_wrong'} onChange={next => { setCode(next); setProblem(null) }} />
      {problem && <CodeProblem problem={problem} locale={countries[countryCode].locale} />}
      <div className="field">
        <label htmlFor="login-name">{t('login.name')}</label>
        <div className="input"><input id="login-name" autoComplete="name" maxLength={100} value={name} aria-describedby="login-name-why" onChange={event => setName(event.target.value)} /></div>
        <span id="login-name-why" className="hint">{t('login.nameWhy')}</span>
      </div>
      <Button type="submit" size="l" busy={busy} off={code.length < codeLength}>{t(busy ? 'login.loggingIn' : 'login.logIn')}</Button>
      {left > 0
        ? <p className="small mut num">{t('login.againIn', { time })}</p>
        : <Button kind="quiet" size="s" className="auth-again" onClick={() => void sendAgain()}>{t('login.again')}</Button>}
    </form>
  )
}

function CodeProblem({ problem, locale }: { problem: ClientProblem; locale: string }) {
  const { t } = useTranslation('account')
  const { triesLeft } = problem.context
  if (problem.code === 'code_wrong' && typeof triesLeft === 'number') {
    return <ErrorMessage title={triesLeft > 0 ? t('login.triesLeft', { count: triesLeft }) : t('login.noTriesLeft')} />
  }
  const { title, message } = problemWords(t, problem, locale)
  return <ErrorMessage title={title} message={message} />
}
