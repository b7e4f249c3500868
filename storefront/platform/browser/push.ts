// Reads, enables and disables Web Push in this browser.
import type { ClientProblem } from '@tingkat/contract/client'
import type { LanguageCode } from '@tingkat/ordering/country/country'
import { client } from './client.ts'
import { createStored } from '../storage/stored.ts'

/**
 * `unsupported`: the browser has no Web Push; iPhones have it only after installation on the home
 * screen. `blocked`: the eater denied the permission.
 */
export type PushState = 'unsupported' | 'off' | 'on' | 'blocked'
export type PushResult = { state: PushState } | { problem: ClientProblem | null }

const workerPath = '/push-worker.js'

// The id of the eater who turned push messages on. Other eaters in this browser have not agreed to
// them.
const subscriber = createStored<string>('push', (value) =>
  typeof value === 'string' ? value : null,
)

const isSupported = () =>
  typeof window !== 'undefined' &&
  window.isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window

/**
 * Returns the current state. An existing subscription is sent to the server again, because the
 * server stores it with a login, and the eater may have logged in again since then. `eater` is the
 * opaque id of the logged-in eater.
 */
export async function readPushState(eater: string, language: LanguageCode): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  if (Notification.permission !== 'granted' || subscriber.read() !== eater) return 'off'
  const subscription = await readSubscription()
  if (!subscription) return 'off'
  const result = await registerSubscription(subscription, language)
  // Status 0 means that the server is unreachable. Push messages are still on then, because the
  // server has the subscription from an earlier visit.
  return result.ok || result.problem.status === 0 ? 'on' : 'off'
}

/** Asks for the permission if it is not granted yet, which browsers allow only during a click. */
export async function enablePush(eater: string, language: LanguageCode): Promise<PushResult> {
  if (!isSupported()) return { state: 'unsupported' }
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return { state: permission === 'denied' ? 'blocked' : 'off' }
  const key = await client.readPushKey()
  if (!key.ok) return { problem: key.problem }
  const subscription = await subscribe(key.data.publicKey).catch(() => null)
  if (!subscription) return { problem: null }
  const result = await registerSubscription(subscription, language)
  if (!result.ok) return { problem: result.problem }
  subscriber.write(eater)
  return { state: 'on' }
}

/**
 * Turns push messages off, even while the server is unreachable: the push service then rejects
 * messages to the removed subscription.
 */
export async function disablePush(): Promise<void> {
  subscriber.write(null)
  const subscription = await readSubscription()
  if (!subscription) return
  await client.unsubscribePush({ endpoint: subscription.endpoint })
  await subscription.unsubscribe().catch(() => false)
}

async function readSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined)
  return (await registration?.pushManager.getSubscription().catch(() => null)) ?? null
}

/** Throws if the browser's push service cannot be reached. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  // If the service worker for offline use is registered, it is used instead of the push worker,
  // because it shows push messages too.
  const registration =
    (await navigator.serviceWorker.getRegistration('/')) ??
    (await navigator.serviceWorker.register(workerPath, { scope: '/', updateViaCache: 'none' }))
  const existing = await registration.pushManager.getSubscription()
  if (existing && isForKey(existing, publicKey)) return existing
  // The server can no longer send to a subscription that was made with another key.
  await existing?.unsubscribe()
  await waitForActivation(registration)
  return await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
}

/**
 * Waits until the service worker is active, which a subscription needs. Throws if the installation
 * fails.
 */
async function waitForActivation(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The push worker was not installed.'))
    })
  })
}

function isForKey({ options }: PushSubscription, publicKey: string): boolean {
  if (!options.applicationServerKey) return false
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey
}

async function registerSubscription(subscription: PushSubscription, language: LanguageCode) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return await client.subscribePush({
    endpoint,
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
    language,
  })
}
