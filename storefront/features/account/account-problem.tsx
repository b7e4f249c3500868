// The error message of a refused account request. If the
// server demands a waiting time, the message counts it down.
import type { ClientProblem } from '@tingkat/contract/client'
import { useEffect } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { useCountdown } from './use-countdown.ts'

/** Returns the waiting time that the server demands, in whole seconds; 0 if it demands none. */
export function secondsToWait(problem: ClientProblem | null): number {
  const seconds = problem?.code === 'too_many_requests' ? problem.context['retryAfterSeconds'] : 0
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : 0
}

type AccountProblemProps = {
  problem: ClientProblem
  locale: string
  /** Called when the waiting time is over. */
  onWaited: () => void
}

export function AccountProblem({ problem, locale, onWaited }: AccountProblemProps) {
  const { t } = useTranslation(['account', 'problem'])
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
  return <ErrorMessage title={t('login.tooMany')} message={remainingText()} />

  // The waiting time is shown in whole minutes, because screen readers announce every change of the
  // text.
  function remainingText(): string {
    const minutes = Math.ceil(left / 60)
    if (minutes > 90) return t('login.waitHours', { count: Math.ceil(minutes / 60) })
    return left >= 60 ? t('login.waitMinutes', { count: minutes }) : t('login.waitSoon')
  }
}
