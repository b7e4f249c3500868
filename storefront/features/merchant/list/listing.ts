// Which list of restaurants a page shows, before filters: all, those for a search, around a typed address, or of a cuisine.
import type { MerchantListQuery } from '@tingkat/contract/merchant'
import type { PagePaths } from '../../../platform/navigation/paths.ts'

export type Listing = {
  search?: string | undefined
  /** As it was typed into the address of the page. */
  address?: string | undefined
  category?: { ID: string; name: string }
}

/** The page of that list with these wishes; nothing else that was asked is lost. */
export function listPath(
  paths: PagePaths,
  { search, address, category }: Listing,
  wish: Partial<MerchantListQuery> = {},
): string {
  return category ? paths.cuisine(category, wish) : paths.restaurants({ search, address, ...wish })
}
