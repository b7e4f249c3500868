// New orders one after the other: one stands in front with its whole card, the others wait.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { useState } from 'react'
import type { PendingAction } from '../../platform/board-feed/board-feed.ts'
import { isAnsweredHere } from '../../platform/board-feed/board-state.ts'
import { useBoardModel } from './board-model.ts'

export type NewQueue = {
  /** Orders that ring, in the order of the board. */
  ringing: readonly KitchenOrder[]
  /** Orders that were answered on this device, whose answer is not sent yet. */
  answered: readonly KitchenOrder[]
  /** The ringing order whose card is shown; null if none rings. */
  front: KitchenOrder | null
}

/**
 * `frontID`: the order that stood in front. It stays there while it rings, so that a card does not
 * change while somebody reads it; then the first one follows.
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

/** `choose` brings a ringing order to the front. */
export function useNewQueue(orders: readonly KitchenOrder[]) {
  const { pending } = useBoardModel()
  const [frontID, setFrontID] = useState<string | null>(null)
  const queue = toNewQueue(orders, pending, frontID)
  const nextID = queue.front?.orderID ?? null
  if (nextID !== frontID) setFrontID(nextID)
  return { queue, choose: setFrontID }
}

/** When the first of the orders began to ring. */
export const ringingSince = (orders: readonly KitchenOrder[]): string | null =>
  orders.map(rungAt).toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null

/** When the order began to ring. */
export const rungAt = ({ releasedAt, placedAt }: KitchenOrder): string => releasedAt ?? placedAt
