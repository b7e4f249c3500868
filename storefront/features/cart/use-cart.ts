// The cart in components: one store a country for the whole page.
import type { Cart } from '@tingkat/ordering/cart'
import { useSyncExternalStore } from 'react'
import { createStored } from '../../platform/stored.ts'
import { createCartStore, type CartStore } from './cart-store.ts'
import { readCart } from './stored-cart.ts'

const stores = new Map<string, CartStore>()

export function cartStoreOf(countryCode: string): CartStore {
  let store = stores.get(countryCode)
  if (!store) stores.set(countryCode, store = createCartStore(createStored(`cart.${countryCode}`, readCart)))
  return store
}

/** The country's cart; null when empty, and while the server's page is brought to life. */
export function useCart(countryCode: string): Cart | null {
  const store = cartStoreOf(countryCode)
  return useSyncExternalStore(store.subscribe, store.read, () => null)
}

/** One fact of the cart: the component draws again only when the fact changes. */
export function useCartFact<Fact extends string | number | boolean | null>(countryCode: string, factOf: (cart: Cart | null) => Fact): Fact {
  const store = cartStoreOf(countryCode)
  return useSyncExternalStore(store.subscribe, () => factOf(store.read()), () => factOf(null))
}
