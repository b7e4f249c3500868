// An order whose payment is decided apart from its placing: paid at last, or never.
import type { Order } from '../order/order-shape.ts'
import type { FailureReason } from '../order/order-states.ts'
import { emptyOrderExtras, toOrderView } from '../order/order-view.ts'

/** The reasons that a payment may give; the others are the kitchen's and the courier's. */
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

/** The order as it starts now that it is paid: its waits count from `now`. */
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

/** The order that came to nothing for want of money: it ends before any kitchen hears of it. */
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
