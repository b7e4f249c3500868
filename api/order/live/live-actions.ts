// The event stream of one order: the whole order now and after each change, its chat messages and
// the positions of its courier.
import {
  heartbeatSeconds,
  messageEventName,
  orderEventName,
  positionEventName,
} from '@tingkat/contract/live-events'
import { messagesMax } from '@tingkat/ordering/order/chat'
import type { CourierPosition } from '@tingkat/ordering/order/order-shape'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { eventText, heartbeatText, retryText } from '../../live/event-text.ts'
import { createSignal } from '../../live/signal.ts'
import type { StreamLimit } from '../../live/stream-limit.ts'
import type { Bus } from '../../platform/events/bus.ts'
import { orderTopic } from '../../platform/events/outbox.ts'
import { findOwnOrder, toEaterOrder } from '../actions.ts'
import type { OrderStore, StoredOrder } from '../store.ts'
import type { ChatStore } from '../talk/chat-store.ts'

export type LivePorts = {
  orders: Pick<OrderStore, 'find'>
  chats: Pick<ChatStore, 'list'>
  bus: Pick<Bus, 'subscribe'>
  streams: StreamLimit
  clock: () => Date
}

/** The order's version and the number of the last chat message that a client has received. */
export type StreamPosition = { version: number; messages: number }

// After this many heartbeats without a message from the bus, the event stream reads the order
// again, because the bus may lose messages.
const quietBeatsPerPoll = 4
// A browser reconnects after this many milliseconds. The pause is short, so that a page is up to
// date within two seconds after its connection broke.
const retryMs = 1_000

const positionPattern = /^(\d{1,9})(?:\.(\d{1,9}))?$/

/**
 * Parses a Last-Event-ID. For an unknown format, returns
 * 0 for both numbers, which begins the stream anew.
 */
export function readStreamPosition(lastEventID: string | undefined): StreamPosition {
  const [, version = '0', messages = '0'] = positionPattern.exec(lastEventID ?? '') ?? []
  return { version: Number(version), messages: Number(messages) }
}

const writeStreamPosition = ({ version, messages }: StreamPosition): string =>
  messages > 0 ? `${version}.${messages}` : String(version)

/**
 * Returns a generator of the stream's events after `position`, each as text. Aborting `stop` ends
 * the stream. Throws not_found for another eater's order, and too_many_requests if the account has
 * too many open streams.
 */
export async function followOrder(
  ports: LivePorts,
  eater: { accountID: string },
  orderID: string,
  position: StreamPosition,
  stop: AbortSignal,
): Promise<AsyncGenerator<string>> {
  const leave = ports.streams.enter(eater.accountID)
  const inbox = createInbox()
  // Subscribes before the order is read, so that a change in between is not missed.
  const unsubscribe = await ports.bus
    .subscribe(orderTopic(orderID), inbox.receive)
    .catch((error: unknown) => {
      leave()
      throw error
    })
  const end = () => {
    leave()
    inbox.signal.notify()
    // Errors are ignored, because a bus that is disconnected has already dropped the subscription.
    void unsubscribe().catch(() => {})
  }
  try {
    const stored = await findOwnOrder(ports, eater, orderID)
    if (stop.aborted) end()
    else stop.addEventListener('abort', end, { once: true })
    return streamOrder(ports, stored, inbox, position, stop)
  } catch (error) {
    end()
    throw error
  }
}

type Inbox = ReturnType<typeof createInbox>

/**
 * Collects messages from the bus. A courier's position is taken from the message
 * itself. After any other message the order is stale and must be read again.
 */
function createInbox() {
  const signal = createSignal()
  let position: CourierPosition | null = null
  let stale = false
  return {
    signal,
    receive(message: unknown) {
      const update = message as { type?: unknown; position?: CourierPosition } | null
      if (update?.type === 'position' && update.position) position = update.position
      else stale = true
      signal.notify()
    },
    /**
     * Returns the latest position since the previous
     * call, and whether the order must be read again.
     */
    take() {
      const taken = { position, stale }
      position = null
      stale = false
      return taken
    },
  }
}

async function* streamOrder(
  ports: LivePorts,
  first: StoredOrder,
  inbox: Inbox,
  position: StreamPosition,
  stop: AbortSignal,
): AsyncGenerator<string> {
  yield retryText(retryMs)
  const sent = { ...position }
  let stored: StoredOrder | null = first
  while (stored && !stop.aborted) {
    yield* newEvents(ports, stored, sent)
    if (isEnded(stored.order)) return
    yield* untilStale(inbox, stop)
    if (stop.aborted) return
    stored = await ports.orders.find(first.order.orderID)
  }
}

/**
 * Yields the events that the client has not received yet according to `sent`, and updates `sent`.
 */
async function* newEvents(
  ports: LivePorts,
  stored: StoredOrder,
  sent: StreamPosition,
): AsyncGenerator<string> {
  const { order, extras } = stored
  // Messages are sent first, because the stream ends after the event that ends the order.
  const messages =
    extras.messageCount > sent.messages
      ? await ports.chats.list(order.countryCode, order.orderID, sent.messages, messagesMax)
      : []
  for (const message of messages) {
    sent.messages = message.nth
    yield eventText(messageEventName, JSON.stringify(message), writeStreamPosition(sent))
  }
  if (order.version > sent.version) {
    sent.version = order.version
    const data = JSON.stringify(toEaterOrder(stored, ports))
    yield eventText(orderEventName, data, writeStreamPosition(sent))
  }
}

/** Yields heartbeats and positions until the order must be read again or the stream stops. */
async function* untilStale(inbox: Inbox, stop: AbortSignal): AsyncGenerator<string> {
  for (let quietBeats = 0; quietBeats < quietBeatsPerPoll;) {
    const quiet = (await inbox.signal.wait(heartbeatSeconds * 1000)) === 'timed_out'
    if (stop.aborted) return
    if (quiet) yield heartbeatText
    const { position, stale } = inbox.take()
    if (position) yield eventText(positionEventName, JSON.stringify(position))
    if (stale) return
    quietBeats = quiet ? quietBeats + 1 : 0
  }
}
