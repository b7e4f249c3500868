// Books refunds. The refunds of a payment never exceed
// the captured amount, and each refund id is booked once.
import type { RefundResult } from '@tingkat/contract/payment'
import { refundEntries } from '@tingkat/ordering/payment/ledger'
import { problem } from '../http/problem.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { paymentQueue, type PaymentJob } from './payment-clock.ts'
import type { RefundRequest } from './refund-store.ts'
import type { SettlingPorts } from './settling-actions.ts'

export type RefundPorts = Pick<SettlingPorts, 'paymentStore' | 'clock'> & {
  jobs: Pick<Jobs, 'insertSql' | 'wake'>
}

/**
 * Books a refund of a captured payment and queues its job. Throws not_found for an
 * order paid in cash, refund_too_large with the amount `left` that can still be
 * refunded, and idempotency_key_reused for another amount under the same refund id.
 */
export async function refundPayment(
  ports: RefundPorts,
  orderID: string,
  refund: RefundRequest,
): Promise<RefundResult> {
  const { paymentStore, jobs, clock } = ports
  const payment = await paymentStore.find(orderID)
  if (!payment) throw problem('not_found')
  const result = await paymentStore.refund({
    ...refund,
    reference: orderID,
    entries: refundEntries(payment.source, refund.amountInMinor),
    now: clock(),
    job: await jobs.insertSql(paymentQueue, { reference: orderID } satisfies PaymentJob),
  })
  if (result === 'too_large')
    throw problem('refund_too_large', { left: payment.capturedInMinor - payment.refundedInMinor })
  if (result === 'other_amount') throw problem('idempotency_key_reused')
  jobs.wake(paymentQueue)
  return await readRefunded(ports, orderID)
}

/**
 * Returns the captured, refunded and forfeited amounts of
 * an order. Throws not_found for an order paid in cash.
 */
export async function readRefunded(
  { paymentStore }: Pick<RefundPorts, 'paymentStore'>,
  orderID: string,
): Promise<RefundResult> {
  const amounts = await paymentStore.readRefunded(orderID)
  if (!amounts) throw problem('not_found')
  return { orderID, ...amounts }
}
