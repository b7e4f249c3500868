// The mirror of the page's basket, for whoever needs it: at most one at a time, while somebody is logged in.
import type { StoredCart } from '@tingkat/contract/cart'
import type { Cart, CartNotice } from '@tingkat/ordering/cart/cart'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { client } from '../../../platform/browser/client.ts'
import { newID } from '../../../platform/browser/new-id.ts'
import { createStored } from '../../../platform/storage/stored.ts'
import { createSharedValue } from '../../../platform/storage/shared-value.ts'
import { createTabLock, startTimer } from '../../../platform/browser/timers-and-locks.ts'
import { createCartMirror, type CartChoice, type CartMirror, type CartMark } from './cart-mirror.ts'
import { readCart } from '../stored-cart.ts'
import { cartStoreOf } from '../use-cart.ts'

/** The question which of two baskets to keep; `asking` while its dialog stands open. */
export type OpenChoice = CartChoice & { asking: boolean }
export const cartChoice = createSharedValue<OpenChoice | null>(null)

/** What the menu or another device changed since the basket was last looked at. */
export const cartChanges = createSharedValue<readonly CartNotice[]>([])

type MirrorEnds = {
  onJoined: (notices: readonly CartNotice[]) => void
  onMenuChanged: () => void
  onGone: () => void
}

let open: CartMirror | null = null
const awaited: (() => void)[] = []

/** Mirrors the country's basket to the account until the returned function is called. */
export function openMirror(country: CountryCode, account: string, ends: MirrorEnds): () => void {
  const mirror = createCartMirror({
    ...ends,
    country,
    account,
    client,
    newID,
    store: cartStoreOf(country),
    mark: createStored(`mirror.${country}`, readMark),
    startTimer,
    withLock: createTabLock(`tingkat.cart.${country}`),
    onChoice: (choice) =>
      cartChoice.write(choice && { ...choice, asking: cartChoice.read()?.asking ?? true }),
  })
  open = mirror
  for (const go of awaited.splice(0)) go()
  const pull = () => void mirror.pull()
  const seen = () => {
    if (document.visibilityState === 'visible') pull()
    else mirror.leave()
  }
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) pull()
  }
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('pageshow', shown)
  window.addEventListener('pagehide', mirror.leave)
  window.addEventListener('online', pull)
  pull()
  return () => {
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('pageshow', shown)
    window.removeEventListener('pagehide', mirror.leave)
    window.removeEventListener('online', pull)
    mirror.stop()
    cartChoice.write(null)
    if (open === mirror) open = null
  }
}

// The page may still be fetching what opens the mirror; a quick hand need not hear of that.
const openingMs = 3_000

function whenOpen(): Promise<void> {
  return new Promise((resolve) => {
    if (open) resolve()
    else {
      awaited.push(resolve)
      setTimeout(resolve, openingMs)
    }
  })
}

/** Whether the account's cart is this browser's, now. */
export async function flushCart(): Promise<boolean> {
  await whenOpen()
  return (await open?.flush()) ?? false
}

/** Takes in a cart that the server has just answered. */
export function absorbCart(stored: StoredCart): void {
  open?.absorb(stored)
}

/** Ends the choice: that basket stays, the other one is given up. */
export function settleCart(keep: 'mine' | 'stored'): void {
  open?.settle(keep)
}

export function readMark(value: unknown): CartMark | null {
  const mark = value as CartMark | null
  const isCart = (cart: Cart | null | undefined) => cart === null || readCart(cart) !== null
  const whole =
    typeof mark === 'object' &&
    mark !== null &&
    typeof mark.account === 'string' &&
    Number.isSafeInteger(mark.version) &&
    isCart(mark.base) &&
    Array.isArray(mark.sent) &&
    mark.sent.every((one) => typeof one?.writeID === 'string' && isCart(one.cart))
  return whole ? mark : null
}
