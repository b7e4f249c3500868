// Push messages in this browser: whether they can be, are allowed, are on, and turning them on and off.
import type { ClientProblem } from '@tingkat/contract/client'
import type { LanguageCode } from '@tingkat/ordering/country/country'
import { client } from './client.ts'
import { createStored } from '../storage/stored.ts'

/** unsupported: not here (in iPhones not before the page is on the home screen); blocked: the eater told the browser never to ask. */
export type PushState = 'unsupported' | 'off' | 'on' | 'blocked'
export type PushResult = { state: PushState } | { problem: ClientProblem | null }

const workerPath = '/push-worker.js'

// Who asked for it here: another eater in the same browser has not.
const askedBy = createStored<string>('push', (value) => (typeof value === 'string' ? value : null))

const isSupported = () =>
  typeof window !== 'undefined' &&
  window.isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window

/** As it stands; what is on is renewed, because the log-in that it hangs on may be a new one. `eater` is the opaque id of who is logged in. */
export async function readPushState(eater: string, language: LanguageCode): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  if (Notification.permission !== 'granted' || askedBy.read() !== eater) return 'off'
  const subscription = await subscriptionHere()
  if (!subscription) return 'off'
  const answer = await tellServer(subscription, language)
  // A server that cannot be reached has not forgotten it.
  return answer.ok || answer.problem.status === 0 ? 'on' : 'off'
}

/** Asks the eater where the browser has not yet; call it from a click. */
export async function enablePush(eater: string, language: LanguageCode): Promise<PushResult> {
  if (!isSupported()) return { state: 'unsupported' }
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return { state: permission === 'denied' ? 'blocked' : 'off' }
  const key = await client.readPushKey()
  if (!key.ok) return { problem: key.problem }
  const subscription = await subscribeHere(key.data.publicKey).catch(() => null)
  if (!subscription) return { problem: null }
  const answer = await tellServer(subscription, language)
  if (!answer.ok) return { problem: answer.problem }
  askedBy.write(eater)
  return { state: 'on' }
}

/** Off in this browser even where the server cannot be told: its next message finds nobody. */
export async function disablePush(): Promise<void> {
  askedBy.write(null)
  const subscription = await subscriptionHere()
  if (!subscription) return
  await client.unsubscribePush({ endpoint: subscription.endpoint })
  await subscription.unsubscribe().catch(() => false)
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined)
  return (await registration?.pushManager.getSubscription().catch(() => null)) ?? null
}

/** Throws where the browser's own push service cannot be reached. */
async function subscribeHere(publicKey: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register(workerPath, {
    scope: '/',
    updateViaCache: 'none',
  })
  const before = await registration.pushManager.getSubscription()
  if (before && isForKey(before, publicKey)) return before
  // One for a key that the server has no more hears nothing.
  await before?.unsubscribe()
  await ready(registration)
  return await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
}

/** Browsers subscribe with an active worker only. */
async function ready(registration: ServiceWorkerRegistration): Promise<void> {
  const coming = registration.installing ?? registration.waiting
  if (registration.active || !coming) return
  await new Promise<void>((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve()
      if (coming.state === 'redundant') reject(new Error('the worker was not installed'))
    })
  })
}

function isForKey({ options }: PushSubscription, publicKey: string): boolean {
  if (!options.applicationServerKey) return false
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey
}

async function tellServer(subscription: PushSubscription, language: LanguageCode) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return await client.subscribePush({
    endpoint,
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
    language,
  })
}
