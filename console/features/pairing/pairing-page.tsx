// Shows the code with which a manager pairs this tablet, and waits until the tablet is paired.
import type { Pairing } from '@tingkat/contract/console/staff-client'
import type { ClientProblem } from '@tingkat/contract/client'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Logo } from '@tingkat/ui/logo.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { useCallback, useEffect, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useForgetBoards } from '../../platform/board-feed/use-forget-boards.ts'
import { LanguageChoice } from '../../platform/language-choice.tsx'
import { client } from '../../platform/client.ts'
import { problemText } from '../../platform/problem-text.ts'
import { QrCode } from './qr-code.tsx'
import { useSecondsUntil } from './use-seconds-until.ts'

const askEveryMs = 2_000

export function PairingPage() {
  const { t } = useTranslation(['pairing', 'site'])
  const { pairing, problem, renew } = usePairing()
  usePolling(pairing !== null)
  useForgetBoards()
  const steps = [t('step.open', { address: `${location.host}/kitchen/devices` }), t('step.scan')]
  return (
    <main className="tablet">
      <section className="tablet-main">
        <span className="logo">
          <Logo name={t('site:tree.kitchen')} />
        </span>
        <div className="tablet-mid">
          <div>
            <h1 className="k-40">{t('title')}</h1>
            <p className="k-18 mut">{t('once')}</p>
          </div>
          <ol className="steps">
            {[...steps, t('step.choose')].map((step, index) => (
              <li key={step}>
                <b aria-hidden>{index + 1}</b>
                {step}
              </li>
            ))}
          </ol>
          {pairing && (
            <div>
              <p className="k-16 mut">{t('code')}</p>
              <p className="pair-code num" aria-label={pairing.code.split('').join(' ')}>
                {pairing.code.slice(0, 4)} {pairing.code.slice(4)}
              </p>
            </div>
          )}
          {problem && <Note kind="error">{problemText(t, problem)}</Note>}
        </div>
        <p className="k-16">
          <Link className="link" to="/kitchen/devices">
            {t('manager')}
          </Link>
        </p>
      </section>
      <aside className="tablet-side">
        {pairing && <Scan pairing={pairing} onEnd={renew} />}
        {problem && <Button onClick={renew}>{t('site:failure.retry')}</Button>}
        <LanguageChoice />
      </aside>
    </main>
  )
}

function Scan({ pairing, onEnd }: { pairing: Pairing; onEnd: () => void }) {
  const { t } = useTranslation(['pairing', 'site'])
  const seconds = useSecondsUntil(pairing.expiresAt, onEnd)
  return (
    <>
      <QrCode text={`${location.origin}/kitchen/devices?code=${pairing.code}`} label={t('qr')} />
      <div className="centre">
        <p className="k-28 num">
          {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
        </p>
        <p className="k-16 mut">{t('renews')}</p>
      </div>
    </>
  )
}

function usePairing() {
  const [pairing, setPairing] = useState<Pairing | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const renew = useCallback(() => {
    void (async () => {
      const result = await client.startPairing()
      setPairing(result.ok ? result.data : null)
      setProblem(result.ok ? null : result.problem)
    })()
  }, [])
  useEffect(renew, [renew])
  return { pairing, problem, renew }
}

/** Polls the page's data until the tablet is paired. The kitchen board then replaces this page. */
function usePolling(isWaiting: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isWaiting || state === 'loading') return undefined
    const timer = setTimeout(() => void revalidate(), askEveryMs)
    return () => clearTimeout(timer)
  }, [isWaiting, state, revalidate])
}
