// Encrypts a push message for the browser (RFC 8291), signs it for the push service (RFC 8292), and
// decides after the service's response whether to try again.
import { createHash } from 'node:crypto'
import type { PushMessage } from '@tingkat/contract/push'
import webPush from 'web-push'
import type { OutgoingMessage, PostResult } from '../platform/outgoing/outgoing.ts'
import type { Vapid } from './vapid-store.ts'

/**
 * A process claims a message for this many milliseconds, longer than a request to a push service
 * may take. Afterwards another process may claim it.
 */
export const leaseMs = 15_000
// Pauses between attempts in seconds. There are few attempts, because
// push services are rarely unavailable for long and messages expire soon.
const retryPauseSeconds = [5, 30, 120, 600]
const unknownSubscriptionStatuses = new Set([404, 410])
const retryStatuses = new Set([408, 425, 429])
const invalidKeyCode = 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY'

type Receiver = { endpoint: string; p256dh: string; auth: string }
type Delivery = { ttlSeconds: number; urgency: 'high' | 'normal' }

/**
 * Returns the encrypted message, or null if the browser's
 * public key is invalid, for example not a point on the curve.
 */
export function encryptMessage(
  vapid: Vapid,
  { endpoint, p256dh, auth }: Receiver,
  message: PushMessage,
  { ttlSeconds, urgency }: Delivery,
): OutgoingMessage | null {
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: vapid,
        contentEncoding: 'aes128gcm',
        TTL: ttlSeconds,
        urgency,
        topic: topicOf(message.tag),
      },
    )
    return { headers, body: body ?? '' }
  } catch (error) {
    if ((error as { code?: unknown }).code === invalidKeyCode) return null
    throw error
  }
}

// A push message's topic may have at most 32 base64url characters (RFC 8030, 5.4). It is a hash, so
// that push services do not learn the order id.
const topicOf = (topic: string): string =>
  createHash('sha256').update(topic).digest('base64url').slice(0, 32)

/**
 * `released`: this process is stopping, so another process may send the message. `unknown`: the
 * push service no longer knows the subscription. `retry`: try again after the pause. `sent` and
 * `failed`: no further attempt.
 */
type Outcome =
  | { kind: 'released' | 'unknown' | 'sent' | 'failed' }
  | { kind: 'retry'; pauseSeconds: number }

/**
 * Returns what to do with a push message after the response of the push service. `attempts`
 * includes the current attempt.
 */
export function outcomeOf(result: PostResult, attempts: number): Outcome {
  if ('failure' in result && result.failure === 'stopped') return { kind: 'released' }
  if ('status' in result && unknownSubscriptionStatuses.has(result.status))
    return { kind: 'unknown' }
  const pause = isRetryable(result) ? retryPauseSeconds[attempts - 1] : undefined
  if (pause !== undefined) {
    const requested = 'status' in result ? (result.retryAfterSeconds ?? 0) : 0
    return { kind: 'retry', pauseSeconds: Math.max(pause, requested) }
  }
  return { kind: 'status' in result && result.status < 300 ? 'sent' : 'failed' }
}

function isRetryable(result: PostResult): boolean {
  return 'status' in result
    ? result.status >= 500 || retryStatuses.has(result.status)
    : result.failure !== 'refused_address'
}
