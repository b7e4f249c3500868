// Applies the payment provider's status to a tip's card payment. Called by requests, provider
// events and jobs.
import { laterTipEntries } from '@tingkat/ordering/payment/ledger'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { SettlingPorts } from '../../payment/settling-actions.ts'
import { attemptSeconds, refusalRetrySeconds, retrySeconds } from '../../payment/payment-clock.ts'
import type { Charge, ProviderStatus } from '../../providers/payments/payment-provider.ts'
import type { TipPayment, TipStore } from './store.ts'

/** A separate queue, because servers of an older version cannot process payments of tips. */
export const tipQueue = 'tip-clock'
export type TipJob = { reference: string }

export type TipSettlingPorts = Pick<SettlingPorts, 'paymentProvider' | 'jobs' | 'log' | 'clock'> & {
  tips: TipStore
}

export const isOpenTip = ({ state }: Pick<TipPayment, 'state'>): boolean =>
  state === 'started' || state === 'challenge'

export const tipChargeOf = ({ reference, amountInMinor, currency }: TipPayment): Charge => ({
  reference,
  amountInMinor,
  currency,
})

/** Seconds until the payment must be checked again; null if it has succeeded or failed. */
type Wait = number | null

/**
 * Applies the payment provider's status to the payment of a tip. Idempotent: the ledger entries of
 * a tip are booked once.
 */
export async function settleTip(
  ports: TipSettlingPorts,
  tip: TipPayment,
  status: ProviderStatus,
): Promise<Wait> {
  const { reference } = tip
  switch (status.outcome) {
    case 'authorised':
    case 'captured':
      return await captureTip(ports, tip)
    case 'declined':
      await ports.tips.decline(reference, status.reason)
      return null
    case 'voided':
      await ports.tips.decline(reference, 'UNPAID_ORDER')
      return null
    case 'challenge':
      await ports.tips.saveChallenge(reference, status.challenge)
      return retrySeconds
    case 'none':
    case 'unknown':
      return retrySeconds
    default:
      throw new Error('the payment provider returned no outcome')
  }
}

async function captureTip(
  { paymentProvider, tips, log, clock }: TipSettlingPorts,
  tip: TipPayment,
): Promise<Wait> {
  const { reference, amountInMinor } = tip
  const outcome = await paymentProvider.capture(tipChargeOf(tip), amountInMinor)
  if (outcome === 'done') {
    await tips.capture(reference, laterTipEntries('card', amountInMinor), clock())
    return null
  }
  if (outcome === 'unknown') return retrySeconds
  log.error({ reference, operation: 'capture' }, 'the payment provider refused')
  return refusalRetrySeconds
}

/**
 * Asks the payment provider for the status of a tip's payment and applies it. Queues a job if the
 * payment is still open. Idempotent.
 */
export async function advanceTip(ports: TipSettlingPorts, { reference }: TipJob): Promise<void> {
  const tip = await ports.tips.find(reference)
  if (!tip || !isOpenTip(tip)) return
  const wait = await advanceOpen(ports, tip)
  const job: TipJob = { reference }
  if (wait !== null) await ports.jobs.send(tipQueue, job, { startAfterSeconds: wait })
}

async function advanceOpen(ports: TipSettlingPorts, tip: TipPayment): Promise<Wait> {
  const { paymentProvider, tips, clock } = ports
  const status = await paymentProvider.status(tipChargeOf(tip))
  const now = clock().getTime()
  const isAbandoned =
    status.outcome === 'none' && now >= tip.createdAt.getTime() + attemptSeconds * 1000
  const isExpired = status.outcome === 'challenge' && now >= tip.expiresAt.getTime()
  if (!isAbandoned && !isExpired) return await settleTip(ports, tip, status)
  // The payment is voided at the payment provider before it is stored as declined, so that the bank
  // cannot charge it later.
  if ((await paymentProvider.void(tipChargeOf(tip))) !== 'done') return retrySeconds
  await tips.decline(tip.reference, 'UNPAID_ORDER')
  return null
}

/** Starts processing the jobs of tips. */
export async function startTipClock(ports: TipSettlingPorts & { jobs: Jobs }): Promise<void> {
  await ports.jobs.register<TipJob>(tipQueue, (job) => advanceTip(ports, job))
}
