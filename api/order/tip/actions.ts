// Tips after delivery: each is a separate payment, at
// most one per order, and goes entirely to the courier.
import { createHash } from 'node:crypto'
import { countries, type CountryCode } from '@tingkat/ordering/country/country'
import { laterTipMax, whyNoTip, type TipClosedReason } from '@tingkat/ordering/order/later-tip'
import type { Order } from '@tingkat/ordering/order/order'
import { isBalance, laterTipEntries } from '@tingkat/ordering/payment/ledger'
import { paymentSourceOf } from '@tingkat/ordering/payment/payment'
import { checkTip } from '@tingkat/ordering/quote/tip'
import type { Eater } from '../../account/session.ts'
import { problem, refused, type ProblemError } from '../../http/problem.ts'
import { attemptSeconds, challengeSeconds } from '../../payment/payment-clock.ts'
import type { SettlingPorts } from '../../payment/settling-actions.ts'
import { findOwnOrder, offersTips, readOrder } from '../actions.ts'
import type { StoredOrder } from '../store.ts'
import { isOpenTip, settleTip, tipChargeOf, tipQueue, type TipJob } from './settling.ts'
import type { TipPayment, TipStore } from './store.ts'

export type TipPorts = Omit<SettlingPorts, 'paymentStore' | 'relay'> & { tips: TipStore }
export type TipInput = { amountInMinor: number; paymentToken: string; key: string }

/**
 * Pays a tip to the courier of a delivered order with the order's payment method, and returns
 * the order. A repeated `key` charges once. Throws not_found, tip_closed with the `reason`,
 * tip_too_large, payment_not_offered, and idempotency_key_reused for another amount. If the
 * payment has not succeeded, throws payment_declined, payment_challenge or payment_pending.
 */
export async function giveTip(
  ports: TipPorts,
  eater: Eater,
  orderID: string,
  input: TipInput,
): Promise<Order> {
  const stored = await findOwnOrder(ports, eater, orderID)
  const reference = referenceOf(orderID, input.key)
  const known = await ports.tips.find(reference)
  const tip = known ?? (await beginTip(ports, stored, reference, input))
  if (tip.amountInMinor !== input.amountInMinor) throw problem('idempotency_key_reused')
  await payTip(ports, tip, input.paymentToken)
  return await readOrder(ports, eater, orderID)
}

/**
 * Returns the same reference for the same order and key, so that the payment provider charges once.
 */
function referenceOf(orderID: string, key: string): string {
  const digest = createHash('sha256').update(key).digest('hex')
  return `${orderID}-tip-${digest.slice(0, 16)}`
}

async function beginTip(
  ports: TipPorts,
  stored: StoredOrder,
  reference: string,
  { amountInMinor, paymentToken }: TipInput,
): Promise<TipPayment> {
  const { order, accountID } = stored
  const now = ports.clock()
  const source = tipSourceOf(order)
  const objection = await objectToTip(ports, stored, amountInMinor, now)
  if (objection) throw objection
  if (source === null) throw closed('not_prepaid')
  const byCard = source === 'card'
  if (byCard) checkCard(ports, order, paymentToken)
  const job: TipJob = { reference }
  const begun = await ports.tips.begin({
    reference,
    country: order.countryCode,
    orderID: order.orderID,
    accountID,
    source,
    currency: order.snapshotDetail.cartWithQuote.currency.code,
    amountInMinor,
    createdAt: now,
    expiresAt: new Date(now.getTime() + challengeSeconds * 1000),
    job: byCard
      ? await ports.jobs.insertSql(tipQueue, job, { startAfterSeconds: attemptSeconds })
      : null,
    entries: byCard ? [] : laterTipEntries(source, amountInMinor),
  })
  if (begun === 'too_small')
    throw problem('payment_declined', {
      orderID: order.orderID,
      reason: 'INSUFFICIENT_BALANCE',
    })
  const tip = await ports.tips.find(reference)
  if (!tip) throw closed('given')
  return tip
}

async function objectToTip(
  { tips }: TipPorts,
  { order, extras }: StoredOrder,
  amountInMinor: number,
  now: Date,
): Promise<ProblemError | null> {
  const reason = whyNoTip(order, offersTips(order), now)
  if (reason) return closed(reason)
  if (extras.laterTip) return closed('given')
  const country = countries[order.countryCode as CountryCode]
  const refusal = checkTip(amountInMinor, { limit: laterTipMax(order), country })
  if (refusal) return refused(refusal)
  return (await tips.hasUsedAttempts(order.countryCode, order.orderID))
    ? closed('too_many_attempts')
    : null
}

const closed = (reason: TipClosedReason): ProblemError => problem('tip_closed', { reason })

function tipSourceOf({ paymentTypeID }: Order): TipPayment['source'] | null {
  const source = paymentSourceOf(paymentTypeID)
  return source === 'card' || (source !== undefined && isBalance(source)) ? source : null
}

function checkCard({ paymentProvider }: TipPorts, order: Order, paymentToken: string): void {
  if (paymentProvider.provider === 'none')
    throw problem('payment_not_offered', { paymentTypeID: order.paymentTypeID })
  if (!paymentToken)
    throw problem('invalid_request', {
      faults: [{ path: 'paymentToken', message: 'a card payment needs the token of the card' }],
    })
}

/**
 * Charges the card for a tip whose payment has neither succeeded nor failed. First asks the payment
 * provider, because an earlier request may have charged the card. Returns when the tip is paid;
 * otherwise throws as `giveTip` does.
 */
async function payTip(ports: TipPorts, tip: TipPayment, token: string): Promise<void> {
  const { orderID, reference } = tip
  if (isOpenTip(tip)) {
    const charge = tipChargeOf(tip)
    const status = await ports.paymentProvider.status(charge)
    const isUnknown = status.outcome === 'none' && token !== ''
    await settleTip(
      ports,
      tip,
      isUnknown ? await ports.paymentProvider.authorise(charge, token) : status,
    )
  }
  const after = await ports.tips.find(reference)
  if (after?.state === 'captured') return
  if (after?.state === 'declined')
    throw problem('payment_declined', { orderID, reason: after.reason ?? 'PAYMENT_FAIL' })
  if (after?.state === 'challenge')
    throw problem('payment_challenge', {
      orderID,
      challenge: after.challenge,
      expiresAt: after.expiresAt.toISOString(),
    })
  throw problem('payment_pending', { orderID })
}
