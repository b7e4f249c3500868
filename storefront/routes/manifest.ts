// The web app manifest: for a country in one language, or for all countries.
import {
  findCountry,
  findLanguage,
  type CountryCode,
  type LanguageCode,
} from '@tingkat/ordering/country/country'
import { data } from 'react-router'
import { countriesPath, pagePaths } from '../platform/navigation/paths.ts'
import { createI18n } from '@tingkat/ui/i18n/create-i18n.ts'
import { logoAlt } from '../platform/i18n/site-title.ts'
import { translationsOf } from '../platform/i18n/translations.server.ts'
import type { Route } from './+types/manifest'

const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
]

export function loader({ params }: Route.LoaderArgs) {
  const manifest = 'country' in params ? countryManifest(params) : makeManifest('en')
  return Response.json(manifest, {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  })
}

function countryManifest(params: { country?: string; language?: string }) {
  const country = findCountry(params.country)
  const language = country && findLanguage(country, params.language)
  if (!language) throw data(null, { status: 404 })
  return makeManifest(language, country.code)
}

function makeManifest(language: LanguageCode, country?: CountryCode) {
  const { t } = createI18n(language, translationsOf(language))
  const paths = country && pagePaths(country, language)
  const home = paths?.home ?? countriesPath
  return {
    id: home,
    name: logoAlt(t, country),
    short_name: 'Tingkat',
    description: t('countries.description'),
    lang: language,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: '#F5F7F4',
    theme_color: '#FFFFFF',
    categories: ['food'],
    icons,
    shortcuts: paths
      ? [
          { name: t('footer.restaurants'), url: paths.restaurants() },
          { name: t('footer.orders'), url: paths.orderHistory },
        ]
      : [],
  }
}
