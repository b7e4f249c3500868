// Renders parts of the kitchen board for tests, with a `BoardModel` of orders in memory.
import type { BoardMerchant, KitchenOrder } from '@tingkat/contract/console/kitchen'
import { useState, type ReactNode } from 'react'
import { BoardContext, type BoardModel } from './board-model.ts'
import type { OrderAction } from '../../platform/board-feed/board-action.ts'
import type { PendingAction } from '../../platform/board-feed/board-feed.ts'
import { sampleMerchant, sampleNow, sampleOrders } from './sample-board.ts'

export type Sent = { code: string; action: OrderAction }

type SampleBoardProps = {
  orders?: readonly KitchenOrder[]
  merchant?: BoardMerchant
  now?: number
  staleSince?: number | null
  pending?: readonly PendingAction[]
  /**
   * The component adds the actions that a tap sends to `sent`, and changes of the merchant's live
   * state to `changed`.
   */
  sent?: Sent[]
  changed?: unknown[]
  opened?: string[]
  children: ReactNode
}

/** Every action stays unanswered, as it does without a network. */
export function SampleBoard({
  orders = sampleOrders,
  merchant = sampleMerchant,
  now = sampleNow,
  staleSince = null,
  pending: before = [],
  sent = [],
  changed = [],
  opened = [],
  children,
}: SampleBoardProps) {
  const [pending, setPending] = useState(before)
  const model: BoardModel = {
    orders,
    merchants: [merchant],
    now,
    staleSince,
    pending,
    send(order, action, heldMs = 0) {
      sent.push({ code: order.orderCode, action })
      const actionID = `a${sent.length}`
      setPending((list) => [
        ...list,
        {
          actionID,
          merchantID: order.merchantID,
          orderID: order.orderID,
          orderCode: order.orderCode,
          kind: action.kind as PendingAction['kind'],
          at: now,
          heldUntil: now + heldMs,
          state: heldMs > 0 ? 'held' : 'waiting',
          problem: null,
        },
      ])
    },
    changeLive: (merchantID, change) => void changed.push({ merchantID, change }),
    takeBack: (actionID) =>
      setPending((list) => list.filter((action) => action.actionID !== actionID)),
    open: (orderID) => void opened.push(orderID),
  }
  return <BoardContext value={model}>{children}</BoardContext>
}
