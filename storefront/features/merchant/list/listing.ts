// Identifies the merchants that a page lists before filtering:
// all, or those for a search, a typed address or a cuisine.
import type { MerchantListQuery } from '@tingkat/contract/merchant'
import type { PagePaths } from '../../../platform/navigation/paths.ts'

export type Listing = {
  search?: string | undefined
  /** The text of the `address` parameter in the page's URL. */
  address?: string | undefined
  category?: { ID: string; name: string }
}

/**
 * Returns the path of the list with these filters. It keeps the search and the address of the page.
 */
export function listPath(
  paths: PagePaths,
  { search, address, category }: Listing,
  params: Partial<MerchantListQuery> = {},
): string {
  return category
    ? paths.cuisine(category, params)
    : paths.restaurants({ search, address, ...params })
}
