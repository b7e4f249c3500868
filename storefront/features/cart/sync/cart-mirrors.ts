// Starts and stops the synchronisation of the page's cart with the account's cart. A page has at
// most one `CartMirror`, and only while an eater is logged in.
import type { StoredCart } from '@tingkat/contract/cart'
import type { Cart, CartNotice } from '@tingkat/ordering/cart/cart'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { client } from '../../../platform/browser/client.ts'
import { newID } from '../../../platform/browser/new-id.ts'
import { createStored } from '../../../platform/storage/stored.ts'
import { createSharedValue } from '../../../platform/storage/shared-value.ts'
import { createTabLock, startTimer } from '../../../platform/browser/timers-and-locks.ts'
import { createCartMirror, type CartChoice, type CartMirror, type CartMark } from './cart-mirror.ts'
import { parseCart } from '../stored-cart.ts'
import { cartStoreOf } from '../use-cart.ts'

/** The choice between two carts. `asking` is true while the dialog with the choice is open. */
export type OpenChoice = CartChoice & { asking: boolean }
export const cartChoice = createSharedValue<OpenChoice | null>(null)

/**
 * Changes that a new menu or another device has made to the cart since the eater last opened it.
 */
export const cartChanges = createSharedValue<readonly CartNotice[]>([])

type MirrorCallbacks = {
  onJoined: (notices: readonly CartNotice[]) => void
  onMenuChanged: () => void
  onGone: () => void
}

let openedMirror: CartMirror | null = null
const openListeners: (() => void)[] = []

/** Keeps the browser's and the account's cart the same until the returned function is called. */
export function openMirror(
  country: CountryCode,
  account: string,
  callbacks: MirrorCallbacks,
): () => void {
  const mirror = createCartMirror({
    ...callbacks,
    country,
    account,
    client,
    newID,
    store: cartStoreOf(country),
    mark: createStored(`mirror.${country}`, parseMark),
    startTimer,
    withLock: createTabLock(`tingkat.cart.${country}`),
    onChoice: (choice) =>
      cartChoice.write(choice && { ...choice, asking: cartChoice.read()?.asking ?? true }),
  })
  openedMirror = mirror
  for (const listener of openListeners.splice(0)) listener()
  const pull = () => void mirror.pull()
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') pull()
    else mirror.leave()
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) pull()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  window.addEventListener('pageshow', onPageShow)
  window.addEventListener('pagehide', mirror.leave)
  window.addEventListener('online', pull)
  pull()
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    window.removeEventListener('pageshow', onPageShow)
    window.removeEventListener('pagehide', mirror.leave)
    window.removeEventListener('online', pull)
    mirror.stop()
    cartChoice.write(null)
    if (openedMirror === mirror) openedMirror = null
  }
}

// The maximum time in milliseconds that a save waits for the synchronisation to start. The module
// that starts the synchronisation may still be loading.
const openTimeoutMs = 3_000

function waitForMirror(): Promise<void> {
  return new Promise((resolve) => {
    if (openedMirror) resolve()
    else {
      openListeners.push(resolve)
      setTimeout(resolve, openTimeoutMs)
    }
  })
}

/** Saves local changes now. Returns true if the account then has this browser's cart. */
export async function flushCart(): Promise<boolean> {
  await waitForMirror()
  return (await openedMirror?.flush()) ?? false
}

/**
 * Merges the account's cart from the response to another request, for example the review before
 * checkout.
 */
export function absorbCart(stored: StoredCart): void {
  openedMirror?.absorb(stored)
}

/** Ends the choice between two carts: keeps one and discards the other. */
export function settleCart(keep: 'mine' | 'stored'): void {
  openedMirror?.settle(keep)
}

function parseMark(value: unknown): CartMark | null {
  const mark = value as CartMark | null
  const isCart = (cart: Cart | null | undefined) => cart === null || parseCart(cart) !== null
  const isValid =
    typeof mark === 'object' &&
    mark !== null &&
    typeof mark.account === 'string' &&
    Number.isSafeInteger(mark.version) &&
    isCart(mark.base) &&
    Array.isArray(mark.sent) &&
    mark.sent.every((write) => typeof write?.writeID === 'string' && isCart(write.cart))
  return isValid ? mark : null
}
