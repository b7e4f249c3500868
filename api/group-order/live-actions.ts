// Sends the event streams of group orders. All streams of one group order in this process share one
// hub, which reads the group order and sends its changes.
import { heartbeatSeconds } from '@tingkat/contract/live-events'
import { actorOf } from '@tingkat/ordering/group-order/group-order'
import { problem } from '../http/problem.ts'
import { heartbeatText, retryText } from '../live/event-text.ts'
import { createSignal, type Signal } from '../live/signal.ts'
import type { StreamLimit } from '../live/stream-limit.ts'
import { createHub, type Follower, type Hub, type HubPorts } from './hub.ts'

export type GroupLivePorts = HubPorts & {
  hubs: Map<string, Promise<Hub>>
  streams: StreamLimit
}

const retryMs = 2_000

/**
 * Returns the text of the stream. `seen` is the last version that the client
 * has; `stop` ends the stream. Throws not_found, group_not_joined,
 * group_removed, and too_many_requests if the account has too many open streams.
 */
export async function followGroupOrder(
  ports: GroupLivePorts,
  { accountID }: { accountID: string },
  groupID: string,
  seen: number,
  stop: AbortSignal,
): Promise<AsyncGenerator<string>> {
  const leave = ports.streams.enter(accountID)
  const signal = createSignal()
  const follower: Follower = {
    accountID,
    sent: { group: seen, presence: -1, progress: -1 },
    wake: signal.notify,
  }
  let hub: Hub | undefined
  const end = () => {
    leave()
    hub?.leave(follower)
    signal.notify()
  }
  try {
    hub = await enterHub(ports, groupID, follower)
    if (stop.aborted) end()
    else stop.addEventListener('abort', end, { once: true })
    return streamGroupOrder(hub, follower, signal, stop)
  } catch (error) {
    end()
    throw error
  }
}

async function enterHub(ports: GroupLivePorts, groupID: string, follower: Follower): Promise<Hub> {
  await requireMembership(ports, groupID, follower.accountID)
  for (;;) {
    const hub = await (ports.hubs.get(groupID) ?? openHub(ports, groupID))
    hub.enter(follower)
    try {
      await hub.refresh()
    } catch (error) {
      hub.leave(follower)
      throw error
    }
    // If the last follower left while this follower entered,
    // the hub has been closed. Then the loop opens a new hub.
    if ((await ports.hubs.get(groupID)) === hub) return hub
    hub.leave(follower)
  }
}

async function requireMembership(
  { groupOrders }: GroupLivePorts,
  groupID: string,
  accountID: string,
): Promise<void> {
  const groupOrder = await groupOrders.find(groupID)
  if (!groupOrder) throw problem('not_found')
  if (actorOf(groupOrder, accountID) !== 'stranger') return
  throw problem(groupOrder.barred.includes(accountID) ? 'group_removed' : 'group_not_joined')
}

function openHub(ports: GroupLivePorts, groupID: string): Promise<Hub> {
  const opening = (async () => {
    const hub = createHub(ports, groupID, () => {
      if (ports.hubs.get(groupID) === opening) ports.hubs.delete(groupID)
      void hub.stop()
    })
    await hub.start()
    return hub
  })()
  ports.hubs.set(groupID, opening)
  opening.catch(() => {
    if (ports.hubs.get(groupID) === opening) ports.hubs.delete(groupID)
  })
  return opening
}

async function* streamGroupOrder(
  hub: Hub,
  follower: Follower,
  signal: Signal,
  stop: AbortSignal,
): AsyncGenerator<string> {
  yield retryText(retryMs)
  while (!stop.aborted) {
    const { text, last } = hub.nextText(follower)
    if (text) yield text
    if (last) return
    const outcome = await signal.wait(heartbeatSeconds * 1000)
    if (outcome === 'timed_out' && !stop.aborted) yield heartbeatText
  }
}
