// What the parts of the board need: orders, what staff tapped and is not sent, and how to act.
import type { BoardMerchant, KitchenOrder } from '@tingkat/contract/console/kitchen'
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import { createContext, use } from 'react'
import type { OrderAction } from '../../platform/board-feed/board-action.ts'
import type { PendingAction } from '../../platform/board-feed/board-feed.ts'

export type BoardModel = {
  orders: readonly KitchenOrder[]
  merchants: readonly BoardMerchant[]
  /** The server's clock, in milliseconds; it advances every second. */
  now: number
  /** When the board was last up to date, in milliseconds; null while it is up to date. */
  staleSince: number | null
  /** Oldest first. */
  pending: readonly PendingAction[]
  send: (order: KitchenOrder, action: OrderAction, heldMs?: number) => void
  /** Changes what is sold out, or the pace. */
  changeLive: (merchantID: string, change: LiveChange) => void
  /** Takes back an action that is held or waits for a person, or removes a conflict. */
  takeBack: (actionID: string) => void
  /** Shows the order in whole. */
  open: (orderID: string) => void
}

export const BoardContext = createContext<BoardModel | null>(null)

/** Throws outside of a board. */
export function useBoardModel(): BoardModel {
  const model = use(BoardContext)
  if (!model) throw new Error('The component is not inside a BoardContext.')
  return model
}

/** Ready is sent after this time, so that staff can take it back (KITCH-13). */
export const readyHeldMs = 10_000

/** The last action of one of these kinds that the server has not answered for the order. */
export const pendingOf = (
  pending: readonly PendingAction[],
  orderID: string,
  kinds: readonly PendingAction['kind'][],
): PendingAction | undefined =>
  pending.findLast((action) => action.orderID === orderID && kinds.includes(action.kind))
