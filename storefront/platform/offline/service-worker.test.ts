// Tests of the service worker, with caches in memory and a server that can fail: the stored pages,
// when they are shown, updates, limits, and log-outs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test } from 'vitest'
import { pagesCacheName, picturesCacheName } from './kept-pages.ts'

const source = readFileSync(join(import.meta.dirname, '../../public/service-worker.js'), 'utf8')
const origin = 'https://tingkat.test'
const menu = '/sg/en/restaurant/warung/sg-m1'
const locale = '/locales/en/cart.json?v=1'
const picture = '/media/laksa.1-640.avif'

/** A fake of the browser's cache. Its entries keep the sequence in which they were stored. */
class MemoryCache {
  readonly entries = new Map<string, Response>()

  async match(request: string | { url: string }) {
    return this.entries.get(urlOf(request))?.clone()
  }

  async put(request: string | { url: string }, response: Response) {
    if (storage === 'full') throw new DOMException('full', 'QuotaExceededError')
    this.entries.set(urlOf(request), response)
  }

  async delete(request: string | { url: string }) {
    return this.entries.delete(urlOf(request))
  }

  async keys() {
    return [...this.entries.keys()].map((url) => ({ url }))
  }
}
const urlOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, origin).href

type Sent = {
  path: string
  credentials: RequestCredentials | undefined
  redirect: RequestRedirect | undefined
}
type Listener = (event: object) => void

let stores: Map<string, MemoryCache>
let listeners: Record<string, Listener>
let sent: Sent[]
let clock: number
/** The state of the fake server. Its files are named after `version`. */
let server: {
  version: string
  status: number
  offline: boolean
  silent: boolean
  /** The page that a captive portal sends instead of the server. */
  portal: string
  noStore: boolean
  pagesForFiles: boolean
}
/** Whether the browser refuses to store more, or to open its storage. */
let storage: 'works' | 'full' | 'broken'
let missing: Set<string>

const html = (version: string) =>
  `<html lang="en"><link href="/assets/root-${version}.css">` +
  `<script>import "/assets/manifest-${version}.js"</script></html>`

function answer(path: string): Response {
  const { version, status, portal, noStore, pagesForFiles } = server
  if (pagesForFiles && path.startsWith('/assets/'))
    return new Response('<html>', { headers: { 'content-type': 'text/html' } })
  if (status !== 200) return new Response('failed', { status })
  if (missing.has(path)) return new Response('', { status: 404 })
  if (path === `/assets/offline-${version}.json`)
    return Response.json([`/assets/menu-${version}.js`, '/assets/vendor.js'])
  const isOfVersion = path.includes(`-${version}.`) || path === '/assets/vendor.js'
  if (path.startsWith('/assets/')) return new Response(path, { status: isOfVersion ? 200 : 404 })
  if (path.startsWith('/media/')) {
    const type = path.includes('page') ? 'text/html' : 'image/avif'
    const bytes = 'x'.repeat(path.includes('large') ? 99_999 : 9)
    return new Response(bytes, { headers: { 'content-type': type } })
  }
  if (path.startsWith('/locales/')) return Response.json({})
  if (portal) return new Response(portal, { headers: { 'content-type': 'text/html' } })
  const headers: Record<string, string> = { 'content-security-policy': 'of the page' }
  if (noStore) headers['cache-control'] = 'private, no-store'
  return new Response(html(version), { headers })
}

async function fetchFromServer(request: string | Request, options: RequestInit = {}) {
  const { href, pathname, search } = new URL(
    typeof request === 'string' ? request : request.url,
    origin,
  )
  const { credentials, redirect } = options
  sent.push({ path: pathname + search, credentials, redirect })
  if (server.silent) return await new Promise<Response>(() => {})
  if (server.offline) throw new TypeError(`Failed to fetch ${href}`)
  return answer(pathname + search)
}

beforeEach(() => {
  stores = new Map()
  sent = []
  missing = new Set()
  clock = Date.UTC(2026, 10, 23)
  storage = 'works'
  server = {
    version: 'a1',
    status: 200,
    offline: false,
    silent: false,
    portal: '',
    noStore: false,
    pagesForFiles: false,
  }
  start()
})

