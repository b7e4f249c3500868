// Keeps the eater's own lines in this browser and in the group order the same.
import type { ClientProblem, ApiResult } from '@tingkat/contract/client'
import type { GroupOrderItemsBody, SavedGroupOrderItems } from '@tingkat/contract/group-order'
import { emptyCart, type Cart, type CartNotice } from '@tingkat/ordering/cart/cart'
import { isSameCart, mergeCarts } from '@tingkat/ordering/cart/merge-carts'
import { restoreCart, toPickedCart } from '@tingkat/ordering/cart/cart-picks'
import type {
  GroupOrderView,
  GroupOrderMemberView,
} from '@tingkat/ordering/group-order/group-order-shape'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { isRefusal } from '@tingkat/ordering/refusal'
import type { Stored } from '../../platform/storage/stored.ts'
import {
  SyncLoop,
  type Merge,
  type SaveResult,
  type SyncPorts,
  type Unsent,
} from '../../platform/sync/sync-loop.ts'

/**
 * The stored state of synchronisation: the last version that browser and group order had in common
 * (`base`), and a write that has no response yet (`sent`).
 */
export type GroupMark = {
  version: number
  base: Cart | null
  sent: { writeID: string; cart: Cart | null } | null
}

export type GroupMirrorPorts = Pick<SyncPorts<Cart>, 'newID' | 'startTimer' | 'withLock'> & {
  merchantID: string
  store: SyncPorts<Cart>['local']
  mark: Stored<GroupMark>
  save: (body: GroupOrderItemsBody) => Promise<ApiResult<SavedGroupOrderItems>>
  /** Returns the current menu; null if it cannot be read. */
  readMenu: () => Promise<Merchant | null>
  onGroup: (group: GroupOrderView) => void
  onNotices: (notices: readonly CartNotice[]) => void
  /**
   * Called when the server has refused the change. The lines of the group order then replace the
   * local lines. `lost` contains the names of the dishes that are removed by the replacement.
   */
  onRefused: (problem: ClientProblem, lost: readonly string[]) => void
  onUnsent: (unsent: Unsent) => void
}

export type GroupMirror = {
  /**
   * Saves local changes now. Returns true if the group order then has the lines of this browser.
   */
  flush: () => Promise<boolean>
  /** Merges the eater's own lines from a newer version of the group order. */
  absorb: (mine: OwnLines) => Promise<void>
  stop: () => void
}

type OwnLines = Pick<GroupOrderMemberView, 'items' | 'confirmedItems' | 'version'>

const options = {
  settleMs: 350,
  retryMs: [2_000, 5_000, 15_000, 60_000],
  maxAttempts: 4,
  maxPending: 1,
  // Repeats a write that got no response, because the server does not report the id of its latest
  // write.
  repeatPending: true,
}

export function createGroupMirror(ports: GroupMirrorPorts): GroupMirror {
  const { merchantID, store, newID, startTimer, withLock, onUnsent } = ports
  const mark = toSyncMark(ports.mark)

  /**
   * Returns the lines as a cart; undefined if the menu
   * cannot be read or no longer has one of the dishes.
   */
  async function restore({ items, confirmedItems }: OwnLines): Promise<Cart | null | undefined> {
    const lines = [...confirmedItems, ...items]
    if (lines.length === 0) return null
    const merchant = await ports.readMenu()
    if (!merchant) return undefined
    const restored = restoreCart(
      { ...emptyCart(), merchants: [{ ID: merchantID, items: lines, comment: '' }] },
      () => merchant,
    )
    return isRefusal(restored) ? undefined : restored.cart
  }

  const save: SyncPorts<Cart>['save'] = async ({ version, writeID, document }) => {
    const items = document ? (toPickedCart(document).merchants[0]?.items ?? []) : []
    const answer = await ports.save({ version, writeID, items })
    return answer.ok ? await toSaved(answer.data, version) : await toRefused(answer.problem)
  }

  async function toSaved(
    { group, notices }: SavedGroupOrderItems,
    sentVersion: number,
  ): Promise<SaveResult<Cart>> {
    const mine = ownMember(group)
    const version = mine?.version ?? sentVersion + 1
    if (notices.length === 0 || !mine)
      return { kind: 'saved', version, afterwards: () => ports.onGroup(group) }
    const afterwards = () => {
      ports.onNotices(notices)
      ports.onGroup(group)
    }
    const document = await restore(mine)
    if (document !== undefined) return { kind: 'saved', version, document, afterwards }
    afterwards()
    return { kind: 'unavailable' }
  }

  async function toRefused(problem: ClientProblem): Promise<SaveResult<Cart>> {
    const { code, status, context } = problem
    if (code === 'group_stale') return await toStale(context['group'] as GroupOrderView | undefined)
    if (status === 0 || status === 429 || status >= 500) return { kind: 'unavailable' }
    const lost = namesOfAdded(store.read(), mark.read()?.base ?? null)
    return { kind: 'rejected', revert: true, afterwards: () => ports.onRefused(problem, lost) }
  }

  async function toStale(group: GroupOrderView | undefined): Promise<SaveResult<Cart>> {
    const mine = group && ownMember(group)
    const document = mine && (await restore(mine))
    if (!mine || document === undefined) return { kind: 'stale', remote: null }
    return {
      kind: 'stale',
      remote: { version: mine.version, document },
      afterwards: () => ports.onGroup(group),
    }
  }

  const loop = new SyncLoop<Cart>(
    {
      local: store,
      mark,
      save,
      isSame: isSameCart,
      merge,
      newID,
      startTimer,
      withLock,
      onUnsent,
    },
    options,
  )
  // Sends changes of an earlier visit to the page that may not have reached the server.
  loop.resume()

  return {
    flush: () => loop.flush(),
    absorb: (mine) => loop.follow(mine.version, () => restore(mine)),
    stop: () => loop.stop(),
  }
}

const ownMember = (group: GroupOrderView): GroupOrderMemberView | undefined =>
  group.members.find((member) => member.myself)

/**
 * Merges two carts. Both carts are for the same merchant,
 * so the eater never has to choose one of them.
 */
function merge(local: Cart | null, remote: Cart | null, base: Cart | null): Merge<Cart> {
  const merged = mergeCarts(local, remote, base)
  return { kind: 'merged', document: merged.kind === 'merged' ? merged.cart : local }
}

/** Returns access to the stored state (`GroupMark`) in the form that `SyncLoop` needs. */
function toSyncMark(stored: Stored<GroupMark>): SyncPorts<Cart>['mark'] {
  return {
    read() {
      const mark = stored.read()
      if (!mark) return null
      const { version, base, sent } = mark
      return {
        version,
        base,
        pending: sent ? [{ writeID: sent.writeID, document: sent.cart }] : [],
      }
    },
    write({ version, base, pending: [write] }) {
      const sent = write ? { writeID: write.writeID, cart: write.document } : null
      stored.write({ version, base, sent })
    },
  }
}

/** Returns the names of the dishes of which `cart` has a larger quantity than `base`. */
function namesOfAdded(cart: Cart | null, base: Cart | null): string[] {
  const linesOf = (of: Cart | null) => of?.merchants.flatMap((entry) => entry.items) ?? []
  const before = new Map(linesOf(base).map((line) => [line._id, line.quantity]))
  const added = linesOf(cart).filter((line) => line.quantity > (before.get(line._id) ?? 0))
  return [...new Set(added.map((line) => line.name))]
}
