// Kept pages: pages that the service worker stores in this browser, to show them without network.
import { keptAgeMaxMs, keptOrders } from './kept-orders.ts'

/** The names of the service worker's caches, as in public/service-worker.js. */
export const pagesCacheName = 'tingkat-pages-1'
export const picturesCacheName = 'tingkat-pictures-1'

export type KeptMenu = {
  path: string
  /** The merchant's name. */
  name: string
  /** When the menu was stored, in milliseconds since 1970. */
  at: number
}

/**
 * Returns the kept menus below `home`, for example `/sg/en`, newest first. Menus that are too old
 * are left out, because the service worker no longer opens them.
 */
export async function listKeptMenus(home: string): Promise<KeptMenu[]> {
  if (!('caches' in window)) return []
  const cache = await caches.open(pagesCacheName)
  const prefix = `${home}/restaurant/`
  const requests = (await cache.keys()).filter(({ url }) =>
    new URL(url).pathname.startsWith(prefix),
  )
  const menus = await Promise.all(
    requests.map(async (request) => {
      const headers = (await cache.match(request))?.headers
      const name = decodeURIComponent(headers?.get('x-name') ?? '')
      const { pathname } = new URL(request.url)
      return { path: pathname, name, at: Number(headers?.get('x-kept-at')) }
    }),
  )
  const isOpenable = ({ name, at }: KeptMenu) => name !== '' && Date.now() - at < keptAgeMaxMs
  return menus.filter(isOpenable).toSorted((one, other) => other.at - one.at)
}

/**
 * Removes kept pages, pictures and orders. Call it when somebody logs out or in, so that the next
 * person at the device cannot read data of the previous person.
 */
export function forgetKept(): void {
  keptOrders.forget()
  if (typeof window === 'undefined' || !('caches' in window)) return
  // Tells the service worker not to store the responses that it is still fetching.
  const stop = async () => {
    const registration = await navigator.serviceWorker?.getRegistration('/')
    registration?.active?.postMessage({ kind: 'forget' })
  }
  stop().catch(() => {})
  // Deleting caches fails only in browsers without storage, which have kept nothing.
  for (const name of [pagesCacheName, picturesCacheName]) caches.delete(name).catch(() => {})
}
