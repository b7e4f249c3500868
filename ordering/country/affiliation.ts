// Labels that name the country's storefront in analytics events (their `affiliation`): one for each
// country, and one for Mexico, which is not served.
import { countries, type CountryCode } from './country.ts'

const notServed: Readonly<Record<string, string>> = { mx: 'Tingkat Mexico' }

/**
 * Returns the analytics label for a country code in upper or lower case; undefined for other
 * countries.
 */
export function affiliationOf(code: string): string | undefined {
  const lower = code.toLowerCase()
  if (Object.hasOwn(notServed, lower)) return notServed[lower]
  return Object.hasOwn(countries, lower)
    ? `Tingkat ${countries[lower as CountryCode].name}`
    : undefined
}
