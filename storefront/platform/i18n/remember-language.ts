// The language that a visitor chose, kept where the next visit looks for it: the cookie for the server, the storage for the browser.
import type { LanguageCode } from '@tingkat/ordering/country/country'

/** The names that the detection reads. */
export const languageCookie = 'i18next'
export const languageKey = 'i18nextLng'

// A year, as for the country.
const cookieSeconds = 31_536_000

export function rememberLanguage(language: LanguageCode): void {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${cookieSeconds}; samesite=lax`
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // Storage refused: the cookie and the path carry it.
  }
}
