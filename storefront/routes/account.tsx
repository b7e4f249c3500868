// Who is here, in the header: a log-in link, or the badge and its menu.
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useMe } from '../features/account/use-me.ts'
import { useSite } from '../platform/site.tsx'
import { ButtonLink } from '../ui/button.tsx'

const UserMenu = lazy(async () => ({ default: (await import('../features/account/user-menu.tsx')).UserMenu }))

/** Guests and everyone not yet known see the link: pages for guests are the same for all. */
export function Account() {
  const { t } = useTranslation('account')
  const { paths } = useSite()
  const here = useLocation()
  const me = useMe()
  const link = <ButtonLink kind="secondary" size="s" to={paths.login(here.pathname + here.search)}>{t('account.logIn')}</ButtonLink>
  return me.status === 'member' ? <Suspense fallback={link}><UserMenu user={me.user} /></Suspense> : link
}
