// Stores the language that a visitor chose: in a cookie for the server, and in localStorage.
import type { LanguageCode } from '@tingkat/ordering/country/country'
import { storePreference } from '../storage/preference-cookie.ts'

/**
 * The names of the cookie and of the localStorage entry are those that i18next's language detectors
 * use.
 */
export const languageCookie = 'i18next'
export const languageKey = 'i18nextLng'

// The cookie is valid for a year.
const cookieSeconds = 31_536_000

export function rememberLanguage(language: LanguageCode): void {
  storePreference({ name: languageCookie, value: language, maxAgeSeconds: cookieSeconds })
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // The browser blocks localStorage. The cookie and the URL still have the language.
  }
}
