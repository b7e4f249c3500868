// The error page that replaces the visited page after a failed guest session.
import { RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useSite } from '../../platform/site/site.tsx'
import { Button, ButtonLink } from '@tingkat/ui/button.tsx'
import { SessionEndedArt } from './session-ended-art.tsx'
import './guest.css'

/** The texts by problem code. Other failures get the general text. */
const textCodes: Readonly<Record<string, string>> = {
  guest_session_error: 'guest_session_error',
  network_error: 'guest_offline',
  timeout: 'guest_offline',
}

type GuestErrorProps = { code?: string | undefined; onRetry: () => void }

export function GuestError({ code = '', onRetry }: GuestErrorProps) {
  const { t } = useTranslation()
  const { country, paths } = useSite()
  const here = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = { code: textCodes[code] ?? 'generic', context: {} }
  const { title, message } = problemText(t, shown, country.locale)
  // The page with the focused element was replaced, so the heading takes the focus.
  useEffect(() => heading.current?.focus(), [])
  return (
    <main id="main" className="wrap sec guest-error">
      <title>{`${title} · Tingkat`}</title>
      <SessionEndedArt />
      <h1 ref={heading} className="h1" tabIndex={-1}>
        {title}
      </h1>
      <p className="mut">{message}</p>
      <div className="row guest-error-ways">
        <Button onClick={onRetry}>
          <RotateCw className="ic" aria-hidden />
          {t('site:ui.retry')}
        </Button>
        <ButtonLink kind="secondary" to={paths.login(here.pathname + here.search)}>
          {t('site:user.logIn')}
        </ButtonLink>
      </div>
    </main>
  )
}
