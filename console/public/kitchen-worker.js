// The service worker of the kitchen console: its pages open without network. Data never comes from
// its cache.

const cacheName = 'tingkat-kitchen-1'
// All pages are the same file, so one copy serves them.
const page = '/kitchen'
const assets = '/console-assets/'
// More than twice the files of one version.
const assetsMax = 400
// A page on a very slow network opens from the cache after this time, in milliseconds.
const patienceMs = 4_000

self.addEventListener('install', (event) => {
  event.waitUntil(savePage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (url.pathname.startsWith(assets)) event.respondWith(openAsset(request))
})

/** Stores the page and the files that it names. */
async function savePage() {
  const cache = await caches.open(cacheName)
  const response = await fetch(page, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The page answered ${response.status}.`)
  const html = await response.clone().text()
  const names = html.match(/\/console-assets\/[\w./-]+/g) ?? []
  await cache.addAll([...new Set(names)])
  await cache.put(page, response)
}

async function openPage(request) {
  const cache = await caches.open(cacheName)
  const cached = await cache.match(page)
  try {
    const signal = cached ? AbortSignal.timeout(patienceMs) : undefined
    const response = await fetch(request, { signal })
    if (response.ok && !response.redirected) await cache.put(page, response.clone())
    return response.status >= 500 && cached ? cached : response
  } catch (error) {
    if (cached) return cached
    throw error
  }
}

/** Names of assets contain a hash of their content, so a stored one is never outdated. */
async function openAsset(request) {
  const cache = await caches.open(cacheName)
  const cached = await cache.match(request, { ignoreVary: true })
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) {
    await cache.put(request, response.clone())
    await dropOldest(cache)
  }
  return response
}

async function dropOldest(cache) {
  const stored = (await cache.keys()).filter(({ url }) => url.includes(assets))
  const surplus = stored.slice(0, Math.max(0, stored.length - assetsMax))
  await Promise.all(surplus.map((request) => cache.delete(request)))
}
