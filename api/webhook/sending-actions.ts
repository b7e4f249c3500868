// Sends webhook messages. Each is sent at least once, the messages about
// an order in sequence, and failed ones are tried again for about a day.
import type { WebhookFailure, WebhookMessage } from '@tingkat/contract/webhook'
import type { OrderStore } from '../order/store.ts'
import { isVisibleToPartner, toPartnerOrder } from '../partner/partner-order.ts'
import type { Deliveries } from '../platform/jobs/delivery-loop.ts'
import type { Log } from '../platform/log.ts'
import type { Outgoing, PostResult } from '../platform/outgoing/outgoing.ts'
import { nextAttempt } from './next-attempt.ts'
import { signedHeaders } from './signature.ts'
import type { Delivery, StoredSecrets, WebhookStore } from './store.ts'
import type { KeyRing } from '../platform/keys/key-ring.ts'
import { openSecrets } from './sealed-secrets.ts'

export type SendingPorts = {
  webhooks: WebhookStore
  orders: Pick<OrderStore, 'find'>
  outgoing: Outgoing
  /** Keys that encrypt the secrets with which webhook messages are signed. */
  webhookKeys: KeyRing
  clock: () => Date
  log: Pick<Log, 'warn'>
}

// A process claims a message for this many milliseconds, longer than a request to the partner may
// take. Afterwards another process may claim it.
const leaseMs = 15_000
const goneStatus = 410

/** Returns the functions with which the delivery loop claims and sends webhook messages. */
export function webhookDeliveries(ports: SendingPorts): Deliveries<Delivery> {
  return {
    claim: async (limit) =>
      await ports.webhooks.claim(limit, ports.clock(), new Date(ports.clock().getTime() + leaseMs)),
    deliver: async (delivery, stop) => await deliver(ports, delivery, stop),
  }
}

async function deliver(ports: SendingPorts, delivery: Delivery, stop: AbortSignal): Promise<void> {
  const { webhooks, clock, log } = ports
  const {
    id,
    partner: { partnerID },
    url,
    attempts,
  } = delivery
  const message = await messageOf(ports, delivery)
  if (!message) return await webhooks.finish(id)
  const result = await sendSigned(ports, partnerID, delivery, delivery.messageID, message, stop)
  if ('failure' in result && result.failure === 'stopped') return await webhooks.release(id)
  const { status, failure } = toOutcome(result)
  const now = clock()
  const next = failure
    ? nextAttempt(attempts, now, 'status' in result ? result.retryAfterSeconds : 0)
    : null
  if (next && status !== goneStatus) await webhooks.postpone(id, next)
  else await webhooks.finish(id)
  await webhooks.recordOutcome(partnerID, { at: now, status, failure })
  if (status === goneStatus) await webhooks.disable(partnerID, url, now)
  if (failure && !next)
    log.warn({ partnerID, attempts, status }, 'a webhook could not be delivered')
}

/**
 * Returns the message about an order, or null if the partner may no longer see the order. The order
 * is read now, so that the message is not outdated.
 */
async function messageOf(
  { orders }: SendingPorts,
  { orderID, partner, type, createdAt }: Delivery,
): Promise<WebhookMessage | null> {
  const stored = await orders.find(orderID)
  if (!stored || !isVisibleToPartner(partner, stored.order, stored.courierPartner)) return null
  return {
    type,
    timestamp: createdAt.toISOString(),
    data: toPartnerOrder(stored.order, partner.role, stored.extras),
  }
}

/**
 * Signs and posts a message. Returns `unreachable`
 * if none of the webhook's secrets can be decrypted.
 */
export async function sendSigned(
  { outgoing, webhookKeys, clock }: Pick<SendingPorts, 'outgoing' | 'webhookKeys' | 'clock'>,
  partnerID: string,
  { url, secret, formerSecret, formerUntil }: StoredSecrets & { url: string },
  messageID: string,
  message: WebhookMessage,
  stop?: AbortSignal,
): Promise<PostResult> {
  const at = clock()
  const hasFormer = formerUntil !== null && formerUntil > at
  const secrets = openSecrets(webhookKeys, partnerID, {
    secret,
    formerSecret: hasFormer ? formerSecret : null,
  })
  if (secrets.length === 0) return { failure: 'unreachable' }
  const body = JSON.stringify(message)
  return await outgoing.post(
    url,
    { headers: signedHeaders(secrets, { messageID, at, body }), body },
    stop,
  )
}

export function toOutcome(result: PostResult): {
  status: number | null
  failure: WebhookFailure | null
} {
  if ('status' in result)
    return {
      status: result.status,
      failure: result.status >= 200 && result.status < 300 ? null : 'status',
    }
  return { status: null, failure: result.failure === 'stopped' ? 'unreachable' : result.failure }
}
