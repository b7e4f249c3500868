// Use cases of push messages to tablets with the kitchen console: subscribe,
// unsubscribe, and send a message while an order waits for an answer.
import type { PushMessage, PushSubscriptionBody } from '@tingkat/contract/push'
import type { LanguageCode } from '@tingkat/ordering/country/country'
import type { Order } from '@tingkat/ordering/order/order'
import { problem } from '../../http/problem.ts'
import type { OrderStore } from '../../order/store.ts'
import type { Deliveries } from '../../platform/jobs/delivery-loop.ts'
import type { Log } from '../../platform/log.ts'
import type { Outgoing, PostResult } from '../../platform/outgoing/outgoing.ts'
import type { Vapid } from '../../push/vapid-store.ts'
import { encryptMessage, leaseMs, outcomeOf } from '../../push/web-push-message.ts'
import type { DevicePushStore, QueuedDevicePush } from './device-push-store.ts'

export type DeviceSubscribingPorts = {
  devicePush: DevicePushStore
  outgoing: Pick<Outgoing, 'faultOfText'>
  clock: () => Date
}

/**
 * Stores the device's subscription. Throws url_refused, with the `reason`, for an endpoint
 * that the server must not call, and device_revoked for a device that is no longer paired.
 */
export async function subscribeDevice(
  { devicePush, outgoing, clock }: DeviceSubscribingPorts,
  deviceID: string,
  body: PushSubscriptionBody,
): Promise<void> {
  const reason = outgoing.faultOfText(body.endpoint)
  if (reason) throw problem('url_refused', { reason })
  if (!(await devicePush.save(deviceID, body, clock()))) throw problem('device_revoked')
}

export type DeviceSendingPorts = {
  devicePush: DevicePushStore
  orders: Pick<OrderStore, 'find'>
  outgoing: Pick<Outgoing, 'post'>
  vapid: Vapid
  clock: () => Date
  log: Pick<Log, 'warn'>
}

// In milliseconds: a message older than this is deleted and not sent, because its order has been
// answered or has timed out by then.
const lifeMs = 600_000

/** Returns the functions with which the delivery loop gets queued messages and sends them. */
export function devicePushDeliveries(ports: DeviceSendingPorts): Deliveries<QueuedDevicePush> {
  const { devicePush, clock } = ports
  return {
    claim: async (limit) =>
      await devicePush.claim(limit, clock(), new Date(clock().getTime() + leaseMs)),
    deliver: async (queued, stop) => await deliver(ports, queued, stop),
  }
}

async function deliver(
  ports: DeviceSendingPorts,
  queued: QueuedDevicePush,
  stop: AbortSignal,
): Promise<void> {
  const { devicePush, orders, outgoing, vapid, clock } = ports
  const leftMs = queued.createdAt.getTime() + lifeMs - clock().getTime()
  const stored = await orders.find(queued.orderID)
  if (!stored || leftMs <= 0 || !isUnanswered(stored.order)) return await devicePush.finish(queued)
  const message = messageOf(stored.order, queued)
  const delivery = { ttlSeconds: Math.ceil(leftMs / 1000), urgency: 'high' } as const
  const request = encryptMessage(vapid, queued, message, delivery)
  if (!request) return await devicePush.drop(queued)
  await storeResult(ports, queued, await outgoing.post(queued.endpoint, request, stop))
}

const isUnanswered = ({ orderState }: Order): boolean =>
  orderState === 'NEW' || orderState === 'MAX_CONFIRMING'

async function storeResult(
  { devicePush, clock, log }: DeviceSendingPorts,
  queued: QueuedDevicePush,
  result: PostResult,
): Promise<void> {
  const { attempts, deviceID } = queued
  const outcome = outcomeOf(result, attempts)
  if (outcome.kind === 'released') return await devicePush.release(queued)
  if (outcome.kind === 'unknown') return await devicePush.drop(queued)
  if (outcome.kind === 'retry') {
    const nextAt = new Date(clock().getTime() + outcome.pauseSeconds * 1000)
    return await devicePush.postpone(queued, nextAt)
  }
  await devicePush.finish(queued)
  if (outcome.kind === 'failed')
    log.warn({ deviceID, attempts, ...result }, 'a push message to a device was not delivered')
}

// The texts contain no personal data, because anyone can read a tablet's lock screen.
const texts: Record<LanguageCode, string> = {
  en: 'New order. Tap to answer it.',
  id: 'Pesanan baru. Ketuk untuk menjawab.',
  th: 'มีออเดอร์ใหม่ แตะเพื่อตอบรับ',
  vi: 'Có đơn mới. Chạm để trả lời.',
}

const messageOf = (
  { merchant, orderID }: Order,
  { language }: Pick<QueuedDevicePush, 'language'>,
): PushMessage => ({
  title: merchant.name,
  body: texts[language],
  lang: language,
  tag: orderID,
  url: '/kitchen/board',
})
