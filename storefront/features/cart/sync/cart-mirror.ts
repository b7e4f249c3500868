// Keeps the browser's cart and the account's cart the same.
import type { CartBody, SavedCart, StoredCart } from '@tingkat/contract/cart'
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type { Cart, CartNotice } from '@tingkat/ordering/cart/cart'
import { isSameCart, mergeCarts } from '@tingkat/ordering/cart/merge-carts'
import { toPickedCart } from '@tingkat/ordering/cart/cart-picks'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Stored } from '../../../platform/storage/stored.ts'
import {
  SyncLoop,
  type Merge,
  type RemoteDocument,
  type SaveResult,
  type SyncFailure,
  type SyncPorts,
} from '../../../platform/sync/sync-loop.ts'
import type { CartStore } from '../cart-store.ts'

/**
 * The stored state of synchronisation: the last version that browser and account had in common
 * (`base`), and the writes that have no response yet (`sent`).
 */
export type CartMark = {
  account: string
  version: number
  base: Cart | null
  sent: { writeID: string; cart: Cart | null }[]
}

/** Two carts of different merchants. Both stay until the eater has chosen one. */
export type CartChoice = { mine: Cart; stored: Cart }

export type CartMirrorPorts = Pick<SyncPorts<Cart>, 'newID' | 'startTimer' | 'withLock'> & {
  country: CountryCode
  account: string
  store: Pick<CartStore, 'read' | 'replace' | 'subscribe'>
  mark: Stored<CartMark>
  client: {
    readCart: (country: CountryCode) => Promise<ApiResult<StoredCart>>
    saveCart: (body: CartBody, options?: { leaving?: boolean }) => Promise<ApiResult<SavedCart>>
  }
  /** Called after the dishes of two carts were merged into one cart. */
  onJoined: (notices: readonly CartNotice[]) => void
  onChoice: (choice: CartChoice | null) => void
  /**
   * Called when the server has dropped a dish that it does
   * not know, because the menu of this page is out of date.
   */
  onMenuChanged: () => void
  /** Called when the session has ended. */
  onGone: () => void
}

export type CartMirror = {
  /** Reads the account's cart, merges it, then saves local changes. */
  pull: () => Promise<void>
  /** Saves local changes now. Returns true if the account then has this browser's cart. */
  flush: () => Promise<boolean>
  /** Sends local changes while the page closes. */
  leave: () => void
  /**
   * Merges the account's cart from the response to another request, for example the review before
   * checkout.
   */
  absorb: (stored: StoredCart) => void
  /** Ends the choice between two carts: keeps one and discards the other. */
  settle: (keep: 'mine' | 'stored') => void
  stop: () => void
}

const options = {
  settleMs: 600,
  retryMs: [5_000, 20_000, 60_000, 300_000],
  maxAttempts: 5,
  maxPending: 5,
  repeatPending: false,
}

export function createCartMirror(ports: CartMirrorPorts): CartMirror {
  const { country, account, store, client, newID, startTimer, withLock } = ports

  async function readRemote() {
    const answer = await client.readCart(country)
    return answer.ok
      ? { kind: 'read' as const, remote: toRemote(answer.data) }
      : toFailure(answer.problem)
  }

  function toFailure({ code, status }: ClientProblem): SyncFailure {
    if (code === 'unauthenticated') return { kind: 'closed', afterwards: ports.onGone }
    const isUnavailable = status === 0 || status === 429 || status >= 500
    return { kind: isUnavailable ? 'unavailable' : 'rejected' }
  }

  const save: SyncPorts<Cart>['save'] = async (write, { attempt, leaving }) => {
    const { version, writeID, document } = write
    // A null document empties the account's cart. If an order has already emptied the account's
    // cart, the server refuses this write. The account's cart is therefore read first.
    if (document === null && attempt === 0 && !leaving) {
      const read = await readRemote()
      if (read.kind === 'read' && read.remote.document === null)
        return { kind: 'stale', remote: read.remote }
    }
    const answer = await client.saveCart(
      { country, version, writeID, cart: document && toPickedCart(document) },
      { leaving },
    )
    return answer.ok ? toSaved(answer.data) : toRefused(answer.problem)
  }

  const toSaved = ({ version, notices }: SavedCart): SaveResult<Cart> => ({
    kind: 'saved',
    version,
    ...(notices.length ? { afterwards: ports.onMenuChanged } : {}),
  })

  const toRefused = (problem: ClientProblem): SaveResult<Cart> =>
    problem.code === 'cart_stale'
      ? { kind: 'stale', remote: toRemote(problem.context['stored'] as StoredCart) }
      : toFailure(problem)

  function merge(local: Cart | null, remote: Cart | null, base: Cart | null): Merge<Cart> {
    const merged = mergeCarts(local, remote, base)
    if (merged.kind === 'choice')
      return { kind: 'conflict', local: merged.mine, remote: merged.stored }
    const { cart, notices } = merged
    return {
      kind: 'merged',
      document: cart && withDistances(cart, local),
      ...(notices.length ? { afterwards: () => ports.onJoined(notices) } : {}),
    }
  }

  const loop = new SyncLoop<Cart>(
    {
      local: store,
      mark: toSyncMark(ports.mark, account),
      save,
      isSame: isSameCart,
      merge,
      newID,
      startTimer,
      withLock,
      onConflict: (conflict) =>
        ports.onChoice(conflict && { mine: conflict.local, stored: conflict.remote }),
    },
    options,
  )

  return {
    pull: () => loop.pull(readRemote),
    flush: () => loop.flush(),
    leave: () => loop.leave(),
    absorb: (stored) => loop.absorb(toRemote(stored)),
    settle: (keep) => loop.settle(keep === 'mine' ? 'local' : 'remote'),
    stop: () => loop.stop(),
  }
}

const toRemote = ({ version, writeID, cart }: StoredCart): RemoteDocument<Cart> => ({
  version,
  writeID,
  document: cart,
})

/**
 * Returns access to the stored state (`CartMark`) in the form that `SyncLoop` needs. Reading
 * returns null if the state belongs to another account.
 */
function toSyncMark(stored: Stored<CartMark>, account: string): SyncPorts<Cart>['mark'] {
  return {
    read() {
      const mark = stored.read()
      if (mark?.account !== account) return null
      const pending = mark.sent.map(({ writeID, cart }) => ({ writeID, document: cart }))
      return { version: mark.version, base: mark.base, pending }
    },
    write({ version, base, pending }) {
      const sent = pending.map(({ writeID, document }) => ({ writeID, cart: document }))
      stored.write({ account, version, base, sent })
    },
  }
}

/**
 * Copies distance and delivery time from `known`. The account's
 * cart has no address, so the server cannot compute them.
 */
function withDistances(cart: Cart, known: Cart | null): Cart {
  const merchants = cart.merchants.map((entry) => {
    const { ID } = entry.merchant
    const local = known?.merchants.find(({ merchant }) => merchant.ID === ID)?.merchant
    if (!local) return entry
    const { ETA, distanceInKm } = local
    return { ...entry, merchant: { ...entry.merchant, ETA, distanceInKm } }
  })
  return { ...cart, merchants }
}
