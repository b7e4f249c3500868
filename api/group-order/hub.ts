// One shared basket, live, in this process: read once for each version however many follow it, and written once for all of them.
import {
  groupOrderChangeEventName,
  groupOrderEventName,
  groupOrderPresenceEventName,
  groupOrderProgressEventName,
  heartbeatSeconds,
} from '@tingkat/contract/live-events'
import type { GroupOrderMembership } from '@tingkat/ordering/group-order/group-order-shape'
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { findMember, type GroupOrder } from '@tingkat/ordering/group-order/group-order'
import type { Bus } from '../platform/events/bus.ts'
import type { Log } from '../platform/log.ts'
import type { OrderStore } from '../order/store.ts'
import { orderTopic } from '../platform/events/outbox.ts'
import { groupTopic } from './group-events.ts'
import { createPresence } from './presence.ts'
import type { GroupOrderStore } from './store.ts'
import {
  addressOf,
  membershipOf,
  toGroupMember,
  toInfo,
  toProgress,
  type ViewContext,
} from './view.ts'

export type HubPorts = {
  groupOrders: Pick<GroupOrderStore, 'find'>
  orders: Pick<OrderStore, 'find'>
  bus: Bus
  log: Pick<Log, 'warn'>
  viewContextOf: (basket: GroupOrder) => ViewContext
  clock: () => Date
}

/** Who follows: `seen` is what has been told of each kind. */
export type Follower = {
  accountID: string
  seen: { group: number; presence: number; progress: number }
  ring: () => void
}

// A follower that is further behind than this gets the whole group.
const changesKept = 32

type Texts = {
  version: number
  address: string
  members: Map<string, { accountID: string; other: string; own: string | null }>
}
type Change = { base: number; version: number; changed: string[]; gone: string[] }

export type Hub = ReturnType<typeof createHub>

