// React context of the page's country, language, paths and settings.
import type { Country, LanguageCode } from '@tingkat/ordering/country/country'
import type { PageSettings } from '@tingkat/ordering/country/country-shape'
import { createContext, useContext } from 'react'
import type { PagePaths } from '../navigation/paths.ts'

export type Site = {
  country: Country
  language: LanguageCode
  paths: PagePaths
  /** The country's links, footer, company and e-wallet. */
  settings: PageSettings
}

const SiteContext = createContext<Site | null>(null)

export const SiteProvider = SiteContext.Provider

/** Throws on pages without a country. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider.')
  return site
}

/** Returns null on pages without a country. */
export function useMaybeSite(): Site | null {
  return useContext(SiteContext)
}
