// The login page of all countries. After the login it goes to the page that `?success_redirect=`
// names.
import {
  countries,
  findCountry,
  findLanguage,
  type Country,
} from '@tingkat/ordering/country/country'
import { useEffect } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { LoginForm } from '../../features/account/login-form.tsx'
import { useMe } from '../../features/account/use-me.ts'
import { Logo } from '@tingkat/ui/logo.tsx'
import { Picture } from '@tingkat/ui/picture.tsx'
import { readCookie } from '../../platform/i18n/locale.ts'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { pagePaths, safeRedirect } from '../../platform/navigation/paths.ts'
import { artPicture, heroOf } from '../../platform/site/pictures.ts'
import { ToastProvider } from '@tingkat/ui/toast.tsx'
import type { Route } from './+types/login'

export const handle: PageHandle = { namespaces: ['account', 'problem'] }

export function headers() {
  return { 'cache-control': 'no-store' }
}

/**
 * Takes the country from the first of these that names one: the query, the path to return to, the
 * cookie, the browser's region. The default is Singapore.
 */
export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const codes = [
    query.get('country'),
    safeRedirect(query.get('success_redirect'))?.split(/[/?#]/)[1],
    readCookie(request.headers.get('cookie') ?? '', 'country'),
    /-([A-Za-z]{2})\b/.exec(request.headers.get('accept-language') ?? '')?.[1],
  ]
  const country = codes.map((code) => findCountry(code ?? undefined)).find(Boolean) ?? countries.sg
  return { countryCode: country.code }
}

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useTranslation('account')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const me = useMe()
  const country: Country = countries[loaderData.countryCode]
  const language = findLanguage(country, i18n.language) ?? country.languages[0]
  const hero = heroOf(country.code)
  const home = pagePaths(country.code, language).home
  const target = safeRedirect(search.get('success_redirect')) ?? home

  const toCheckout = target.includes('/checkout')
  const isComplete = me.status === 'member' && (me.user.name !== '' || toCheckout)
  // Goes to the redirect target after the login, or at once if the eater is logged in already.
  useEffect(() => {
    if (isComplete) void navigate(target, { replace: true })
  }, [isComplete, navigate, target])

  return (
    <ToastProvider>
      <title>{`${t('login.pageTitle')} · Tingkat`}</title>
      <meta name="robots" content="noindex" />
      <main className="auth">
        <div className="side-p">
          <Picture
            src={artPicture(`${hero}-m`)}
            desktop={artPicture(`${hero}-auth`)}
            alt=""
            width={960}
            height={1200}
            eager
          />
        </div>
        <div className="f">
          <Link className="logo" to={home} aria-label={t('login.home')}>
            <Logo />
          </Link>
          <LoginForm countryCode={country.code} toCheckout={toCheckout} />
        </div>
      </main>
    </ToastProvider>
  )
}
