// One order on the page: read, followed live until it ends, and read anew as soon as a lost connection may be back.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Order } from '@tingkat/ordering/order/order'
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { followOrder, type Following } from './live-order.ts'

export type Watched = {
  order: Order | null
  problem: ClientProblem | null
  /** False while the live connection is being made again. */
  connected: boolean
  /** Chat messages that came while the page was open, in the order of their coming. */
  heard: readonly ChatMessage[]
  retry: () => void
  put: (order: Order) => void
}

type Seen = {
  orderID: string
  order: Order | null
  problem: ClientProblem | null
  heard: readonly ChatMessage[]
  connected: boolean
}

const nothing = (orderID: string): Seen => ({
  orderID,
  order: null,
  problem: null,
  heard: [],
  connected: true,
})

export function useOrder(orderID: string): Watched {
  const [seen, setSeen] = useState(() => nothing(orderID))
  const following = useRef<Following | null>(null)

  useEffect(() => {
    const change = (make: (now: Seen) => Seen) =>
      setSeen((now) => make(now.orderID === orderID ? now : nothing(orderID)))
    const followed = followOrder({
      orderID,
      read: () => client.readOrder(orderID),
      openStream: (url) => new EventSource(url),
      changed: (order) => change((now) => newer(now, order)),
      message: (message) =>
        change((now) =>
          now.heard.some((one) => one.messageID === message.messageID)
            ? now
            : { ...now, heard: [...now.heard, message] },
        ),
      position: (position) =>
        change((now) =>
          now.order ? { ...now, order: { ...now.order, courierPosition: position } } : now,
        ),
      connection: (connected) => change((now) => ({ ...now, connected })),
      failed: (problem) => change((now) => ({ ...now, problem })),
      wait(run, ms) {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    })
    following.current = followed
    // A phone that was put away, a network that was away: the stream may be dead without knowing.
    const shown = () => {
      if (document.visibilityState === 'visible') followed.wake()
    }
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) followed.wake()
    }
    window.addEventListener('online', followed.wake)
    window.addEventListener('pageshow', restored)
    document.addEventListener('visibilitychange', shown)
    return () => {
      window.removeEventListener('online', followed.wake)
      window.removeEventListener('pageshow', restored)
      document.removeEventListener('visibilitychange', shown)
      followed.stop()
    }
  }, [orderID])

  const now = seen.orderID === orderID ? seen : nothing(orderID)
  return {
    ...now,
    retry: () => following.current?.wake(),
    put: (order) => setSeen((before) => newer(before, order)),
  }
}

/** An answer that comes late never turns an order back. */
function newer(now: Seen, order: Order): Seen {
  return now.order && now.order.version > order.version ? now : { ...now, order, problem: null }
}
