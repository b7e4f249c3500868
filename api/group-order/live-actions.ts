// Following a shared basket: what each follower's stream says, out of the one hub that all of them share here.
import { heartbeatSeconds } from '@tingkat/contract/live-events'
import { actorOf } from '@tingkat/ordering/group-order/group-order'
import { problem } from '../http/problem.ts'
import { createWakeUp } from '../order/live/wake-up.ts'
import { createHub, type Follower, type Hub, type HubPorts } from './hub.ts'

export type GroupLivePorts = HubPorts & {
  hubs: Map<string, Promise<Hub>>
  streams: Map<string, number>
}

// Several tabs on several devices; more is a fault or an attack.
const streamsPerAccount = 10
// How long a browser waits before it comes back after a broken line, milliseconds.
const retryMs = 2_000

/**
 * The text of the stream. `seen` is the last version the client has; `stop` ends the stream. Throws not_found,
 * group_not_joined and group_removed, and too_many_requests beyond 10 streams of one account.
 */
export async function followGroup(
  ports: GroupLivePorts,
  { accountID }: { accountID: string },
  groupID: string,
  seen: number,
  stop: AbortSignal,
): Promise<AsyncGenerator<string>> {
  const { streams } = ports
  const open = streams.get(accountID) ?? 0
  if (open >= streamsPerAccount) throw problem('too_many_requests', { streams: streamsPerAccount })
  streams.set(accountID, open + 1)
  const wakeUp = createWakeUp()
  const follower: Follower = {
    accountID,
    seen: { group: seen, presence: -1, progress: -1 },
    ring: wakeUp.ring,
  }
  let hub: Hub | undefined
  const end = () => {
    const others = (streams.get(accountID) ?? 1) - 1
    if (others > 0) streams.set(accountID, others)
    else streams.delete(accountID)
    hub?.leave(follower)
    wakeUp.ring()
  }
  try {
    hub = await enterHub(ports, groupID, follower)
    if (stop.aborted) end()
    else stop.addEventListener('abort', end, { once: true })
    return tell(hub, follower, wakeUp.wait, stop)
  } catch (error) {
    end()
    throw error
  }
}

async function enterHub(ports: GroupLivePorts, groupID: string, follower: Follower): Promise<Hub> {
  const basket = await ports.groupOrders.find(groupID)
  if (!basket) throw problem('not_found')
  const { accountID } = follower
  if (actorOf(basket, accountID) === 'stranger')
    throw problem(basket.barred.includes(accountID) ? 'group_removed' : 'group_not_joined')
  for (;;) {
    const hub = await (ports.hubs.get(groupID) ?? openHub(ports, groupID))
    hub.enter(follower)
    try {
      await hub.look()
    } catch (error) {
      hub.leave(follower)
      throw error
    }
    // The last follower may have left, and the hub with them, while this one came.
    if ((await ports.hubs.get(groupID)) === hub) return hub
    hub.leave(follower)
  }
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

async function* tell(
  hub: Hub,
  follower: Follower,
  wait: (limitMs: number) => Promise<'rung' | 'quiet'>,
  stop: AbortSignal,
): AsyncGenerator<string> {
  yield `retry: ${retryMs}\n\n`
  while (!stop.aborted) {
    const { text, last } = hub.tell(follower)
    if (text) yield text
    if (last) return
    if ((await wait(heartbeatSeconds * 1000)) === 'quiet' && !stop.aborted) yield ': still here\n\n'
  }
}
