// The shared error in words, with a way to put it aside; for the page, and for every drawer that may stand before it.
import { useTranslation } from 'react-i18next'
import { ErrorMessage } from '../../ui/error-message.tsx'
import { problemText } from '../i18n/problem-text.ts'
import { sharedErrors, useSharedErrorOutlet } from './shared-error.ts'
import { useMaybeSite } from '../site/site.tsx'

export function SharedErrorMessage({ ground = false }: { ground?: boolean }) {
  const { t } = useTranslation()
  const locale = useMaybeSite()?.country.locale ?? 'en-SG'
  const error = useSharedErrorOutlet(ground)
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
