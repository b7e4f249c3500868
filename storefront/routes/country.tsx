// Everything under a country: refuses countries we do not serve, and tells the pages below where they are.
import { findCountry } from '@tingkat/ordering/country'
import { data, Outlet, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { LanguageCode } from '@tingkat/ordering/country'
import { pagePaths } from '../platform/paths.ts'
import { SiteProvider } from '../platform/site.tsx'
import type { Route } from './+types/country.ts'

export function loader({ params }: Route.LoaderArgs) {
  if (!findCountry(params.country)) throw data(null, { status: 404 })
  return null
}

export default function CountryLayout() {
  const { country: code } = useParams()
  const { i18n } = useTranslation()
  const country = findCountry(code)
  if (!country) return null
  const language = i18n.language as LanguageCode
  return (
    <SiteProvider value={{ country, language, paths: pagePaths(country.code, language) }}>
      <Outlet />
    </SiteProvider>
  )
}
