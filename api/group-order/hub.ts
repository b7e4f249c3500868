// Sends one group order to all its event streams in this process. Each version of the group order
// is read from the database once.
import {
  groupOrderPresenceEventName,
  groupOrderProgressEventName,
  heartbeatSeconds,
} from '@tingkat/contract/live-events'
import { findMember, type GroupOrder } from '@tingkat/ordering/group-order/group-order'
import { eventText } from '../live/event-text.ts'
import type { Bus } from '../platform/events/bus.ts'
import type { Log } from '../platform/log.ts'
import { coalesce } from './coalesce.ts'
import type { ViewContext } from './context.ts'
import { createEventTexts, type EventTexts } from './event-texts.ts'
import { groupTopic } from './group-events.ts'
import { createOrderProgress, type ProgressPorts } from './order-progress.ts'
import { createPresence } from './presence.ts'
import type { GroupOrderStore } from './store.ts'

export type HubPorts = ProgressPorts & {
  groupOrders: Pick<GroupOrderStore, 'find'>
  bus: Bus
  log: Pick<Log, 'warn'>
  viewContextOf: (groupOrder: GroupOrder) => ViewContext
}

/**
 * The event stream of one client. `sent` has the versions of the group order, of the present
 * members and of the placed order's progress that the client has received. `wake` tells the stream
 * that there may be new text.
 */
export type Follower = {
  accountID: string
  sent: { group: number; presence: number; progress: number }
  wake: () => void
}

export type Hub = ReturnType<typeof createHub>

/** Creates the hub of a group order. The hub calls `onEmpty` when the last follower has left. */
export function createHub(ports: HubPorts, groupID: string, onEmpty: () => void) {
  const { groupOrders, bus, log, viewContextOf } = ports
  const followers = new Set<Follower>()
  const unsubscribes: (() => Promise<void>)[] = []
  let texts: EventTexts | null = null
  let timer: NodeJS.Timeout | undefined

  const wakeAll = () => {
    for (const follower of followers) follower.wake()
  }
  const warn = (error: unknown) =>
    log.warn({ err: error }, 'reading a followed group order failed and will be repeated')
  const presence = createPresence({ bus, localMemberIDs, onChange: wakeAll, warn }, groupID)
  const refresh = coalesce(read)
  const receive = () => void refresh().catch(warn)
  const orderProgress = createOrderProgress(ports, receive)

  function localMemberIDs(): string[] {
    const groupOrder = texts?.groupOrder()
    if (!groupOrder) return []
    const ids = [...followers].flatMap(
      ({ accountID }) => findMember(groupOrder, accountID)?.memberID ?? [],
    )
    return [...new Set(ids)]
  }

  /** Reads the group order and its placed order. Returns true if they must be read once more. */
  async function read(): Promise<boolean> {
    const groupOrder = await groupOrders.find(groupID)
    if (!groupOrder) return false
    const isNewSubscription = await orderProgress.follow(groupOrder)
    const changed = updateTexts(groupOrder)
    const progressed = await orderProgress.update(groupOrder)
    if (changed || progressed) wakeAll()
    if (changed) presence.announce()
    // If the pending payment succeeded or failed just before the subscription,
    // its event was missed. The group order must then be read once more.
    return isNewSubscription && groupOrder.orderID === null
  }

  function updateTexts(groupOrder: GroupOrder): boolean {
    if (texts) return texts.update(groupOrder)
    texts = createEventTexts(groupOrder, viewContextOf(groupOrder))
    return true
  }

  return {
    groupID,
    /** Reads the group order again. Resolves when a read that began after the call has ended. */
    refresh,

    /**
     * Subscribes to changes. Must be called before the first refresh, so that no change is missed.
     */
    async start(): Promise<void> {
      unsubscribes.push(await bus.subscribe(groupTopic(groupID), receive))
      unsubscribes.push(await presence.start())
      // The bus may lose messages. Therefore the group order is also read at each heartbeat.
      timer = setInterval(() => {
        receive()
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

    /**
     * Returns the events that the follower has not received yet, or
     * ''. If `last` is true, the stream ends after these events.
     */
    nextText({ accountID, sent }: Follower): { text: string; last: boolean } {
      if (!texts) return { text: '', last: true }
      const groupOrder = texts.groupOrder()
      let text = ''
      if (sent.group !== groupOrder.version) {
        text += texts.textSince(sent.group, accountID)
        sent.group = groupOrder.version
      }
      if (!findMember(groupOrder, accountID)) return { text, last: true }
      const present = presence.current()
      if (sent.presence !== present.version) {
        text += eventText(groupOrderPresenceEventName, `{"memberIDs":${present.text}}`)
        sent.presence = present.version
      }
      const progress = orderProgress.current()
      if (progress && sent.progress !== progress.version) {
        text += eventText(groupOrderProgressEventName, progress.text)
        sent.progress = progress.version
      }
      return { text, last: groupOrder.state === 'CANCELLED' || progress?.ended === true }
    },

    async stop(): Promise<void> {
      clearInterval(timer)
      await orderProgress.stop()
      await Promise.allSettled(unsubscribes.splice(0).map((unsubscribe) => unsubscribe()))
    },
  }
}
