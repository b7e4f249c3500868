// Tests of the page cache: shared rendering, expiry, versions of the data, size limit and
// compressed encodings.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { PageCache, type ReadyPage, type RenderedPage } from './page-cache.ts'

const page = (text: string, status = 200): RenderedPage => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
})
const openCache = (options: { maxAgeMs?: number; maxBytes?: number } = {}) => {
  const clock = { now: 0 }
  return {
    clock,
    cache: new PageCache({ maxAgeMs: 1_000, maxBytes: 1_000, now: () => clock.now, ...options }),
  }
}
const textOf = async (cached: ReadyPage | undefined) =>
  cached && (await cached.encode('identity')).bytes.toString()

test('concurrent requests for a page share one rendering', async () => {
  const { cache } = openCache()
  const render = vi.fn<() => Promise<RenderedPage>>(async () => page('menu'))
  const pages = await Promise.all(
    Array.from({ length: 20 }, () => cache.findOrRender('/sg/en', '1', render)),
  )
  expect(render).toHaveBeenCalledOnce()
  expect(new Set(pages).size).toBe(1)
  expect(await textOf(cache.find('/sg/en', '1'))).toBe('menu')
})

test('a page is not served after its maximum age', async () => {
  const { cache, clock } = openCache()
  await cache.findOrRender('/', '1', async () => page('old'))
  clock.now = 999
  expect(cache.find('/', '1')).toBeDefined()
  clock.now = 1_000
  expect(cache.find('/', '1')).toBeUndefined()
  expect(cache.size).toEqual({ pages: 0, bytes: 0 })
})

test('another version of the catalogue drops the page at once', async () => {
  const { cache } = openCache()
  await cache.findOrRender('/', '1', async () => page('one'))
  const next = await cache.findOrRender('/', '2', async () => page('two'))
  expect(await textOf(next as ReadyPage)).toBe('two')
  expect(cache.find('/', '1')).toBeUndefined()
})

test('missing pages and failed renderings are not cached', async () => {
  const { cache } = openCache()
  expect(await cache.findOrRender('/x', '1', async () => page('none', 404))).toMatchObject({
    status: 404,
  })
  await expect(
    cache.findOrRender('/x', '1', async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  expect(cache.find('/x', '1')).toBeUndefined()
  expect(
    await textOf((await cache.findOrRender('/x', '1', async () => page('now'))) as ReadyPage),
  ).toBe('now')
})

test('the least recently used page is dropped when the size limit is exceeded', async () => {
  const { cache } = openCache({ maxBytes: 250 })
  for (const key of ['/a', '/b'])
    await cache.findOrRender(key, '1', async () => page('x'.repeat(100)))
  cache.find('/a', '1')
  await cache.findOrRender('/c', '1', async () => page('x'.repeat(100)))
  expect(['/a', '/b', '/c'].map((key) => cache.find(key, '1') !== undefined)).toEqual([
    true,
    false,
    true,
  ])
  expect(cache.size).toEqual({ pages: 2, bytes: 200 })
})

test('each encoding is compressed once and has its own ETag', async () => {
  const { cache } = openCache({ maxBytes: 100_000 })
  const text = 'nasi lemak '.repeat(500)
  const cached = (await cache.findOrRender('/', '1', async () => page(text))) as ReadyPage
  const [identity, gzip, brotli] = await Promise.all([
    cached.encode('identity'),
    cached.encode('gzip'),
    cached.encode('br'),
  ])
  expect(gunzipSync(gzip.bytes).toString()).toBe(text)
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(text)
  expect(new Set([identity.etag, gzip.etag, brotli.etag]).size).toBe(3)
  for (const { etag } of [identity, gzip, brotli]) expect(etag).toMatch(/^"[^"]+"$/)
  expect(await cached.encode('br')).toBe(brotli)
  expect(cache.size.bytes).toBe(
    identity.bytes.byteLength + gzip.bytes.byteLength + brotli.bytes.byteLength,
  )
})

test('equal bytes have equal ETags', async () => {
  const { cache, clock } = openCache()
  const first = (await cache.findOrRender('/', '1', async () => page('same'))) as ReadyPage
  clock.now = 5_000
  const second = (await cache.findOrRender('/', '1', async () => page('same'))) as ReadyPage
  expect((await second.encode('identity')).etag).toBe((await first.encode('identity')).etag)
})
