// Sends push messages about orders to the browsers of the eaters.
import type { PushMessage } from '@tingkat/contract/push'
import { findCountry } from '@tingkat/ordering/country/country'
import type { Order } from '@tingkat/ordering/order/order'
import type { OrderStore } from '../order/store.ts'
import type { Deliveries } from '../platform/jobs/delivery-loop.ts'
import type { Log } from '../platform/log.ts'
import type { Outgoing, PostResult } from '../platform/outgoing/outgoing.ts'
import { timeToLiveSeconds, urgencyOf } from './push-kind.ts'
import { pushText } from './push-text.ts'
import type { PushStore, QueuedPush } from './store.ts'
import type { Vapid } from './vapid-store.ts'
import { encryptMessage, leaseMs, outcomeOf } from './web-push-message.ts'

export type PushSendingPorts = {
  push: PushStore
  orders: Pick<OrderStore, 'find'>
  outgoing: Outgoing
  vapid: Vapid
  clock: () => Date
  log: Pick<Log, 'warn'>
}

/** Returns the functions that the delivery loop calls to claim and send push messages. */
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
  // Another account may have logged in with the subscribed browser since the message was queued.
  if (!stored || stored.accountID !== queued.accountID || clock().getTime() >= expiresAt)
    return await push.finish(queued)
  const request = encryptMessage(ports.vapid, queued, messageOf(queued, stored.order), {
    ttlSeconds: Math.ceil((expiresAt - clock().getTime()) / 1000),
    urgency: urgencyOf(queued.kind),
  })
  if (!request) return await push.drop(queued.subscriptionID)
  await storeResult(ports, queued, await ports.outgoing.post(queued.endpoint, request, stop))
}

async function storeResult(
  { push, clock, log }: PushSendingPorts,
  queued: QueuedPush,
  result: PostResult,
): Promise<void> {
  const { attempts, kind } = queued
  const outcome = outcomeOf(result, attempts)
  if (outcome.kind === 'released') return await push.release(queued)
  if (outcome.kind === 'unknown') return await push.drop(queued.subscriptionID)
  if (outcome.kind === 'retry') {
    const nextAt = new Date(clock().getTime() + outcome.pauseSeconds * 1000)
    return await push.postpone(queued, nextAt)
  }
  await push.finish(queued)
  if (outcome.kind === 'failed')
    log.warn({ kind, attempts, ...result }, 'a push message could not be delivered')
}

/**
 * Returns the message. A click on it opens the order's page in the eater's language, or in the
 * country's first language if the country does not offer the eater's.
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
