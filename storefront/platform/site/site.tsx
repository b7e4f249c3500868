// Where the page is: country with its settings, language, page paths; for every component under a country.
import type { Country, LanguageCode } from '@tingkat/ordering/country/country'
import type { PageSettings } from '@tingkat/ordering/country/country-shape'
import { createContext, useContext } from 'react'
import type { PagePaths } from '../navigation/paths.ts'

export type Site = {
  country: Country
  language: LanguageCode
  paths: PagePaths
  /** Links, footer, company, wallet: this country's alone. */
  settings: PageSettings
}

const SiteContext = createContext<Site | null>(null)

export const SiteProvider = SiteContext.Provider

/** The country and language of the page. Throws outside a country's pages. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('no country above this component')
  return site
}

/** The same, or null on pages without a country. */
export function useMaybeSite(): Site | null {
  return useContext(SiteContext)
}
