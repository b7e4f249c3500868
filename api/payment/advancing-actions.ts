// Settles, captures, voids and refunds payments step by step. Called by the payment jobs and by
// events of the payment provider.
import { captureEntries, payBackEntries, releaseEntries } from '@tingkat/ordering/payment/ledger'
import { isOpenPayment } from '@tingkat/ordering/payment/payment-states'
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import type { Jobs } from '../platform/jobs/jobs.ts'
import {
  attemptSeconds,
  paymentQueue,
  refusalRetrySeconds,
  retrySeconds,
  type PaymentJob,
} from './payment-clock.ts'
import { chargeOf, failUnpaid, settlePayment, type SettlingPorts } from './settling-actions.ts'
import type { StoredPayment } from './store.ts'

/** The seconds until the payment must be advanced again, or null if nothing is left to do. */
type Wait = number | null

/**
 * Takes the steps that are possible for the payment now. Queues a job if a later step is left.
 * Idempotent.
 */
export async function advancePayment(
  ports: SettlingPorts,
  { reference }: PaymentJob,
): Promise<void> {
  const payment = await ports.paymentStore.find(reference)
  if (!payment) return
  const wait = isOpenPayment(payment)
    ? await advanceOpen(ports, payment)
    : await advanceDecided(ports, payment)
  if (wait === null) return
  const job: PaymentJob = { reference }
  await ports.jobs.send(paymentQueue, job, { startAfterSeconds: wait })
}

export async function startPaymentClock(ports: SettlingPorts & { jobs: Jobs }): Promise<void> {
  await ports.jobs.register<PaymentJob>(paymentQueue, (job) => advancePayment(ports, job))
}

async function advanceOpen(ports: SettlingPorts, payment: StoredPayment): Promise<Wait> {
  const { paymentProvider, clock } = ports
  const charge = chargeOf(payment)
  const status = await paymentProvider.status(charge)
  const now = clock().getTime()
  const attemptEndsAt = payment.createdAt.getTime() + attemptSeconds * 1000
  const isAbandoned = status.outcome === 'none' && now >= attemptEndsAt
  const isExpired = status.outcome === 'challenge' && now >= payment.expiresAt.getTime()
  if (isAbandoned || isExpired) {
    // The provider voids the payment first, so that the
    // eater cannot pay it after the order has failed.
    if ((await paymentProvider.void(charge)) !== 'done') return retrySeconds
    await failUnpaid(ports, payment, 'UNPAID_ORDER')
    return null
  }
  const settlement = await settlePayment(ports, payment, status)
  if (settlement.state === 'decided') return null
  if (settlement.state === 'pending') return retrySeconds
  return Math.max(1, (settlement.expiresAt.getTime() - now) / 1000)
}

async function advanceDecided(ports: SettlingPorts, payment: StoredPayment): Promise<Wait> {
  if (payment.state === 'authorised') {
    const stored = await ports.orders.find(payment.reference)
    return stored && isEnded(stored.order) ? await endPayment(ports, payment, stored.order) : null
  }
  if (payment.source !== 'card') return null
  if (payment.state === 'captured') return await sendRefunds(ports, payment)
  return await voidLateAuthorisation(ports, payment)
}

/** Captures the payment of a completed order. Voids the payment if the order ended otherwise. */
async function endPayment(
  ports: SettlingPorts,
  payment: StoredPayment,
  order: Order,
): Promise<Wait> {
  const { paymentStore, clock } = ports
  const { reference, source, dueInMinor } = payment
  // Card providers refuse a capture of zero, so a payment without an amount due is voided.
  const captures = order.orderState === 'COMPLETED' && dueInMinor > 0
  if (source === 'card') {
    const wait = await endAtProvider(ports, payment, captures)
    if (wait !== null) return wait
  }
  const entries = captures ? captureEntries(source, dueInMinor) : releaseEntries(source, dueInMinor)
  await paymentStore.end(reference, captures ? 'captured' : 'voided', entries, clock())
  return null
}

async function endAtProvider(
  { paymentProvider, log }: SettlingPorts,
  payment: StoredPayment,
  captures: boolean,
): Promise<Wait> {
  const charge = chargeOf(payment)
  const outcome = captures
    ? await paymentProvider.capture(charge, payment.dueInMinor)
    : await paymentProvider.void(charge)
  if (outcome === 'done') return null
  if (outcome === 'unknown') return retrySeconds
  const operation = captures ? 'capture' : 'void'
  log.error({ reference: payment.reference, operation }, 'the payment provider refused')
  return refusalRetrySeconds
}

// Maximum number of refunds that one job sends. If more are left, the next job starts immediately,
// and jobs of other payments can run in between.
const refundsPerJob = 50

/** Sends the payment provider the refunds that it has not confirmed yet. */
async function sendRefunds(
  { paymentStore, paymentProvider, log, clock }: SettlingPorts,
  payment: StoredPayment,
): Promise<Wait> {
  const { reference } = payment
  const owed = await paymentStore.listOwedRefunds(reference, refundsPerJob)
  let wait: Wait = owed.length === refundsPerJob ? 0 : null
  for (const { refundID, amountInMinor } of owed) {
    const outcome = await paymentProvider.refund(chargeOf(payment), refundID, amountInMinor)
    if (outcome === 'done') {
      const entries = payBackEntries(amountInMinor)
      await paymentStore.bookPaidBack(reference, refundID, entries, clock())
      continue
    }
    wait = retrySeconds
    if (outcome === 'refused')
      log.error({ reference, operation: 'refund' }, 'the payment provider refused')
  }
  return wait
}

/**
 * Voids a late authorisation: the provider reported the payment as declined,
 * but authorised it later. The eater was told that nothing will be charged.
 */
async function voidLateAuthorisation(
  { paymentProvider }: SettlingPorts,
  payment: StoredPayment,
): Promise<Wait> {
  const { outcome } = await paymentProvider.status(chargeOf(payment))
  if (outcome !== 'authorised') return null
  return (await paymentProvider.void(chargeOf(payment))) === 'done' ? null : retrySeconds
}
