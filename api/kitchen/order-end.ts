// Describes how an order ended for its merchant, and
// whether staff must confirm that they have seen the end.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { isFoodReady, laneOf } from '@tingkat/ordering/kitchen/lanes'
import type { Order, OrderEvent } from '@tingkat/ordering/order/order'
import { isCancelled } from '@tingkat/ordering/order/order-states'

type End = NonNullable<KitchenOrder['end']>

/**
 * Returns null while the merchant still has the order, that is, until it is collected or
 * has ended. `nameAt` returns the name of the person who made a version of the order.
 */
export function endOf(order: Order, nameAt: (version: number) => string | null): End | null {
  const event = endEventOf(order)
  if (!event) return null
  return {
    kind: kindOf(order),
    by: event.by,
    at: event.at,
    name: nameAt(event.version),
    failure: order.reason,
    reason: event.cancellation?.reason ?? null,
    comment: event.cancellation?.comment ?? '',
    foodPaid: isFoodPaid(order, event),
  }
}

function endEventOf(order: Order): OrderEvent | undefined {
  if (laneOf(order) !== 'past') return undefined
  const ended = order.events.find(({ finalState }) => finalState !== null)
  return ended ?? order.events.find(({ orderState }) => orderState === 'FOOD_COLLECTED')
}

function kindOf(order: Order): End['kind'] {
  if (isCancelled(order)) return 'cancelled'
  if (order.finalState === null) return 'collected'
  if (order.orderState === 'COMPLETED') return 'completed'
  if (order.reason === 'MAX_DECLINE') return 'declined'
  return order.reason === 'MAX_IGNORE' ? 'timed_out' : 'failed'
}

/**
 * Whether the merchant is paid for the food. A merchant that accepted the order is paid, unless it
 * cancelled the order itself or did not finish the food in time.
 */
function isFoodPaid(order: Order, { by }: OrderEvent): boolean {
  if (!order.events.some(({ move }) => move === 'accept')) return false
  if (by === 'merchant') return order.orderState === 'COMPLETED'
  return order.reason !== 'ORDER_FAIL' || isFoodReady(order)
}

/**
 * Returns what staff must confirm: `cancelled` if somebody other than the merchant ended the
 * order while it was new or cooking, `timed_out` if the merchant did not answer, otherwise null.
 */
export function confirmationOf(order: Order): KitchenOrder['toConfirm'] {
  const end = endEventOf(order)
  const before = order.events.findLast(({ version }) => version < (end?.version ?? 0))
  if (!end || !before || end.finalState === null || order.orderState === 'COMPLETED') return null
  if (order.reason === 'MAX_IGNORE') return 'timed_out'
  const lane = laneOf({
    orderState: before.orderState,
    finalState: null,
    events: order.events.filter(({ version }) => version < end.version),
  })
  return end.by !== 'merchant' && (lane === 'new' || lane === 'cooking') ? 'cancelled' : null
}
