// The words of a page: one i18next for each request on the server, one for each page in the browser.
import type { LanguageCode } from '@tingkat/ordering/country/country'
import { createInstance, type BackendModule, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

export const namespaces = [
  'site',
  'location',
  'menu',
  'cart',
  'dish',
  'account',
  'checkout',
  'order',
  'group',
  'chat',
  'help',
  'receipt',
  'reorder',
  'pages',
  'legal',
  'push',
  'find',
  'consent',
] as const
export type Namespace = (typeof namespaces)[number]
export type Translations = Record<string, object>

/**
 * Ready at once with the words handed in. `backend` fetches others when a component first wants them, which waits for them
 * then, and is told of missing keys; without one, what is handed in is all there is.
 */
export function createI18n(
  language: LanguageCode,
  words: Translations,
  backend?: BackendModule,
): i18n {
  const instance = createInstance()
  if (backend) instance.use(backend)
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: backend ? Object.keys(words) : [...namespaces],
    defaultNS: 'site',
    resources: { [language]: words },
    partialBundledLanguages: backend !== undefined,
    saveMissing: backend !== undefined,
    saveMissingTo: 'current',
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false },
    returnNull: false,
    // A component that names several namespaces finds a key in any of them.
    react: { nsMode: 'fallback' },
  })
  return instance
}

/** The element in which a page carries its words, and the attribute that names their version. */
export const translationsElementID = 'words'
export const translationsVersionAttribute = 'data-version'

/** JSON that may stand inside a script element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
