// The service worker of the storefront. Menus that were opened, checkout, the order page and its
// receipt open without network. docs/offline.md describes what is kept, and how to switch it off.
//
// A page is fetched without cookies, so no cache contains anything of an account: the browser's
// localStorage has the basket and the last orders.
importScripts('/push-worker.js')

// Increment the number when the format of what is stored changes. Caches of other formats are
// deleted.
const format = 1
const pagesName = `tingkat-pages-${format}`
const picturesName = `tingkat-pictures-${format}`
// The files of a version of the storefront: scripts, styles, fonts and translations.
const filesPrefix = `tingkat-files-${format}-`
const isOwnCache = (name) => /^tingkat-(pages|pictures|files)-/.test(name)

// The limits keep the caches below 50 MB: 24 pages, 300 pictures, and three versions with about 2
// MB each.
const menusMax = 20
const pageBytesMax = 600_000
const picturesMax = 300
const pictureBytesMax = 90_000
const versionsMax = 3
const ageMaxMs = 7 * 24 * 3_600_000
// A page that was stored a moment ago is not fetched again.
const freshMs = 10 * 60_000
// How long a navigation waits for the server if there is a kept page, and if there is none.
const patienceMs = 4_000
const patienceWithoutPageMs = 30_000
// The time-out for each file of a page. A file that takes longer is fetched at the next visit.
const fileTimeoutMs = 30_000
const parallelFetches = 6

// Incremented at a log-out, so that a page that is being fetched is not stored after it.
let generation = 0
let queue = Promise.resolve()

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('message', (event) => {
  const { kind } = event.data ?? {}
  const started = generation
  if (kind === 'keep') event.waitUntil(enqueue(() => keep(event.data, started)))
  if (kind === 'forget') event.waitUntil(forget())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate')
    event.respondWith(isStorefront(url) ? answerPage(event, url) : requestPage(event))
  else if (/^\/assets\/|^\/locales\/[\w-]+\/[\w-]+\.json$/.test(url.pathname))
    event.respondWith(answerFile(request))
  else if (isMenuPicture(url)) event.respondWith(answerPicture(event))
})

