// Sends push messages: encrypted for the browser (RFC 8291)
// and signed for the push service (RFC 8292).
import { createHash } from 'node:crypto'
import type { PushMessage } from '@tingkat/contract/push'
import { findCountry } from '@tingkat/ordering/country/country'
import type { Order } from '@tingkat/ordering/order/order'
import webPush from 'web-push'
import type { OrderStore } from '../order/store.ts'
import type { Deliveries } from '../platform/jobs/delivery-loop.ts'
import type { Log } from '../platform/log.ts'
import type { Outgoing, OutgoingMessage, PostResult } from '../platform/outgoing/outgoing.ts'
import { timeToLiveSeconds, urgencyOf } from './push-kind.ts'
import { pushText } from './push-text.ts'
import type { PushStore, QueuedPush } from './store.ts'
import type { Vapid } from './vapid-store.ts'

export type PushSendingPorts = {
  push: PushStore
  orders: Pick<OrderStore, 'find'>
  outgoing: Outgoing
  vapid: Vapid
  clock: () => Date
  log: Pick<Log, 'warn'>
}

// In milliseconds: after this time another process may
// claim the message. Longer than a request may take.
const leaseMs = 15_000
// Pauses between attempts. Push services are rarely unavailable for long, and messages expire.
const retryPauseSeconds = [5, 30, 120, 600]
const unknownSubscriptionStatuses = new Set([404, 410])
const retryStatuses = new Set([408, 425, 429])
const invalidKeyCode = 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY'

/** Returns the functions with which the delivery loop claims and sends push messages. */
export function pushDeliveries(ports: PushSendingPorts): Deliveries<QueuedPush> {
  return {
    claim: async (limit) =>
      await ports.push.claim(limit, ports.clock(), new Date(ports.clock().getTime() + leaseMs)),
    deliver: async (queued, stop) => await deliver(ports, queued, stop),
  }
}

async function deliver(
  ports: PushSendingPorts,
  queued: QueuedPush,
  stop: AbortSignal,
): Promise<void> {
  const { push, orders, clock } = ports
  const expiresAt = queued.createdAt.getTime() + timeToLiveSeconds[queued.kind] * 1000
  const stored = await orders.find(queued.orderID)
  // Another account may have logged in on that browser in the meantime.
  if (!stored || stored.accountID !== queued.accountID || clock().getTime() >= expiresAt)
    return await push.finish(queued)
  const request = encrypt(ports, queued, stored.order, expiresAt)
  if (!request) return await push.drop(queued.subscriptionID)
  await storeResult(ports, queued, await ports.outgoing.post(queued.endpoint, request, stop))
}

async function storeResult(
  { push, clock, log }: PushSendingPorts,
  queued: QueuedPush,
  result: PostResult,
): Promise<void> {
  if ('failure' in result && result.failure === 'stopped') return await push.release(queued)
  if ('status' in result && unknownSubscriptionStatuses.has(result.status))
    return await push.drop(queued.subscriptionID)
  const { attempts, kind } = queued
  const pause = isRetryable(result) ? retryPauseSeconds[attempts - 1] : undefined
  if (pause !== undefined) {
    const requested = 'status' in result ? (result.retryAfterSeconds ?? 0) : 0
    const nextAt = clock().getTime() + Math.max(pause, requested) * 1000
    return await push.postpone(queued, new Date(nextAt))
  }
  await push.finish(queued)
  if (!('status' in result) || result.status >= 300)
    log.warn({ kind, attempts, ...result }, 'a push message could not be delivered')
}

function isRetryable(result: PostResult): boolean {
  return 'status' in result
    ? result.status >= 500 || retryStatuses.has(result.status)
    : result.failure !== 'refused_address'
}

/**
 * Encrypts a message. Returns null for invalid keys of
 * the browser, such as a point that is not on the curve.
 */
function encrypt(
  { vapid, clock }: PushSendingPorts,
  queued: QueuedPush,
  order: Order,
  expiresAt: number,
): OutgoingMessage | null {
  const { endpoint, p256dh, auth, kind } = queued
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(messageOf(queued, order)),
      {
        vapidDetails: vapid,
        contentEncoding: 'aes128gcm',
        TTL: Math.ceil((expiresAt - clock().getTime()) / 1000),
        urgency: urgencyOf(kind),
        topic: topicOf(queued.topic),
      },
    )
    return { headers, body: body ?? '' }
  } catch (error) {
    if ((error as { code?: unknown }).code === invalidKeyCode) return null
    throw error
  }
}

/**
 * Returns the notification. It opens a page in the eater's language if the country has that
 * language.
 */
function messageOf(
  { kind, language, topic }: QueuedPush,
  { merchant, countryCode, orderID }: Order,
): PushMessage {
  const languages = findCountry(countryCode)?.languages ?? [language]
  const pageLanguage = languages.includes(language) ? language : (languages[0] ?? language)
  return {
    title: merchant.name,
    body: pushText(language, kind),
    lang: language,
    tag: topic,
    url: `/${countryCode}/${pageLanguage}/order/${encodeURIComponent(orderID)}`,
  }
}

// A topic has at most 32 base64url characters (RFC 8030, 5.4). The hash hides the order id from
// push services.
const topicOf = (topic: string): string =>
  createHash('sha256').update(topic).digest('base64url').slice(0, 32)
