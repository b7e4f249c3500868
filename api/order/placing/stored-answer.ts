// Answers a repeated request with the stored answer of its idempotency key.
import type { Order } from '@tingkat/ordering/order/order'
import { isPaymentFailure } from '@tingkat/ordering/payment/order-payment'
import { problem, type ProblemError } from '../../http/problem.ts'
import { chargeCard } from '../../payment/card-actions.ts'
import type { SettlingPorts } from '../../payment/settling-actions.ts'
import type { KeyedRequest } from './order-sql.ts'
import type { PlacingStore } from './placing-store.ts'

export type ReplayPorts = SettlingPorts & { placings: Pick<PlacingStore, 'findAnswer'> }
/** A request that places an order; `cardToken` is empty unless the order is paid by card. */
export type PlacingAttempt = { request: KeyedRequest; cardToken: string; now: Date }
/**
 * `answer` is the order as JSON text, with the same bytes each time the key is sent. `seenAt` is
 * the time when the session was last seen.
 */
export type PlacedAnswer = { answer: string; replayed: boolean; seenAt: Date }

/**
 * Returns the stored answer of the key. If its card payment is still open, charges the
 * card with the token of this request. Throws unauthenticated without a session,
 * `problemIfNew` for an unused key, idempotency_key_reused for another body, and
 * payment_declined, payment_challenge or payment_pending if the payment has not succeeded.
 */
export async function replayAnswer(
  ports: ReplayPorts,
  attempt: PlacingAttempt,
  problemIfNew: ProblemError,
): Promise<PlacedAnswer> {
  const stored = await findAnswer(ports, attempt, problemIfNew)
  if (stored.answer !== null) return replayed(stored.answer, stored.seenAt)
  await chargeCard(ports, stored.orderID, attempt.cardToken)
  const decided = await findAnswer(ports, attempt, problemIfNew)
  if (decided.answer === null) throw problem('payment_pending', { orderID: decided.orderID })
  return replayed(decided.answer, decided.seenAt)
}

async function findAnswer(
  { placings }: ReplayPorts,
  { request, now }: PlacingAttempt,
  problemIfNew: ProblemError,
): Promise<{ orderID: string; answer: string | null; seenAt: Date }> {
  const { session, stored } = await placings.findAnswer(request, now)
  if (!session) throw problem('unauthenticated')
  if (!stored) throw problemIfNew
  if (Buffer.compare(request.fingerprint, stored.fingerprint) !== 0)
    throw problem('idempotency_key_reused')
  return { orderID: stored.orderID, answer: stored.answer, seenAt: session.seenAt }
}

/** Throws payment_declined with `orderID` and `reason` if the stored order's payment failed. */
function replayed(answer: string, seenAt: Date): PlacedAnswer {
  const { orderID, orderState, version, reason } = JSON.parse(answer) as Order
  if (orderState === 'FAILED' && version === 1 && isPaymentFailure(reason))
    throw problem('payment_declined', { orderID, reason })
  return { answer, seenAt, replayed: true }
}
