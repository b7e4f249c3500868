// Sends eaters the news of their orders: encrypted for their browser alone (RFC 8291), signed so that push services know us (RFC 8292).
import { createHash } from 'node:crypto'
import type { PushMessage } from '@tingkat/contract/push'
import { findCountry } from '@tingkat/ordering/country/country'
import type { Order } from '@tingkat/ordering/order/order'
import webPush from 'web-push'
import type { OrderStore } from '../order/store.ts'
import type { Deliveries } from '../platform/jobs/delivery-loop.ts'
import type { Log } from '../platform/log.ts'
import type { Outgoing, OutgoingMessage } from '../platform/outgoing/outgoing.ts'
import { newsSeconds, urgencyOf } from './push-news.ts'
import { pushText } from './push-text.ts'
import type { PushStore, WaitingPush } from './store.ts'
import type { Vapid } from './vapid-store.ts'

export type PushSendingPorts = {
  push: PushStore
  orders: Pick<OrderStore, 'find'>
  outgoing: Outgoing
  vapid: Vapid
  clock: () => Date
  log: Pick<Log, 'warn'>
}

// Longer than a request may take: whoever claimed one and said nothing by then is gone.
const leaseMs = 15_000
// A push service is seldom away for long, and news gets old.
const waitSeconds = [5, 30, 120, 600]
const unknownStatuses = new Set([404, 410])
const wrongPoint = 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY'
const laterStatuses = new Set([408, 425, 429])

/** For the delivery loop. */
export function pushDeliveries(ports: PushSendingPorts): Deliveries<WaitingPush> {
  return {
    claim: async (most) =>
      await ports.push.claim(most, ports.clock(), new Date(ports.clock().getTime() + leaseMs)),
    deliver: async (waiting, stop) => await deliver(ports, waiting, stop),
  }
}

async function deliver(
  ports: PushSendingPorts,
  waiting: WaitingPush,
  stop: AbortSignal,
): Promise<void> {
  const { push, orders, clock, log } = ports
  const { attempts, createdAt, kind, subscriptionID } = waiting
  const goodUntil = createdAt.getTime() + newsSeconds[kind] * 1000
  const stored = await orders.find(waiting.orderID)
  // Somebody else may have logged in on that browser since.
  if (!stored || stored.accountID !== waiting.accountID || clock().getTime() >= goodUntil)
    return await push.finish(waiting)
  const request = encrypt(ports, waiting, stored.order, goodUntil)
  if (!request) return await push.drop(subscriptionID)
  const sent = await ports.outgoing.post(waiting.endpoint, request, stop)
  if ('failure' in sent && sent.failure === 'stopped') return await push.release(waiting)
  if ('status' in sent && unknownStatuses.has(sent.status)) return await push.drop(subscriptionID)
  const again =
    'status' in sent
      ? sent.status >= 500 || laterStatuses.has(sent.status)
      : sent.failure !== 'refused_address'
  const wait = again ? waitSeconds[attempts - 1] : undefined
  if (wait !== undefined)
    return await push.postpone(
      waiting,
      new Date(
        clock().getTime() +
          Math.max(wait, 'status' in sent ? (sent.retryAfterSeconds ?? 0) : 0) * 1000,
      ),
    )
  await push.finish(waiting)
  if (!('status' in sent) || sent.status >= 300)
    log.warn({ kind, attempts, ...sent }, 'a push message was given up')
}

/** Null when the browser's keys are none: a point off the curve has the length of one on it. */
function encrypt(
  { vapid, clock }: PushSendingPorts,
  waiting: WaitingPush,
  order: Order,
  goodUntil: number,
): OutgoingMessage | null {
  const { endpoint, p256dh, auth, kind } = waiting
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(messageOf(waiting, order)),
      {
        vapidDetails: vapid,
        contentEncoding: 'aes128gcm',
        TTL: Math.ceil((goodUntil - clock().getTime()) / 1000),
        urgency: urgencyOf(kind),
        topic: topicOf(waiting.topic),
      },
    )
    return { headers, body: body ?? '' }
  } catch (error) {
    if ((error as { code?: unknown }).code === wrongPoint) return null
    throw error
  }
}

/** What the browser's worker shows; the page it opens is in the eater's language where the country has it. */
function messageOf(
  { kind, language, topic }: WaitingPush,
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

// Push services take 32 characters of the base64url alphabet (RFC 8030, 5.4), and need not know the order's id.
const topicOf = (topic: string): string =>
  createHash('sha256').update(topic).digest('base64url').slice(0, 32)
