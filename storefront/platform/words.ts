// The words of a page: one i18next for each request on the server, one for each page in the browser.
import type { LanguageCode } from '@tingkat/ordering/country'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

export const namespaces = ['site', 'location', 'menu', 'cart', 'dish', 'account', 'checkout', 'order', 'pages'] as const
export type Namespace = (typeof namespaces)[number]
export type Words = Record<string, object>

/** Ready at once: the words are handed in, nothing is fetched. */
export function createWords(language: LanguageCode, words: Words): i18n {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [...namespaces],
    defaultNS: 'site',
    resources: { [language]: words },
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false },
    returnNull: false,
    // A component that names several namespaces finds a key in any of them.
    react: { nsMode: 'fallback' },
  })
  return instance
}

/** The element in which a page carries its words. */
export const wordsElementID = 'words'

/** JSON that may stand inside a script element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
