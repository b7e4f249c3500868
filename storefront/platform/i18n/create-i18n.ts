// Creates the i18next instance of a page: one for each request on the server, one in the browser.
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
 * Returns an instance that is initialised with `translations`. `backend` loads further namespaces
 * on demand, while their components suspend, and gets reports of missing keys.
 */
export function createI18n(
  language: LanguageCode,
  translations: Translations,
  backend?: BackendModule,
): i18n {
  const instance = createInstance()
  if (backend) instance.use(backend)
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: backend ? Object.keys(translations) : [...namespaces],
    defaultNS: 'site',
    resources: { [language]: translations },
    partialBundledLanguages: backend !== undefined,
    saveMissing: backend !== undefined,
    saveMissingTo: 'current',
    initAsync: false,
    // React escapes all text.
    interpolation: { escapeValue: false },
    returnNull: false,
    // useTranslation(['a', 'b']) finds keys of both namespaces.
    react: { nsMode: 'fallback' },
  })
  return instance
}

/** The script element with a page's translations, and its attribute with their version. */
export const translationsElementID = 'words'
export const translationsVersionAttribute = 'data-version'

/** Returns JSON in which no text can end a script element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
