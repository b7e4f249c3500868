// The eater's orders that are under way, asked for when somebody looks; nothing when they could not be had.
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { useEffect, useState } from 'react'
import { client } from '../../platform/browser/client.ts'

// A drawer has room for a few; the rest are in the history.
const shown = 3
const asked = 10

export function useOngoingOrders(wanted: boolean): readonly Order[] {
  const [orders, setOrders] = useState<readonly Order[]>([])
  useEffect(() => {
    if (!wanted) return undefined
    let gone = false
    async function ask() {
      const answer = await client.listOrders({ limit: asked })
      if (!gone && answer.ok)
        setOrders(answer.data.orders.filter((order) => !isEnded(order)).slice(0, shown))
    }
    void ask()
    return () => {
      gone = true
    }
  }, [wanted])
  return orders
}