/** Starts the script of the service worker again, as browsers do after a pause or an update. */
function start() {
  listeners = {}
  runInNewContext(source, {
    URL,
    Response,
    Headers,
    AbortSignal,
    clearTimeout,
    decodeURIComponent,
    // Time-outs end at once, so that no test waits for one.
    setTimeout: (run: () => void) => setTimeout(run, 0),
    Date: { now: () => clock },
    fetch: fetchFromServer,
    importScripts: () => {},
    caches: {
      open: async (name: string) => {
        if (storage === 'broken') throw new DOMException('broken', 'UnknownError')
        const store = stores.get(name) ?? new MemoryCache()
        stores.set(name, store)
        return store
      },
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (request: string) => {
        if (storage === 'broken') throw new DOMException('broken', 'UnknownError')
        for (const store of stores.values())
          if (store.entries.has(urlOf(request))) return await store.match(request)
        return undefined
      },
    },
    self: {
      location: { origin },
      addEventListener: (name: string, listener: Listener) => {
        listeners[name] = listener
      },
      skipWaiting: async () => {},
      clients: { claim: async () => {} },
      registration: {},
    },
  })
}

/**
 * Sends an event to the service worker and waits for its work. Resolves to the response, or to
 * undefined if there is none.
 */
async function dispatch(name: string, event: object): Promise<Response | undefined> {
  const waits: Promise<unknown>[] = []
  let response: Promise<Response> | undefined
  listeners[name]!({
    ...event,
    waitUntil: (promise: Promise<unknown>) => waits.push(promise),
    respondWith: (promise: Promise<Response>) => {
      response = promise
    },
  })
  const answered = await response
  await Promise.all(waits)
  return answered
}

const keep = async (paths: readonly string[], pictures: readonly string[] = []) =>
  await dispatch('message', {
    data: {
      kind: 'keep',
      version: server.version,
      pages: paths.map((path) => ({ path, name: 'Warung' })),
      locales: [locale],
      pictures,
    },
  })
const request = (path: string, options: object = {}) => ({
  request: { url: origin + path, method: 'GET', mode: 'no-cors', referrer: '', ...options },
})
const navigate = async (path: string, method = 'GET') =>
  await dispatch('fetch', request(path, { mode: 'navigate', method }))
const keptPaths = () =>
  [...(stores.get(pagesCacheName)?.entries.keys() ?? [])].map((url) => new URL(url).pathname)
const fileNames = () => [...stores.keys()].filter((name) => name.includes('files')).toSorted()

describe('pages', () => {
  test('a kept menu opens without network, with its policy and the time of the copy', async () => {
    await keep([menu])
    server.offline = true
    const page = (await navigate(`${menu}?dish=d1`))!
    expect(await page.text()).toContain(`<html data-kept="${clock}" lang="en">`)
    expect(page.headers.get('content-security-policy')).toBe('of the page')
    for (const file of ['/assets/menu-a1.js', '/assets/vendor.js', '/assets/root-a1.css', locale])
      expect((await dispatch('fetch', request(file)))?.status).toBe(200)
  })

  test('with network each page comes from the server', async () => {
    await keep([menu])
    server.version = 'b2'
    expect(await (await navigate(menu))!.text()).toBe(html('b2'))
  })

  test.each([
    ['does not answer in time', () => (server.silent = true)],
    ['answers 503', () => (server.status = 503)],
  ])('a kept page replaces the page if the server %s', async (_, fail) => {
    await keep([menu])
    fail()
    expect(await (await navigate(menu))!.text()).toContain('data-kept')
  })

  test('an error of the server is shown if there is no copy, and never kept', async () => {
    server.status = 503
    await keep([menu])
    expect((await navigate(menu))!.status).toBe(503)
    expect(keptPaths()).toEqual([])
  })

  test('a copy is not shown after seven days', async () => {
    await keep([menu])
    clock += 7 * 86_400_000
    server.offline = true
    await expect(navigate(menu)).rejects.toThrow('Failed to fetch')
  })

  test('after seven days no page leads to the list of kept pages, which would not open', async () => {
    await keep(['/sg/en/offline'])
    clock += 7 * 86_400_000
    server.offline = true
    for (const path of ['/sg/en/restaurants', '/sg/en/offline'])
      await expect(navigate(path)).rejects.toThrow('Failed to fetch')
  })

  test('without network other pages lead to the list of kept pages', async () => {
    await keep(['/sg/en/offline'])
    server.offline = true
    for (const path of ['/sg/en/restaurants?search=a', '/', '/sg']) {
      const redirect = (await navigate(path))!
      expect(redirect.headers.get('location')).toBe(
        `${origin}/sg/en/offline?from=${encodeURIComponent(path)}`,
      )
    }
    for (const path of ['/desk', '/courier', '/auth/login', '/api/v1/docs'])
      await expect(navigate(path)).rejects.toThrow('Failed to fetch')
  })

  test('keeps menus, orders, receipts, checkout and the list, and no other page', async () => {
    await keep([
      menu,
      `${menu}?preview=token`,
      '/sg/en/restaurant/preview/sg-m1',
      '/sg/en/checkout',
      '/sg/en/order/-',
      '/sg/en/order/sg-1/receipt',
      '/sg/en/offline',
      '/sg/en/profile',
      '/sg/en/order-history',
      '/sg/en/order/sg-1/split-bill',
      '/desk',
      '/api/v1/users/me',
    ])
    expect(keptPaths()).toEqual([
      menu,
      '/sg/en/checkout',
      '/sg/en/order/-',
      '/sg/en/order/-/receipt',
      '/sg/en/offline',
    ])
  })

  test('consoles, log-in and payments get no time limit, and no page of the worker', async () => {
    await keep([menu, '/sg/en/offline'])
    for (const path of [
      '/desk',
      '/kitchen/board',
      '/courier',
      '/payment/return?id=1',
      '/api/v1/a',
    ]) {
      server.offline = false
      expect(await (await navigate(path))!.text()).toBe(html('a1'))
      server.offline = true
      await expect(navigate(path)).rejects.toThrow('Failed to fetch')
    }
  })

  test('the request of a kept page has no query, which may contain an address', async () => {
    await keep([`${menu}?address=Jalan+1&postcode=168732`])
    expect(sent.map(({ path }) => path)).toContain(menu)
    expect(sent.filter(({ path }) => /Jalan|168732/.test(path))).toEqual([])
    expect([...stores.get(pagesCacheName)!.entries.keys()]).toEqual([origin + menu])
  })

  test('leaves POST, the API, streams and other origins to the browser', async () => {
    for (const path of ['/api/v1/orders/sg-1', '/api/v1/orders/sg-1/events', '/desk/x.js'])
      expect(await dispatch('fetch', request(path))).toBeUndefined()
    expect(await navigate(menu, 'POST')).toBeUndefined()
    const foreign = { request: { url: 'https://other.test/media/a.avif', method: 'GET' } }
    expect(await dispatch('fetch', foreign)).toBeUndefined()
    expect(sent).toEqual([])
  })
})