async function activate() {
  const names = (await caches.keys()).filter(isOwnCache)
  const isCurrent = (name) =>
    name === pagesName || name === picturesName || name.startsWith(filesPrefix)
  await Promise.all(names.filter((name) => !isCurrent(name)).map((name) => caches.delete(name)))
  // The browser sends the request of a navigation while it starts the worker.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Returns country and language of a page, for example `/sg/en`; undefined for other URLs. */
const baseOf = (url) => /^\/[a-z]{2}\/[a-z]{2}(?=\/|$)/.exec(url.pathname)?.[0]

/**
 * Returns false for consoles, the API, log-in and returns from payments, which always use the
 * network.
 */
const isStorefront = (url) => Boolean(baseOf(url)) || /^\/([a-z]{2}\/?)?$/.test(url.pathname)

/**
 * Returns false for private pictures, such as photos in chats, which have a longer path and a
 * signature.
 */
const isMenuPicture = (url) => /^\/media\/[^/]+$/.test(url.pathname) && url.search === ''

/** Returns the key of a kept page, or null if the page is never kept. */
function keyOf(url) {
  const base = baseOf(url)
  if (!base) return null
  const page = url.pathname.slice(base.length + 1).replace(/\/$/, '')
  if (page === 'checkout' || page === 'offline') return `${base}/${page}`
  // The page is the same for all orders, because the browser reads the order.
  const order = /^order\/[^/]+(\/receipt)?$/.exec(page)
  if (order) return `${base}/order/-${order[1] ?? ''}`
  return isMenu(url) && !url.searchParams.has('preview') ? `${base}/${page}` : null
}

const isMenu = (url) =>
  /^\/[a-z]{2}\/[a-z]{2}\/restaurant\/(?!preview\/)[^/]+\/[^/]+\/?$/.test(url.pathname)

/**
 * Answers with the server's page. If the server fails or does not answer in time, answers with the
 * stored page.
 */
async function answerPage(event, url) {
  const key = keyOf(url)
  const kept = key ? await findKept(key).catch(() => undefined) : undefined
  try {
    const answer = await within(requestPage(event), kept ? patienceMs : patienceWithoutPageMs)
    if (answer.status < 500) return answer
    return kept ? await toPage(kept) : answer
  } catch (error) {
    if (kept) return await toPage(kept)
    const offlinePage = await findOfflinePage(url).catch(() => undefined)
    if (!offlinePage) throw error
    const from = encodeURIComponent(url.pathname + url.search)
    return Response.redirect(`${self.location.origin}${offlinePage}?from=${from}`, 302)
  }
}

async function requestPage(event) {
  return (await event.preloadResponse) ?? (await fetch(event.request))
}

/** Rejects if the promise takes longer than this number of milliseconds. */
async function within(promise, milliseconds) {
  let timer
  const tooLate = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('The server took too long.')), milliseconds)
  })
  try {
    return await Promise.race([promise, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the path of the page that lists what is kept; undefined if there is none. */
async function findOfflinePage(url) {
  const base = baseOf(url)
  if (base && (await findKept(`${base}/offline`))) return `${base}/offline`
  for (const { url: kept } of await (await caches.open(pagesName)).keys()) {
    const key = new URL(kept).pathname
    if (key.endsWith('/offline') && (await findKept(key))) return key
  }
  return undefined
}

async function findKept(key) {
  const kept = await (await caches.open(pagesName)).match(key)
  return kept && Date.now() - keptAt(kept) < ageMaxMs ? kept : undefined
}

const keptAt = (response) => Number(response.headers.get('x-kept-at'))

/** Returns the stored page with the time at which it was stored, which the page shows. */
async function toPage(kept) {
  const html = await kept.text()
  const marked = html.replace('<html', `<html data-kept="${keptAt(kept)}"`)
  return new Response(marked, { headers: kept.headers })
}

/**
 * Answers with the stored file if there is one. It is never outdated, because its URL belongs to
 * one version.
 */
async function answerFile(request) {
  const kept = await caches.match(request.url, { ignoreVary: true }).catch(() => undefined)
  return kept ?? (await fetch(request))
}

/**
 * Stores the pictures of menus and answers with them. Their names contain a hash of their content.
 */
async function answerPicture(event) {
  const { request } = event
  const cache = await caches.open(picturesName).catch(() => undefined)
  const kept = await cache?.match(request.url, { ignoreVary: true }).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  const isFromMenu = URL.canParse(request.referrer) && isMenu(new URL(request.referrer))
  if (cache && answer.ok && isFromMenu)
    event.waitUntil(storePicture(cache, request.url, answer.clone(), generation).catch(() => {}))
  return answer
}

/** Runs jobs one after the other. */
function enqueue(job) {
  queue = queue.then(job).catch(() => {})
  return queue
}

/**
 * Stores pages with all that they need. `pages` have a path and, for menus, the merchant's name;
 * `version` is that of the page's scripts.
 */
async function keep({ pages, locales, pictures, version }, started) {
  for (const page of pages) {
    try {
      await keepPage(page, { locales, version, started })
    } catch {
      // The earlier copy of the page stays. The page is fetched again at the next visit.
    }
  }
  const cache = await caches.open(picturesName)
  const shown = pictures.filter((url) => isMenuPicture(new URL(url, self.location.origin)))
  await inParallel(shown.slice(0, picturesMax), async (url) => {
    // A picture that cannot be read is requested again at the next visit.
    await keepPicture(cache, url, started).catch(() => {})
  })
  await trim()
}

async function keepPicture(cache, url, started) {
  if (!(await cache.match(url))) await storePicture(cache, url, await ask(url), started)
}

async function keepPage({ path, name = '' }, { locales, version, started }) {
  const key = keyOf(new URL(path, self.location.origin))
  if (!key) return
  const cache = await caches.open(pagesName)
  const before = await cache.match(key)
  if (before && before.headers.get('x-version') === version)
    if (Date.now() - keptAt(before) < freshMs) return
  // The key has no query, so that an address in it is neither requested nor stored.
  const answer = await ask(key, { cache: 'no-cache' })
  // Checkout and orders are always no-store, and contain nothing personal without cookies.
  if (isMenu(new URL(key, self.location.origin)) && isNoStore(answer)) return
  const html = await answer.text()
  const [, pageVersion] = /\/assets\/manifest-([0-9a-f]+)\.js/.exec(html) ?? []
  if (!pageVersion || html.length > pageBytesMax) return
  await keepFiles(html, pageVersion, locales)
  if (started !== generation) return
  const headers = new Headers(answer.headers)
  // The body is stored decoded, so these headers no longer describe it.
  for (const header of ['content-encoding', 'content-length', 'etag']) headers.delete(header)
  headers.set('x-kept-at', String(Date.now()))
  headers.set('x-version', pageVersion)
  headers.set('x-name', encodeURIComponent(name))
  await cache.put(key, new Response(html, { headers }))
}

/** Throws if a file cannot be read, so that a page is only replaced by one that is complete. */
async function keepFiles(html, version, locales) {
  const cache = await caches.open(filesPrefix + version)
  const list = `/assets/offline-${version}.json`
  await storeFile(cache, list)
  const listed = await (await cache.match(list)).json()
  const named = html.match(/\/assets\/[\w.-]+/g) ?? []
  await inParallel([...new Set([...named, ...listed, ...locales])], (file) =>
    storeFile(cache, file),
  )
}

async function storeFile(cache, file) {
  if (await cache.match(file, { ignoreVary: true })) return
  // Versions share most files, so a file of another version is copied.
  const stored = await caches.match(file, { ignoreVary: true })
  await cache.put(file, stored ?? (await askFile(file)))
}

/** Throws if the answer is a page, which some proxies send with status 200 in place of a file. */
async function askFile(file) {
  const answer = await ask(file)
  if (typeOf(answer).startsWith('text/html')) throw new Error(`${file} is a page.`)
  return answer
}

const typeOf = (answer) => answer.headers.get('content-type') ?? ''
const isNoStore = (answer) => answer.headers.get('cache-control')?.includes('no-store')

async function storePicture(cache, url, answer, started) {
  if (answer.redirected || !typeOf(answer).startsWith('image/')) return
  const bytes = await answer.arrayBuffer()
  if (bytes.byteLength > pictureBytesMax || started !== generation) return
  const headers = {
    'content-type': typeOf(answer),
    'x-content-type-options': 'nosniff',
    'x-kept-at': String(Date.now()),
  }
  await cache.put(url, new Response(bytes, { headers }))
}

/** Requests without cookies. Throws for redirects and each answer other than 200. */
async function ask(url, options = {}) {
  const signal = AbortSignal.timeout(fileTimeoutMs)
  const answer = await fetch(url, { ...options, credentials: 'omit', redirect: 'error', signal })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`)
  return answer
}

async function inParallel(values, job) {
  const waiting = [...values]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await job(next)
  }
  await Promise.all(Array.from({ length: parallelFetches }, work))
}

/** Deletes what is above a limit, oldest first, and files that no kept page uses. */
async function trim() {
  const cache = await caches.open(pagesName)
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request)
      const version = response.headers.get('x-version')
      return { url: new URL(request.url), at: keptAt(response), version }
    }),
  )
  const newest = pages.toSorted((first, second) => second.at - first.at)
  const allVersions = new Set(newest.map(({ version }) => version))
  const versions = new Set([...allVersions].slice(0, versionsMax))
  const menus = new Set(newest.filter(({ url }) => isMenu(url)).slice(0, menusMax))
  const isKept = (page) =>
    Date.now() - page.at < ageMaxMs &&
    versions.has(page.version) &&
    (!isMenu(page.url) || menus.has(page))
  for (const page of newest) if (!isKept(page)) await cache.delete(page.url.href)
  const used = new Set(newest.filter(isKept).map(({ version }) => filesPrefix + version))
  for (const name of await caches.keys())
    if (name.startsWith(filesPrefix) && !used.has(name)) await caches.delete(name)
  await trimPictures()
}

async function trimPictures() {
  const cache = await caches.open(picturesName)
  // The cache lists its keys in the sequence in which they were stored.
  const stored = await cache.keys()
  const surplus = Math.max(0, stored.length - picturesMax)
  for (const [index, request] of stored.entries()) {
    const isOld = Date.now() - keptAt(await cache.match(request)) > ageMaxMs
    if (index >= surplus && !isOld) return
    await cache.delete(request)
  }
}

/** Deletes pages and pictures. The files stay, because they are the same for everybody. */
async function forget() {
  generation += 1
  await caches.delete(pagesName)
  await caches.delete(picturesName)
}
