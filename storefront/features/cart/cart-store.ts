// The cart of one country as this browser keeps it: every change passes the rules, is stored, and reaches all tabs.
import {
  addItem,
  quickAdd,
  removeItem,
  updateItem,
  type Cart,
  type CartChange,
  type CartItem,
  type CartNotice,
  type DineInInfo,
} from '@tingkat/ordering/cart/cart'
import { assignTable } from '@tingkat/ordering/order/dine-in'
import type { Dish, Merchant } from '@tingkat/ordering/merchant/merchant'
import { isRefusal, type Refusal } from '@tingkat/ordering/refusal'
import { toDisplayProblem } from '../../platform/i18n/problem-text.ts'
import { sharedErrors, type SharedErrors } from '../../platform/errors/shared-error.ts'
import type { Stored } from '../../platform/storage/stored.ts'
import { trackCartChange } from './cart-events.ts'

/** What a change did besides the obvious, and the cart before it. */
export type CartNotification = { notices: readonly CartNotice[]; before: Cart | null }

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
  /** Hears of changes by this tab that had more to them than was asked. Returns how to stop. */
  onNotices: (listener: (news: CartNotification) => void) => () => void
}

export type CartStoreOptions = {
  /** Why nothing may be changed, if so. */
  closed?: () => Refusal | null
  /** The table at that merchant where its dishes are eaten. */
  findScannedTable?: (merchantID: string) => DineInInfo | null
}

/** A refused change leaves the cart as it was and goes to `errors`; the next one that succeeds clears it. */
export function createCartStore(
  stored: Stored<Cart>,
  errors: Pick<SharedErrors, 'put' | 'clear'> = sharedErrors,
  { closed, findScannedTable }: CartStoreOptions = {},
): CartStore {
  const hearing = new Set<(news: CartNotification) => void>()

  function replace(cart: Cart | null): void {
    stored.write(cart && cart.merchants.length > 0 ? cart : null)
  }

  /** At the table that was scanned, unless the cart knows it already. */
  function seated(cart: Cart): Cart {
    const merchantID = cart.merchants[0]?.merchant.ID
    const table = merchantID === undefined ? null : findScannedTable?.(merchantID)
    const known =
      table &&
      table.tableID === cart.dineInInfo?.tableID &&
      cart.dineInInfo.merchants[merchantID ?? '']
    return table && !known ? assignTable(cart, table) : cart
  }

  function change(make: (now: Cart | null) => CartChange, menu?: Merchant): CartChange {
    const before = stored.read()
    const changed = closed?.() ?? make(before)
    if (isRefusal(changed)) {
      errors.put(toDisplayProblem(changed))
      return changed
    }
    errors.clear()
    if (changed.cart !== before) {
      replace(changed.cart && seated(changed.cart))
      trackCartChange(before, changed.cart, menu)
    }
    if (changed.notices.length)
      for (const listener of hearing) listener({ notices: changed.notices, before })
    return changed
  }

  return {
    subscribe: (listener) => stored.subscribe(listener),
    read: () => stored.read(),
    add: (merchant, item) => change((now) => addItem(now, merchant, item), merchant),
    update: (lineID, item) =>
      change((now) => (now ? updateItem(now, lineID, item) : { cart: null, notices: [] })),
    remove: (lineID) =>
      change((now) => (now ? removeItem(now, lineID) : { cart: null, notices: [] })),
    quickAdd: (merchant, dish, quantity) =>
      change((now) => quickAdd(now, merchant, dish, quantity), merchant),
    replace,
    onNotices(listener) {
      hearing.add(listener)
      return () => {
        hearing.delete(listener)
      }
    },
  }
}