describe('a new version', () => {
  test('an old worker replaces a page and its files together', async () => {
    await keep([menu])
    server.version = 'b2'
    await keep([menu])
    server.offline = true
    expect(await (await navigate(menu))!.text()).toContain('manifest-b2.js')
    expect(await (await dispatch('fetch', request('/assets/menu-b2.js')))?.text()).toContain('b2')
    expect(fileNames()).toEqual(['tingkat-files-1-b2'])
  })

  test('a page whose files cannot be read does not replace the old one', async () => {
    await keep([menu])
    server.version = 'b2'
    missing.add('/assets/menu-b2.js')
    await keep([menu])
    server.offline = true
    expect(await (await navigate(menu))!.text()).toContain('manifest-a1.js')
    expect((await dispatch('fetch', request('/assets/menu-a1.js')))?.status).toBe(200)
  })

  test('a new worker keeps what it can read, and leaves caches of the consoles alone', async () => {
    await keep([menu])
    for (const name of ['tingkat-pages-0', 'tingkat-files-0-x', 'tingkat-kitchen-1'])
      stores.set(name, new MemoryCache())
    start()
    await dispatch('activate', {})
    expect([...stores.keys()].toSorted()).toEqual([
      'tingkat-files-1-a1',
      'tingkat-kitchen-1',
      pagesCacheName,
      picturesCacheName,
    ])
  })

  test('a page that was stored a moment ago is only fetched again in another version', async () => {
    await keep([menu])
    const before = sent.length
    await keep([menu])
    expect(sent.slice(before)).toEqual([])
    server.version = 'b2'
    await keep([menu])
    expect(sent.slice(before).map(({ path }) => path)).toContain(menu)
  })
})

describe('limits', () => {
  test('keeps the twenty menus that were opened last, and three versions', async () => {
    for (let index = 0; index < 22; index += 1) {
      clock += 1_000
      await keep([`${menu}${index}`])
    }
    expect(keptPaths()).toHaveLength(20)
    expect(keptPaths()).not.toContain(`${menu}1`)
    for (const version of ['b2', 'c3', 'd4']) {
      clock += 1_000
      server.version = version
      await keep([`${menu}-of-${version}`])
    }
    expect(fileNames()).toEqual(['b2', 'c3', 'd4'].map((name) => `tingkat-files-1-${name}`))
    expect(keptPaths()).toHaveLength(3)
  })

  test('keeps the last three hundred pictures of menus, and none that is large', async () => {
    const fromMenu = { referrer: origin + menu }
    for (let index = 0; index < 301; index += 1)
      await dispatch('fetch', request(`/media/${index}.avif`, fromMenu))
    await dispatch('fetch', request('/media/large.avif', fromMenu))
    await dispatch('fetch', request('/media/home.avif', { referrer: `${origin}/sg/en` }))
    await keep([menu], [picture, '/api/v1/users/me'])
    const pictures = [...stores.get(picturesCacheName)!.entries.keys()]
    expect(pictures).toHaveLength(300)
    expect(pictures).toContain(origin + picture)
    for (const path of ['/media/0.avif', '/media/large.avif', '/media/home.avif'])
      expect(pictures).not.toContain(origin + path)
    server.offline = true
    expect((await dispatch('fetch', request(picture)))?.status).toBe(200)
  })
})

