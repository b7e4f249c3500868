// The names of the languages, and the path of a page in another language.
import { findLanguage, type Country, type LanguageCode } from '@tingkat/ordering/country/country'

export const languageNames: Record<LanguageCode, string> = {
  en: 'English',
  id: 'Bahasa Indonesia',
  th: 'ไทย',
  vi: 'Tiếng Việt',
}

/**
 * Returns the path in this language, which is inserted or replaces the language in the path. The
 * query parameter `lng` is removed.
 */
export function pathInLanguage(
  pathname: string,
  search: string,
  country: Country,
  language: LanguageCode,
): string {
  const [, ...rest] = pathname.split('/').filter(Boolean)
  if (findLanguage(country, rest[0])) rest.shift()
  const query = new URLSearchParams(search)
  query.delete('lng')
  const text = query.toString()
  return `/${[country.code, language, ...rest].join('/')}${text && `?${text}`}`
}
