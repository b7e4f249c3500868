// Strong customer authentication: a countdown with a link to the bank's page. The sandbox payment
// provider has no bank, so the page shows buttons for the bank's possible answers.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Challenge } from '@tingkat/contract/payment'
import { Landmark } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { rememberBankReturn } from '../../../platform/storage/bank-return.ts'
import { client } from '../../../platform/browser/client.ts'
import { ProblemMessage } from '../../../platform/errors/problem-message.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { useCountdown, formatCountdown } from '../place/use-countdown.ts'

type BankChallengeProps = {
  challenge: Challenge
  /** The end of the bank's challenge, an ISO 8601 instant. */
  expiresAt: string
  /**
   * Called when the bank's challenge was answered (in this or another tab, or on the bank's page)
   * or has expired.
   */
  onAnswered: () => void
}

export function BankChallenge({ challenge, expiresAt, onAnswered }: BankChallengeProps) {
  const { t } = useTranslation('checkout')
  const section = useRef<HTMLElement>(null)
  const location = useLocation()
  const secondsLeft = useCountdown(expiresAt, onAnswered)
  useEffect(() => section.current?.focus({ preventScroll: true }), [])
  return (
    <section ref={section} className="note note-i co-bank" tabIndex={-1} aria-labelledby="co-bank">
      <Landmark className="ic" aria-hidden />
      <div className="grow">
        <h3 id="co-bank" className="b">
          {t('checkout.bankTitle')}
        </h3>
        <p>{t('checkout.bankBody')}</p>
        {/* Screen readers do not announce the countdown, because an announcement every second
            would interrupt all other announcements. */}
        <p className="num co-why" role="timer" aria-live="off">
          {t('checkout.bankLeft', { time: formatCountdown(secondsLeft) })}
        </p>
        {challenge.kind === 'sandbox' ? (
          <SandboxBank reference={challenge.reference} onAnswered={onAnswered} />
        ) : (
          <a
            className="btn btn-s co-why"
            href={challenge.url}
            onClick={() => rememberBankReturn(location.pathname + location.search)}
          >
            {t('checkout.bankGo')}
          </a>
        )}
      </div>
    </section>
  )
}

function SandboxBank({ reference, onAnswered }: { reference: string; onAnswered: () => void }) {
  const { t } = useTranslation(['checkout', 'problem'])
  const [isAnswering, setAnswering] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)

  async function answer(approve: boolean) {
    if (isAnswering) return
    setAnswering(true)
    const response = await client.answerSandboxChallenge(reference, { approve })
    setAnswering(false)
    // `not_found`: the bank's challenge was answered before or has expired.
    if (response.ok || response.problem.code === 'not_found') onAnswered()
    else setProblem(response.problem)
  }
  return (
    <fieldset className="co-set co-sandbox">
      <legend className="small b">{t('checkout.sandboxBank')}</legend>
      <div className="row co-wrap">
        <Button size="s" busy={isAnswering} onClick={() => void answer(true)}>
          {t('checkout.bankApprove')}
        </Button>
        <Button size="s" kind="secondary" off={isAnswering} onClick={() => void answer(false)}>
          {t('checkout.bankRefuse')}
        </Button>
      </div>
      {problem && (
        <div className="co-under">
          <ProblemMessage problem={problem} />
        </div>
      )}
    </fieldset>
  )
}
