// Keeps the eater's own lines here and in the group the same: sends changes a moment later, again after a break, and takes in those of other devices.
import type { ClientProblem, Answer } from '@tingkat/contract/client'
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

/** What this browser last agreed on with the server, and the write whose answer it has not seen. */
export type GroupMark = {
  version: number
  base: Cart | null
  sent: { writeID: string; cart: Cart | null } | null
}

/** What stands between the lines here and in the group: nothing, a write under way, or a connection that is away. */
export type Unsent = 'none' | 'sending' | 'waiting'

export type GroupMirrorPorts = {
  merchantID: string
  store: {
    read: () => Cart | null
    replace: (cart: Cart | null) => void
    subscribe: (listener: () => void) => () => void
  }
  mark: Stored<GroupMark>
  save: (body: GroupOrderItemsBody) => Promise<Answer<SavedGroupOrderItems>>
  /** The menu as it is now; null when it cannot be read. */
  readMenu: () => Promise<Merchant | null>
  newID: () => string
  /** Runs it after so many milliseconds, unless what it returns is called before. */
  wait: (run: () => void, ms: number) => () => void
  /** One tab at a time. Rejects when the turn does not come. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  onGroup: (group: GroupOrderView) => void
  onNotices: (notices: readonly CartNotice[]) => void
  /** The group does not take the change; the lines are again as the group has them. */
  onRefused: (problem: ClientProblem, lost: readonly string[]) => void
  onUnsent: (unsent: Unsent) => void
}

export type GroupMirror = {
  /** Whether the group has this browser's lines, now. */
  flush: () => Promise<boolean>
  /** Takes in the eater's own lines as the group has them. */
  absorb: (
    mine: Pick<GroupOrderMemberView, 'items' | 'confirmedItems' | 'version'>,
  ) => Promise<void>
  stop: () => void
}

type Lines = Pick<GroupOrderMemberView, 'items' | 'confirmedItems' | 'version'>

// Several taps in a row are one write.
const settleMs = 350
const retryMs = [2_000, 5_000, 15_000, 60_000]
// Another device may write between two tries.
const staleTries = 4

export function createGroupMirror(ports: GroupMirrorPorts): GroupMirror {
  const { merchantID, store, mark, save, readMenu, newID, wait, alone } = ports
  let running: Promise<boolean> | null = null
  let failures = 0
  let stopped = false
  let cancel = () => {}

  const agreed = (): GroupMark => mark.read() ?? { version: 0, base: null, sent: null }
  const isBehind = () => agreed().sent !== null || !isSameCart(store.read(), agreed().base)

  function schedule(ms: number): void {
    cancel()
    if (!stopped) cancel = wait(() => void flush(), ms)
  }

  async function restore({ items, confirmedItems }: Lines): Promise<Cart | null | undefined> {
    const lines = [...confirmedItems, ...items]
    if (lines.length === 0) return null
    const merchant = await readMenu()
    if (!merchant) return undefined
    const restored = restoreCart(
      { ...emptyCart(), merchants: [{ ID: merchantID, items: lines, comment: '' }] },
      () => merchant,
    )
    return isRefusal(restored) ? undefined : restored.cart
  }

  /** Makes one of what is here and what the group has, both grown from `base`. */
  function agreeOn(version: number, theirs: Cart | null, base: Cart | null): void {
    const mine = store.read()
    const merge = mergeCarts(mine, theirs, base)
    mark.write({ version, base: theirs, sent: null })
    if (merge.kind === 'merged' && !isSameCart(merge.cart, mine)) store.replace(merge.cart)
  }

  async function takeIn(mine: Lines): Promise<boolean> {
    const theirs = await restore(mine)
    if (theirs === undefined) return false
    agreeOn(mine.version, theirs, agreed().base)
    return true
  }

  /** One write. Undefined: another one is needed. */
  async function write(): Promise<boolean | undefined> {
    const known = agreed()
    const cart = store.read()
    // What was sent and not answered is sent again as it was: the same write counts once.
    const sent = known.sent ?? { writeID: newID(), cart }
    mark.write({ ...known, sent })
    const items = sent.cart ? (toPickedCart(sent.cart).merchants[0]?.items ?? []) : []
    const answer = await save({ version: known.version, writeID: sent.writeID, items })
    if (stopped) return false
    if (!answer.ok) return await failed(answer.problem)
    failures = 0
    const { group, notices } = answer.data
    const mine = group.members.find((member) => member.myself)
    if (notices.length && mine) {
      const theirs = await restore(mine)
      if (theirs !== undefined) agreeOn(mine.version, theirs, sent.cart)
      ports.onNotices(notices)
    } else mark.write({ version: mine?.version ?? known.version + 1, base: sent.cart, sent: null })
    ports.onGroup(group)
    return isBehind() ? undefined : true
  }

  async function failed(problem: ClientProblem): Promise<boolean | undefined> {
    const { code, status, context } = problem
    if (code === 'group_stale') {
      mark.write({ ...agreed(), sent: null })
      const group = context['group'] as GroupOrderView | undefined
      const mine = group?.members.find((member) => member.myself)
      if (!group || !mine || !(await takeIn(mine))) return later()
      ports.onGroup(group)
      return undefined
    }
    if (status === 0 || status === 429 || status >= 500) return later()
    // What the group will never take is not kept as if it had.
    const { base } = agreed()
    const lost = lostNames(store.read(), base)
    mark.write({ ...agreed(), sent: null })
    store.replace(base)
    ports.onRefused(problem, lost)
    return true
  }

  function later(): false {
    ports.onUnsent('waiting')
    schedule(retryMs[Math.min(failures, retryMs.length - 1)] as number)
    failures += 1
    return false
  }

  async function catchUp(): Promise<boolean> {
    for (let tries = 0; tries < staleTries && !stopped; tries += 1) {
      if (!isBehind()) break
      ports.onUnsent('sending')
      const done = await write()
      if (done === false) return false
      if (done) break
    }
    if (isBehind()) return later()
    ports.onUnsent('none')
    return true
  }

  function flush(): Promise<boolean> {
    cancel()
    running ??= alone(catchUp)
      .catch(later)
      .finally(() => {
        running = null
        if (failures === 0) changed()
      })
    return running
  }

  function changed(): void {
    if (!running && !stopped && isBehind()) schedule(settleMs)
  }
  const unsubscribe = store.subscribe(changed)
  // What was not sent before the page was left.
  changed()

  return {
    flush,
    async absorb(mine) {
      if (running) await running
      if (stopped || mine.version <= agreed().version) return
      // An answer is missing: asking again tells whether this is our own write.
      if (agreed().sent) schedule(0)
      else if (await takeIn(mine)) changed()
    },
    stop() {
      stopped = true
      cancel()
      unsubscribe()
    },
  }
}

/** Names of dishes of which `cart` has more than `base`. */
function lostNames(cart: Cart | null, base: Cart | null): string[] {
  const before = new Map(
    base?.merchants.flatMap((entry) => entry.items).map((line) => [line._id, line.quantity]),
  )
  const more =
    cart?.merchants
      .flatMap((entry) => entry.items)
      .filter((line) => line.quantity > (before.get(line._id) ?? 0)) ?? []
  return [...new Set(more.map((line) => line.name))]
}
