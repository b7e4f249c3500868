// One order, live: a stream of its whole state, once now and once for every change that comes, with its chat and its courier's way.
import {
  heartbeatSeconds,
  messageEventName,
  orderEventName,
  positionEventName,
} from '@tingkat/contract/live-events'
import { messagesMax } from '@tingkat/ordering/order/chat'
import type { CourierPosition } from '@tingkat/ordering/order/order-shape'
import { isEnded } from '@tingkat/ordering/order/order-states'
import type { Bus } from '../../platform/events/bus.ts'
import { problem } from '../../http/problem.ts'
import { orderTopic } from '../../platform/events/outbox.ts'
import { findOwnOrder, tellStored } from '../actions.ts'
import type { ChatStore } from '../talk/chat-store.ts'
import type { OrderStore, StoredOrder } from '../store.ts'
import { createWakeUp } from './wake-up.ts'

export type LivePorts = {
  orders: Pick<OrderStore, 'find'>
  chats: Pick<ChatStore, 'list'>
  bus: Bus
  streams: StreamCount
  clock: () => Date
}

/** How many streams each account has open, here. */
export type StreamCount = Map<string, number>

/** What a client has: the order's version, and the number of the last chat message. */
export type Seen = { version: number; messages: number }

// Several tabs on several devices; more is a fault or an attack.
const streamsPerAccount = 10
// The bus delivers at most once: a look now and then finds what it may have dropped.
const quietBeatsBeforeLook = 4
// How long a browser waits before it comes back after a broken line, milliseconds: with it a page is right again within two seconds.
const retryMs = 1_000

const seenForm = /^(\d{1,9})(?:\.(\d{1,9}))?$/

/** What a Last-Event-ID says; nothing seen where it is none of ours. */
export function readSeen(lastEventID: string | undefined): Seen {
  const [, version = '0', messages = '0'] = seenForm.exec(lastEventID ?? '') ?? []
  return { version: Number(version), messages: Number(messages) }
}

const writeSeen = ({ version, messages }: Seen) =>
  messages > 0 ? `${version}.${messages}` : String(version)

/**
 * The text of the stream. `seen` is what the client has; `stop` ends the stream and its subscription.
 * Throws not_found for an order of others, too_many_requests beyond 10 streams of one account.
 */
export async function followOrder(
  ports: LivePorts,
  eater: { accountID: string },
  orderID: string,
  seen: Seen,
  stop: AbortSignal,
): Promise<AsyncGenerator<string>> {
  const leave = enter(ports.streams, eater.accountID)
  const news = listen()
  // Listening comes before reading, so that a change in between rings.
  const unsubscribe = await ports.bus
    .subscribe(orderTopic(orderID), news.hear)
    .catch((error: unknown) => {
      leave()
      throw error
    })
  const end = () => {
    leave()
    news.bell.ring()
    // A bus that is away has forgotten it already.
    void unsubscribe().catch(() => {})
  }
  try {
    const stored = await findOwnOrder(ports, eater, orderID)
    if (stop.aborted) end()
    else stop.addEventListener('abort', end, { once: true })
    return tell(ports, stored, news, seen, stop)
  } catch (error) {
    end()
    throw error
  }
}

/** What the bus said since it was last asked: a courier's position is taken from its word, all else is read. */
function listen() {
  const bell = createWakeUp()
  let position: CourierPosition | null = null
  let stale = false
  return {
    bell,
    hear(message: unknown) {
      const told = message as { type?: unknown; position?: CourierPosition } | null
      if (told?.type === 'position' && told.position) position = told.position
      else stale = true
      bell.ring()
    },
    take() {
      const taken = { position, stale }
      position = null
      stale = false
      return taken
    },
  }
}

async function* tell(
  ports: LivePorts,
  first: StoredOrder,
  news: ReturnType<typeof listen>,
  seen: Seen,
  stop: AbortSignal,
): AsyncGenerator<string> {
  yield `retry: ${retryMs}\n\n`
  const last = { ...seen }
  const { orderID, countryCode } = first.order
  let quietBeats = 0
  for (let stored: StoredOrder | null = first; stored && !stop.aborted;) {
    const { order, beside } = stored
    // Messages first: with the order's last event the stream may end.
    for (const message of beside.messageCount > last.messages
      ? await ports.chats.list(countryCode, orderID, last.messages, messagesMax)
      : []) {
      last.messages = message.nth
      yield event(messageEventName, message, writeSeen(last))
    }
    if (order.version > last.version) {
      last.version = order.version
      yield event(orderEventName, tellStored(stored, ports), writeSeen(last))
    }
    if (isEnded(order)) return
    for (let look = false; !look;) {
      const heard = await news.bell.wait(heartbeatSeconds * 1000)
      if (stop.aborted) return
      if (heard === 'quiet') yield ': still here\n\n'
      const { position, stale } = news.take()
      if (position) yield event(positionEventName, position)
      quietBeats = heard === 'quiet' ? quietBeats + 1 : 0
      look = stale || (heard === 'quiet' && quietBeats % quietBeatsBeforeLook === 0)
    }
    stored = await ports.orders.find(orderID)
  }
}

const event = (name: string, data: object, id?: string) =>
  `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`

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
