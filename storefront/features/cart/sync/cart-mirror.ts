// Keeps the browser's cart and the account's cart the same: writes changes a moment later, takes in what other devices wrote.
import type { CartBody, SavedCart, StoredCart } from '@tingkat/contract/cart'
import type { Answer } from '@tingkat/contract/client'
import type { Cart, CartNotice } from '@tingkat/ordering/cart/cart'
import { isSameCart, mergeCarts } from '@tingkat/ordering/cart/merge-carts'
import { toPickedCart } from '@tingkat/ordering/cart/cart-picks'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Stored } from '../../../platform/storage/stored.ts'
import type { CartStore } from '../cart-store.ts'

/** What this browser last agreed on with the server, and its writes since whose answers it has not seen. */
export type MirrorMark = {
  account: string
  version: number
  base: Cart | null
  sent: { writeID: string; cart: Cart | null }[]
}

/** Two baskets of different kitchens: the eater has to say which one to keep. Until then both stay. */
export type CartChoice = { mine: Cart; stored: Cart }

export type MirrorPorts = {
  country: CountryCode
  account: string
  store: Pick<CartStore, 'read' | 'replace' | 'subscribe'>
  mark: Stored<MirrorMark>
  client: {
    readCart: (country: CountryCode) => Promise<Answer<StoredCart>>
    saveCart: (body: CartBody, options?: { leaving?: boolean }) => Promise<Answer<SavedCart>>
  }
  newID: () => string
  /** Runs it after so many milliseconds, unless what it returns is called before. */
  wait: (run: () => void, ms: number) => () => void
  /** One tab at a time. Rejects when the turn does not come. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Dishes of two baskets came together. */
  onJoined: (notices: readonly CartNotice[]) => void
  onChoice: (choice: CartChoice | null) => void
  /** The server does not know some dish: the menu must have changed. */
  onMenuChanged: () => void
  /** The session has ended. */
  onGone: () => void
}

export type CartMirror = {
  /** Reads the account's cart, then writes what is missing there. */
  pull: () => Promise<void>
  /** Whether the account's cart is this browser's, now. */
  flush: () => Promise<boolean>
  /** Sends what is not there yet, while the page goes away. */
  leave: () => void
  /** Takes in a cart that the server has just answered. */
  absorb: (stored: StoredCart) => void
  /** Ends the choice; the other basket is given up. */
  settle: (keep: 'mine' | 'stored') => void
  stop: () => void
}

// Several taps in a row are one write.
const settleMs = 600
const retryMs = [5_000, 20_000, 60_000, 300_000]
// Another device may write between two tries; more in a row wait for the next change.
const staleTries = 5
// Writes without an answer that are remembered; older ones have landed or never will.
const sentMost = 5

