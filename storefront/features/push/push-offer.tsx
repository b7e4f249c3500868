// The prompt for push notifications on the page of an order. It is shown for one order only, and
// never again after the eater has answered. Later the eater can change the setting in the account
// drawer.
import { Bell, BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { PushProblem } from './push-problem.tsx'
import { recordPushPrompt, usePushPrompt } from './push-prompt-record.ts'
import { usePush } from './use-push.ts'
import './push.css'

export type PushOfferProps = {
  /** The opaque id of the user (`safeId`). */
  eater: string
  orderID: string
}

/**
 * Shows nothing while it is unknown whether push notifications are on, and in browsers without
 * them.
 */
export function PushOffer({ eater, orderID }: PushOfferProps) {
  const { t } = useTranslation('push')
  const { state, busy, failure, turnOn } = usePush(eater)
  const prompt = usePushPrompt(eater, orderID)
  // Whether the eater has answered on this page, which then shows a confirmation.
  const [answeredHere, setAnsweredHere] = useState(false)
  const isNew = state === 'off' && prompt === 'new'
  useEffect(() => {
    if (isNew) recordPushPrompt({ eater, orderID, answered: false })
  }, [isNew, eater, orderID])

  async function accept() {
    const result = await turnOn()
    // Closing the browser's prompt without a choice does not count as an answer.
    if (!('state' in result) || result.state === 'off') return
    setAnsweredHere(true)
    recordPushPrompt({ eater, orderID, answered: true })
  }

  if (answeredHere && state === 'blocked')
    return (
      <div className="push">
        <Note kind="info">
          <b className="b">{t('push.blockedTitle')}</b>
          <br />
          <span>{t('push.blocked')}</span>
        </Note>
      </div>
    )
  if (answeredHere && state === 'on')
    return (
      <section className="push" aria-label={t('push.label')}>
        <div className="row push-row">
          <BellRing className="ic ic-24" aria-hidden />
          <p className="grow" aria-live="polite">
            <b className="b">{t('push.onTitle')}</b>
            <br />
            <span className="small mut">{t('push.on')}</span>
          </p>
        </div>
      </section>
    )
  if (state !== 'off' || prompt === 'over') return null
  return (
    <section className="push" aria-label={t('push.label')}>
      <div className="row push-row">
        <Bell className="ic ic-24" aria-hidden />
        <p className="grow">
          <b className="b">{t('push.offTitle')}</b>
          <br />
          <span className="small mut">{t('push.off')}</span>
        </p>
      </div>
      {failure && <PushProblem failure={failure} />}
      <div className="row wraps">
        <Button kind="secondary" size="s" busy={busy} onClick={() => void accept()}>
          {t('push.turnOn')}
        </Button>
        <Button
          kind="quiet"
          size="s"
          onClick={() => recordPushPrompt({ eater, orderID, answered: true })}
        >
          {t('push.notNow')}
        </Button>
      </div>
    </section>
  )
}
