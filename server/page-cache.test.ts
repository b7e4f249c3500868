// Guests' pages are rendered once, kept for a while, and never for another version of the catalogue.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { PageCache, type ReadyPage, type RenderedPage } from './page-cache.ts'

const page = (text: string, status = 200): RenderedPage => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
})
const open = (more: { maxAgeMs?: number; maxBytes?: number } = {}) => {
  const clock = { now: 0 }
  return {
    clock,
    cache: new PageCache({ maxAgeMs: 1_000, maxBytes: 1_000, now: () => clock.now, ...more }),
  }
}
const textOf = async (kept: ReadyPage | undefined) =>
  kept && (await kept.in('identity')).bytes.toString()

test('a page is rendered once for all who wait for it', async () => {
  const { cache } = open()
  const render = vi.fn<() => Promise<RenderedPage>>(async () => page('menu'))
  const pages = await Promise.all(
    Array.from({ length: 20 }, () => cache.make('/sg/en', '1', render)),
  )
  expect(render).toHaveBeenCalledOnce()
  expect(new Set(pages).size).toBe(1)
  expect(await textOf(cache.find('/sg/en', '1'))).toBe('menu')
})

test('an old page is not served', async () => {
  const { cache, clock } = open()
  await cache.make('/', '1', async () => page('old'))
  clock.now = 999
  expect(cache.find('/', '1')).toBeDefined()
  clock.now = 1_000
  expect(cache.find('/', '1')).toBeUndefined()
  expect(cache.size).toEqual({ pages: 0, bytes: 0 })
})

test('another version of the catalogue drops the page at once', async () => {
  const { cache } = open()
  await cache.make('/', '1', async () => page('one'))
  const next = await cache.make('/', '2', async () => page('two'))
  expect(await textOf(next as ReadyPage)).toBe('two')
  expect(cache.find('/', '1')).toBeUndefined()
})

test('a page that is missing or failed is handed through, not kept', async () => {
  const { cache } = open()
  expect(await cache.make('/x', '1', async () => page('none', 404))).toMatchObject({ status: 404 })
  await expect(
    cache.make('/x', '1', async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  expect(cache.find('/x', '1')).toBeUndefined()
  expect(await textOf((await cache.make('/x', '1', async () => page('now'))) as ReadyPage)).toBe(
    'now',
  )
})

test('pages are bounded by bytes: the one read longest ago goes first', async () => {
  const { cache } = open({ maxBytes: 250 })
  for (const key of ['/a', '/b']) await cache.make(key, '1', async () => page('x'.repeat(100)))
  cache.find('/a', '1')
  await cache.make('/c', '1', async () => page('x'.repeat(100)))
  expect(['/a', '/b', '/c'].map((key) => cache.find(key, '1') !== undefined)).toEqual([
    true,
    false,
    true,
  ])
  expect(cache.size).toEqual({ pages: 2, bytes: 200 })
})

test('each encoding is compressed once, and has a tag of its own', async () => {
  const { cache } = open({ maxBytes: 100_000 })
  const text = 'nasi lemak '.repeat(500)
  const kept = (await cache.make('/', '1', async () => page(text))) as ReadyPage
  const [plain, zipped, pressed] = await Promise.all([
    kept.in('identity'),
    kept.in('gzip'),
    kept.in('br'),
  ])
  expect(gunzipSync(zipped.bytes).toString()).toBe(text)
  expect(brotliDecompressSync(pressed.bytes).toString()).toBe(text)
  expect(new Set([plain.etag, zipped.etag, pressed.etag]).size).toBe(3)
  for (const { etag } of [plain, zipped, pressed]) expect(etag).toMatch(/^"[^"]+"$/)
  expect(await kept.in('br')).toBe(pressed)
  expect(cache.size.bytes).toBe(
    plain.bytes.byteLength + zipped.bytes.byteLength + pressed.bytes.byteLength,
  )
})

test('the same bytes have the same tag', async () => {
  const { cache, clock } = open()
  const first = (await cache.make('/', '1', async () => page('same'))) as ReadyPage
  clock.now = 5_000
  const second = (await cache.make('/', '1', async () => page('same'))) as ReadyPage
  expect((await second.in('identity')).etag).toBe((await first.in('identity')).etag)
})
