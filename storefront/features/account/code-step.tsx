// The second step of the log-in: entering the code.
import type { CodeSent, User } from '@tingkat/contract/account'
import type { ClientProblem } from '@tingkat/contract/client'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { client } from '../../platform/browser/client.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { StrongText } from '@tingkat/ui/strong-text.tsx'
import { AccountProblem, secondsToWait } from './account-problem.tsx'
import { CodeInput, codeLength } from './code-input.tsx'
import { DevelopmentInbox } from './development-inbox.tsx'
import { useCountdown } from './use-countdown.ts'

type CodeStepProps = {
  locale: string
  sent: CodeSent
  /** The formatted phone number. */
  phone: string
  onChangePhone: () => void
  onSendAgain: () => Promise<ClientProblem | null>
  onLoggedIn: (user: User) => void
}

// Seconds until the eater can request another code. The text message with the first code may take
// that long to arrive.
const resendSeconds = 30

export function CodeStep({
  locale,
  sent,
  phone,
  onChangePhone,
  onSendAgain,
  onLoggedIn,
}: CodeStepProps) {
  const { t } = useTranslation('account')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [left, restart] = useCountdown(resendSeconds)
  const clear = useCallback(() => setProblem(null), [])
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  async function logIn(entered: string) {
    if (busy || entered.length < codeLength) return
    setBusy(true)
    setProblem(null)
    const answer = await client.logIn({ codeID: sent.codeID, code: entered })
    setBusy(false)
    if (answer.ok) {
      onLoggedIn(answer.data)
      return
    }
    setProblem(answer.problem)
    input.current?.focus()
    input.current?.select()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void logIn(code)
  }

  async function sendAgain() {
    setProblem(null)
    const refused = await onSendAgain()
    if (refused) {
      setProblem(refused)
      restart(secondsToWait(refused))
      return
    }
    setCode('')
    restart()
    input.current?.focus()
  }

  return (
    <form className="stack auth-step" onSubmit={submit} noValidate>
      <div>
        <h1 className="h1">{t('login.codeTitle')}</h1>
        <p className="mut auth-lead">
          <StrongText>{t('login.sentTo', { phone })}</StrongText>{' '}
          <button
            type="button"
            className="link"
            aria-label={t('login.changeLabel')}
            onClick={onChangePhone}
          >
            {t('login.change')}
          </button>
        </p>
      </div>
      <DevelopmentInbox codeID={sent.codeID} />
      <CodeInput
        ref={input}
        value={code}
        label={t('login.code')}
        wrong={problem?.code === 'code_wrong'}
        onChange={(next) => {
          setCode(next)
          clear()
          // Sends the code as soon as it is complete, without a press on the button.
          if (next !== code) void logIn(next)
        }}
      />
      {problem && <AccountProblem problem={problem} locale={locale} onWaited={clear} />}
      <Button type="submit" size="l" busy={busy} off={code.length < codeLength}>
        {t(busy ? 'login.loggingIn' : 'login.logIn')}
      </Button>
      <SendAgain left={left} onSend={() => void sendAgain()} />
    </form>
  )
}

/**
 * Shows a countdown until another code can be sent, then the button that requests the code. Shows
 * nothing while 60 seconds or more are left, because the error message above then shows the waiting
 * time.
 */
function SendAgain({ left, onSend }: { left: number; onSend: () => void }) {
  const { t } = useTranslation('account')
  if (left >= 60) return null
  return left > 0 ? (
    <p className="small mut num">
      {t('login.againIn', { time: `0:${String(left).padStart(2, '0')}` })}
    </p>
  ) : (
    <Button kind="quiet" size="s" className="auth-again" onClick={onSend}>
      {t('login.again')}
    </Button>
  )
}
