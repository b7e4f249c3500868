// Follows one order: reads it, then receives changes by server-sent events. After every broken
// stream it reads the order and connects again.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import { messageEventName, orderEventName, positionEventName } from '@tingkat/contract/live-events'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { Order } from '@tingkat/ordering/order/order'
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import type { CourierPosition } from '@tingkat/ordering/order/order-shape'
import { isEnded } from '@tingkat/ordering/order/order-states'

/** The part of `EventSource` that this file uses. */
export type EventStream = {
  addEventListener: (type: string, listener: (event: { data?: unknown }) => void) => void
  close: () => void
}

export type OrderFollower = {
  stop: () => void
  /**
   * Reads the order and connects again at once. Call it when the network may be back, or when the
   * stream may have died without an error event.
   */
  wake: () => void
}

type FollowOptions = {
  orderID: string
  read: () => Promise<ApiResult<Order>>
  openStream: (url: string) => EventStream
  /** Called with every new state of the order. The version never decreases. */
  onOrder: (order: Order) => void
  onMessage: (message: ChatMessage) => void
  onPosition: (position: CourierPosition) => void
  /** Called with false while changes cannot be received. */
  onConnection: (open: boolean) => void
  /** Called when reading failed. After a 401, 403 or 404 no further attempt is made. */
  onProblem: (problem: ClientProblem) => void
  /** Calls `run` after `ms` milliseconds, unless the returned function is called before. */
  wait: (run: () => void, ms: number) => () => void
}

// Milliseconds between retries. The page should match the server within two seconds after the
// network returns; the second half of that time is left for the response.
const retryMs = 1_000
// The polling interval in milliseconds for connections on
// which streams break repeatedly, for example behind a proxy.
const pollMs = 5_000

/**
 * Follows an order until it ends, the server refuses to return it, or
 * `stop` is called. After the end, each `wake` reads the order once more.
 * Every stream begins with the whole order, so no change is missed.
 */
export function followOrder({
  orderID,
  read,
  openStream,
  onOrder,
  onMessage,
  onPosition,
  onConnection,
  onProblem,
  wait,
}: FollowOptions): OrderFollower {
  let version = 0
  let stopped = false
  // The state of an ended order is final, but a refund or a help request may still change it.
  let ended = false
  let brokenStreams = 0
  let stream: EventStream | null = null
  let cancelWait = () => {}
  // Incremented on every disconnect, so that the response of an older read is ignored.
  let attempt = 0

  function stop() {
    stopped = true
    disconnect()
  }

  function disconnect() {
    attempt += 1
    cancelWait()
    stream?.close()
    stream = null
  }

  function acceptOrder(order: Order) {
    if (order.version < version) return
    version = order.version
    onOrder(order)
    if (isEnded(order)) {
      ended = true
      disconnect()
    }
  }

  async function connect(): Promise<void> {
    const thisAttempt = (attempt += 1)
    const answer = await read()
    if (stopped || thisAttempt !== attempt) return
    if (answer.ok) {
      acceptOrder(answer.data)
      if (ended) return
      if (brokenStreams > 1) cancelWait = wait(open, pollMs)
      else open()
      return
    }
    onProblem(answer.problem)
    if (isRefusal(answer.problem)) return stop()
    if (ended) return
    onConnection(false)
    cancelWait = wait(() => void connect(), retryMs)
  }

  function open() {
    const opened = openStream(fillPath(paths.orderEvents, { orderID }))
    stream = opened
    const listen = <T>(
      type: string,
      isValid: (value: Partial<T>) => boolean,
      accept: (value: T) => void,
    ) =>
      opened.addEventListener(type, ({ data }) => {
        const value = parse(data, isValid)
        if (value && opened === stream) accept(value)
      })
    opened.addEventListener('open', () => {
      brokenStreams = 0
      onConnection(true)
    })
    listen<Order>(orderEventName, isOrder, acceptOrder)
    listen<ChatMessage>(messageEventName, isMessage, onMessage)
    listen<CourierPosition>(positionEventName, isPosition, onPosition)
    opened.addEventListener('error', () => {
      if (opened !== stream) return
      brokenStreams += 1
      disconnect()
      onConnection(false)
      // The first reconnection has no delay, because
      // after a single broken stream it usually succeeds.
      void connect()
    })
  }

  void connect()
  return {
    stop,
    wake() {
      if (stopped) return
      brokenStreams = 0
      disconnect()
      void connect()
    },
  }
}

const isRefusal = ({ status }: ClientProblem) => status === 401 || status === 403 || status === 404

const isOrder = ({ orderID, version }: Partial<Order>) =>
  typeof orderID === 'string' && typeof version === 'number'

const isMessage = ({ messageID, nth }: Partial<ChatMessage>) =>
  typeof messageID === 'string' && typeof nth === 'number'

const isPosition = ({ latitude, longitude, at }: Partial<CourierPosition>) =>
  typeof latitude === 'number' && typeof longitude === 'number' && typeof at === 'string'

/** Returns null for data that is not JSON or has another shape. */
function parse<T>(data: unknown, isValid: (value: Partial<T>) => boolean): T | null {
  try {
    const value = JSON.parse(String(data)) as Partial<T> | null
    return value && isValid(value) ? (value as T) : null
  } catch {
    return null
  }
}
