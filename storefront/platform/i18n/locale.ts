// Detects the country and language of a request: from the path, else from other hints.
import {
  findCountry,
  findLanguage,
  languageCodes,
  type Country,
  type LanguageCode,
} from '@tingkat/ordering/country/country'
import { languageCookie } from './remember-language.ts'

export type LocaleHints = {
  pathname: string
  search: string
  /** The Cookie header, or document.cookie. */
  cookie: string
  /** The language in localStorage; the server does not have it. */
  stored?: string
  /** The Accept-Language header, or navigator.languages joined by commas. */
  accepts: string
  /** The `lang` attribute of the page; the server does not have it. */
  html?: string
}

/** `country` is null on pages without one; `fromPath`: the path contains the language. */
export type DetectedLocale = { country: Country | null; language: LanguageCode; fromPath: boolean }

export function detectLocale(hints: LocaleHints): DetectedLocale {
  const [first, second] = hints.pathname.split('/').filter(Boolean)
  const country = findCountry(first) ?? null
  const supported: readonly LanguageCode[] = country?.languages ?? languageCodes
  const pathLanguage = country ? findLanguage(country, second) : undefined
  const language =
    pathLanguage ??
    preferredLanguages(hints)
      .map((preferred) => supported.find((code) => code === preferred))
      .find(Boolean)
  return {
    country,
    language: language ?? country?.languages[0] ?? 'en',
    fromPath: pathLanguage !== undefined,
  }
}

/** Returns the languages of query, cookie, storage, browser and page, in that order. */
function preferredLanguages(hints: LocaleHints): string[] {
  const { search, cookie, stored = '', accepts, html = '' } = hints
  const queryLanguage = new URLSearchParams(search).get('lng') ?? ''
  const accepted = accepts.split(',').map((entry) => entry.split(';')[0] ?? '')
  return (
    [queryLanguage, readCookie(cookie, languageCookie), stored, ...accepted, html]
      .map((tag) => tag.trim().toLowerCase().split('-')[0] ?? '')
      // The old code of Indonesian.
      .map((code) => (code === 'in' ? 'id' : code))
      .filter(Boolean)
  )
}

/** Returns a cookie's value; '' if it is missing or invalid. */
export function readCookie(cookie: string, name: string): string {
  const pair = cookie
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}

/** Returns the first region of an Accept-Language header in lower case: `en-SG,en` gives `sg`. */
export function regionOf(accepts: string): string {
  const tags = accepts.split(',').map((entry) => entry.split(';')[0]?.trim() ?? '')
  return (
    tags.map((tag) => /-([A-Za-z]{2})$/.exec(tag)?.[1]?.toLowerCase() ?? '').find(Boolean) ?? ''
  )
}
