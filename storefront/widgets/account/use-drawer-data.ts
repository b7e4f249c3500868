// A React hook that reads the eater's phone number and ongoing orders when the account drawer
// opens. Data that cannot be read is left out.
import type { User } from '@tingkat/contract/account'
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { useEffect, useState } from 'react'
import { client } from '../../platform/browser/client.ts'

// The drawer has room for three orders; the order history lists all of them.
const maxOrders = 3
// The number of the eater's newest orders that are read. Ongoing orders are among them.
const ordersToRead = 10

/** `phone` is masked except for its last digits; '' until it is read. */
type DrawerData = { orders: readonly Order[]; phone: string }

const noData: DrawerData = { orders: [], phone: '' }

/** Reads the data again whenever the drawer opens. `user` is null for a guest, who has no data. */
export function useDrawerData(user: User | null, open: boolean): DrawerData {
  const account = user?.safeId ?? null
  const hasOrders = (user?.ongoingOrderCount ?? 0) > 0
  const [state, setState] = useState({ account, data: noData })

  useEffect(() => {
    if (account === null || !open) return undefined
    let cancelled = false
    function update(change: Partial<DrawerData>) {
      if (cancelled) return
      setState((before) => {
        const data = before.account === account ? before.data : noData
        return { account, data: { ...data, ...change } }
      })
    }
    async function readPhone() {
      const answer = await client.readProfile()
      if (answer.ok) update({ phone: answer.data.phone })
    }
    async function readOrders() {
      const answer = await client.listOrders({ limit: ordersToRead })
      if (!answer.ok) return
      update({ orders: answer.data.orders.filter((order) => !isEnded(order)).slice(0, maxOrders) })
    }
    void readPhone()
    if (hasOrders) void readOrders()
    return () => {
      cancelled = true
    }
  }, [account, hasOrders, open])

  if (account === null || state.account !== account) return noData
  return hasOrders ? state.data : { ...state.data, orders: [] }
}
