// What follows from a provider's word: the order placed or failed, the money taken or let go. Harmless when done twice.
import type { Challenge } from '@tingkat/contract/payment'
import {
  captureEntries,
  payBackEntries,
  placementEntries,
  releaseEntries,
  holdEntries,
} from '@tingkat/ordering/payment/ledger'
import type { Order } from '@tingkat/ordering/order/order'
import {
  failUnpaidOrder,
  startPaidOrder,
  type PaymentFailure,
} from '@tingkat/ordering/payment/order-payment'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { isOpenPayment } from '@tingkat/ordering/payment/payment-states'
import { nextJob } from '../order/moving/clock.ts'
import type { OrderStore } from '../order/store.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Relay } from '../platform/events/outbox.ts'
import type {
  Charge,
  PaymentProvider,
  ProviderStatus,
} from '../providers/payments/payment-provider.ts'
import { againSeconds, attemptSeconds, paymentQueue, type PaymentJob } from './payment-clock.ts'
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

export type Settled =
  | { state: 'decided' }
  | { state: 'challenge'; challenge: Challenge; expiresAt: Date }
  | { state: 'pending' }

export const chargeOf = ({ reference, amountInMinor, currency }: StoredPayment): Charge => ({
  reference,
  amountInMinor,
  currency,
})

/** Takes the provider's word on an open payment. */
export async function settlePayment(
  ports: SettlingPorts,
  payment: StoredPayment,
  status: ProviderStatus,
): Promise<Settled> {
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
      throw new Error('a payment provider gave no outcome')
  }
}

async function placePaid(
  { paymentStore, jobs, relay, clock }: SettlingPorts,
  { draft, amountInMinor: total, leadMinutes }: StoredPayment,
): Promise<Settled> {
  if (!draft) return { state: 'decided' }
  const now = clock()
  const order = startPaidOrder(draft, now)
  const entries = [...placementEntries(total), ...holdEntries('card', total)]
  await paymentStore.decide(
    {
      order,
      answer: JSON.stringify(order),
      totalInMinor: total,
      entries,
      job: await nextJob(jobs, order, now, leadMinutes),
    },
    'authorised',
  )
  relay.nudge()
  return { state: 'decided' }
}

async function failUnpaid(
  { paymentStore, relay, clock }: SettlingPorts,
  { draft, amountInMinor }: StoredPayment,
  reason: PaymentFailure,
): Promise<Settled> {
  if (!draft) return { state: 'decided' }
  const order = failUnpaidOrder(draft, reason, clock())
  await paymentStore.decide(
    { order, answer: JSON.stringify(order), totalInMinor: amountInMinor, entries: [], job: null },
    'declined',
  )
  relay.nudge()
  return { state: 'decided' }
}

/** Asks the provider how an open payment stands, and settles it; one that was decided is left alone. */
export async function checkPayment(ports: SettlingPorts, payment: StoredPayment): Promise<Settled> {
  if (!isOpenPayment(payment)) return { state: 'decided' }
  return await settlePayment(ports, payment, await ports.paymentProvider.status(chargeOf(payment)))
}

/** What a due job, or word from the provider, does: brings the payment as far as it can go now, and comes again where it must. */
export async function workPayment(ports: SettlingPorts, { reference }: PaymentJob): Promise<void> {
  const payment = await ports.paymentStore.find(reference)
  if (!payment) return
  const wait = isOpenPayment(payment)
    ? await workOpen(ports, payment)
    : await workDecided(ports, payment)
  if (wait !== null)
    await ports.jobs.send(paymentQueue, { reference } satisfies PaymentJob, {
      startAfterSeconds: wait,
    })
}

/** Starts working the payments' jobs. */
export async function startPaymentClock(ports: SettlingPorts & { jobs: Jobs }): Promise<void> {
  await ports.jobs.register<PaymentJob>(paymentQueue, (job) => workPayment(ports, job))
}

