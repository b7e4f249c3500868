// The log-in page of the desk (the operator's console), the kitchen console or the courier's pages.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Logo } from '@tingkat/ui/logo.tsx'
import { data, useNavigate, useSearchParams } from 'react-router'
import { LanguageChoice } from '../platform/language-choice.tsx'
import { LogInForm } from '../features/login/log-in-form.tsx'
import { useForgetBoards } from '../platform/board-feed/use-forget-boards.ts'
import { client, trees } from '../platform/client.ts'
import { findLanguage, readStoredLanguage, storeLanguage } from '../platform/i18n/language.ts'
import { homePath } from '../platform/home-path.ts'
import { safeReturnPath } from '../platform/log-in/return-path.ts'
import type { Route } from './+types/log-in'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const tree = trees.find((name) => name === params.tree)
  if (!tree) throw data(null, { status: 404 })
  const methods = await client.readLoginMethods()
  return {
    tree,
    // If the API does not answer, the page offers the ways to log in that need no configuration.
    methods: methods.ok ? methods.data : { passkey: true, oidc: false, code: true },
  }
}

export default function LogIn({ loaderData: { tree, methods } }: Route.ComponentProps) {
  const { t, i18n } = useTranslation(['login', 'site'])
  const navigate = useNavigate()
  const [query] = useSearchParams()
  useForgetBoards()
  const returnTo = safeReturnPath(query.get('to')) ?? homePath(tree)
  return (
    <div className="split">
      <div className="split-art" aria-hidden />
      <main className="split-form">
        <div className="split-in">
          <span className="logo">
            <Logo />
          </span>
          <div>
            <h1 className="h1">{t('title')}</h1>
            <p className="mut">{t(`for.${tree}`)}</p>
          </div>
          <LogInForm
            tree={tree}
            methods={methods}
            returnTo={returnTo}
            failure={query.get('problem') === 'oidc_failed' ? 'oidc_failed' : undefined}
            onLoggedIn={(me) => {
              const language = findLanguage([me.language])
              const mustReload = !readStoredLanguage() && language !== i18n.language
              storeLanguage(language)
              if (mustReload) location.assign(returnTo)
              else void navigate(returnTo, { replace: true })
            }}
          />
        </div>
        <LanguageChoice />
      </main>
    </div>
  )
}
