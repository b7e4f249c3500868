// Deleting the account: what goes and what stays, then a fresh code, then for good.
import type { CodeSent } from '@tingkat/contract/account'
import type { ClientProblem } from '@tingkat/contract/client'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../platform/browser/client.ts'
import { useSite } from '../../platform/site/site.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { StrongText } from '../../ui/strong-text.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AccountProblem, secondsToWait } from './account-problem.tsx'
import { CodeInput, codeLength } from './code-input.tsx'
import { DevelopmentInbox } from './development-inbox.tsx'

type DeleteAccountProps = {
  /** Masked. */
  phone: string
  /** Orders under way. */
  ongoing: number
  onDeleted: () => void
  onLost: () => void
}

export function DeleteAccount({ phone, ongoing, onDeleted, onLost }: DeleteAccountProps) {
  const { t } = useTranslation('account')
  const { paths } = useSite()
  const [asked, setAsked] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function keep() {
    setAsked(false)
    // The opener comes back with the next drawing.
    requestAnimationFrame(() => opener.current?.focus())
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
      {ongoing === 0 && !asked && (
        <Button ref={opener} kind="danger" className="pf-act" onClick={() => setAsked(true)}>
          {t('profile.deleteStart')}
        </Button>
      )}
      {ongoing === 0 && asked && (
        <Confirm phone={phone} onKeep={keep} onDeleted={onDeleted} onLost={onLost} />
      )}
    </section>
  )
}

type ConfirmProps = { phone: string; onKeep: () => void; onDeleted: () => void; onLost: () => void }

function Confirm({ phone, onKeep, onDeleted, onLost }: ConfirmProps) {
  const { t, i18n } = useTranslation('account')
  const { country } = useSite()
  const toast = useToast()
  const [sent, setSent] = useState<CodeSent | null>(null)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const clear = useCallback(() => setProblem(null), [])
  const first = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => (sent ? input : first).current?.focus(), [sent])
  // A code that has run out or was tried out: only a new one helps.
  const spent = problem?.code === 'code_expired' || problem?.context['triesLeft'] === 0

  function fail(problem: ClientProblem) {
    if (problem.code === 'unauthenticated') onLost()
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

  const keep = (
    <Button kind="quiet" onClick={onKeep}>
      {t('profile.deleteKeep')}
    </Button>
  )
  const told = problem && (
    <AccountProblem problem={problem} locale={country.locale} onWaited={clear} />
  )
  if (!sent || spent) {
    return (
      <div className="stack pf-confirm">
        <p>
          <StrongText>{t('profile.deleteCode', { phone })}</StrongText>
        </p>
        {told}
        <div className="row pf-acts">
          <Button
            ref={first}
            kind="danger"
            busy={busy}
            off={secondsToWait(problem) > 0}
            onClick={() => {
              if (secondsToWait(problem) === 0) void send()
            }}
          >
            {t('profile.deleteSend')}
          </Button>
          {keep}
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
      {told}
      <div className="row pf-acts">
        <Button type="submit" kind="danger" busy={busy} off={code.length < codeLength}>
          {t('profile.deleteDo')}
        </Button>
        {keep}
      </div>
    </form>
  )
}
