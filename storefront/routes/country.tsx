// Everything under a country: refuses countries we do not serve, tells the pages below where they are, and draws the frame.
import { findCountry, type LanguageCode } from '@tingkat/ordering/country'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { data, Outlet } from 'react-router'
import { yearNow } from '../platform/moment.ts'
import { pagePaths } from '../platform/paths.ts'
import { SiteProvider } from '../platform/site.tsx'
import { ToastProvider } from '../ui/toast.tsx'
import { Frame } from './frame.tsx'
import type { Route } from './+types/country.ts'

export function loader({ params }: Route.LoaderArgs) {
  const country = findCountry(params.country)
  // One spelling a page: codes are lower case.
  if (!country || params.country !== country.code) throw data(null, { status: 404 })
  return { year: yearNow() }
}

/** Nothing here changes while the country stays. */
export const shouldRevalidate = () => false

// A year: a returning visitor finds the way back to this country.
const countryCookieSeconds = 31_536_000

export default function CountryLayout({ params, loaderData }: Route.ComponentProps) {
  const { i18n } = useTranslation()
  const country = findCountry(params.country)
  const code = country?.code
  useEffect(() => {
    if (code) document.cookie = `country=${code}; path=/; max-age=${countryCookieSeconds}; samesite=lax`
  }, [code])
  if (!country) return null
  const language = i18n.language as LanguageCode
  return (
    <SiteProvider value={{ country, language, paths: pagePaths(country.code, language) }}>
      <ToastProvider>
        <Frame year={loaderData.year}><Outlet /></Frame>
      </ToastProvider>
    </SiteProvider>
  )
}
