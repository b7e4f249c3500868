// The layout route of a country's language. It answers 404 for unknown languages, and shows error
// pages between header and footer.
import { findCountry, findLanguage } from '@tingkat/ordering/country/country'
import { data, isRouteErrorResponse, Outlet } from 'react-router'
import { Failure } from '../../widgets/frame/failure-page.tsx'
import type { Route } from './+types/language'

export function loader({ params }: Route.LoaderArgs) {
  const country = findCountry(params.country)
  if (!country || !findLanguage(country, params.language)) throw data(null, { status: 404 })
  return null
}

export const shouldRevalidate = () => false

export default function LanguageLayout() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Failure kind={isRouteErrorResponse(error) && error.status === 404 ? 'not-found' : 'failed'} />
  )
}
