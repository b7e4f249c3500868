// The bank asks the eater to confirm: how long it waits, and the way to its answer. The sandbox's bank is played here.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Challenge } from '@tingkat/contract/payment'
import { Landmark } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { rememberBankReturn } from '../../../platform/storage/bank-return.ts'
import { client } from '../../../platform/browser/client.ts'
import { problemWords } from '../../../platform/words/problem-words.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorMessage } from '../../../ui/error-message.tsx'
import { useCountdown, formatCountdown } from '../place/use-countdown.ts'

type BankChallengeProps = {
  challenge: Challenge
  /** An ISO 8601 instant. */
  expiresAt: string
  /** The bank may have been answered, or waits no longer. */
  onAnswered: () => void
}

export function BankChallenge({ challenge, expiresAt, onAnswered }: BankChallengeProps) {
  const { t } = useTranslation('checkout')
  const box = useRef<HTMLElement>(null)
  const here = useLocation()
  const left = useCountdown(expiresAt, onAnswered)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <section ref={box} className="note note-i co-bank" tabIndex={-1} aria-labelledby="co-bank">
      <Landmark className="ic" aria-hidden />
      <div className="grow">
        <h3 id="co-bank" className="b">
          {t('checkout.bankTitle')}
        </h3>
        <p>{t('checkout.bankBody')}</p>
        {/* Read out each second it would drown everything else. */}
        <p className="num co-why" role="timer" aria-live="off">
          {t('checkout.bankLeft', { time: formatCountdown(left) })}
        </p>
        {challenge.kind === 'sandbox' ? (
          <SandboxBank reference={challenge.reference} onAnswered={onAnswered} />
        ) : (
          <a
            className="btn btn-s co-why"
            href={challenge.url}
            onClick={() => rememberBankReturn(here.pathname + here.search)}
          >
            {t('checkout.bankGo')}
          </a>
        )}
      </div>
    </section>
  )
}

function SandboxBank({ reference, onAnswered }: { reference: string; onAnswered: () => void }) {
  const { t } = useTranslation('checkout')
  const { country } = useSite()
  const [answering, setAnswering] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const words = problem && problemWords(t, problem, country.locale)

  async function answer(approve: boolean) {
    if (answering) return
    setAnswering(true)
    const told = await client.answerSandboxChallenge(reference, { approve })
    setAnswering(false)
    // Not found: it was answered before, or its time is over.
    if (told.ok || told.problem.code === 'not_found') onAnswered()
    else setProblem(told.problem)
  }
  return (
    <fieldset className="co-set co-sandbox">
      <legend className="small b">{t('checkout.sandboxBank')}</legend>
      <div className="row co-wrap">
        <Button size="s" busy={answering} onClick={() => void answer(true)}>
          {t('checkout.bankApprove')}
        </Button>
        <Button size="s" kind="secondary" off={answering} onClick={() => void answer(false)}>
          {t('checkout.bankRefuse')}
        </Button>
      </div>
      {words && (
        <div className="co-under">
          <ErrorMessage title={words.title} message={words.message} />
        </div>
      )}
    </fieldset>
  )
}
