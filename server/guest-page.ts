// Finds out which URLs lead to pages that are the same for all guests and can be cached. Returns
// the cache keys of these pages, and the surrogate keys by which a CDN deletes them.
import { countryKey, listKeys, merchantKeys } from '@tingkat/api/cdn/surrogate-keys'
import { merchantListQuerySchema } from '@tingkat/contract/merchant'
import { findCountry, type CountryCode } from '@tingkat/ordering/country/country'

// Patterns of the paths of pages that are the same for all guests. Most begin with country and
// language.
const publicPages = [
  /^\/$/,
  /^\/[a-z]{2}$/,
  /^\/[a-z]{2}\/[a-z]{2}$/,
  /^\/[a-z]{2}\/[a-z]{2}\/(restaurants|cuisines|partners|download|company|support|terms|promise|privacy|offline)$/,
  /^\/[a-z]{2}\/[a-z]{2}\/cuisines\/[^/]{1,240}\/[^/]{1,300}$/,
  /^\/[a-z]{2}\/[a-z]{2}\/restaurant\/[^/]{1,240}\/[^/]{1,300}$/,
]
// Pages of longer searches are not cached. Such pages are rarely requested again, and would
// displace other pages.
const searchLengthMax = 60

const listPages: ReadonlySet<string> = new Set(['restaurants', 'cuisines'])
// Pages that show several merchants: the home page ('') and the list pages.
const pagesOfSeveral: ReadonlySet<string> = new Set(['', ...listPages])

export type GuestPage = {
  /**
   * Key of the page in the cache: the normalised path and the query parameters that change the
   * page.
   */
  key: string
  country: string
  /** The id of the merchant whose menu page it is. Undefined for other pages. */
  merchantID: string | undefined
  /** True if the path contains no language. The request's headers then determine the language. */
  isLanguageOpen: boolean
  /** Keys by which a CDN deletes the page. Empty if a CDN must not cache the page. */
  surrogateKeys: readonly string[]
}

// Pages with lists of merchants and one of these query parameters are not cached. An eater has
// typed the `address`, and the filters of the list have too many combinations.
const filterNames = ['address', ...Object.keys(merchantListQuerySchema.shape)].filter(
  (name) => name !== 'search',
)

/**
 * Returns the page to which a path with query leads. Returns null for
 * personal and unknown pages, pages with an address, and filtered lists.
 */
export function findGuestPage(url: string): GuestPage | null {
  const [path = '', query = ''] = url.split('?', 2)
  const pathname = path.length > 1 ? path.replace(/\/$/, '') : path
  if (!publicPages.some((page) => page.test(pathname))) return null
  const [, country = '', language = '', page = '', , merchantID = ''] = pathname.split('/')
  const keyQuery = keyQueryOf(page, new URLSearchParams(query))
  if (keyQuery === null) return null
  const shown = page === 'restaurant' ? decode(merchantID) : undefined
  return {
    key: pathname + keyQuery,
    country,
    merchantID: shown,
    isLanguageOpen: language === '',
    surrogateKeys: language ? surrogateKeysOf(findCountry(country)?.code, page, shown) : [],
  }
}

/**
 * Returns the part of the query that changes the page,
 * or null if a page with this query is not cached.
 */
function keyQueryOf(page: string, parameters: URLSearchParams): string | null {
  // The preview of a merchant's draft must not be cached: only staff may see it.
  if (parameters.has('preview')) return null
  if (listPages.has(page) && filterNames.some((name) => parameters.has(name))) return null
  const search = page === 'restaurants' ? parameters.get('search')?.trim() : undefined
  if (!search) return ''
  return search.length > searchLengthMax ? null : `?${new URLSearchParams({ search }).toString()}`
}

function surrogateKeysOf(
  country: CountryCode | undefined,
  page: string,
  merchantID: string | undefined,
): string[] {
  if (!country) return []
  if (merchantID !== undefined) return merchantKeys(country, merchantID)
  return pagesOfSeveral.has(page) ? listKeys(country) : [countryKey(country)]
}

/**
 * Decodes a segment of a path. Returns an invalid
 * segment as it is, because no merchant has such an id.
 */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
