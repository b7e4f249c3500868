// The sitemap of a country in one language, with links to the country's other languages.
import type { Client } from '@tingkat/contract/client'
import { findCountry, findLanguage, type CountryCode } from '@tingkat/ordering/country/country'
import { pageSettingsOf } from '@tingkat/ordering/country/country-settings'
import { data } from 'react-router'
import { apiContext } from '../../platform/server/api-context.ts'
import { pagePaths, type PagePaths } from '../../platform/navigation/paths.ts'
import { sitemapMaxUrls, writeSitemap, xmlResponse } from '../../platform/server/sitemap.ts'
import type { Route } from './+types/sitemap'

type MerchantName = { ID: string; name: string }

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const country = findCountry(params.country)
  const language = country && findLanguage(country, params.language)
  if (!language) throw data(null, { status: 404 })
  const client = context.get(apiContext)
  const categories = await client.listCategories(country.code)
  if (!categories.ok) throw data(null, { status: 503 })
  const merchants = await readMerchants(client, country.code)
  const { origin } = new URL(request.url)
  const pages: ((paths: PagePaths) => string)[] = [
    (paths) => paths.home,
    (paths) => paths.restaurants(),
    (paths) => paths.cuisines,
    ...(pageSettingsOf(country.code).promise ? [(paths: PagePaths) => paths.promise] : []),
    ...categories.data.categories.map((category) => (paths: PagePaths) => paths.cuisine(category)),
    ...merchants.map((merchant) => (paths: PagePaths) => paths.merchant(merchant)),
  ]
  const languages = country.languages.map((code) => ({
    code,
    paths: pagePaths(country.code, code),
  }))
  return xmlResponse(
    writeSitemap(
      pages.slice(0, sitemapMaxUrls).map((page) => ({
        url: origin + page(pagePaths(country.code, language)),
        languages:
          languages.length > 1
            ? languages.map(({ code, paths }) => ({ code, url: origin + page(paths) }))
            : [],
      })),
    ),
  )
}

/** Reads all pages of the list, up to the limit of a sitemap. */
async function readMerchants(client: Client, country: CountryCode): Promise<MerchantName[]> {
  const merchants: MerchantName[] = []
  for (let cursor: string | undefined; merchants.length < sitemapMaxUrls;) {
    const page = await client.listMerchants({ country, limit: 60, cursor })
    if (!page.ok) throw data(null, { status: 503 })
    merchants.push(...page.data.merchants.map(({ ID, name }) => ({ ID, name })))
    if (!page.data.nextCursor) break
    cursor = page.data.nextCursor
  }
  return merchants
}
