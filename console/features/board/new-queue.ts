// The queue of new orders on the kitchen board: the order in front shows its whole card, and the
// other orders wait.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { useState } from 'react'
import type { PendingAction } from '../../platform/board-feed/board-feed.ts'
import { isAnsweredHere } from '../../platform/board-feed/board-state.ts'
import { useBoardModel } from './board-model.ts'

export type NewQueue = {
  /** Orders that wait for an answer, sorted as on the kitchen board. */
  ringing: readonly KitchenOrder[]
  /** Orders that were answered on this device, but whose answer is not sent yet. */
  answered: readonly KitchenOrder[]
  /** The ringing order whose card is shown; null if no order rings. */
  front: KitchenOrder | null
}

/**
 * `frontID` is the order that was in front. It stays in front while it rings, so that the card does
 * not change while somebody reads it. When it no longer rings, the first ringing order is in front.
 */
export function toNewQueue(
  orders: readonly KitchenOrder[],
  pending: readonly PendingAction[],
  frontID: string | null,
): NewQueue {
  const ringing = orders.filter((order) => !isAnsweredHere(order, pending))
  const front = ringing.find(({ orderID }) => orderID === frontID) ?? ringing[0] ?? null
  return { ringing, answered: orders.filter((order) => !ringing.includes(order)), front }
}

/** Returns the queue, and `choose`, which brings a ringing order to the front. */
export function useNewQueue(orders: readonly KitchenOrder[]) {
  const { pending } = useBoardModel()
  const [frontID, setFrontID] = useState<string | null>(null)
  const queue = toNewQueue(orders, pending, frontID)
  const nextID = queue.front?.orderID ?? null
  if (nextID !== frontID) setFrontID(nextID)
  return { queue, choose: setFrontID }
}

/** Returns when the first of the orders began to ring; null without orders. */
export const ringingSince = (orders: readonly KitchenOrder[]): string | null =>
  orders.map(rungAt).toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null

/** Returns when the order began to ring. */
export const rungAt = ({ releasedAt, placedAt }: KitchenOrder): string => releasedAt ?? placedAt
