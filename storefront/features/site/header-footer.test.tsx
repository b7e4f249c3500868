// Tests of the server-rendered HTML of header, footer and language switch.
import { countries, countryCodes } from '@tingkat/ordering/country/country'
import { pageSettingsOf } from '@tingkat/ordering/country/country-settings'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nContext } from '@tingkat/ui/i18n/use-translation.ts'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import english from '../../locales/en/site.json' with { type: 'json' }
import { pagePaths } from '../../platform/navigation/paths.ts'
import { createI18n } from '@tingkat/ui/i18n/create-i18n.ts'
import { noRecommendations } from './recommendations.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { pathInLanguage } from './languages.ts'

const draw = (page: ReactNode, path = '/sg/en') =>
  renderToStaticMarkup(
    <I18nContext value={createI18n('en', { site: english })}>
      <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
    </I18nContext>,
  )
const singapore = {
  country: countries.sg,
  language: 'en',
  paths: pagePaths('sg', 'en'),
  settings: pageSettingsOf('sg'),
  recommendations: noRecommendations,
} as const
const linksOf = (html: string) =>
  new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href))

test('COUN-01: the footer links to the eight countries', () => {
  const links = linksOf(
    draw(<Footer home="/sg/en" logoLabel="Tingkat" year={2026} site={singapore} />),
  )
  for (const code of countryCodes) expect(links).toContain(`/${code}/`)
})

test('PROD-10: the footer mentions rides and links to pages for merchants and couriers', () => {
  const html = draw(<Footer home="/sg/en" logoLabel="Tingkat" year={2026} site={singapore} />)
  expect(html).toContain('Rides')
  expect(linksOf(html)).toContain('/sg/en/partners')
  expect(linksOf(html)).toContain(singapore.settings.recruiting.merchants)
  expect(linksOf(html)).toContain(singapore.settings.recruiting.drivers)
})

test('ROUTE-03: the logo links to the home page of country and language', () => {
  expect(draw(<Header home="/vn/vi" logoLabel="Tingkat Việt Nam" />)).toContain(
    '<a class="logo hdr-logo" aria-label="Tingkat Việt Nam" href="/vn/vi"',
  )
})

test('the language switch needs two languages and links to the same page', () => {
  expect(draw(<LanguageSwitch country={countries.sg} language="en" />)).toBe('')
  const links = linksOf(
    draw(
      <LanguageSwitch country={countries.vn} language="vi" />,
      '/vn/vi/restaurants?search=b%C3%BAn',
    ),
  )
  expect([...links]).toEqual([
    '/vn/vi/restaurants?search=b%C3%BAn',
    '/vn/en/restaurants?search=b%C3%BAn',
  ])
})

test.each([
  ['/vn/', '', '/vn/en'],
  ['/vn/vi', '?lng=vi', '/vn/en'],
  ['/vn/vi/restaurant/pho/vn-m1', '?dish=a', '/vn/en/restaurant/pho/vn-m1?dish=a'],
])('%s%s in English is %s', (path, search, other) => {
  expect(pathInLanguage(path, search, countries.vn, 'en')).toBe(other)
})
