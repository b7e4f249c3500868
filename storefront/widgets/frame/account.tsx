// The account in the header: a login link, or the badge with its drawer.
import { Suspense } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { memberInitials, useMe } from '../../features/account/use-me.ts'
import { trackLogin } from '../../platform/analytics/login-place.ts'
import { useMode } from '../../platform/site/mode.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { useStored } from '../../platform/storage/stored.ts'
import { ButtonLink } from '@tingkat/ui/button.tsx'
import { optionalPart } from '@tingkat/ui/loading/lazy-part.ts'

const UserBadge = optionalPart(async () => ({
  default: (await import('../account/user-badge.tsx')).UserBadge,
}))

type AccountProps = {
  /** Whether to show the number of ongoing orders, because the header has no button for them. */
  counted?: boolean
}

/**
 * Shows the login link to guests and during hydration, because cached pages are rendered for
 * guests. For a member, the style sheet draws the link as a badge. While the session is read, a
 * member sees the initials of the last visit. In the super-app guests have the drawer too.
 */
export function Account({ counted }: AccountProps) {
  const { t } = useTranslation()
  const { paths } = useSite()
  const { webview } = useMode()
  const here = useLocation()
  const me = useMe()
  const initials = useStored(memberInitials)
  const link = (
    <ButtonLink
      className="hdr-login"
      kind="secondary"
      size="s"
      to={paths.login(here.pathname + here.search)}
      onClick={() => trackLogin('top_bar')}
    >
      <span>{t('user.logIn')}</span>
    </ButtonLink>
  )
  const known = (
    <span className="avatar">
      <span aria-hidden>{initials}</span>
      <span className="sr">{t('user.title')}</span>
    </span>
  )
  if (me.status === 'asking' && initials !== null) return known
  if (me.status !== 'member' && !webview) return link
  return (
    <Suspense fallback={initials === null ? link : known}>
      <UserBadge user={me.status === 'member' ? me.user : null} counted={counted} />
    </Suspense>
  )
}
