// Settles an open card payment: places or fails its
// order, depending on the provider's status. Idempotent.
import type { Challenge } from '@tingkat/contract/payment'
import { isOpenPayment } from '@tingkat/ordering/payment/payment-states'
import { holdEntries, placementEntries } from '@tingkat/ordering/payment/ledger'
import {
  failUnpaidOrder,
  startPaidOrder,
  type PaymentFailure,
} from '@tingkat/ordering/payment/order-payment'
import { nextJob } from '../order/moving/clock.ts'
import type { OrderStore } from '../order/store.ts'
import type { Relay } from '../platform/events/outbox.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import type {
  Charge,
  PaymentProvider,
  ProviderStatus,
} from '../providers/payments/payment-provider.ts'
import type { PaymentStore, StoredPayment } from './store.ts'

export type SettlingPorts = {
  paymentStore: PaymentStore
  paymentProvider: PaymentProvider
  orders: Pick<OrderStore, 'find'>
  jobs: Pick<Jobs, 'insertSql' | 'send'>
  relay: Pick<Relay, 'nudge'>
  log: Pick<Log, 'error'>
  clock: () => Date
}

/** `decided`: the payment has succeeded or failed. `pending`: its outcome is not known yet. */
export type Settlement =
  | { state: 'decided' }
  | { state: 'challenge'; challenge: Challenge; expiresAt: Date }
  | { state: 'pending' }

/** Converts the stored payment to the form that the payment provider takes. */
export const chargeOf = ({ reference, amountInMinor, currency }: StoredPayment): Charge => ({
  reference,
  amountInMinor,
  currency,
})

/**
 * Applies the payment provider's status to an open payment, and returns whether the payment has
 * succeeded or failed.
 */
export async function settlePayment(
  ports: SettlingPorts,
  payment: StoredPayment,
  status: ProviderStatus,
): Promise<Settlement> {
  const { reference, expiresAt } = payment
  switch (status.outcome) {
    case 'authorised':
    case 'captured':
      return await placePaid(ports, payment)
    case 'declined':
      return await failUnpaid(ports, payment, status.reason)
    case 'voided':
      return await failUnpaid(ports, payment, 'UNPAID_ORDER')
    case 'challenge':
      await ports.paymentStore.saveChallenge(reference, status.challenge)
      return { state: 'challenge', challenge: status.challenge, expiresAt }
    case 'none':
    case 'unknown':
      return { state: 'pending' }
    default:
      throw new Error('the payment provider returned no outcome')
  }
}

async function placePaid(
  { paymentStore, jobs, relay, clock }: SettlingPorts,
  { draft, amountInMinor, leadMinutes }: StoredPayment,
): Promise<Settlement> {
  if (!draft) return { state: 'decided' }
  const now = clock()
  const order = startPaidOrder(draft, now)
  const newOrder = {
    order,
    answer: JSON.stringify(order),
    totalInMinor: amountInMinor,
    entries: [...placementEntries(amountInMinor), ...holdEntries('card', amountInMinor)],
    job: await nextJob(jobs, order, now, leadMinutes),
  }
  await paymentStore.decide(newOrder, 'authorised')
  relay.nudge()
  return { state: 'decided' }
}

/** Stores the payment as declined and its order as failed. */
export async function failUnpaid(
  { paymentStore, relay, clock }: SettlingPorts,
  { draft, amountInMinor }: StoredPayment,
  reason: PaymentFailure,
): Promise<Settlement> {
  if (!draft) return { state: 'decided' }
  const order = failUnpaidOrder(draft, reason, clock())
  const answer = JSON.stringify(order)
  await paymentStore.decide(
    { order, answer, totalInMinor: amountInMinor, entries: [], job: null },
    'declined',
  )
  relay.nudge()
  return { state: 'decided' }
}

/**
 * Asks the payment provider for the status of an open payment and applies it. No-op if the payment
 * has already succeeded or failed.
 */
export async function checkPayment(
  ports: SettlingPorts,
  payment: StoredPayment,
): Promise<Settlement> {
  if (!isOpenPayment(payment)) return { state: 'decided' }
  return await settlePayment(ports, payment, await ports.paymentProvider.status(chargeOf(payment)))
}
