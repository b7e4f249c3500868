// Detects the country and language of a request: from the path, else from query, cookies, storage
// and the browser's languages.
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

/**
 * `country` is null on pages without a country. `fromPath` is true if the language comes from the
 * path, or on the login page from the path of the page to which it returns.
 */
export type DetectedLocale = { country: Country | null; language: LanguageCode; fromPath: boolean }

export function detectLocale(hints: LocaleHints): DetectedLocale {
  const path = readLocale(hints.pathname)
  if (!path.country && hints.pathname.startsWith('/auth/')) return detectLoginLocale(hints)
  const { country } = path
  const language = path.language ?? findPreferred(hints, country?.languages ?? languageCodes)
  return {
    country,
    language: language ?? country?.languages[0] ?? 'en',
    fromPath: path.language !== undefined,
  }
}

/**
 * The login page has no country in its path. It is shown in the language of the page to which it
 * returns. If the path of that page has no language, the country is taken from `?country=` or from
 * that path, and the language is the one that the eater has chosen, or else the country's first.
 */
function detectLoginLocale(hints: LocaleHints): DetectedLocale {
  const query = new URLSearchParams(hints.search)
  const target = readLocale(query.get('success_redirect')?.split('?')[0] ?? '')
  if (target.language) return { country: null, language: target.language, fromPath: true }
  const country = findCountry(query.get('country') ?? undefined) ?? target.country
  const language = country
    ? (findPreferred({ ...hints, accepts: '', html: '' }, country.languages) ??
      country.languages[0])
    : findPreferred(hints, languageCodes)
  return { country: null, language: language ?? 'en', fromPath: false }
}

function readLocale(pathname: string): { country: Country | null; language?: LanguageCode } {
  const [first, second] = pathname.split('/').filter(Boolean)
  const country = findCountry(first) ?? null
  const language = country ? findLanguage(country, second) : undefined
  return { country, ...(language ? { language } : {}) }
}

/** Returns the eater's first preferred language that is supported. */
function findPreferred(
  hints: LocaleHints,
  supported: readonly LanguageCode[],
): LanguageCode | undefined {
  return preferredLanguages(hints)
    .map((preferred) => supported.find((code) => code === preferred))
    .find(Boolean)
}

/** Returns the languages from query, cookie, localStorage, browser and page, in this sequence. */
function preferredLanguages(hints: LocaleHints): string[] {
  const { search, cookie, stored = '', accepts, html = '' } = hints
  const queryLanguage = new URLSearchParams(search).get('lng') ?? ''
  const accepted = accepts.split(',').map((entry) => entry.split(';')[0] ?? '')
  return (
    [queryLanguage, readCookie(cookie, languageCookie), stored, ...accepted, html]
      .map((tag) => tag.trim().toLowerCase().split('-')[0] ?? '')
      // `in` is the former language code of Indonesian.
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
