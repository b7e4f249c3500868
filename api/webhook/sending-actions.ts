// Sends partners the news of their orders: at least once, each order's in order, again and again for about a day.
import type { WebhookFailure, WebhookMessage } from '@tingkat/contract/webhook'
import type { OrderStore } from '../order/store.ts'
import { isPartnersOrder, toPartnerOrder } from '../partner/partner-order.ts'
import type { Deliveries } from '../platform/jobs/delivery-loop.ts'
import type { Log } from '../platform/log.ts'
import type { Outgoing, PostResult } from '../platform/outgoing/outgoing.ts'
import { unseal } from '../platform/keys/seal.ts'
import { nextTry } from './retry-times.ts'
import { signedHeaders } from './signature.ts'
import type { Delivery, KeptSecrets, WebhookStore } from './store.ts'

export type SendingPorts = {
  webhooks: WebhookStore
  orders: Pick<OrderStore, 'find'>
  outgoing: Outgoing
  /** Seals the secrets. */
  webhookKey: Uint8Array
  clock: () => Date
  log: Pick<Log, 'warn'>
}

// Longer than a request may take: whoever claimed one and said nothing by then is gone.
const leaseMs = 15_000
const gone = 410

/** For the delivery loop. */
export function webhookDeliveries(ports: SendingPorts): Deliveries<Delivery> {
  return {
    claim: async (most) =>
      await ports.webhooks.claim(most, ports.clock(), new Date(ports.clock().getTime() + leaseMs)),
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
  const sent = await send(ports, partnerID, delivery, delivery.messageID, message, stop)
  if ('failure' in sent && sent.failure === 'stopped') return await webhooks.release(id)
  const { status, failure } = readOutcome(sent)
  const now = clock()
  const next = failure
    ? nextTry(attempts, now, 'status' in sent ? sent.retryAfterSeconds : 0)
    : null
  if (next && status !== gone) await webhooks.postpone(id, next)
  else await webhooks.finish(id)
  await webhooks.note(partnerID, { at: now, status, failure })
  if (status === gone) await webhooks.disable(partnerID, url, now)
  if (failure && !next) log.warn({ partnerID, attempts, status }, 'a webhook was given up')
}

/** The order as it is now, so that nothing old is told and nothing of it is kept twice; null when it is no longer the partner's to see. */
async function messageOf(
  { orders }: SendingPorts,
  { orderID, partner, type, createdAt }: Delivery,
): Promise<WebhookMessage | null> {
  const stored = await orders.find(orderID)
  if (!stored || !isPartnersOrder(partner, stored.order, stored.courierPartner)) return null
  return {
    type,
    timestamp: createdAt.toISOString(),
    data: toPartnerOrder(stored.order, partner.role, stored.extras),
  }
}

/** Signs and posts. A secret that cannot be read any more signs nothing: that counts as unreachable. */
export async function send(
  { outgoing, webhookKey, clock }: Pick<SendingPorts, 'outgoing' | 'webhookKey' | 'clock'>,
  partnerID: string,
  { url, secret, formerSecret, formerUntil }: KeptSecrets & { url: string },
  messageID: string,
  message: WebhookMessage,
  stop?: AbortSignal,
): Promise<PostResult> {
  const at = clock()
  const former = formerSecret && formerUntil && formerUntil > at ? formerSecret : new Uint8Array()
  const sealed = [
    secret,
    ...Array.from({ length: former.length / secret.length }, (_, nth) =>
      former.subarray(nth * secret.length, (nth + 1) * secret.length),
    ),
  ]
  const secrets = sealed.flatMap((one) => unseal(webhookKey, partnerID, one) ?? [])
  if (secrets.length === 0) return { failure: 'unreachable' }
  const body = JSON.stringify(message)
  return await outgoing.post(
    url,
    { headers: signedHeaders(secrets, { messageID, at, body }), body },
    stop,
  )
}

export function readOutcome(result: PostResult): {
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
