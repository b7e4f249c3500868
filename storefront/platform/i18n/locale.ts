// Which country and language a request asks for: the path first, then the listed order of detection.
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
  /** What the browser's storage remembers; the server cannot know it. */
  stored?: string
  /** The Accept-Language header, or navigator.languages joined by commas. */
  accepts: string
  /** The language that the page says it has; there is none while it is being made. */
  html?: string
}

/** What was found: `country` is null on pages without one, `fromPath` says that the path named the language. */
export type DetectedLocale = { country: Country | null; language: LanguageCode; fromPath: boolean }

export function detectLocale(visit: LocaleHints): DetectedLocale {
  const [first, second] = visit.pathname.split('/').filter(Boolean)
  const country = findCountry(first) ?? null
  const known: readonly LanguageCode[] = country?.languages ?? languageCodes
  const named = country ? findLanguage(country, second) : undefined
  const language =
    named ??
    wishes(visit)
      .map((wish) => known.find((code) => code === wish))
      .find(Boolean)
  return {
    country,
    language: language ?? country?.languages[0] ?? 'en',
    fromPath: named !== undefined,
  }
}

/** Query string, cookie, storage, browser, page, in that order; `in` is the old code of Indonesian. */
function wishes({ search, cookie, stored = '', accepts, html = '' }: LocaleHints): string[] {
  const asked = new URLSearchParams(search).get('lng') ?? ''
  const accepted = accepts.split(',').map((entry) => entry.split(';')[0] ?? '')
  return [asked, readCookie(cookie, languageCookie), stored, ...accepted, html]
    .map((tag) => tag.trim().toLowerCase().split('-')[0] ?? '')
    .map((code) => (code === 'in' ? 'id' : code))
    .filter(Boolean)
}

/** A cookie's value, '' when absent or garbled. */
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

/** The first region that the browser names, in lower case: `en-SG,en` gives `sg`; '' without one. */
export function regionOf(accepts: string): string {
  const tags = accepts.split(',').map((entry) => entry.split(';')[0]?.trim() ?? '')
  return (
    tags.map((tag) => /-([A-Za-z]{2})$/.exec(tag)?.[1]?.toLowerCase() ?? '').find(Boolean) ?? ''
  )
}
