// Finds the URL of the current page in the language that is stored in localStorage, which the
// server cannot read.
import { detectLocale, type LocaleHints } from './locale.ts'
import { languageKey } from './remember-language.ts'

type PageVisit = Required<
  Pick<LocaleHints, 'pathname' | 'search' | 'cookie' | 'stored' | 'html'>
> & {
  hash: string
}

/**
 * Returns the URL of the page in the language of localStorage; undefined if the page need not
 * change.
 */
export function urlInStoredLanguage({ hash, ...visit }: PageVisit): string | undefined {
  // Accept-Language is left empty, because the server has used it already: its result is in `html`.
  const { country, language, fromPath } = detectLocale({ ...visit, accepts: '' })
  if (fromPath || language === visit.html || language !== visit.stored) return undefined
  // Of a country's pages, only the home page (`/sg/`) has a path without a language.
  if (country)
    return /^\/\w+\/?$/.test(visit.pathname)
      ? `/${country.code}/${language}${visit.search}${hash}`
      : undefined
  const query = new URLSearchParams(visit.search)
  query.set('lng', language)
  return `${visit.pathname}?${query}${hash}`
}

/** Returns '' if there is no stored language, or if storage is blocked. */
export function readStoredLanguage(): string {
  try {
    return localStorage.getItem(languageKey) ?? ''
  } catch {
    return ''
  }
}
