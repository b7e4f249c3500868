// Tracks the progress of the order that was placed from a group order, and writes it as the text of
// an event.
import type { GroupOrder } from '@tingkat/ordering/group-order/group-order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import type { OrderStore } from '../order/store.ts'
import type { Bus } from '../platform/events/bus.ts'
import { orderTopic } from '../platform/events/outbox.ts'
import { toGroupOrderProgress } from './view.ts'

export type ProgressPorts = {
  orders: Pick<OrderStore, 'find'>
  bus: Pick<Bus, 'subscribe'>
  clock: () => Date
}
type Progress = { version: number; text: string; ended: boolean }

/**
 * Creates the object that tracks the progress of the placed order. It calls `onChange` at each
 * event of the order.
 */
export function createOrderProgress({ orders, bus, clock }: ProgressPorts, onChange: () => void) {
  const unsubscribes: (() => Promise<void>)[] = []
  let followedOrderID: string | null = null
  let progress: Progress | null = null
  return {
    /** Returns the progress, or null until the group order is placed as an order. */
    current: () => progress,

    /**
     * Subscribes to the events of the placed order, or of the order whose
     * payment is pending. Returns whether a new subscription was made.
     */
    async follow({ orderID, payingOrderID }: GroupOrder): Promise<boolean> {
      const nextID = orderID ?? payingOrderID
      if (nextID === null || nextID === followedOrderID) return false
      followedOrderID = nextID
      unsubscribes.push(await bus.subscribe(orderTopic(nextID), onChange))
      return true
    },

    /** Reads the placed order. Returns whether the order has a newer version. */
    async update(groupOrder: GroupOrder): Promise<boolean> {
      const stored = groupOrder.orderID === null ? null : await orders.find(groupOrder.orderID)
      if (!stored || stored.order.version <= (progress?.version ?? 0)) return false
      const { order } = stored
      progress = {
        version: order.version,
        text: JSON.stringify(toGroupOrderProgress(groupOrder, order, clock())),
        ended: isEnded(order),
      }
      return true
    },

    async stop(): Promise<void> {
      await Promise.allSettled(unsubscribes.splice(0).map((unsubscribe) => unsubscribe()))
    },
  }
}
