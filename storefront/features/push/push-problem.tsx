// The error message for push notifications that could not be turned on.
import type { ClientProblem } from '@tingkat/contract/client'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useSite } from '../../platform/site/site.tsx'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'

/** `problem` is null if the browser's push service refused the subscription. */
export type PushFailure = { problem: ClientProblem | null }

export function PushProblem({ failure: { problem } }: { failure: PushFailure }) {
  const { t } = useTranslation(['push', 'problem'])
  const { country } = useSite()
  const words = problem
    ? problemText(t, problem, country.locale)
    : { title: t('push.failedTitle'), message: t('push.failed') }
  return <ErrorMessage title={words.title} message={words.message} />
}
