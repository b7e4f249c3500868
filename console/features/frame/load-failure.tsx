// The page that replaces a page whose data could not be loaded. It says what happened and what to
// do.
import { Button } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { isProblem } from '../../platform/client.ts'
import { problemText } from '../../platform/problem-text.ts'

export function LoadFailure() {
  const { t } = useTranslation()
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const isMissing = isRouteErrorResponse(error) && error.status === 404 && !isProblem(error.data)
  const text =
    isRouteErrorResponse(error) && isProblem(error.data)
      ? problemText(t, error.data)
      : t(isMissing ? 'failure.missing' : 'problem.other')
  return (
    <main className="failure">
      <EmptyState
        level={1}
        title={t(isMissing ? 'failure.missingTitle' : 'failure.title')}
        action={
          !isMissing && (
            <Button busy={state === 'loading'} onClick={() => void revalidate()}>
              {t('failure.retry')}
            </Button>
          )
        }
      >
        {text}
      </EmptyState>
    </main>
  )
}
