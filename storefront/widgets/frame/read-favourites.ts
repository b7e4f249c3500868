// The footer's recommendations of a country, for the loader of its pages.
import type { Client } from '@tingkat/contract/client'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { pickFavourites, noFavourites, type Favourites } from '../../features/site/favourites.ts'

// The kitchens that the list shows first: enough to tell what a country eats.
const looked = 24

/** A page is worth more than its footer: without an answer there are none. */
export async function readFavourites(
  client: Pick<Client, 'listMerchants'>,
  country: CountryCode,
): Promise<Favourites> {
  const answer = await client.listMerchants({ country, limit: looked })
  return answer.ok ? pickFavourites(answer.data.merchants) : noFavourites
}
