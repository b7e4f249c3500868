// One order kept up to date: read, then followed by server-sent events; after every break read and followed again.
import type { Answer, ClientProblem } from '@tingkat/contract/client'
import { messageEventName, orderEventName, positionEventName } from '@tingkat/contract/live'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { Order } from '@tingkat/ordering/order/order'
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import type { CourierPosition } from '@tingkat/ordering/order/order-shape'
import { isEnded } from '@tingkat/ordering/order/order-states'

/** What an EventSource offers, as far as it is used. */
export type EventStream = {
  addEventListener: (type: string, listener: (event: { data?: unknown }) => void) => void
  close: () => void
}

export type Following = {
  stop: () => void
  /** The way to the server may be open again, or the stream have died unheard: begins anew at once. */
  wake: () => void
}

export type FollowOptions = {
  orderID: string
  read: () => Promise<Answer<Order>>
  openStream: (url: string) => EventStream
  /** Never called with an order older than the last. */
  changed: (order: Order) => void
  message: (message: ChatMessage) => void
  position: (position: CourierPosition) => void
  /** Whether the page hears of changes; false while it tries again. */
  connection: (open: boolean) => void
  /** The server's no, or no answer. After a no (logged out, not this eater's order) nothing is tried any more. */
  failed: (problem: ClientProblem) => void
  /** Calls back after so many milliseconds, unless called off by what it returns. */
  wait: (run: () => void, ms: number) => () => void
}

// The page is to equal the server within two seconds of the way being open again; half of that is for the answer.
const retryMs = 1_000
// Where the order can be read but not followed (a proxy that cuts streams) it is asked for at this pace.
const askMs = 5_000

/** Follows an order until it ends, is refused, or `stop` is called; one that ended is read once more at each `wake`. Every stream begins with the whole order, so nothing is missed. */
export function followOrder({
  orderID,
  read,
  openStream,
  changed,
  message,
  position,
  connection,
  failed,
  wait,
}: FollowOptions): Following {
  let version = 0
  let over = false
  // Nothing moves any more; money and help may still, so it is read again when somebody looks.
  let ended = false
  let brokenStreams = 0
  let stream: EventStream | null = null
  let callOff = () => {}
  // An answer to a question asked before the last break is passed over.
  let turn = 0

  function stop() {
    over = true
    rest()
  }

  function rest() {
    turn += 1
    callOff()
    stream?.close()
    stream = null
  }

  function take(order: Order) {
    if (order.version < version) return
    version = order.version
    changed(order)
    if (isEnded(order)) {
      ended = true
      rest()
    }
  }

  async function begin(): Promise<void> {
    const mine = (turn += 1)
    const answer = await read()
    if (over || mine !== turn) return
    if (answer.ok) {
      take(answer.data)
      if (ended) return
      if (brokenStreams > 1) callOff = wait(open, askMs)
      else open()
      return
    }
    failed(answer.problem)
    if (isNo(answer.problem)) return stop()
    if (ended) return
    connection(false)
    callOff = wait(() => void begin(), retryMs)
  }

  function open() {
    const opened = openStream(fillPath(paths.orderEvents, { orderID }))
    stream = opened
    opened.addEventListener('open', () => {
      brokenStreams = 0
      connection(true)
    })
    opened.addEventListener(orderEventName, (event) => {
      const order = parse<Order>(
        event.data,
        (one) => typeof one.orderID === 'string' && typeof one.version === 'number',
      )
      if (order && opened === stream) take(order)
    })
    opened.addEventListener(messageEventName, (event) => {
      const said = parse<ChatMessage>(
        event.data,
        (one) => typeof one.messageID === 'string' && typeof one.nth === 'number',
      )
      if (said && opened === stream) message(said)
    })
    opened.addEventListener(positionEventName, (event) => {
      const seen = parse<CourierPosition>(
        event.data,
        (one) =>
          typeof one.latitude === 'number' &&
          typeof one.longitude === 'number' &&
          typeof one.at === 'string',
      )
      if (seen && opened === stream) position(seen)
    })
    opened.addEventListener('error', () => {
      if (opened !== stream) return
      brokenStreams += 1
      rest()
      connection(false)
      // At once: a line that broke by itself is usually open again.
      void begin()
    })
  }

  void begin()
  return {
    stop,
    wake() {
      if (over) return
      brokenStreams = 0
      rest()
      void begin()
    },
  }
}

const isNo = ({ status }: ClientProblem) => status === 401 || status === 403 || status === 404

function parse<T>(data: unknown, isWhole: (value: Partial<T>) => boolean): T | null {
  try {
    const value = JSON.parse(String(data)) as Partial<T> | null
    return value && isWhole(value) ? (value as T) : null
  } catch {
    return null
  }
}
