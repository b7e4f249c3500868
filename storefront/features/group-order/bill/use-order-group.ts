// Split bill and live progress of a placed group order, for its members.
import type { ApiResult } from '@tingkat/contract/client'
import type { GroupOrderProgress } from '@tingkat/ordering/group-order/group-order-shape'
import { isEnded } from '@tingkat/ordering/order/order-states'
import type { SplitBill } from '@tingkat/ordering/group-order/split-bill-shape'
import { useEffect, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { useRequest, type RequestState } from '../../../platform/browser/use-request.ts'
import { followGroup } from '../live/live-group.ts'

export type OrderGroup = { bill: SplitBill; order: GroupOrderProgress['order'] }

// Milliseconds until a refused event stream is opened again.
const reopenMs = 5_000

/**
 * Reads the bill again with every version of the order, because the merchant may change its lines.
 * `version` is the order version that the page shows; with `live` the group's events tell it.
 */
export function useOrderGroup(
  orderID: string,
  { live = false, version = 0 }: { live?: boolean; version?: number | undefined } = {},
): RequestState<OrderGroup> {
  const [liveOrder, setLiveOrder] = useState<GroupOrderProgress['order'] | null>(null)
  const newestVersion = Math.max(version, liveOrder?.version ?? 0)
  const request = useRequest(`${orderID} ${newestVersion}`, () => readGroupOrderProgress(orderID))
  const [lastRead, setLastRead] = useState<OrderGroup | null>(null)
  if (request.data && request.data !== lastRead) setLastRead(request.data)
  // Shows the previous bill while it is read again.
  const data = request.data ?? (lastRead?.order.orderID === orderID ? lastRead : null)
  const groupID = data?.bill.groupID
  const isFollowing = live && data !== null && !isEnded(data.order)
  useEffect(() => {
    if (!isFollowing || !groupID) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const following = followGroup({
      groupID,
      openStream: (url) => new EventSource(url),
      onGroup: () => {},
      onPresence: () => {},
      onConnection: () => {},
      onProgress({ order }) {
        setLiveOrder(order)
        if (isEnded(order)) following.stop()
      },
      scheduleReopen: (reopen) => {
        timer = setTimeout(reopen, reopenMs)
      },
    })
    return () => {
      clearTimeout(timer)
      following.stop()
    }
  }, [isFollowing, groupID])
  const newest =
    data && liveOrder?.orderID === data.order.orderID && liveOrder.version > data.order.version
      ? { ...data, order: liveOrder }
      : data
  return { ...request, problem: newest ? null : request.problem, data: newest }
}

async function readGroupOrderProgress(orderID: string): Promise<ApiResult<OrderGroup>> {
  const found = await client.readGroupOrderProgress(orderID)
  if (!found.ok) return found
  const bill = await client.readSplitBill(found.data.summary.groupID)
  return bill.ok ? { ok: true, data: { bill: bill.data, order: found.data.order } } : bill
}
