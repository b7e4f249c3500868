// The page of the person's own account: passkeys, PIN, sessions and language.
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { LanguageChoice } from '../platform/language-choice.tsx'
import { PasskeyList } from '../features/account/passkey-list.tsx'
import { PinForm } from '../features/account/pin-form.tsx'
import { SessionList } from '../features/account/session-list.tsx'
import { LogOut } from 'lucide-react'
import { useLocation } from 'react-router'
import { client, load, treeOf } from '../platform/client.ts'
import { useMe } from '../platform/me-context.ts'
import { useLogOut } from '../platform/log-in/use-log-out.ts'
import type { Route } from './+types/account'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  sessions: (await load(client.listSessions(), request)).sessions,
})

export default function Account({ loaderData: { sessions } }: Route.ComponentProps) {
  const { t } = useTranslation(['account', 'site'])
  const me = useMe()
  const logOut = useLogOut(treeOf(useLocation().pathname))
  const worksAtMerchant = me.memberships.some(({ scope }) => scope.startsWith('merchant:'))
  return (
    <div className="narrow stack-l">
      <h1 className="h1">{me.name}</h1>
      <PasskeyList passkeys={me.passkeys} />
      {worksAtMerchant && <PinForm hasPin={me.hasPin} />}
      <SessionList sessions={sessions} />
      <section className="stack">
        <h2 className="h3">{t('site:language')}</h2>
        <LanguageChoice isLoggedIn />
      </section>
      <Button kind="secondary" onClick={logOut}>
        <LogOut className="ic" aria-hidden />
        {t('site:logOut')}
      </Button>
    </div>
  )
}