export function createHub(
  { groupOrders, orders, bus, log, viewContextOf, clock }: HubPorts,
  groupID: string,
  onEmpty: () => void,
) {
  const followers = new Set<Follower>()
  const ends: (() => Promise<void>)[] = []
  let basket: GroupOrder | null = null
  let texts: Texts | null = null
  let changes: Change[] = []
  let cache = new Map<string, string>()
  let progress: { version: number; text: string; ended: boolean } | null = null
  let orderFollowed: string | null = null
  let looking: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined

  const ringAll = () => {
    for (const follower of followers) follower.ring()
  }
  const warn = (error: unknown) =>
    log.warn({ err: error }, 'a live group could not be read; looking again soon')

  const presence = createPresence(
    { bus, hereNow: () => hereNow(), onChange: ringAll, warn },
    groupID,
  )

  /** Reads the basket, and its order; resolves when a reading that began after the call is done. */
  function look(): Promise<void> {
    again = true
    looking ??= (async () => {
      try {
        while (again) {
          again = false
          await read()
        }
      } finally {
        looking = undefined
      }
    })()
    return looking
  }

  async function read(): Promise<void> {
    const found = await groupOrders.find(groupID)
    if (!found) return
    const orderID = found.orderID ?? found.payingOrderID
    // While somebody pays it is the order's own event that tells how it went.
    if (orderID !== null && orderFollowed !== orderID) {
      orderFollowed = orderID
      ends.push(await bus.subscribe(orderTopic(orderID), hear))
      // It may have been decided before the subscription stood.
      again = found.orderID === null
    }
    const order =
      found.orderID === null ? null : ((await orders.find(found.orderID))?.order ?? null)
    const news = take(found)
    const moved = order !== null && takeProgress(found, order)
    if (news || moved) ringAll()
    if (news) presence.announce()
  }

  function take(fresh: GroupOrder): boolean {
    if (basket && fresh.version <= basket.version) return false
    const viewing = viewContextOf(fresh)
    const written: Texts = {
      version: fresh.version,
      address: JSON.stringify(addressOf(fresh)),
      members: new Map(
        fresh.members.map((member) => [
          member.memberID,
          {
            accountID: member.accountID,
            own: null,
            other: JSON.stringify(toGroupMember(member, fresh, false, viewing)),
          },
        ]),
      ),
    }
    if (texts) {
      const before = texts
      const changed = [...written.members]
        .filter(([memberID, { other }]) => before.members.get(memberID)?.other !== other)
        .map(([memberID]) => memberID)
      const gone = [...before.members.keys()].filter((memberID) => !written.members.has(memberID))
      changes = [...changes, { base: before.version, version: fresh.version, changed, gone }].slice(
        -changesKept,
      )
    }
    basket = fresh
    texts = written
    cache = new Map()
    return true
  }

  function takeProgress(found: GroupOrder, order: Order): boolean {
    if (progress && order.version <= progress.version) return false
    progress = {
      version: order.version,
      text: JSON.stringify(toProgress(found, order, clock())),
      ended: isEnded(order),
    }
    return true
  }

  const hear = () => void look().catch(warn)

  /** The member's text, made once for the others and once for themselves. */
  function memberText(memberID: string, accountID: string): string {
    const text = texts?.members.get(memberID)
    const member = basket?.members.find((one) => one.memberID === memberID)
    if (!basket || !text || !member) return ''
    if (text.accountID !== accountID) return text.other
    return (text.own ??= JSON.stringify(toGroupMember(member, basket, true, viewContextOf(basket))))
  }

  const cached = (key: string, write: () => string): string => {
    const known = cache.get(key) ?? write()
    cache.set(key, known)
    return known
  }

  const infoText = (current: GroupOrder, membership: GroupOrderMembership) =>
    cached(`info ${membership}`, () =>
      JSON.stringify(toInfo(current, membership, viewContextOf(current))),
    )

  function wholeText(current: GroupOrder, accountID: string): string {
    const membership = membershipOf(current, accountID)
    const inside = findMember(current, accountID) !== undefined
    const members = inside
      ? current.members.map((member) => memberText(member.memberID, accountID)).join(',')
      : ''
    return event(
      groupOrderEventName,
      `{"info":${infoText(current, membership)},"deliveryAddress":${inside ? texts?.address : 'null'},"members":[${members}]}`,
      current.version,
    )
  }

  /** The same text for everybody whom the change is not about. */
  function changeText(current: GroupOrder, accountID: string, missed: readonly Change[]): string {
    const changed = new Set(
      missed.flatMap((change) => change.changed).filter((memberID) => texts?.members.has(memberID)),
    )
    const gone = [...new Set(missed.flatMap((change) => change.gone))].filter(
      (memberID) => !texts?.members.has(memberID),
    )
    const base = missed[0]?.base ?? current.version
    const membership = membershipOf(current, accountID)
    const own = [...changed].some(
      (memberID) => texts?.members.get(memberID)?.accountID === accountID,
    )
      ? accountID
      : ''
    return cached(`change ${base} ${membership} ${own}`, () =>
      event(
        groupOrderChangeEventName,
        `{"base":${base},"info":${infoText(current, membership)},"deliveryAddress":${texts?.address},"members":[${[...changed].map((memberID) => memberText(memberID, accountID)).join(',')}],"gone":${JSON.stringify(gone)}}`,
        current.version,
      ),
    )
  }

  const hereNow = () => [
    ...new Set(
      [...followers].flatMap(
        ({ accountID }) => (basket && findMember(basket, accountID)?.memberID) ?? [],
      ),
    ),
  ]

  return {
    groupID,
    look,
    current: () => basket,

    /** Listens. Comes before the first look, so that a change in between is heard. */
    async start(): Promise<void> {
      ends.push(await bus.subscribe(groupTopic(groupID), hear))
      ends.push(await presence.start())
      // The bus delivers at most once: a look now and then finds what it may have dropped, and says who is still here.
      timer = setInterval(() => {
        hear()
        presence.announce(true)
      }, heartbeatSeconds * 1000).unref()
    },

    enter(follower: Follower): void {
      followers.add(follower)
      presence.announce()
    },

    leave(follower: Follower): void {
      if (!followers.delete(follower)) return
      presence.announce()
      if (followers.size === 0) onEmpty()
    },

    /** What the follower has not been told yet, as the stream's text; '' when nothing. `last` ends the stream. */
    tell({ accountID, seen }: Follower): { text: string; last: boolean } {
      if (!basket) return { text: '', last: true }
      let text = ''
      const inside = findMember(basket, accountID) !== undefined
      if (seen.group !== basket.version) {
        const from = changes.findIndex((change) => change.base === seen.group)
        text +=
          inside && from >= 0
            ? changeText(basket, accountID, changes.slice(from))
            : wholeText(basket, accountID)
        seen.group = basket.version
      }
      if (!inside) return { text, last: true }
      const there = presence.now()
      if (seen.presence !== there.version) {
        text += event(groupOrderPresenceEventName, `{"memberIDs":${there.text}}`)
        seen.presence = there.version
      }
      if (progress && seen.progress !== progress.version) {
        text += event(groupOrderProgressEventName, progress.text)
        seen.progress = progress.version
      }
      return { text, last: basket.state === 'CANCELLED' || progress?.ended === true }
    },

    async stop(): Promise<void> {
      clearInterval(timer)
      await Promise.allSettled(ends.splice(0).map((end) => end()))
    },
  }
}

const event = (name: string, data: string, id?: number): string =>
  `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`
