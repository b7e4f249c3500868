// Shows the current error message (`SharedError`), with a button that dismisses it. Used by the
// page and by each drawer.
import { useTranslation } from '../i18n/use-translation.ts'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { problemText } from '../i18n/problem-text.ts'
import { sharedErrors, useSharedErrorOutlet } from './shared-error.ts'
import { useMaybeSite } from '../site/site.tsx'

export function SharedErrorMessage({ isPage = false }: { isPage?: boolean }) {
  const { t } = useTranslation(['site', 'problem'])
  const locale = useMaybeSite()?.country.locale ?? 'en-SG'
  const error = useSharedErrorOutlet(isPage)
  if (!error) return null
  const { title, message } = problemText(t, error, locale)
  return (
    <ErrorMessage
      title={title}
      message={message}
      dismiss={{ label: t('site:ui.close'), run: sharedErrors.clear }}
    />
  )
}
