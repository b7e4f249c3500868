// A fake cart server with version numbers, and browsers of one eater, for tests of synchronised
// carts.
import type { CartBody, SavedCart, StoredCart } from '@tingkat/contract/cart'
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import { addItem, type Cart, type CartNotice } from '@tingkat/ordering/cart/cart'
import { restoreCart } from '@tingkat/ordering/cart/cart-picks'
import type { Dish, Merchant } from '@tingkat/ordering/merchant/merchant'
import {
  makeLine,
  makeMerchant,
  makeCounterMerchant,
  unwrap,
} from '@tingkat/ordering/testing/fixtures'
import {
  createCartMirror,
  type CartChoice,
  type CartMirror,
  type CartMark,
} from '../features/cart/sync/cart-mirror.ts'
import { createCartStore, type CartStore } from '../features/cart/cart-store.ts'
import { createStored } from '../platform/storage/stored.ts'

const defaultMerchant = makeMerchant()
export const stall = makeCounterMerchant()
const merchants = new Map([
  [defaultMerchant.ID, defaultMerchant],
  [stall.ID, stall],
])

export const problem = (
  code: ClientProblem['code'],
  status: number,
  context = {},
): ApiResult<never> => ({ ok: false, problem: { code, status, message: code, context } })

/** Stores one cart. Refuses stale versions, and applies a repeated write only once. */
export function openServer() {
  let stored: StoredCart = { version: 0, writeID: '', cart: null }
  const server = {
    writes: [] as CartBody[],
    leaving: 0,
    /**
     * A test replaces this function to make a request fail: `before` the server has handled it, or
     * `after`, so that only the response is lost.
     */
    fault: (_stage: 'before' | 'after'): ApiResult<never> | undefined => undefined,
    read: () => stored,
    /** Empties the cart, as placing an order does. */
    empty: () => {
      stored = { version: stored.version + 1, writeID: '', cart: null }
    },
    readCart: async (): Promise<ApiResult<StoredCart>> =>
      server.fault('before') ?? { ok: true, data: stored },
    saveCart: async (body: CartBody, { leaving = false } = {}): Promise<ApiResult<SavedCart>> => {
      await Promise.resolve()
      const lost = server.fault('before')
      if (lost) return lost
      server.writes.push(body)
      if (leaving) server.leaving += 1
      if (stored.writeID !== body.writeID) {
        if (body.version !== stored.version) return problem('cart_stale', 409, { stored })
        const { cart } = unwrap(
          body.cart
            ? restoreCart(body.cart, (ID) => merchants.get(ID))
            : { cart: null, notices: [] },
        )
        stored = { version: stored.version + 1, writeID: body.writeID, cart }
      }
      return server.fault('after') ?? { ok: true, data: { ...stored, notices: [] } }
    },
  }
  return server
}

let ids = 0
export type Browser = {
  store: CartStore
  mirror: CartMirror
  timers: { run: () => void; ms: number }[]
  joined: CartNotice[]
  choice: CartChoice | null
  gone: boolean
  add: (dish: Dish, quantity: number, merchant?: Merchant) => void
  elapse: () => Promise<void>
  reload: () => Browser
}

/** One browser with its storage. `elapse` runs all timers, `reload` opens the page again. */
export function openBrowser(
  server: ReturnType<typeof openServer>,
  account = 'mei',
  items = new Map<string, string>(),
): Browser {
  const tab = {
    storage: () => ({
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => {
        items.set(key, text)
      },
      removeItem: (key: string) => {
        items.delete(key)
      },
    }),
    addEventListener: (() => {}) as unknown as Window['addEventListener'],
  }
  const store = createCartStore(
    createStored<Cart>('cart.sg', (value) => value as Cart, tab),
    { put: () => {}, clear: () => {} },
  )
  const timers: Browser['timers'] = []
  const browser = {
    store,
    timers,
    joined: [] as CartNotice[],
    choice: null as CartChoice | null,
    gone: false,
  } as Browser
  browser.mirror = createCartMirror({
    country: 'sg',
    account,
    store,
    mark: createStored<CartMark>('mirror.sg', (value) => value as CartMark, tab),
    client: server,
    newID: () => `w${++ids}`,
    withLock: (work) => work(),
    startTimer(run, ms) {
      const timer = { run, ms }
      timers.push(timer)
      return () => {
        if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1)
      }
    },
    onJoined: (notices) => {
      browser.joined.push(...notices)
    },
    onChoice: (choice) => {
      browser.choice = choice
    },
    onMenuChanged: () => {},
    onGone: () => {
      browser.gone = true
    },
  })
  browser.add = (dish, quantity, merchant = defaultMerchant) => {
    store.replace(
      unwrap(addItem(store.read(), merchant, makeLine(dish, `l${++ids}`, quantity))).cart,
    )
  }
  browser.elapse = async () => {
    for (let rounds = 0; timers.length && rounds < 10; rounds += 1) {
      for (const { run } of timers.splice(0)) run()
      await browser.mirror.flush()
    }
  }
  browser.reload = () => {
    browser.mirror.stop()
    return openBrowser(server, account, items)
  }
  return browser
}

/** Returns the quantity of each dish. */
export const amounts = (cart: Cart | null) =>
  Object.fromEntries(
    cart?.merchants.flatMap((entry) => entry.items.map((line) => [line.ID, line.quantity])) ?? [],
  )
