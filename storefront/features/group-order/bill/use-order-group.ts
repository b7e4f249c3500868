// The group of an order, for its members: the split bill, and how far the order is, told live.
import type { ApiResult } from '@tingkat/contract/client'
import type { GroupOrderProgress } from '@tingkat/ordering/group-order/group-order-shape'
import { isEnded } from '@tingkat/ordering/order/order-states'
import type { SplitBill } from '@tingkat/ordering/group-order/split-bill-shape'
import { useEffect, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { useRequest, type RequestState } from '../../../platform/browser/use-request.ts'
import { followGroup } from '../live/live-group.ts'

export type OrderGroup = { bill: SplitBill; order: GroupOrderProgress['order'] }

// The browser's own retries are quicker; this is after a refusal.
const reopenMs = 5_000

export function useOrderGroup(
  orderID: string,
  { live = false }: { live?: boolean } = {},
): RequestState<OrderGroup> {
  const asked = useRequest(orderID, () => readGroupOrderProgress(orderID))
  const [told, setTold] = useState<GroupOrderProgress['order'] | null>(null)
  const groupID = asked.data?.bill.groupID
  const follows = live && asked.data !== null && !isEnded(asked.data.order)
  useEffect(() => {
    if (!follows || !groupID) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const following = followGroup({
      groupID,
      openStream: (url) => new EventSource(url),
      changed: () => {},
      present: () => {},
      connection: () => {},
      progressed({ order }) {
        setTold(order)
        if (isEnded(order)) following.stop()
      },
      later: (again) => {
        timer = setTimeout(again, reopenMs)
      },
    })
    return () => {
      clearTimeout(timer)
      following.stop()
    }
  }, [follows, groupID])
  const { data } = asked
  const newer =
    data && told?.orderID === data.order.orderID && told.version > data.order.version
      ? { ...data, order: told }
      : data
  return { ...asked, data: newer }
}

async function readGroupOrderProgress(orderID: string): Promise<ApiResult<OrderGroup>> {
  const found = await client.readGroupOrderProgress(orderID)
  if (!found.ok) return found
  const bill = await client.readSplitBill(found.data.summary.groupID)
  return bill.ok ? { ok: true, data: { bill: bill.data, order: found.data.order } } : bill
}
