// The account in the header: a login link, or the badge with its drawer.
import { UserRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { useMe } from '../../features/account/use-me.ts'
import { trackLogin } from '../../platform/analytics/login-place.ts'
import { useMode } from '../../platform/site/mode.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { ButtonLink } from '../../ui/button.tsx'

const UserBadge = lazy(async () => ({
  default: (await import('../../features/account/user-badge.tsx')).UserBadge,
}))

type AccountProps = {
  /** Shows the number of ongoing orders, because the header has no button for them. */
  counted?: boolean
}

/**
 * Shows the link to guests and until the session is read, because cached pages are those of guests.
 * In the super-app guests have the drawer too.
 */
export function Account({ counted }: AccountProps) {
  const { t } = useTranslation()
  const { paths } = useSite()
  const { webview } = useMode()
  const here = useLocation()
  const me = useMe()
  const link = (
    <ButtonLink
      className="hdr-login"
      kind="secondary"
      size="s"
      to={paths.login(here.pathname + here.search)}
      onClick={() => trackLogin('top_bar')}
    >
      <UserRound className="ic" aria-hidden />
      <span>{t('user.logIn')}</span>
    </ButtonLink>
  )
  if (me.status !== 'member' && !webview) return link
  return (
    <Suspense fallback={link}>
      <UserBadge user={me.status === 'member' ? me.user : null} counted={counted} />
    </Suspense>
  )
}
