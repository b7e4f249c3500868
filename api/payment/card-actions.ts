// Card payments of new orders. The order is stored before the provider is called. If the process
// stops in between, a payment job finds the stored payment and checks it at the provider.
import { isOpenPayment } from '@tingkat/ordering/payment/payment-states'
import { problem } from '../http/problem.ts'
import type { RequestSession } from '../order/placing/placing-store.ts'
import { attemptSeconds, challengeSeconds, paymentQueue, type PaymentJob } from './payment-clock.ts'
import { chargeOf, settlePayment, type SettlingPorts } from './settling-actions.ts'
import type { NewCardPayment } from './store.ts'

/**
 * Stores the order as unpaid. `session` is null without a valid session; `claimed` is
 * false if the idempotency key is already used or the group order has changed. Stores
 * nothing and returns quarter_full if other orders have taken the order's cooking places.
 */
export async function beginCardOrder(
  { paymentStore, jobs }: SettlingPorts,
  payment: Omit<NewCardPayment, 'expiresAt' | 'job'>,
  now: Date,
): Promise<{ session: RequestSession; claimed: boolean } | 'quarter_full'> {
  const job = await jobs.insertSql(
    paymentQueue,
    { reference: payment.order.orderID } satisfies PaymentJob,
    { startAfterSeconds: attemptSeconds },
  )
  const expiresAt = new Date(now.getTime() + challengeSeconds * 1000)
  return await paymentStore.begin({ ...payment, expiresAt, job })
}

/**
 * Charges the card. Repeated calls charge once. Returns when the payment has succeeded or
 * failed. Throws payment_challenge with `orderID`, `challenge` and `expiresAt` if the bank
 * asks for confirmation, and payment_pending with `orderID` while the outcome is unknown.
 */
export async function chargeCard(
  ports: SettlingPorts,
  reference: string,
  token: string,
): Promise<void> {
  const payment = await ports.paymentStore.find(reference)
  if (!payment || !isOpenPayment(payment)) return
  const status = await ports.paymentProvider.authorise(chargeOf(payment), token)
  const settled = await settlePayment(ports, payment, status)
  if (settled.state === 'challenge') {
    throw problem('payment_challenge', {
      orderID: reference,
      challenge: settled.challenge,
      expiresAt: settled.expiresAt.toISOString(),
    })
  }
  if (settled.state === 'pending') throw problem('payment_pending', { orderID: reference })
}
