// The languages by their own names, and the same page in another of them.
import { findLanguage, type Country, type LanguageCode } from '@tingkat/ordering/country/country'

export const languageNames: Record<LanguageCode, string> = {
  en: 'English',
  id: 'Bahasa Indonesia',
  th: 'ไทย',
  vi: 'Tiếng Việt',
}

/** The path with the language put in, or put in the place of the one there. */
export function switchPath(
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
