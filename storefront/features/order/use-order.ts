// One order on the page: read once, then followed live until it ends.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Order } from '@tingkat/ordering/order'
import { isEnded } from '@tingkat/ordering/order-states'
import { useEffect, useState } from 'react'
import { client } from '../../platform/client.ts'
import { followOrder, type Following } from './live-order.ts'

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
  const [seen, setSeen] = useState<{ turn: string; order: Order | null; problem: ClientProblem | null }>({ turn: '', order: null, problem: null })
  const [connected, setConnected] = useState(true)
  const [attempt, setAttempt] = useState(0)
  const turn = `${attempt} ${orderID}`

  useEffect(() => {
    let gone = false
    let following: Following | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    async function watch() {
      const answer = await client.readOrder(orderID)
      if (gone) return
      setSeen({ turn, order: answer.ok ? answer.data : null, problem: answer.ok ? null : answer.problem })
      if (!answer.ok || isEnded(answer.data)) return
      following = followOrder({
        orderID,
        openStream: url => new EventSource(url),
        changed: order => setSeen(now => newer(now, order)),
        connection: setConnected,
        later: again => { timer = setTimeout(again, reopenMs) },
      })
    }
    void watch()
    return () => {
      gone = true
      clearTimeout(timer)
      following?.stop()
    }
  }, [orderID, turn])

  const settled = seen.turn === turn ? seen : null
  return {
    order: settled?.order ?? null,
    problem: settled?.problem ?? null,
    connected,
    retry: () => setAttempt(attempt + 1),
    put: order => setSeen(now => newer(now, order)),
  }
}

/** An answer that comes late never turns an order back. */
function newer<Seen extends { order: Order | null }>(now: Seen, order: Order): Seen {
  return now.order && now.order.version > order.version ? now : { ...now, order }
}
