// Tests of the list of kept menus, with a cache in memory.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listKeptMenus } from './kept-pages.ts'

const now = Date.UTC(2026, 10, 23)
const day = 86_400_000
let pages: Map<string, Response>

const keep = (path: string, name: string, at: number) =>
  pages.set(
    `https://tingkat.test${path}`,
    new Response('', { headers: { 'x-name': encodeURIComponent(name), 'x-kept-at': String(at) } }),
  )

beforeEach(() => {
  pages = new Map()
  vi.useFakeTimers({ now })
  const cache = {
    keys: async () => [...pages.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) => pages.get(url),
  }
  vi.stubGlobal('window', { caches: true })
  vi.stubGlobal('caches', { open: async () => cache })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('lists the menus of a country and language, the one stored last first', async () => {
  keep('/sg/en/restaurant/a/sg-m1', 'Crème', now - day)
  keep('/sg/en/restaurant/b/sg-m2', 'Warung', now)
  keep('/th/th/restaurant/c/th-m1', 'Krua', now)
  keep('/sg/en/checkout', '', now)
  expect(await listKeptMenus('/sg/en')).toEqual([
    { path: '/sg/en/restaurant/b/sg-m2', name: 'Warung', at: now },
    { path: '/sg/en/restaurant/a/sg-m1', name: 'Crème', at: now - day },
  ])
})

test('leaves out menus of seven days ago, which the worker does not open', async () => {
  keep('/sg/en/restaurant/a/sg-m1', 'Crème', now - 7 * day)
  expect(await listKeptMenus('/sg/en')).toEqual([])
  keep('/sg/en/restaurant/a/sg-m1', 'Crème', now - 7 * day + 1)
  expect(await listKeptMenus('/sg/en')).toHaveLength(1)
})
