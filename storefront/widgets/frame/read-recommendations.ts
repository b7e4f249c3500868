// Reads the footer's recommendations of a country, for loaders.
import type { Client } from '@tingkat/contract/client'
import type { CountryCode } from '@tingkat/ordering/country/country'
import {
  pickRecommendations,
  noRecommendations,
  type Recommendations,
} from '../../features/site/recommendations.ts'

// Recommendations are picked from this number of merchants at the top of the list.
const merchantLimit = 24

/** Returns no recommendations if the request fails, so that the page is still rendered. */
export async function readRecommendations(
  client: Pick<Client, 'listMerchants'>,
  country: CountryCode,
): Promise<Recommendations> {
  const list = await client.listMerchants({ country, limit: merchantLimit })
  return list.ok ? pickRecommendations(list.data.merchants) : noRecommendations
}
