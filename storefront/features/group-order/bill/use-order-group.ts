// A React hook for the split bill and the live progress of a placed group order.
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
 * Returns the split bill and the progress of the order. The merchant may change lines of the order,
 * so the bill is read again for every version of the order. `version` is the version that the page
 * shows. With `live`, the group order's event stream reports newer versions.
 */
export function useOrderGroup(
  orderID: string,
  { live = false, version = 0 }: { live?: boolean; version?: number | undefined } = {},
): RequestState<OrderGroup> {
  const [liveOrder, setLiveOrder] = useState<GroupOrderProgress['order'] | null>(null)
  const newestVersion = Math.max(version, liveOrder?.version ?? 0)
  const request = useRequest(`${orderID} ${newestVersion}`, () => readGroupOrderProgress(orderID))
  const data = useNewestRead(orderID, request.data)
  const groupID = data?.bill.groupID
  const isFollowing = live && data !== null && !isEnded(data.order)
  useFollowedOrder(isFollowing ? groupID : undefined, setLiveOrder)
  const newest = data && withNewestOrder(data, liveOrder)
  return { ...request, problem: newest ? null : request.problem, data: newest }
}

/**
 * Returns the current split bill. While the bill is read again, returns the previous bill of the
 * same order.
 */
function useNewestRead(orderID: string, data: OrderGroup | null): OrderGroup | null {
  const [lastRead, setLastRead] = useState<OrderGroup | null>(null)
  if (data && data !== lastRead) setLastRead(data)
  return data ?? (lastRead?.order.orderID === orderID ? lastRead : null)
}

async function readGroupOrderProgress(orderID: string): Promise<ApiResult<OrderGroup>> {
  const found = await client.readGroupOrderProgress(orderID)
  if (!found.ok) return found
  const bill = await client.readSplitBill(found.data.summary.groupID)
  return bill.ok ? { ok: true, data: { bill: bill.data, order: found.data.order } } : bill
}

/** Returns the split bill, with the order from the event stream if that order is newer. */
function withNewestOrder(
  group: OrderGroup,
  liveOrder: GroupOrderProgress['order'] | null,
): OrderGroup {
  if (liveOrder?.orderID !== group.order.orderID) return group
  return liveOrder.version > group.order.version ? { ...group, order: liveOrder } : group
}

/** Follows the events of a group order until its order ends. Does nothing without an id. */
function useFollowedOrder(
  groupID: string | undefined,
  onOrder: (order: GroupOrderProgress['order']) => void,
): void {
  useEffect(() => {
    if (!groupID) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const following = followGroup({
      groupID,
      openStream: (url) => new EventSource(url),
      onGroup: () => {},
      onPresence: () => {},
      onConnection: () => {},
      onProgress({ order }) {
        onOrder(order)
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
  }, [groupID, onOrder])
}