describe('accounts', () => {
  test('what is kept is requested without cookies', async () => {
    await keep([menu, '/sg/en/order/-'], [picture])
    expect(sent.length).toBeGreaterThan(5)
    expect(new Set(sent.map(({ credentials }) => credentials))).toEqual(new Set(['omit']))
  })

  test('a log-out removes pages and pictures, also those that are being fetched', async () => {
    await keep([menu], [picture])
    const running = keep([`${menu}2`], ['/media/2.avif'])
    await dispatch('message', { data: { kind: 'forget' } })
    await running
    expect(keptPaths()).toEqual([])
    expect(stores.get(picturesCacheName)?.entries.size ?? 0).toBe(0)
  })
})

describe('wrong answers', () => {
  test('a page of a captive portal is shown, but does not replace a kept page', async () => {
    await keep([menu])
    clock += 3_600_000
    server.portal = '<html>Log in to the Wi-Fi</html>'
    expect(await (await navigate(menu))!.text()).toContain('Wi-Fi')
    await keep([menu, '/sg/en/checkout'])
    server.offline = true
    expect(await (await navigate(menu))!.text()).toContain('manifest-a1.js')
    expect(keptPaths()).toEqual([menu])
  })

  test('a page in place of a file or a picture is not stored', async () => {
    server.pagesForFiles = true
    await keep([menu], ['/media/page.avif'])
    expect(keptPaths()).toEqual([])
    expect(stores.get(picturesCacheName)!.entries.size).toBe(0)
  })

  test('pictures that cannot be read do not keep others from being stored', async () => {
    const broken = Array.from({ length: 9 }, (_, index) => `/media/${index}.avif`)
    for (const path of broken) missing.add(path)
    await keep([menu], [...broken, picture])
    expect([...stores.get(picturesCacheName)!.entries.keys()]).toEqual([origin + picture])
  })

  test('a menu that must not be stored is not kept', async () => {
    server.noStore = true
    await keep([menu, '/sg/en/order/-'])
    expect(keptPaths()).toEqual(['/sg/en/order/-'])
  })

  test('redirects are refused', async () => {
    await keep([menu], [picture])
    expect(new Set(sent.map(({ redirect }) => redirect))).toEqual(new Set(['error']))
  })

  test('private pictures are neither stored nor answered', async () => {
    const photo = '/media/private/chat/1.webp?expires=1&signature=a'
    await keep(['/sg/en/order/-'], [photo, `${picture}?signature=a`])
    expect(stores.get(picturesCacheName)!.entries.size).toBe(0)
    expect(await dispatch('fetch', request(photo, { referrer: origin + menu }))).toBeUndefined()
    expect(sent.filter(({ path }) => path.startsWith('/media/'))).toEqual([])
  })
})

describe('storage', () => {
  test('with full storage the older copy stays, and pages come from the server', async () => {
    await keep([menu])
    server.version = 'b2'
    storage = 'full'
    await keep([menu, `${menu}2`], [picture])
    expect(await (await navigate(menu))!.text()).toBe(html('b2'))
    const image = await dispatch('fetch', request('/media/2.avif', { referrer: origin + menu }))
    expect(image!.status).toBe(200)
    server.offline = true
    expect(await (await navigate(menu))!.text()).toContain('manifest-a1.js')
    expect(fileNames()).toEqual(['tingkat-files-1-a1'])
  })

  test('if storage cannot be opened, pages, files and pictures come from the server', async () => {
    storage = 'broken'
    await keep([menu])
    for (const path of [menu, '/sg/en']) expect((await navigate(path))!.status).toBe(200)
    for (const path of ['/assets/menu-a1.js', picture])
      expect((await dispatch('fetch', request(path)))!.status).toBe(200)
    server.offline = true
    await expect(navigate(menu)).rejects.toThrow('Failed to fetch')
  })
})
