// Use cases of favourites: an eater lists, adds and removes merchants.
import type { FavouriteList } from '@tingkat/contract/favourite'
import { favouritesMax } from '@tingkat/ordering/merchant/favourite'
import { refuse } from '@tingkat/ordering/refusal'
import type { Catalogue } from '../../catalogue/snapshot.ts'
import { problem, refused } from '../../http/problem.ts'
import type { Eater } from '../session.ts'
import type { FavouriteStore } from './store.ts'

export type FavouritePorts = {
  favourites: FavouriteStore
  catalogue: Pick<Catalogue, 'find'>
  clock: () => Date
}

export async function listFavourites(
  { favourites }: FavouritePorts,
  { accountID }: Eater,
): Promise<FavouriteList> {
  return { favourites: await favourites.list(accountID) }
}

/**
 * Adds a merchant. No-op for a merchant that is a favourite
 * already. Throws merchant_not_found or favourites_full.
 */
export async function addFavourite(
  { favourites, catalogue, clock }: FavouritePorts,
  { accountID }: Eater,
  merchantID: string,
): Promise<void> {
  if (!catalogue.find(merchantID)) throw refused(refuse('merchant_not_found', { merchantID }))
  if (!(await favourites.add(accountID, [merchantID], clock())))
    throw problem('favourites_full', { max: favouritesMax })
}

/** Removes a merchant, which may have left the catalogue. No-op if it is not a favourite. */
export async function removeFavourite(
  { favourites }: FavouritePorts,
  { accountID }: Eater,
  merchantID: string,
): Promise<void> {
  await favourites.remove(accountID, merchantID)
}

/**
 * After a log-in, adds the favourites that the eater had in the browser
 * as a guest, beginning with the newest. Ignores unknown merchants and
 * those above the account's limit. Returns the account's favourites.
 */
export async function joinFavourites(
  ports: FavouritePorts,
  eater: Eater,
  merchantIDs: readonly string[],
): Promise<FavouriteList> {
  const known = merchantIDs.filter((merchantID) => ports.catalogue.find(merchantID))
  if (known.length > 0) await ports.favourites.add(eater.accountID, known, ports.clock())
  return await listFavourites(ports, eater)
}
