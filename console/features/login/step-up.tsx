// Asks for a fresh log-in in a dialog if an action needs one. The page below the dialog keeps what
// was typed, and the action is sent again after the log-in.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { client } from '../../platform/client.ts'
import { answerWithPasskey } from '../../platform/log-in/passkeys.ts'
import { problemText } from '../../platform/problem-text.ts'
import { StepUpContext, type StepUp } from '../../platform/log-in/step-up-context.ts'
import { stepUpChannel } from './step-up-channel.ts'

export function StepUpProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  // Callbacks of the refused requests that wait for a fresh log-in. Further requests can be refused
  // while the dialog is open.
  const waiting = useRef<((fresh: boolean) => void)[]>([])

  const stepUp = useCallback<StepUp>(async (send) => {
    const result = await send()
    if (result.ok || result.problem.code !== 'step_up_required') return result
    const fresh = await new Promise<boolean>((resolve) => {
      waiting.current.push(resolve)
      setOpen(true)
    })
    return fresh ? await send() : result
  }, [])
  const settle = useCallback((fresh: boolean) => {
    setOpen(false)
    for (const resolve of waiting.current.splice(0)) resolve(fresh)
  }, [])

  return (
    <StepUpContext value={stepUp}>
      {children}
      {isOpen && <StepUpDialog settle={settle} />}
    </StepUpContext>
  )
}

function StepUpDialog({ settle }: { settle: (fresh: boolean) => void }) {
  const { t } = useTranslation(['login', 'site'])
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const hasOidc = useOidc()

  useEffect(() => {
    const channel = new BroadcastChannel(stepUpChannel)
    channel.addEventListener('message', () => settle(true))
    return () => channel.close()
  }, [settle])

  async function withPasskey() {
    setBusy(true)
    const result = await confirmWithPasskey()
    setBusy(false)
    if (result.ok) settle(true)
    else setProblem(result.problem)
  }

  return (
    <Dialog
      open
      onClose={() => settle(false)}
      title={t('stepUp.title')}
      footer={
        <>
          <Button wide busy={busy} onClick={() => void withPasskey()}>
            {t('stepUp.passkey')}
          </Button>
          {hasOidc && (
            <Button
              kind="secondary"
              wide
              onClick={() =>
                void open(
                  `${staffPaths.oidcStart}?console=desk&stepUp=true&returnTo=/desk/step-up-done`,
                  '_blank',
                  'noopener,popup',
                )
              }
            >
              {t('oidc')}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <p>{t('stepUp.why')}</p>
        {problem && <Note kind="error">{problemText(t, problem)}</Note>}
      </div>
    </Dialog>
  )
}

async function confirmWithPasskey(): Promise<ApiResult<unknown>> {
  const answer = await answerWithPasskey(client.readStepUpOptions())
  return answer.ok ? await client.stepUp(answer.data) : answer
}

/** Whether staff can log in at the organisation's own identity provider. */
function useOidc(): boolean {
  const [hasOidc, setOidc] = useState(false)
  useEffect(() => {
    let current = true
    void (async () => {
      const result = await client.readLoginMethods()
      if (current && result.ok) setOidc(result.data.oidc)
    })()
    return () => {
      current = false
    }
  }, [])
  return hasOidc
}
