// Where the page is: country, language, its page paths; for every component under a country.
import type { Country, LanguageCode } from '@tingkat/ordering/country'
import { createContext, useContext } from 'react'
import type { PagePaths } from './paths.ts'

export type Site = { country: Country; language: LanguageCode; paths: PagePaths }

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
