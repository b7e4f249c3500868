// Follows placed orders by event streams until the orders end, and resumes each broken stream.
import type { Eater } from '@tingkat/api/testing/eater'
import { readEvents } from '@tingkat/api/testing/event-stream'
import { orderEventName } from '@tingkat/contract/live-events'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { pause } from '../program.ts'
import type { Record } from './record.ts'

type Following = { baseUrl: string; record: Record; most: number; perEater: number }

export type Followers = {
  /** Opens a stream of the order, unless enough are open. */
  follow(eater: Eater, orderID: string): void
  stop(): void
}

// The delay after which browsers reconnect; the server sends it in the `retry` field.
const retryMs = 1_000

export function createFollowers({ baseUrl, record, most, perEater }: Following): Followers {
  const stop = new AbortController()
  const openOf = new Map<Eater, number>()
  let open = 0

  async function follow({ cookie }: Eater, orderID: string): Promise<void> {
    const received: { version: number; at: number }[] = []
    record.received.set(orderID, received)
    let lastID = ''
    while (!stop.signal.aborted) {
      try {
        const headers = { cookie, ...(lastID ? { 'last-event-id': lastID } : {}) }
        const url = baseUrl + fillPath(paths.orderEvents, { orderID })
        const response = await fetch(url, { headers, signal: stop.signal })
        if (!response.ok) throw new Error(`status ${response.status}`)
        for await (const { id, event, data } of readEvents(response)) {
          lastID = id ?? lastID
          if (event !== orderEventName) continue
          const order = data as Order
          received.push({ version: order.version, at: Date.now() })
          if (isEnded(order)) return
        }
      } catch {
        // The stream broke, or no server is reachable. The loop around this code opens the stream
        // again.
      }
      await pause(retryMs)
    }
  }

  return {
    follow(eater, orderID) {
      const own = openOf.get(eater) ?? 0
      if (open >= most || own >= perEater) return
      open += 1
      openOf.set(eater, own + 1)
      void follow(eater, orderID).finally(() => {
        open -= 1
        openOf.set(eater, (openOf.get(eater) ?? 1) - 1)
      })
    },
    stop: () => stop.abort(),
  }
}
