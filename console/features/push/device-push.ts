// Reads, enables and disables push messages of new orders in this tablet's browser.
import { client } from '../../platform/client.ts'
import { isKnownDevice } from '../../platform/log-in/last-device.ts'
import type { ConsoleLanguage } from '../../platform/i18n/language.ts'

/**
 * `unsupported`: the browser has no Web Push, or does not belong to a paired tablet. iPads have Web
 * Push only for pages that were opened from the home screen. `blocked`: the permission was denied.
 */
export type DevicePushState = 'unsupported' | 'off' | 'on' | 'blocked' | 'failed'

// How long to wait for the service worker, in milliseconds. On the first visit, the browser is
// still installing it.
const workerPatience = 10_000

const isSupported = () =>
  window.isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  isKnownDevice()

/**
 * Returns the state. Also sends an existing subscription to the server again, because the server
 * deletes the subscription when a tablet is paired anew.
 */
export async function readDevicePush(language: ConsoleLanguage): Promise<DevicePushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await readSubscription()
  if (Notification.permission !== 'granted' || !subscription) return 'off'
  const result = await register(subscription, language)
  // Status 0 means that the server is unreachable. It still has the subscription that an earlier
  // visit sent, so push is on.
  return result.ok || result.problem.status === 0 ? 'on' : 'off'
}

/**
 * Asks for the permission, which browsers allow only in the handler of a tap. Returns the new
 * state.
 */
export async function enableDevicePush(language: ConsoleLanguage): Promise<DevicePushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const key = await client.readPushKey()
  if (!key.ok) return 'failed'
  const subscription = await subscribe(key.data.publicKey).catch(() => null)
  if (!subscription) return 'failed'
  return (await register(subscription, language)).ok ? 'on' : 'failed'
}

/**
 * Disables push messages. This works even while the server is unreachable, because the push service
 * then rejects the server's messages to the removed subscription.
 */
export async function disableDevicePush(): Promise<DevicePushState> {
  const subscription = await readSubscription()
  await client.unsubscribeDevice()
  await subscription?.unsubscribe().catch(() => false)
  return 'off'
}

/** Returns null if no service worker becomes active in time. */
async function findWorker(): Promise<ServiceWorkerRegistration | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, workerPatience, null))
  return await Promise.race([navigator.serviceWorker.ready, tooLate])
}

async function readSubscription(): Promise<PushSubscription | null> {
  const worker = await findWorker()
  return (await worker?.pushManager.getSubscription().catch(() => null)) ?? null
}

/** Throws if the browser's push service cannot be reached. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  const worker = await findWorker()
  if (!worker) throw new Error('The worker is not active.')
  // A subscription that was made with another key is removed, because the server cannot send
  // messages to it.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  return await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
}

async function register(subscription: PushSubscription, language: ConsoleLanguage) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return await client.subscribeDevice({
    endpoint,
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
    language,
  })
}
