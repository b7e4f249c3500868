// What a phone is told when the storefront is put on its home screen: under a country it opens that country.
import { findCountry, findLanguage } from '@tingkat/ordering/country/country'
import { data } from 'react-router'
import { countriesPath, pagePaths } from '../platform/navigation/paths.ts'
import { logoAlt } from '../platform/i18n/site-title.ts'
import { createI18n } from '../platform/i18n/create-i18n.ts'
import { translationsOf } from '../platform/i18n/translations.server.ts'
import type { Route } from './+types/manifest'

const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
]

export function loader({ params }: Route.LoaderArgs) {
  const country = 'country' in params ? findCountry(params.country) : undefined
  const language =
    country && 'language' in params ? findLanguage(country, params.language) : undefined
  if ('country' in params && !(country && language)) throw data(null, { status: 404 })
  const { t } = createI18n(language ?? 'en', translationsOf(language ?? 'en'))
  const paths = country && language && pagePaths(country.code, language)
  const manifest = {
    id: paths?.home ?? countriesPath,
    name: logoAlt(t, country?.code),
    short_name: 'Tingkat',
    description: t('countries.description'),
    lang: language ?? 'en',
    start_url: paths?.home ?? countriesPath,
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
  return Response.json(manifest, {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  })
}