/** Seconds until it should be looked at again; null when it is done. */
async function workOpen(ports: SettlingPorts, payment: StoredPayment): Promise<number | null> {
  const { paymentProvider, clock } = ports
  const charge = chargeOf(payment)
  const status = await paymentProvider.status(charge)
  const now = clock().getTime()
  const abandoned =
    status.outcome === 'none' && now >= payment.createdAt.getTime() + attemptSeconds * 1000
  const expired = status.outcome === 'challenge' && now >= payment.expiresAt.getTime()
  if (abandoned || expired) {
    // First at the provider: what is void there cannot be paid behind our back.
    if ((await paymentProvider.void(charge)) !== 'done') return againSeconds
    await failUnpaid(ports, payment, 'UNPAID_ORDER')
    return null
  }
  const settled = await settlePayment(ports, payment, status)
  if (settled.state === 'decided') return null
  return settled.state === 'challenge'
    ? Math.max(1, (settled.expiresAt.getTime() - now) / 1000)
    : againSeconds
}

async function workDecided(ports: SettlingPorts, payment: StoredPayment): Promise<number | null> {
  if (payment.state === 'authorised') {
    const stored = await ports.orders.find(payment.reference)
    return stored && isEnded(stored.order) ? await endPayment(ports, payment, stored.order) : null
  }
  if (payment.source !== 'card') return null
  if (payment.state === 'captured') return await payBack(ports, payment)
  return await undoBelated(ports, payment)
}

async function endPayment(
  { paymentStore, paymentProvider, log, clock }: SettlingPorts,
  payment: StoredPayment,
  order: Order,
): Promise<number | null> {
  const { reference, source, dueInMinor } = payment
  // Nothing to take is nothing to capture: a card's provider knows no capture of nothing.
  const delivered = order.orderState === 'COMPLETED' && dueInMinor > 0
  if (source === 'card') {
    const done = await (delivered
      ? paymentProvider.capture(chargeOf(payment), dueInMinor)
      : paymentProvider.void(chargeOf(payment)))
    if (done === 'refused')
      log.error(
        { reference, move: delivered ? 'capture' : 'void' },
        'the payment provider refuses to end a payment',
      )
    if (done !== 'done') return againSeconds * (done === 'refused' ? 240 : 1)
  }
  await paymentStore.end(
    reference,
    delivered ? 'captured' : 'voided',
    delivered ? captureEntries(source, dueInMinor) : releaseEntries(source, dueInMinor),
    clock(),
  )
  return null
}

// As many as one job asks a provider for before others have their turn.
const refundsAtOnce = 50

/** Tells the provider of refunds that it has not confirmed; the rest is told by a job that follows at once. */
async function payBack(
  { paymentStore, paymentProvider, log, clock }: SettlingPorts,
  payment: StoredPayment,
): Promise<number | null> {
  const owed = await paymentStore.listOwedRefunds(payment.reference, refundsAtOnce)
  let wait = owed.length === refundsAtOnce ? 0 : null
  for (const { refundID, amountInMinor } of owed) {
    const done = await paymentProvider.refund(chargeOf(payment), refundID, amountInMinor)
    if (done === 'done')
      await paymentStore.bookPaidBack(
        payment.reference,
        refundID,
        payBackEntries(amountInMinor),
        clock(),
      )
    else wait = againSeconds
    if (done === 'refused')
      log.error({ reference: payment.reference }, 'the payment provider refuses a refund')
  }
  return wait
}

/** A provider that said no, and has the money set aside after all, is told to let it go: the eater was told that nothing was charged. */
async function undoBelated(
  { paymentProvider }: SettlingPorts,
  payment: StoredPayment,
): Promise<number | null> {
  const { outcome } = await paymentProvider.status(chargeOf(payment))
  if (outcome !== 'authorised') return null
  return (await paymentProvider.void(chargeOf(payment))) === 'done' ? null : againSeconds
}
