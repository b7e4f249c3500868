// The section of the profile that deletes the account. The eater confirms the deletion with a new
// code.
import type { CodeSent } from '@tingkat/contract/account'
import type { ClientProblem } from '@tingkat/contract/client'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { client } from '../../platform/browser/client.ts'
import { useSite } from '../../platform/site/site.tsx'
import { Button, ButtonLink } from '@tingkat/ui/button.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { StrongText } from '@tingkat/ui/strong-text.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'
import { AccountProblem, secondsToWait } from './account-problem.tsx'
import { CodeInput, codeLength } from './code-input.tsx'
import { DevelopmentInbox } from './development-inbox.tsx'

type DeleteAccountProps = {
  /** The masked phone number. */
  phone: string
  /** The number of ongoing orders. The account cannot be deleted while there are any. */
  ongoing: number
  onDeleted: () => void
  onSessionEnded: () => void
}

export function DeleteAccount({ phone, ongoing, onDeleted, onSessionEnded }: DeleteAccountProps) {
  const { t } = useTranslation('account')
  const { paths } = useSite()
  const [confirming, setConfirming] = useState(false)
  const startButton = useRef<HTMLButtonElement>(null)

  function keep() {
    setConfirming(false)
    // The next render replaces the form with the button that opened the form. That button gets the
    // focus after the render.
    requestAnimationFrame(() => startButton.current?.focus())
  }

  return (
    <section className="pf-part">
      <h2 className="h3">{t('profile.delete')}</h2>
      <p className="mut">{t('profile.deleteLead')}</p>
      {ongoing > 0 && (
        <Note kind="info">
          <p>{t('profile.deleteOngoing')}</p>
          <ButtonLink kind="secondary" size="s" className="note-act" to={paths.orderHistory}>
            {t('profile.deleteOrders')}
          </ButtonLink>
        </Note>
      )}
      {ongoing === 0 && !confirming && (
        <Button
          ref={startButton}
          kind="danger"
          className="pf-act"
          onClick={() => setConfirming(true)}
        >
          {t('profile.deleteStart')}
        </Button>
      )}
      {ongoing === 0 && confirming && (
        <DeleteConfirmation
          phone={phone}
          onKeep={keep}
          onDeleted={onDeleted}
          onSessionEnded={onSessionEnded}
        />
      )}
    </section>
  )
}

type DeleteConfirmationProps = {
  phone: string
  onKeep: () => void
  onDeleted: () => void
  onSessionEnded: () => void
}

function DeleteConfirmation({ phone, onKeep, onDeleted, onSessionEnded }: DeleteConfirmationProps) {
  const { t, i18n } = useTranslation('account')
  const { country } = useSite()
  const toast = useToast()
  const [sent, setSent] = useState<CodeSent | null>(null)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const clear = useCallback(() => setProblem(null), [])
  const sendButton = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => (sent ? input : sendButton).current?.focus(), [sent])
  // The code has expired or has no attempts left, so a new code is needed.
  const codeUnusable = problem?.code === 'code_expired' || problem?.context['triesLeft'] === 0

  function fail(problem: ClientProblem) {
    if (problem.code === 'unauthenticated') onSessionEnded()
    else setProblem(problem)
  }

  async function send() {
    setBusy(true)
    clear()
    const answer = await client.requestOwnCode({ language: i18n.language })
    setBusy(false)
    if (!answer.ok) return fail(answer.problem)
    setCode('')
    setSent(answer.data)
  }

  async function remove(event: FormEvent) {
    event.preventDefault()
    if (!sent || busy || code.length < codeLength) return
    setBusy(true)
    clear()
    const answer = await client.deleteMe({ codeID: sent.codeID, code })
    setBusy(false)
    if (answer.ok) {
      toast({ text: t('profile.deleted') })
      onDeleted()
      return
    }
    fail(answer.problem)
    input.current?.focus()
    input.current?.select()
  }

  const keepButton = (
    <Button kind="quiet" onClick={onKeep}>
      {t('profile.deleteKeep')}
    </Button>
  )
  const error = problem && (
    <AccountProblem problem={problem} locale={country.locale} onWaited={clear} />
  )
  if (!sent || codeUnusable) {
    return (
      <div className="stack pf-confirm">
        <p>
          <StrongText>{t('profile.deleteCode', { phone })}</StrongText>
        </p>
        {error}
        <div className="row pf-acts">
          <Button
            ref={sendButton}
            kind="danger"
            busy={busy}
            off={secondsToWait(problem) > 0}
            onClick={() => {
              if (secondsToWait(problem) === 0) void send()
            }}
          >
            {t('profile.deleteSend')}
          </Button>
          {keepButton}
        </div>
      </div>
    )
  }
  return (
    <form className="stack pf-confirm" onSubmit={(event) => void remove(event)} noValidate>
      <p>
        <StrongText>{t('login.sentTo', { phone: sent.sentTo })}</StrongText>
      </p>
      <DevelopmentInbox codeID={sent.codeID} />
      <CodeInput
        ref={input}
        value={code}
        label={t('login.code')}
        wrong={problem?.code === 'code_wrong'}
        onChange={(next) => {
          setCode(next)
          clear()
        }}
      />
      {error}
      <div className="row pf-acts">
        <Button type="submit" kind="danger" busy={busy} off={code.length < codeLength}>
          {t('profile.deleteDo')}
        </Button>
        {keepButton}
      </div>
    </form>
  )
}
