// The eater's profile. Its data is personal, so it is rendered in the browser and never cached.
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLocation, useNavigate } from 'react-router'
import { Profile } from '../../features/account/profile.tsx'
import { meStore, useMe } from '../../features/account/use-me.ts'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { forgetEater } from '../../platform/storage/forget-eater.ts'
import { useSite } from '../../platform/site/site.tsx'
import { ButtonLink } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { PageHead } from '../../widgets/frame/page-head.tsx'

export const handle: PageHandle = { namespaces: ['account', 'problem'] }

export function headers() {
  return { 'cache-control': 'no-store' }
}

export default function ProfilePage() {
  const { t } = useTranslation('account')
  const { paths } = useSite()
  const here = useLocation()
  const navigate = useNavigate()
  const me = useMe()

  function leave() {
    meStore.set(null)
    forgetEater()
    void navigate(paths.home, { replace: true })
  }

  return (
    <>
      <PageHead title={`${t('profile.title')} · Tingkat`} hidden />
      <main className="wrap sec" id="main">
        {me.status === 'guest' ? (
          <EmptyState
            level={1}
            title={t('profile.guestTitle')}
            action={<ButtonLink to={paths.login(here.pathname)}>{t('session.logIn')}</ButtonLink>}
          >
            {t('profile.guest')}
          </EmptyState>
        ) : (
          <>
            <h1 className="h1 pf-title">{t('profile.title')}</h1>
            {me.status === 'member' && (
              <Profile
                user={me.user}
                onChanged={meStore.set}
                onLoggedOut={leave}
                onSessionEnded={meStore.endSession}
              />
            )}
            {me.status === 'asking' && <Waiting>{t('profile.loading')}</Waiting>}
            {me.status === 'unknown' && (
              <EmptyState title={t('site:gfc_error.errors.network_error.title')}>
                {t('site:gfc_error.errors.network_error.message')}
              </EmptyState>
            )}
          </>
        )}
      </main>
    </>
  )
}
