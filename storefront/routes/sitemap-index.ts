// The sitemap index: one sitemap for each country and language.
import { countries, countryCodes } from '@tingkat/ordering/country/country'
import { pagePaths } from '../platform/navigation/paths.ts'
import { writeSitemapIndex, xmlResponse } from '../platform/server/sitemap.ts'
import type { Route } from './+types/sitemap-index'

export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url)
  return xmlResponse(
    writeSitemapIndex(
      countryCodes.flatMap((code) =>
        countries[code].languages.map(
          (language) => `${origin}${pagePaths(code, language).home}/sitemap.xml`,
        ),
      ),
    ),
  )
}
