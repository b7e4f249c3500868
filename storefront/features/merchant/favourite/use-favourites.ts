// A React hook for the eater's favourites.
import { useEffect, useSyncExternalStore } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { useLoggedIn } from '../../../platform/site/logged-in.tsx'
import { createStored } from '../../../platform/storage/stored.ts'
import { createFavouriteStore, parseFavourites, type Favourites } from './favourite-store.ts'

export const guestFavourites = createStored<readonly string[]>('favourites', parseFavourites)
export const favouriteStore = createFavouriteStore(client, guestFavourites)

const loading: Favourites = { merchantIDs: [], status: 'loading' }

export function useFavourites(): Favourites {
  const isLoggedIn = useLoggedIn()
  useEffect(() => favouriteStore.setMember(isLoggedIn), [isLoggedIn])
  return useSyncExternalStore(favouriteStore.subscribe, favouriteStore.read, () => loading)
}
