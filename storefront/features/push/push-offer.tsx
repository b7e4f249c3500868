// The offer to turn push notifications about orders on or off for this device.
import type { ClientProblem } from '@tingkat/contract/client'
import { Bell, BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import {
  readPushState,
  disablePush,
  enablePush,
  type PushState,
} from '../../platform/browser/push.ts'
import { useSite } from '../../platform/site/site.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorMessage } from '../../ui/error-message.tsx'
import { Note } from '../../ui/note.tsx'
import './push.css'

export type PushOfferProps = {
  /** The opaque id of the user (`safeId`). */
  eater: string
}

type Failure = { problem: ClientProblem | null }

/** Shows nothing while the state is unknown and in browsers without push notifications. */
export function PushOffer({ eater }: PushOfferProps) {
  const { t } = useTranslation('push')
  const { country, language } = useSite()
  const [state, setState] = useState<PushState | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  useEffect(() => {
    let cancelled = false
    async function load() {
      const current = await readPushState(eater, language)
      if (!cancelled) setState(current)
    }
    void load()
    return () => {
      cancelled = true
    }
  }, [eater, language])

  async function turnOn() {
    setBusy(true)
    setFailure(null)
    const result = await enablePush(eater, language)
    setBusy(false)
    if ('state' in result) setState(result.state)
    else setFailure(result)
  }

  async function turnOff() {
    setBusy(true)
    await disablePush()
    setBusy(false)
    setState('off')
  }

  if (state === null || state === 'unsupported') return null
  if (state === 'blocked')
    return (
      <div className="push">
        <Note kind="info">
          <b className="b">{t('push.blockedTitle')}</b>
          <br />
          <span>{t('push.blocked')}</span>
        </Note>
      </div>
    )
  const on = state === 'on'
  const Icon = on ? BellRing : Bell
  const words = failure && failureText(failure)
  return (
    <section className="push" aria-label={t('push.label')}>
      <div className="row push-row">
        <Icon className="ic ic-24" aria-hidden />
        <p className="grow" aria-live="polite">
          <b className="b">{t(on ? 'push.onTitle' : 'push.offTitle')}</b>
          <br />
          <span className="small mut">{t(on ? 'push.on' : 'push.off')}</span>
        </p>
      </div>
      {words && <ErrorMessage title={words.title} message={words.message} />}
      <Button
        kind={on ? 'quiet' : 'secondary'}
        size="s"
        busy={busy}
        onClick={() => void (on ? turnOff() : turnOn())}
      >
        {t(on ? 'push.turnOff' : 'push.turnOn')}
      </Button>
    </section>
  )

  function failureText({ problem }: Failure): { title: string; message: string } {
    return problem
      ? problemText(t, problem, country.locale)
      : { title: t('push.failedTitle'), message: t('push.failed') }
  }
}
