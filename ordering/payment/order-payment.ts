// Orders whose payment is confirmed or declined after they were placed.
import type { Order } from '../order/order-shape.ts'
import type { FailureReason } from '../order/order-states.ts'
import { emptyOrderExtras, toOrderView } from '../order/order-view.ts'

/**
 * Reasons why an order's payment fails. Reasons for failure that merchants and couriers cause are
 * elsewhere.
 */
export const paymentFailures = [
  'PAYMENT_FAIL',
  'INSUFFICIENT_BALANCE',
  'CANT_CHARGE',
  'UNPAID_ORDER',
  'PAYMENT_INVALID',
] as const satisfies readonly FailureReason[]
export type PaymentFailure = (typeof paymentFailures)[number]

export function isPaymentFailure(reason: string | null): reason is PaymentFailure {
  return (paymentFailures as readonly (string | null)[]).includes(reason)
}

/**
 * Returns the order as if it was placed at `now`,
 * the time of its payment. Its time-outs start then.
 */
export function startPaidOrder(order: Order, now: Date): Order {
  const at = now.toISOString()
  return toOrderView(
    {
      ...order,
      placedAt: at,
      stateSince: at,
      events: order.events.map((event) => ({ ...event, at })),
    },
    emptyOrderExtras,
    now,
  )
}

/** Returns the order as FAILED. The merchant never sees an order that was not paid. */
export function failUnpaidOrder(order: Order, reason: PaymentFailure, now: Date): Order {
  const failed = startPaidOrder(order, now)
  const events = failed.events.map((event) => ({
    ...event,
    orderState: 'FAILED' as const,
    finalState: 'FAILED' as const,
    reason,
  }))
  return toOrderView(
    { ...failed, orderState: 'FAILED', finalState: 'FAILED', cancelable: false, reason, events },
    emptyOrderExtras,
    now,
  )
}
