// Everything under a country's language: refuses languages the country does not speak.
import { findCountry, findLanguage } from '@tingkat/ordering/country'
import { data, Outlet } from 'react-router'
import type { Route } from './+types/language.ts'

export function loader({ params }: Route.LoaderArgs) {
  const country = findCountry(params.country)
  if (!country || !findLanguage(country, params.language)) throw data(null, { status: 404 })
  return null
}

export default function LanguageLayout() {
  return <Outlet />
}
