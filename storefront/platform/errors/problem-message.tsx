// Shows why a request was refused or failed, in the page's language.
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import type { DisplayProblem } from '../i18n/display-problem.ts'
import { problemText } from '../i18n/problem-text.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useSite } from '../site/site.tsx'

type ProblemMessageProps = {
  problem: DisplayProblem
  /** A button that repeats the request. */
  retry?: { label: string; run: () => void }
}

/**
 * A component that may show this message loads the namespace `problem` when it appears, because
 * texts cannot be loaded any more when the network has failed.
 */
export function ProblemMessage({ problem, retry }: ProblemMessageProps) {
  const { t } = useTranslation('problem')
  const { country } = useSite()
  const { title, message } = problemText(t, problem, country.locale)
  return <ErrorMessage title={title} message={message} {...(retry && { retry })} />
}
