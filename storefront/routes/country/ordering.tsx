// The layout route of pages for ordering: redirects to the home page if web ordering is off.
import { findCountry } from '@tingkat/ordering/country/country'
import { data, Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '../../platform/server/api-context.ts'
import type { Route } from './+types/ordering'

export async function loader({ params, context }: Route.LoaderArgs) {
  const country = findCountry(params.country)
  if (!country) throw data(null, { status: 404 })
  const config = await context.get(apiContext).readConfig(country.code)
  if (!config.ok) throw data(null, { status: 503 })
  if (!config.data.flags.webOrdering) throw redirect(`/${country.code}/${params.language}`)
  return null
}

/**
 * Reads the feature flags again for another page, but not if only the query changes, for example
 * when a dish drawer opens.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export default function OrderingLayout() {
  return <Outlet />
}
