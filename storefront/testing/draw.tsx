// Renders a component in the browser inside the providers of a page: translations, country, flags,
// mode, toasts and a router.
import { countries, type CountryCode, type LanguageCode } from '@tingkat/ordering/country/country'
import { pageSettingsOf } from '@tingkat/ordering/country/country-settings'
import type { PageSettings } from '@tingkat/ordering/country/country-shape'
import { defaultFlags, type Flags } from '@tingkat/ordering/flags'
import type { ReactNode } from 'react'
import { I18nContext } from '@tingkat/ui/i18n/use-translation.ts'
import { createMemoryRouter, RouterProvider, type LoaderFunction } from 'react-router'
import { render } from 'vitest-browser-react'
import { FlagsProvider } from '../platform/site/flags.tsx'
import { ModeProvider, type Mode } from '../platform/site/mode.tsx'
import type { PageHandle } from '../platform/navigation/page-handle.ts'
import { pagePaths } from '../platform/navigation/paths.ts'
import { SiteProvider } from '../platform/site/site.tsx'
import { createI18n } from '@tingkat/ui/i18n/create-i18n.ts'
import type { Translations } from '@tingkat/ui/i18n/translate.ts'
import { ToastProvider } from '@tingkat/ui/toast.tsx'
import '../styles/index.css'

const files = import.meta.glob<object>('../locales/*/*.json', { eager: true, import: 'default' })

function translationsOf(language: LanguageCode): Translations {
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
  /** Settings that replace those of the country. */
  settings?: Partial<PageSettings>
  /** The initial path of the router. */
  path?: string
  /** The handle that the page's route exports. */
  handle?: PageHandle
  loader?: LoaderFunction
}

/** Renders `page`. Resolves when it is hydrated. The returned `router` has the current path. */
export async function draw(
  page: ReactNode,
  {
    country = 'sg',
    language = countries[country].languages[0],
    flags = {},
    mode = {},
    settings = {},
    path,
    handle,
    loader,
  }: Around = {},
) {
  const paths = pagePaths(country, language)
  const i18n = createI18n(language, translationsOf(language))
  document.documentElement.lang = language
  const router = createMemoryRouter(
    [{ path: '*', element: page, hydrateFallbackElement: <></>, handle, loader }],
    { initialEntries: [path ?? paths.home] },
  )
  const screen = await render(
    <I18nContext value={i18n}>
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
    </I18nContext>,
  )
  return { ...screen, router, t: i18n.t }
}
