// The layout route of a country. It answers 404 for unknown countries, provides site and flags, and
// renders header and footer.
import { findCountry, findLanguage, type Country } from '@tingkat/ordering/country/country'
import { useEffect, useMemo } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { data, Outlet, redirect } from 'react-router'
import { apiContext } from '../../platform/server/api-context.ts'
import { FlagsProvider } from '../../platform/site/flags.tsx'
import { currentYear } from '../../platform/site/page-time.ts'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { pagePaths } from '../../platform/navigation/paths.ts'
import { storePreference } from '../../platform/storage/preference-cookie.ts'
import { SiteProvider } from '../../platform/site/site.tsx'
import { ToastProvider } from '@tingkat/ui/toast.tsx'
import { Frame } from '../../widgets/frame/frame.tsx'
import { VisitTracking } from '../../widgets/frame/visit-tracking.tsx'
import { readRecommendations } from '../../widgets/frame/read-recommendations.ts'
import type { Route } from './+types/layout'

export const handle: PageHandle = { namespaces: ['location'] }

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const country = findCountry(params.country)
  if (!country) throw data(null, { status: 404 })
  redirectToLowerCase(new URL(request.url), country)
  const client = context.get(apiContext)
  const [config, recommendations] = await Promise.all([
    client.readConfig(country.code),
    readRecommendations(client, country.code),
  ])
  if (!config.ok) throw data(null, { status: 503 })
  const { flags, settings, monitoring } = config.data
  return {
    year: currentYear(),
    flags,
    settings,
    monitoring,
    recommendations,
    origin: new URL(request.url).origin,
  }
}

/** Redirects upper-case codes of country and language to lower case, so that pages have one URL. */
function redirectToLowerCase({ pathname, search }: URL, country: Country): void {
  const [, code = '', language = '', ...rest] = pathname.split('/')
  const path = [
    '',
    country.code,
    ...(pathname.split('/').length > 2
      ? [findLanguage(country, language.toLowerCase()) ?? language]
      : []),
    ...rest,
  ].join('/')
  if (code !== country.code || path !== pathname) throw redirect(path + search, 301)
}

/**
 * The feature flags are not read again during a visit: changes take effect with the next page load.
 */
export const shouldRevalidate = () => false

// The cookie of the country is valid for a year.
const countryCookieSeconds = 31_536_000

export default function CountryLayout({
  params,
  loaderData: { year, flags, settings, monitoring, recommendations },
}: Route.ComponentProps) {
  const { i18n } = useTranslation()
  const country = findCountry(params.country)
  const code = country?.code
  useEffect(() => {
    if (code) storePreference({ name: 'country', value: code, maxAgeSeconds: countryCookieSeconds })
  }, [code])
  const { language } = i18n
  // The value of the context is memoised, because every dish of a menu uses it.
  const site = useMemo(
    () => country && { country, language, paths: pagePaths(country.code, language), settings },
    [country, language, settings],
  )
  if (!site) return null
  return (
    <SiteProvider value={site}>
      <FlagsProvider value={flags}>
        <ToastProvider>
          <Frame year={year} recommendations={recommendations}>
            <Outlet />
          </Frame>
          <VisitTracking monitoring={monitoring} />
        </ToastProvider>
      </FlagsProvider>
    </SiteProvider>
  )
}
