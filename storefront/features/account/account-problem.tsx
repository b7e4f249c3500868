// What a refusal around log-in and account says; one that says how long to wait counts it down.
import type { ClientProblem } from '@tingkat/contract/client'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { ErrorMessage } from '../../ui/error-message.tsx'
import { useCountdown } from './use-countdown.ts'

/** Whole seconds to wait, as the server said; 0 where it did not. */
export function secondsToWait(problem: ClientProblem | null): number {
  const seconds = problem?.code === 'too_many_requests' ? problem.context['retryAfterSeconds'] : 0
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : 0
}

type AccountProblemProps = {
  problem: ClientProblem
  locale: string
  /** The wait is over. */
  onWaited: () => void
}

export function AccountProblem({ problem, locale, onWaited }: AccountProblemProps) {
  const { t } = useTranslation('account')
  const wait = secondsToWait(problem)
  if (wait > 0) return <Waiting key={wait} seconds={wait} onWaited={onWaited} />
  const { triesLeft } = problem.context
  if (problem.code === 'code_wrong' && typeof triesLeft === 'number') {
    return (
      <ErrorMessage
        title={triesLeft > 0 ? t('login.triesLeft', { count: triesLeft }) : t('login.noTriesLeft')}
      />
    )
  }
  const { title, message } = problemText(t, problem, locale)
  return <ErrorMessage title={title} message={message} />
}

function Waiting({ seconds, onWaited }: { seconds: number; onWaited: () => void }) {
  const { t } = useTranslation('account')
  const [left] = useCountdown(seconds)
  useEffect(() => {
    if (left === 0) onWaited()
  }, [left, onWaited])
  const minutes = Math.ceil(left / 60)
  // By the minute: it is read out whenever it changes.
  const when =
    minutes > 90
      ? t('login.waitHours', { count: Math.ceil(minutes / 60) })
      : left >= 60
        ? t('login.waitMinutes', { count: minutes })
        : t('login.waitSoon')
  return <ErrorMessage title={t('login.tooMany')} message={when} />
}
