// The language that only the browser's storage remembers: the server, which cannot read it, may have chosen another.
import { detectLocale, type LocaleHints } from './locale.ts'
import { languageKey } from './remember-language.ts'

type Shown = Required<Pick<LocaleHints, 'pathname' | 'search' | 'cookie' | 'stored' | 'html'>> & {
  hash: string
}

/** Where the same page is in that language; undefined when the page is right as it is. */
export function addressInStoredLanguage({ hash, ...visit }: Shown): string | undefined {
  // The server has heard the browser's wishes: its choice, in `html`, stands for them.
  const { country, language, fromPath } = detectLocale({ ...visit, accepts: '' })
  if (fromPath || language === visit.html || language !== visit.stored) return undefined
  // Of a country's pages only the front door leaves the language open.
  if (country)
    return /^\/\w+\/?$/.test(visit.pathname)
      ? `/${country.code}/${language}${visit.search}${hash}`
      : undefined
  const query = new URLSearchParams(visit.search)
  query.set('lng', language)
  return `${visit.pathname}?${query}${hash}`
}

/** '' when nothing is remembered, or storage is refused. */
export function readStoredLanguage(): string {
  try {
    return localStorage.getItem(languageKey) ?? ''
  } catch {
    return ''
  }
}
