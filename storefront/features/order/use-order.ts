// One order on the page: read once, then followed live until it ends.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Order } from '@tingkat/ordering/order'
import { isEnded } from '@tingkat/ordering/order-states'
import { useEffect, useState } from 'react'
import { client } from '../../platform/client.ts'
import { followOrder } from './live-order.ts'

export type Watched = {
  order: Order | null
  problem: ClientProblem | null
  /** False while the live connection is being made again. */
  connected: boolean
  retry: () => void
  put: (order: Order) => void
}

// A refused stream is asked for again after this; the browser's own retries are quicker.
const reopenMs = 5_000

export function useOrder(orderID: string): Watched {
  const [order, setOrder] = useState<Order | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [connected, setConnected] = useState(true)
  const [attempt, setAttempt] = useState(0)
  const put = (next: Order) => setOrder(now => now && now.orderID === next.orderID && now.version > next.version ? now : next)

  useEffect(() => {
    let gone = false
    let following: { stop: () => void } | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    setProblem(null)
    void client.readOrder(orderID).then(answer => {
      if (gone) return
      if (!answer.ok) {
        setProblem(answer.problem)
        return
      }
      put(answer.data)
      if (isEnded(answer.data)) return
      following = followOrder({
        orderID,
        openStream: url => new EventSource(url),
        changed: put,
        connection: setConnected,
        later: again => { timer = setTimeout(again, reopenMs) },
      })
    })
    return () => {
      gone = true
      clearTimeout(timer)
      following?.stop()
    }
  }, [orderID, attempt])

  return { order: order?.orderID === orderID ? order : null, problem, connected, retry: () => setAttempt(attempt + 1), put }
}
