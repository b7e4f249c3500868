// Starts and stops the service worker that stores pages for offline use, and tells it which pages
// to store.
import { namespaces } from '../i18n/namespaces.ts'
import {
  translationsElementID,
  translationsVersionAttribute,
} from '../i18n/embedded-translations.ts'
import { forgetKept } from './kept-pages.ts'

const workerPath = '/service-worker.js'
// The push worker only shows push messages and stores no pages.
const pushWorkerPath = '/push-worker.js'

const options: RegistrationOptions = { scope: '/', updateViaCache: 'none' }

/**
 * Registers the service worker, which replaces the push worker. The push subscription stays valid,
 * because the service worker shows push messages too.
 */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return
  await navigator.serviceWorker.register(workerPath, options)
}

/**
 * Removes the service worker and what it has kept. In a browser with a push subscription the push
 * worker replaces it, because removing the registration would end the subscription.
 */
export async function stopWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration('/')
  const isOffline = registration?.active?.scriptURL.endsWith(workerPath)
  if (!registration || !isOffline) return
  forgetKept()
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('tingkat-files-')).map((name) => caches.delete(name)),
  )
  await registration.navigationPreload?.disable()
  if (await registration.pushManager?.getSubscription())
    await navigator.serviceWorker.register(pushWorkerPath, options)
  else await registration.unregister()
}

export type KeptPage = {
  path: string
  /** The merchant's name, for the list of stored menus. */
  name?: string
}

/** Asks the service worker to store `pages`, and the pictures that the current page shows. */
export async function keepPages(pages: readonly KeptPage[], language: string): Promise<void> {
  if (!('serviceWorker' in navigator) || isDataSaved()) return
  const { active } = await navigator.serviceWorker.ready
  if (!active?.scriptURL.endsWith(workerPath)) return
  active.postMessage({
    kind: 'keep',
    pages,
    version: readVersion(),
    locales: localesOf(language),
    pictures: [...document.images]
      .filter(({ complete, currentSrc }) => complete && currentSrc.includes('/media/'))
      .map(({ currentSrc }) => currentSrc),
  })
}

/** Returns whether the eater has asked the browser to use little data. */
const isDataSaved = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Returns the version of the page's scripts, which React Router provides. */
const readVersion = (): string | undefined =>
  (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version

/**
 * Returns the URLs of all translations of a language, also of those that drawers load when they are
 * opened.
 */
function localesOf(language: string): string[] {
  const version = document
    .getElementById(translationsElementID)
    ?.getAttribute(translationsVersionAttribute)
  if (!version) return []
  return namespaces.map((name) => `/locales/${language}/${name}.json?v=${version}`)
}
