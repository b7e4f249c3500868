// One order kept up to date: read once, then followed by server-sent events.
import { orderEventName } from '@tingkat/contract/live'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { Order } from '@tingkat/ordering/order'
import { isEnded } from '@tingkat/ordering/order-states'

/** What an EventSource offers, as far as it is used. */
export type EventStream = {
  addEventListener: (type: string, listener: (event: { data?: unknown }) => void) => void
  close: () => void
  readyState: number
}

export type Following = { stop: () => void }

export type FollowOptions = {
  orderID: string
  openStream: (url: string) => EventStream
  /** Called with every newer order; never with one older than the last. */
  changed: (order: Order) => void
  /** Whether the stream is open; false while the browser tries again. */
  connection: (open: boolean) => void
  /** Calls back after a while; the browser gives up on a stream that was refused, so it is opened anew. */
  later: (again: () => void) => void
}

// EventSource.CLOSED: the browser will not try again by itself.
const closed = 2

/** Follows an order until it ends or `stop` is called. A reconnect repeats the whole order, so nothing is missed. */
export function followOrder({ orderID, openStream, changed, connection, later }: FollowOptions): Following {
  let version = 0
  let stopped = false
  let stream: EventStream | null = null

  function stop() {
    stopped = true
    stream?.close()
  }

  function open() {
    if (stopped) return
    const opened = openStream(fillPath(paths.orderEvents, { orderID }))
    stream = opened
    opened.addEventListener('open', () => connection(true))
    opened.addEventListener(orderEventName, event => {
      const order = parseOrder(event.data)
      if (!order || order.version <= version) return
      version = order.version
      changed(order)
      if (isEnded(order)) stop()
    })
    opened.addEventListener('error', () => {
      connection(false)
      if (opened.readyState === closed && !stopped) later(open)
    })
  }

  open()
  return { stop }
}

function parseOrder(data: unknown): Order | null {
  try {
    const order = JSON.parse(String(data)) as Partial<Order> | null
    return order && typeof order.orderID === 'string' && typeof order.version === 'number' ? order as Order : null
  } catch {
    return null
  }
}
