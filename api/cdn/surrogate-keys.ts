// Defines surrogate keys: names in a response header by which a CDN finds the responses that a
// change has made stale.
import type { CountryCode } from '@tingkat/ordering/country/country'

/**
 * `fastly` reads `Surrogate-Key`, `cloudflare` reads `Cache-Tag`. The CDN behind a webhook may read
 * either header, so both are sent.
 */
export const cdnKinds = ['fastly', 'cloudflare', 'webhook'] as const
export type CdnKind = (typeof cdnKinds)[number]

/**
 * Returns the key of a merchant's page and menu. The id
 * is encoded, because space and comma separate keys.
 */
export const merchantKey = (merchantID: string): string =>
  `merchant-${encodeURIComponent(merchantID)}`

/**
 * Returns the key of pages and API responses that show several merchants of a country: lists,
 * searches, cuisines and its home page.
 */
export const listKey = (country: CountryCode): string => `list-${country}`

/** Returns the key of all pages and API responses of a country, merchants included. */
export const countryKey = (country: CountryCode): string => `country-${country}`

export const merchantKeys = (country: CountryCode, merchantID: string): string[] => [
  countryKey(country),
  merchantKey(merchantID),
]

/** Returns the keys of a page or API response that shows several merchants of a country. */
export const listKeys = (country: CountryCode): string[] => [countryKey(country), listKey(country)]

/** Returns the headers that name the keys for this CDN. Returns no headers without a CDN. */
export function surrogateHeaders(
  kind: CdnKind | undefined,
  keys: readonly string[],
): Record<string, string> {
  if (!kind || keys.length === 0) return {}
  return {
    ...(kind === 'cloudflare' ? {} : { 'surrogate-key': keys.join(' ') }),
    ...(kind === 'fastly' ? {} : { 'cache-tag': keys.join(',') }),
  }
}
