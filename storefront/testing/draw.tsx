// Draws a component in a real browser as a page would: words, country, flags, mode, toasts and a router around it.
import { countries, type CountryCode, type LanguageCode } from '@tingkat/ordering/country/country'
import { pageSettingsOf } from '@tingkat/ordering/country/country-settings'
import type { PageSettings } from '@tingkat/ordering/country/country-shape'
import { defaultFlags, type Flags } from '@tingkat/ordering/flags'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { FlagsProvider } from '../platform/site/flags.tsx'
import { ModeProvider, type Mode } from '../platform/site/mode.tsx'
import { pagePaths } from '../platform/navigation/paths.ts'
import { SiteProvider } from '../platform/site/site.tsx'
import { createI18n, type Translations } from '../platform/i18n/create-i18n.ts'
import { ToastProvider } from '../ui/toast.tsx'
import '../styles/index.css'

const files = import.meta.glob<object>('../locales/*/*.json', { eager: true, import: 'default' })

function wordsIn(language: LanguageCode): Translations {
  const found = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`))
  return Object.fromEntries(
    found.map(([path, content]) => [
      path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
      content,
    ]),
  )
}

export type Around = {
  country?: CountryCode
  language?: LanguageCode
  flags?: Partial<Flags>
  mode?: Partial<Mode>
  /** Goes before the country's own. */
  settings?: Partial<PageSettings>
  /** Where the router stands. */
  path?: string
}

/** Drawn and alive when the promise settles. `router` tells where links led. */
export async function draw(
  page: ReactNode,
  {
    country = 'sg',
    language = countries[country].languages[0],
    flags = {},
    mode = {},
    settings = {},
    path,
  }: Around = {},
) {
  const paths = pagePaths(country, language)
  const words = createI18n(language, wordsIn(language))
  document.documentElement.lang = language
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: [path ?? paths.home],
  })
  const screen = await render(
    <I18nextProvider i18n={words}>
      <SiteProvider
        value={{
          country: countries[country],
          language,
          paths,
          settings: { ...pageSettingsOf(country), ...settings },
        }}
      >
        <FlagsProvider value={{ ...defaultFlags, ...flags }}>
          <ModeProvider value={{ webview: false, ...mode }}>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </ModeProvider>
        </FlagsProvider>
      </SiteProvider>
    </I18nextProvider>,
  )
  return { ...screen, router, t: words.t }
}
