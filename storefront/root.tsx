// The HTML document around all routes, and the page for a failed route.
import './styles/index.css'
import eastAsianFonts from '@tingkat/ui/styles/east-asian/fonts.css?url'
import latinFont from '@tingkat/ui/styles/latin/latin.woff2?url'
import otherLatinFont from '@tingkat/ui/styles/latin/latin-others.woff2?url'
import vietnameseFont from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-vietnamese-wght-normal.woff2?url'
import thaiFont from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?url'
import { useContext, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { loadWhenOnline } from '@tingkat/ui/loading/lazy-part.ts'
import { useTranslation } from './platform/i18n/use-translation.ts'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { defaultFlags } from '@tingkat/ordering/flags'
import { runWhenIdle } from './platform/browser/run-when-idle.ts'
import { PageMode } from './platform/site/mode.tsx'
import { modeScript } from './platform/site/mode-script.ts'
import {
  useLoadedPageNamespaces,
  usePageNamespaces,
  TranslationsVersion,
} from './platform/i18n/page-namespaces.ts'
import type { Namespace } from './platform/i18n/namespaces.ts'
import { pageNameOf } from './platform/analytics/screen-name.ts'
import { ScriptNonce } from './platform/server/script-nonce.ts'
import { track } from './platform/analytics/track.ts'
import {
  inlineJson,
  translationsElementID,
  translationsVersionAttribute,
} from './platform/i18n/embedded-translations.ts'
import type * as country from './routes/country/layout.tsx'
import { FailurePage } from './widgets/frame/failure-page.tsx'

// Fonts that are preloaded besides the Latin one, by language.
const scriptFonts: Record<string, string[]> = {
  vi: [otherLatinFont, vietnameseFont],
  th: [thaiFont],
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const nonce = useContext(ScriptNonce)
  const language = i18n.language
  const { flags = defaultFlags } =
    useRouteLoaderData<typeof country.loader>('routes/country/layout') ?? {}
  const pageNamespaces = usePageNamespaces()
  const fonts = [latinFont, ...(scriptFonts[language] ?? [])]
  return (
    // React does not compare attributes here, because the inline script sets some before hydration.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1e1b18" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-apple.png" />
        {fonts.map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? modeScript(flags.checkUserAgent) : '',
          }}
        />
        <Meta />
        <Links />
        <noscript>
          <link rel="stylesheet" href={eastAsianFonts} />
        </noscript>
      </head>
      <body>
        {children}
        <EmbeddedTranslations translations={i18n.translations} namespaces={pageNamespaces} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/**
 * The element that embeds the translations. Only the server renders it; hydration leaves it
 * unchanged.
 */
function EmbeddedTranslations({
  translations,
  namespaces,
}: {
  translations: Record<string, unknown>
  namespaces: readonly string[]
}) {
  const version = useContext(TranslationsVersion)
  const text = version
    ? inlineJson(Object.fromEntries(namespaces.map((name) => [name, translations[name]])))
    : ''
  return (
    <script
      type="application/json"
      id={translationsElementID}
      {...{ [translationsVersionAttribute]: version }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}

/**
 * Loads the fonts for Chinese, Japanese, Korean and Tamil names. They are loaded when the page is
 * idle, because most devices have such fonts, and loading them earlier would delay the pictures.
 */
async function loadEastAsianFonts(): Promise<void> {
  const { addFonts } = await loadWhenOnline(() => import('./platform/browser/add-fonts.ts'))
  await addFonts(eastAsianFonts)
}

// Most pages do not embed the texts of these namespaces. They are loaded before a drawer or an
// error message needs them.
const laterNamespaces: readonly Namespace[] = ['problem', 'dish', 'basket', 'address']

export default function Root() {
  const { i18n } = useTranslation()
  useLoadedPageNamespaces()
  useEffect(
    () =>
      runWhenIdle(() => {
        // If the code for the fonts cannot be loaded, for example after a new release, the page can
        // be read without these fonts.
        loadEastAsianFonts().catch(() => {})
        void i18n.load(laterNamespaces)
      }),
    [i18n],
  )
  const { pathname } = useLocation()
  // A layout effect, so that this event is recorded before the events of the page's own effects.
  useLayoutEffect(() => track({ name: 'PAGE_LOAD', page_type: pageNameOf(pathname) }), [pathname])
  return (
    <PageMode>
      <Outlet />
    </PageMode>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return <FailurePage kind={missing ? 'not-found' : 'failed'} />
}
