// A React hook for the user's ongoing orders. They are read when needed; a failure is ignored.
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { useEffect, useState } from 'react'
import { client } from '../../platform/browser/client.ts'

// The drawer has room for three; the history lists all.
const maxOrders = 3
// Ongoing orders are among the newest.
const ordersToRead = 10

/** Empty until `enabled` and read. */
export function useOngoingOrders(enabled: boolean): readonly Order[] {
  const [orders, setOrders] = useState<readonly Order[]>([])
  useEffect(() => {
    if (!enabled) return undefined
    let cancelled = false
    async function load() {
      const answer = await client.listOrders({ limit: ordersToRead })
      if (!cancelled && answer.ok)
        setOrders(answer.data.orders.filter((order) => !isEnded(order)).slice(0, maxOrders))
    }
    void load()
    return () => {
      cancelled = true
    }
  }, [enabled])
  return orders
}
