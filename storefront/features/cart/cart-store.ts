// The store of a cart in this browser. It applies the rules for carts to every change, stores the
// result, and notifies listeners in all tabs.
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
import { signatureOf, startLine } from '@tingkat/ordering/dish/dish'
import { assignTable } from '@tingkat/ordering/order/dine-in'
import type { Dish, Merchant } from '@tingkat/ordering/merchant/merchant'
import { isRefusal, type Refusal } from '@tingkat/ordering/refusal'
import { toDisplayProblem } from '../../platform/i18n/display-problem.ts'
import { sharedErrors, type SharedErrors } from '../../platform/errors/shared-error.ts'
import { createSharedValue } from '../../platform/storage/shared-value.ts'
import type { Stored } from '../../platform/storage/stored.ts'
import { trackCartChange } from './cart-events.ts'
import { withPendingLines, type PendingLine } from './pending-lines.ts'

/** What the eater must be told about a change, and the cart before the change. */
export type CartNotification = { notices: readonly CartNotice[]; before: Cart | null }

export type CartStore = {
  subscribe: (listener: () => void) => () => void
  /** Returns null for an empty cart. Returns the same object until the cart changes. */
  read: () => Cart | null
  /**
   * Lines that the eater has set to 0 without confirming the removal. In the cart that `read`
   * returns they still have their former quantity.
   */
  pending: Stored<PendingLine[]>
  /**
   * Adds a line. A cart of another merchant is replaced, so the caller must ask the eater first.
   */
  add: (merchant: Merchant, item: CartItem) => CartChange
  update: (lineID: string, item: CartItem) => CartChange
  remove: (lineID: string) => CartChange
  quickAdd: (merchant: Merchant, dish: Dish, quantity: number) => CartChange
  /** Sets the whole cart; null after an order. */
  replace: (cart: Cart | null) => void
  /**
   * Listens to the notices that changes in this tab cause. Returns a function that stops listening.
   */
  onNotices: (listener: (notification: CartNotification) => void) => () => void
}

export type CartStoreOptions = {
  /** Returns the reason why the cart is locked; null if the cart is not locked. */
  lockedBy?: () => Refusal | null
  /** Returns the table that the eater has scanned at the merchant. */
  findScannedTable?: (merchantID: string) => DineInInfo | null
  /** Where the pending lines are stored; by default in memory. */
  pending?: Stored<PendingLine[]>
}

/**
 * A refused change leaves the cart unchanged and is reported
 * to `errors`. A successful change clears `errors`.
 */
export function createCartStore(
  stored: Stored<Cart>,
  errors: Pick<SharedErrors, 'put' | 'clear'> = sharedErrors,
  {
    lockedBy,
    findScannedTable,
    pending = createSharedValue<PendingLine[] | null>(null),
  }: CartStoreOptions = {},
): CartStore {
  const listeners = new Set<(notification: CartNotification) => void>()

  function replace(cart: Cart | null): void {
    stored.write(cart && cart.merchants.length > 0 ? cart : null)
  }

  /**
   * Returns the cart with the scanned table. Returns the cart unchanged if no table is scanned or
   * the cart already has that table.
   */
  function withTable(cart: Cart): Cart {
    const merchantID = cart.merchants[0]?.merchant.ID
    const table = merchantID === undefined ? null : findScannedTable?.(merchantID)
    const isAssigned =
      table &&
      table.tableID === cart.dineInInfo?.tableID &&
      cart.dineInInfo.merchants[merchantID ?? '']
    return table && !isAssigned ? assignTable(cart, table) : cart
  }

  /** `atZero` has the lines that the eater has set to 0 before. Their removal is tracked too. */
  function change(
    apply: (cart: Cart | null) => CartChange,
    menu?: Merchant,
    atZero: readonly PendingLine[] = [],
  ): CartChange {
    const before = stored.read()
    const changed = lockedBy?.() ?? apply(before)
    if (isRefusal(changed)) {
      errors.put(toDisplayProblem(changed))
      return changed
    }
    errors.clear()
    if (changed.cart !== before) {
      replace(changed.cart && withTable(changed.cart))
      const shown = withPendingLines(before, atZero)
      trackCartChange(before, shown)
      trackCartChange(shown, changed.cart, menu)
    }
    if (changed.notices.length)
      for (const listener of listeners) listener({ notices: changed.notices, before })
    return changed
  }

  /** Adds to a pending line as if it had quantity 0. The line is then no longer pending. */
  function addTo(
    item: CartItem,
    menu: Merchant,
    apply: (cart: Cart | null) => CartChange,
  ): CartChange {
    const signature = signatureOf(item)
    const isSame = (entry: PendingLine) => entry.signature === signature
    const entries = pending.read() ?? []
    const atZero = entries.filter(isSame)
    const changed = change((cart) => apply(withPendingLines(cart, atZero)), menu, atZero)
    if (atZero.length && !isRefusal(changed))
      pending.write(entries.filter((entry) => !isSame(entry)))
    return changed
  }

  return {
    pending,
    subscribe: (listener) => stored.subscribe(listener),
    read: () => stored.read(),
    add: (merchant, item) => addTo(item, merchant, (cart) => addItem(cart, merchant, item)),
    update: (lineID, item) =>
      change((cart) => (cart ? updateItem(cart, lineID, item) : { cart: null, notices: [] })),
    remove: (lineID) =>
      change((cart) => (cart ? removeItem(cart, lineID) : { cart: null, notices: [] })),
    quickAdd: (merchant, dish, quantity) =>
      addTo(startLine(dish, ''), merchant, (cart) => quickAdd(cart, merchant, dish, quantity)),
    replace,
    onNotices(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
