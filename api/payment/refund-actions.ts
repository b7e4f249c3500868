// Giving back part of what was paid: never more than was taken, and once however often it is asked for.
import type { RefundResult } from '@tingkat/contract/payment'
import { refundEntries } from '@tingkat/ordering/payment/ledger'
import { problem } from '../http/problem.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { paymentQueue, type PaymentJob } from './payment-clock.ts'
import type { SettlingPorts } from './settling-actions.ts'

export type RefundPorts = Pick<SettlingPorts, 'paymentStore' | 'clock'> & {
  jobs: Pick<Jobs, 'insertSql' | 'wake'>
}
export type WantedRefund = { refundID: string; amountInMinor: number }

/** Throws not_found for an order that no balance or card has paid, refund_too_large with what may still be given back, idempotency_key_reused for another sum under that name. */
export async function refundPayment(
  ports: RefundPorts,
  orderID: string,
  { refundID, amountInMinor }: WantedRefund,
): Promise<RefundResult> {
  const { paymentStore, jobs, clock } = ports
  const payment = await paymentStore.find(orderID)
  if (!payment) throw problem('not_found')
  const job = await jobs.insertSql(paymentQueue, { reference: orderID } satisfies PaymentJob)
  const done = await paymentStore.refund(
    orderID,
    refundID,
    amountInMinor,
    refundEntries(payment.source, amountInMinor),
    clock(),
    job,
  )
  if (done === 'too_large')
    throw problem('refund_too_large', { left: payment.capturedInMinor - payment.refundedInMinor })
  if (done === 'other_amount') throw problem('idempotency_key_reused')
  jobs.wake(paymentQueue)
  return await readRefunded(ports, orderID)
}

export async function readRefunded(
  { paymentStore }: Pick<RefundPorts, 'paymentStore'>,
  orderID: string,
): Promise<RefundResult> {
  const amounts = await paymentStore.readRefunded(orderID)
  if (!amounts) throw problem('not_found')
  return { orderID, ...amounts }
}