export function createCartMirror(ports: MirrorPorts): CartMirror {
  const { country, account, store, mark, client, newID, wait, alone } = ports
  /** The account's cart, while the eater has to choose between it and this browser's. */
  let other: StoredCart | null = null
  let running: Promise<boolean> | null = null
  let refused: Cart | null | undefined
  let failures = 0
  let stopped = false
  let cancel = () => {}

  const agreed = (): MirrorMark => {
    const known = mark.read()
    return known?.account === account ? known : { account, version: 0, base: null, sent: [] }
  }
  const isBehind = () => !isSameCart(store.read(), agreed().base)

  function schedule(ms: number): void {
    cancel()
    if (!stopped) cancel = wait(() => void flush(), ms)
  }

  function absorb(stored: StoredCart): void {
    const { version, base, sent } = agreed()
    if (stored.version === version && !other) return
    const mine = store.read()
    // A write of our own, whose answer was lost, is what both grew from.
    const ours = sent.find((one) => one.writeID === stored.writeID)
    const merge = mergeCarts(mine, stored.cart, ours ? ours.cart : base)
    if (merge.kind === 'choice') {
      other = stored
      ports.onChoice({ mine: merge.mine, stored: merge.stored })
      return
    }
    agreeOn(stored)
    if (!isSameCart(merge.cart, mine)) store.replace(merge.cart && nearAs(merge.cart, mine))
    if (merge.notices.length) ports.onJoined(merge.notices)
  }

  function agreeOn({ version, cart }: Pick<StoredCart, 'version' | 'cart'>): void {
    mark.write({ account, version, base: cart, sent: [] })
    if (other) ports.onChoice(null)
    other = null
  }

  async function write(leaving = false): Promise<Answer<SavedCart>> {
    const known = agreed()
    const cart = store.read()
    const again = known.sent.at(-1)
    const sent = again && isSameCart(again.cart, cart) ? again : { writeID: newID(), cart }
    mark.write({
      ...known,
      sent: [...known.sent.filter((one) => one !== sent), sent].slice(-sentMost),
    })
    const answer = await client.saveCart(
      { country, version: known.version, writeID: sent.writeID, cart: cart && toPickedCart(cart) },
      { leaving },
    )
    if (answer.ok && !leaving) agreeOn({ version: answer.data.version, cart })
    return answer
  }

  async function catchUp(): Promise<boolean> {
    for (let tries = 0; tries < staleTries && !other && !stopped; tries += 1) {
      if (!isBehind()) return true
      const cart = store.read()
      // An order empties both at once: asked first, the server says so, and there is nothing to refuse.
      if (cart === null && tries === 0 && (await hasEmptied())) return true
      const answer = await write()
      if (answer.ok) {
        failures = 0
        if (answer.data.notices.length) ports.onMenuChanged()
      } else if (answer.problem.code === 'cart_stale')
        absorb(answer.problem.context['stored'] as StoredCart)
      else return failed(answer.problem, cart)
    }
    return !other && !isBehind()
  }

  /** Whether the account's cart went the same way as this one. */
  async function hasEmptied(): Promise<boolean> {
    const answer = await client.readCart(country)
    if (answer.ok && answer.data.cart === null) absorb(answer.data)
    return !isBehind()
  }

  function failed({ code, status }: { code: string; status: number }, cart?: Cart | null): false {
    if (code === 'unauthenticated') {
      stop()
      ports.onGone()
    } else if (status === 0 || status === 429 || status >= 500) {
      schedule(retryMs[Math.min(failures, retryMs.length - 1)] as number)
      failures += 1
      // What the server will never take is not sent again until it changes.
    } else refused = cart
    return false
  }

  async function inTurn(work: () => Promise<boolean>): Promise<boolean> {
    try {
      return await alone(work)
    } catch {
      return failed({ code: 'timeout', status: 0 })
    }
  }

  function flush(): Promise<boolean> {
    cancel()
    running ??= inTurn(catchUp).finally(() => {
      running = null
      if (failures === 0) changed()
    })
    return running
  }

  function changed(): void {
    // With the other basket in view the question may have answered itself.
    if (other) absorb(other)
    if (!other && !running && isBehind() && store.read() !== refused) schedule(settleMs)
  }
  const unsubscribe = store.subscribe(changed)

  function stop(): void {
    stopped = true
    cancel()
    unsubscribe()
  }

  return {
    flush,
    absorb,
    stop,
    async pull() {
      const reached = await inTurn(async () => {
        const answer = await client.readCart(country)
        if (!answer.ok) return failed(answer.problem)
        if (!stopped) absorb(answer.data)
        return true
      })
      if (reached && !stopped) await flush()
    },
    leave() {
      if (!stopped && !other && isBehind()) void write(true)
    },
    settle(keep) {
      if (!other) return
      const stored = other
      agreeOn(stored)
      if (keep === 'stored') store.replace(stored.cart)
      schedule(0)
    },
  }
}

/** How far and how long is known here only: the account's cart has no address. */
function nearAs(cart: Cart, mine: Cart | null): Cart {
  return {
    ...cart,
    merchants: cart.merchants.map((entry) => {
      const known = mine?.merchants.find(
        ({ merchant }) => merchant.ID === entry.merchant.ID,
      )?.merchant
      return known
        ? {
            ...entry,
            merchant: { ...entry.merchant, ETA: known.ETA, distanceInKm: known.distanceInKm },
          }
        : entry
    }),
  }
}
