// The form with which staff log in: by passkey, the organisation's identity provider, or a one-time
// code.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type { StaffMe } from '@tingkat/contract/console/staff'
import type { LoginMethods } from '@tingkat/contract/console/staff-client'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { Button, buttonClass } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { KeyRound, ShieldCheck, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { client, type Tree } from '../../platform/client.ts'
import { answerWithPasskey } from '../../platform/log-in/passkeys.ts'
import { problemText } from '../../platform/problem-text.ts'
import { CodeForm } from './code-form.tsx'

type LogInFormProps = {
  tree: Tree
  methods: LoginMethods
  /** The path to open after the log-in. */
  returnTo: string
  /** How the last attempt to log in at the identity provider failed. */
  failure?: 'oidc_failed' | undefined
  onLoggedIn: (me: StaffMe) => void
}

export function LogInForm({ tree, methods, returnTo, failure, onLoggedIn }: LogInFormProps) {
  const { t } = useTranslation(['login', 'site'])
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const [withCode, setWithCode] = useState(false)

  async function logIn(attempt: () => Promise<ApiResult<StaffMe>>) {
    setBusy(true)
    setProblem(null)
    const result = await attempt()
    setBusy(false)
    if (result.ok) onLoggedIn(result.data)
    else setProblem(result.problem)
  }

  return (
    <div className="stack">
      <Button wide size="l" busy={busy} onClick={() => void logIn(() => logInWithPasskey(tree))}>
        <KeyRound className="ic ic-24" aria-hidden />
        {t('passkey')}
      </Button>
      {busy && !withCode && (
        <Note kind="info">
          <b>{t('window.title')}</b> {t('window.text')}
        </Note>
      )}
      {failure && !problem && <Note kind="error">{t(`site:problem.${failure}`)}</Note>}
      {problem && <Note kind="error">{problemText(t, problem)}</Note>}
      <p className="or">{t('or')}</p>
      <div className="two-buttons">
        {!withCode && methods.code && (
          <Button kind="secondary" onClick={() => setWithCode(true)}>
            <Smartphone className="ic" aria-hidden />
            {t('code.choose')}
          </Button>
        )}
        {methods.oidc && (
          <a className={buttonClass({ kind: 'secondary' })} href={oidcUrl(tree, returnTo)}>
            <ShieldCheck className="ic" aria-hidden />
            {t('oidc')}
          </a>
        )}
      </div>
      {withCode && <CodeForm tree={tree} onLoggedIn={onLoggedIn} />}
      <p className="small mut">{t('lost')}</p>
    </div>
  )
}

async function logInWithPasskey(tree: Tree): Promise<ApiResult<StaffMe>> {
  const answer = await answerWithPasskey(client.readLoginOptions())
  return answer.ok ? await client.logInWithPasskey({ ...answer.data, console: tree }) : answer
}

const oidcUrl = (tree: Tree, returnTo: string) =>
  `${staffPaths.oidcStart}?${new URLSearchParams({ console: tree, returnTo })}`
