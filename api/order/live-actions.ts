// One order, live: a stream of its whole state, once now and once for every change that comes.
import { heartbeatSeconds, orderEventName } from '@tingkat/contract/live'
import type { Order } from '@tingkat/ordering/order'
import { isEnded } from '@tingkat/ordering/order-states'
import { problem } from '../http/problem.ts'
import type { Bus } from '../platform/bus.ts'
import { orderTopic } from '../platform/outbox.ts'
import { readOrder } from './actions.ts'
import type { OrderStore } from './store.ts'
import { createWakeUp, type WakeUp } from './wake-up.ts'

export type LivePorts = { orders: OrderStore; bus: Bus; streams: StreamCount }

/** How many streams each account has open, here. */
export type StreamCount = Map<string, number>

// Several tabs on several devices; more is a fault or an attack.
const streamsPerAccount = 10
// The bus delivers at most once: a look now and then finds what it may have dropped.
const quietBeatsBeforeLook = 4
// How long a browser waits before it comes back after a broken line, milliseconds.
const retryMs = 2_000

/**
 * The text of the stream. `seen` is the last version the client has; `stop` ends the stream and its subscription.
 * Throws not_found for an order of others, too_many_requests beyond 10 streams of one account.
 */
export async function followOrder(ports: LivePorts, eater: { accountID: string }, orderID: string, seen: number, stop: AbortSignal): Promise<AsyncGenerator<string>> {
  const { orders, bus } = ports
  const leave = enter(ports.streams, eater.accountID)
  const wakeUp = createWakeUp()
  // Listening comes before reading, so that a change in between rings.
  const unsubscribe = await bus.subscribe(orderTopic(orderID), wakeUp.ring).catch((error: unknown) => {
    leave()
    throw error
  })
  const end = () => {
    leave()
    wakeUp.ring()
    void unsubscribe().catch(() => {})
  }
  try {
    const order = await readOrder(ports, eater, orderID)
    if (stop.aborted) end()
    else stop.addEventListener('abort', end, { once: true })
    return tell(order, async () => (await orders.find(orderID))?.order, wakeUp, seen, stop)
  } catch (error) {
    end()
    throw error
  }
}

async function* tell(first: Order, read: () => Promise<Order | undefined>, wakeUp: WakeUp, seen: number, stop: AbortSignal): AsyncGenerator<string> {
  yield `retry: ${retryMs}\n\n`
  let last = seen
  let quietBeats = 0
  for (let order: Order | undefined = first; order && !stop.aborted;) {
    if (order.version > last) {
      last = order.version
      yield `event: ${orderEventName}\nid: ${order.version}\ndata: ${JSON.stringify(order)}\n\n`
    }
    if (isEnded(order)) return
    const heard = await wakeUp.wait(heartbeatSeconds * 1000)
    if (stop.aborted) return
    if (heard === 'quiet') yield ': still here\n\n'
    quietBeats = heard === 'quiet' ? quietBeats + 1 : 0
    if (heard === 'rung' || quietBeats % quietBeatsBeforeLook === 0) order = await read()
  }
}

function enter(streams: StreamCount, accountID: string): () => void {
  const open = streams.get(accountID) ?? 0
  if (open >= streamsPerAccount) throw problem('too_many_requests', { streams: streamsPerAccount })
  streams.set(accountID, open + 1)
  let left = false
  return () => {
    if (left) return
    left = true
    const others = (streams.get(accountID) ?? 1) - 1
    if (others > 0) streams.set(accountID, others)
    else streams.delete(accountID)
  }
}
