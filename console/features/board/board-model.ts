// The data and functions that all parts of the kitchen board share: orders, actions that the server
// has not answered, and functions that send actions.
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
  /** When the board's data was last up to date, in milliseconds; null while it is up to date. */
  staleSince: number | null
  /** Staff's actions that the server has not answered, the oldest first. */
  pending: readonly PendingAction[]
  send: (order: KitchenOrder, action: OrderAction, heldMs?: number) => void
  /** Changes the merchant's live state: what is sold out, busy or paused. */
  changeLive: (merchantID: string, change: LiveChange) => void
  /**
   * Drops an action that is not sent yet, that waits for a person's PIN, or that the server
   * refused.
   */
  takeBack: (actionID: string) => void
  /** Opens the page of the order. */
  open: (orderID: string) => void
}

export const BoardContext = createContext<BoardModel | null>(null)

/** Throws if the component is not rendered inside a kitchen board. */
export function useBoardModel(): BoardModel {
  const model = use(BoardContext)
  if (!model) throw new Error('The component is not inside a BoardContext.')
  return model
}

/**
 * The action `ready` is sent this many milliseconds after the tap, so that staff can take it back
 * (KITCH-13).
 */
export const readyHeldMs = 10_000

/** Returns the order's latest unanswered action that is of one of the given kinds. */
export const pendingOf = (
  pending: readonly PendingAction[],
  orderID: string,
  kinds: readonly PendingAction['kind'][],
): PendingAction | undefined =>
  pending.findLast((action) => action.orderID === orderID && kinds.includes(action.kind))
