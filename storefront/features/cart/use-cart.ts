// Cart stores in components: one for each country, and one for the eater's lines in a group order.
import type { Cart } from '@tingkat/ordering/cart/cart'
import { refuse } from '@tingkat/ordering/refusal'
import { useSyncExternalStore } from 'react'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { scannedTableStore, findScannedTable } from '../../platform/storage/scanned-table.ts'
import { sharedErrors } from '../../platform/errors/shared-error.ts'
import { createStored, useStored } from '../../platform/storage/stored.ts'
import { createCartStore, type CartStore } from './cart-store.ts'
import { pendingLinesOf, withPendingLines } from './pending-lines.ts'
import { parseCart } from './stored-cart.ts'

const stores = new Map<string, CartStore>()

export function cartStoreOf(countryCode: string): CartStore {
  let store = stores.get(countryCode)
  if (!store) {
    const seat = scannedTableStore(countryCode)
    store = createCartStore(createStored(`cart.${countryCode}`, parseCart), sharedErrors, {
      findScannedTable: (merchantID) => findScannedTable(seat.read(), merchantID, Date.now()),
      pending: pendingLinesOf(countryCode),
    })
    stores.set(countryCode, store)
  }
  return store
}

/**
 * Returns the store of the eater's own lines in a group order.
 * The store is locked once the eater has confirmed the lines.
 */
export function groupLinesOf(countryCode: string, groupID: string): CartStore {
  const name = `group-lines.${groupID}`
  let store = stores.get(name)
  if (!store) {
    const active = activeGroup(countryCode)
    const lockedBy = () => {
      const group = active.read()
      return group?.groupID === groupID && !group.open ? refuse('items_confirmed') : null
    }
    const pending = pendingLinesOf(groupID)
    store = createCartStore(createStored(name, parseCart), sharedErrors, { lockedBy, pending })
    stores.set(name, store)
  }
  return store
}

/**
 * Returns the store to which a merchant's dishes are added: the eater's lines of the active group
 * order at this merchant or, without one, the cart.
 */
export function useLineStore(countryCode: string, merchantID: string, groups: boolean): CartStore {
  const group = useStored(activeGroup(countryCode))
  return groups && group?.merchantID === merchantID
    ? groupLinesOf(countryCode, group.groupID)
    : cartStoreOf(countryCode)
}

/** Returns the country's cart; null when it is empty and during hydration. */
export function useCart(countryCode: string): Cart | null {
  return useStoreCart(cartStoreOf(countryCode))
}

/** Returns the cart of any store; null when it is empty and during hydration. */
export function useStoreCart(store: CartStore): Cart | null {
  return useSyncExternalStore(store.subscribe, store.read, () => null)
}

/** Like `useStoreCart`, but lines that the eater has set to 0 have quantity 0. */
export function useShownCart(store: CartStore): Cart | null {
  return withPendingLines(useStoreCart(store), useStored(store.pending))
}

type Primitive = string | number | boolean | null

/**
 * Returns a value derived from the cart as the eater sees it. The component renders again only when
 * the value changes.
 */
export function useCartFact<Value extends Primitive>(
  countryCode: string,
  derive: (cart: Cart | null) => Value,
): Value {
  return useStoreFact(cartStoreOf(countryCode), derive)
}

/** Like `useCartFact`, for the cart of any store. */
export function useStoreFact<Value extends Primitive>(
  store: CartStore,
  derive: (cart: Cart | null) => Value,
): Value {
  const pending = useStored(store.pending)
  return useSyncExternalStore(
    store.subscribe,
    () => derive(withPendingLines(store.read(), pending)),
    () => derive(null),
  )
}
