// Placing an order that a card pays for: written down before the provider is asked, so that a crash between the two is found out.
import type { Order } from '@tingkat/ordering/order/order'
import { isPaymentFailure } from '@tingkat/ordering/payment/order-payment'
import { isOpenPayment } from '@tingkat/ordering/payment/payment-states'
import { problem } from '../http/problem.ts'
import type { HeldBasket } from '../group-order/placing.ts'
import type { Asker, Known } from '../order/placing/placing-store.ts'
import { attemptSeconds, challengeSeconds, paymentQueue, type PaymentJob } from './payment-clock.ts'
import { chargeOf, settlePayment, type SettlingPorts } from './settling-actions.ts'

export type CardOrder = {
  asker: Asker
  fingerprint: Uint8Array
  order: Order
  totalInMinor: number
  leadMinutes: number
  held: HeldBasket | null
}

/** Writes the order down as waiting for its money; not `claimed` when the key is taken or nobody is logged in. */
export async function beginCardOrder(
  { paymentStore, jobs }: SettlingPorts,
  { asker, fingerprint, order, totalInMinor, leadMinutes, held }: CardOrder,
): Promise<{ known: Known; claimed: boolean }> {
  const job = await jobs.insertSql(
    paymentQueue,
    { reference: order.orderID } satisfies PaymentJob,
    { startAfterSeconds: attemptSeconds },
  )
  const expiresAt = new Date(asker.now.getTime() + challengeSeconds * 1000)
  return await paymentStore.begin({
    asker,
    fingerprint,
    order,
    totalInMinor,
    leadMinutes,
    expiresAt,
    job,
    held,
    currency: order.snapshotDetail.cartWithQuote.currency.code,
  })
}

/**
 * Asks the provider, once however often this is called, and returns when the order is decided.
 * Throws payment_challenge with `orderID`, `challenge` and `expiresAt`, or payment_pending with `orderID`.
 */
export async function chargeCard(
  ports: SettlingPorts,
  reference: string,
  token: string,
): Promise<void> {
  const payment = await ports.paymentStore.find(reference)
  if (!payment || !isOpenPayment(payment)) return
  const settled = await settlePayment(
    ports,
    payment,
    await ports.paymentProvider.authorise(chargeOf(payment), token),
  )
  if (settled.state === 'challenge') {
    throw problem('payment_challenge', {
      orderID: reference,
      challenge: settled.challenge,
      expiresAt: settled.expiresAt.toISOString(),
    })
  }
  if (settled.state === 'pending') throw problem('payment_pending', { orderID: reference })
}

/** The stored answer again, or payment_declined with `orderID` and `reason` where it says so. */
export function requirePaid(answer: string): string {
  const { orderID, orderState, version, reason } = JSON.parse(answer) as Order
  if (orderState === 'FAILED' && version === 1 && isPaymentFailure(reason))
    throw problem('payment_declined', { orderID, reason })
  return answer
}
