// The cart in components: one store a country for the whole page, and one for the lines of a group order that the browser is in.
import type { Cart } from '@tingkat/ordering/cart/cart'
import { refuse } from '@tingkat/ordering/refusal'
import { useSyncExternalStore } from 'react'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { scannedTableStore, findScannedTable } from '../../platform/storage/scanned-table.ts'
import { sharedErrors } from '../../platform/errors/shared-error.ts'
import { createStored, useStored } from '../../platform/storage/stored.ts'
import { createCartStore, type CartStore } from './cart-store.ts'
import { readCart } from './stored-cart.ts'

const stores = new Map<string, CartStore>()

export function cartStoreOf(countryCode: string): CartStore {
  let store = stores.get(countryCode)
  if (!store) {
    const seat = scannedTableStore(countryCode)
    store = createCartStore(createStored(`cart.${countryCode}`, readCart), sharedErrors, {
      findScannedTable: (merchantID) => findScannedTable(seat.read(), merchantID, Date.now()),
    })
    stores.set(countryCode, store)
  }
  return store
}

/** The eater's own lines in a group order. They change by the cart's rules; once confirmed they do not. */
export function groupLinesOf(countryCode: string, groupID: string): CartStore {
  const name = `group-lines.${groupID}`
  let store = stores.get(name)
  if (!store) {
    const active = activeGroup(countryCode)
    const closed = () => {
      const group = active.read()
      return group?.groupID === groupID && !group.open ? refuse('items_confirmed') : null
    }
    stores.set(
      name,
      (store = createCartStore(createStored(name, readCart), sharedErrors, { closed })),
    )
  }
  return store
}

/** Where a dish of that merchant goes: to the group order there that the browser is in, else to the basket. */
export function useLineStore(countryCode: string, merchantID: string, groups: boolean): CartStore {
  const group = useStored(activeGroup(countryCode))
  return groups && group?.merchantID === merchantID
    ? groupLinesOf(countryCode, group.groupID)
    : cartStoreOf(countryCode)
}

/** The country's cart; null when empty, and while the server's page is brought to life. */
export function useCart(countryCode: string): Cart | null {
  return useStoreCart(cartStoreOf(countryCode))
}

/** The same of any store. */
export function useStoreCart(store: CartStore): Cart | null {
  return useSyncExternalStore(store.subscribe, store.read, () => null)
}

type Fact = string | number | boolean | null

/** One fact of the cart: the component draws again only when the fact changes. */
export function useCartFact<One extends Fact>(
  countryCode: string,
  factOf: (cart: Cart | null) => One,
): One {
  return useStoreFact(cartStoreOf(countryCode), factOf)
}

/** The same of any store. */
export function useStoreFact<One extends Fact>(
  store: CartStore,
  factOf: (cart: Cart | null) => One,
): One {
  return useSyncExternalStore(
    store.subscribe,
    () => factOf(store.read()),
    () => factOf(null),
  )
}
