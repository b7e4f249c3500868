// The service worker of the kitchen console: its pages open without network, and a new order is
// notified while no page of the shift is visible. Data never comes from its cache.

const cacheName = 'tingkat-kitchen-1'
// All pages are the same file, so one copy serves them.
const page = '/kitchen'
const assets = '/console-assets/'
// Maximum number of stored assets: more than twice the number of files of one version.
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
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (url.pathname.startsWith(assets)) event.respondWith(openAsset(request))
})

/** Stores the page with its files. */
async function savePage() {
  const response = await fetch(page, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The page answered ${response.status}.`)
  await keepPage(response)
}

/** Replaces the stored page after all files of its version are stored, so that it always opens. */
async function keepPage(response) {
  const cache = await caches.open(cacheName)
  const html = await response.clone().text()
  const named = [...new Set(html.match(/\/console-assets\/[\w./-]+/g) ?? [])]
  const files = [...named, ...(await listShiftFiles(named))]
  for (const file of new Set(files)) await storeAsset(new Request(file))
  await cache.put(page, response)
}

/** Returns the scripts and styles of the shift's pages, which the build's manifest lists. */
async function listShiftFiles(named) {
  const manifest = named.find((name) => name.startsWith(`${assets}manifest-`))
  if (!manifest) return []
  const text = await (await openAsset(new Request(manifest))).text()
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  return Object.values(routes)
    .filter(({ id }) => id.startsWith('routes/kitchen/'))
    .flatMap(({ module, imports, css }) => [module, ...imports, ...css])
}

async function storeAsset(request) {
  const response = await openAsset(request)
  if (!response.ok) throw new Error(`${request.url} answered ${response.status}.`)
}

async function openPage(event) {
  const { request } = event
  const cache = await caches.open(cacheName)
  const cached = await cache.match(page)
  try {
    const signal = cached ? AbortSignal.timeout(patienceMs) : undefined
    const response = await fetch(request, { signal })
    // If the files of this version cannot be read, the stored version is kept.
    if (response.ok && !response.redirected)
      event.waitUntil(keepPage(response.clone()).catch(() => {}))
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

self.addEventListener('push', (event) => {
  const message = readMessage(event.data)
  if (message) event.waitUntil(notify(message))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openBoard())
})

/** Returns null for data that is not a message of this site. */
function readMessage(data) {
  try {
    const message = data.json()
    const isComplete = [message.title, message.tag].every(
      (text) => typeof text === 'string' && text !== '',
    )
    return isComplete ? message : null
  } catch {
    return null
  }
}

async function listPages() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.filter(({ url }) => new URL(url).pathname.startsWith(page))
}

/** Shows a notification unless a page is visible, because a visible page rings itself. */
async function notify({ title, body, tag, lang }) {
  const pages = await listPages()
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return
  await self.registration.showNotification(title, {
    body,
    tag,
    lang,
    requireInteraction: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
  })
}

async function openBoard() {
  const [open] = await listPages()
  return open ? await open.focus() : await self.clients.openWindow(`${page}/board`)
}
