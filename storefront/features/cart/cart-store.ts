// The cart of one country as this browser keeps it: every change passes the rules, is stored, and reaches all tabs.
import { addItem, quickAdd, removeItem, updateItem, type Cart, type CartChange, type CartItem } from '@tingkat/ordering/cart'
import type { Dish, Merchant } from '@tingkat/ordering/merchant'
import { isRefusal } from '@tingkat/ordering/refusal'
import type { Stored } from '../../platform/stored.ts'

export type CartStore = {
  subscribe: (listener: () => void) => () => void
  /** The same object until something changes; null for an empty basket. */
  read: () => Cart | null
  /** Adds a line; another merchant's cart is replaced, so ask first. */
  add: (merchant: Merchant, item: CartItem) => CartChange
  update: (lineID: string, item: CartItem) => CartChange
  remove: (lineID: string) => CartChange
  quickAdd: (merchant: Merchant, dish: Dish, quantity: number) => CartChange
  /** Puts a whole cart in place: an undo, a synced cart, a choice at checkout, or null after placing. */
  replace: (cart: Cart | null) => void
}

export function createCartStore(stored: Stored<Cart>): CartStore {
  function replace(cart: Cart | null): void {
    stored.write(cart && cart.merchants.length > 0 ? cart : null)
  }

  function change(make: (now: Cart | null) => CartChange): CartChange {
    const now = stored.read()
    const changed = make(now)
    if (!isRefusal(changed) && changed.cart !== now) replace(changed.cart)
    return changed
  }

  return {
    subscribe: listener => stored.subscribe(listener),
    read: () => stored.read(),
    add: (merchant, item) => change(now => addItem(now, merchant, item)),
    update: (lineID, item) => change(now => now ? updateItem(now, lineID, item) : { cart: null, notices: [] }),
    remove: lineID => change(now => now ? removeItem(now, lineID) : { cart: null, notices: [] }),
    quickAdd: (merchant, dish, quantity) => change(now => quickAdd(now, merchant, dish, quantity)),
    replace,
  }
}
