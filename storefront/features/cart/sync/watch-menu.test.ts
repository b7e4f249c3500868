import { afterEach, expect, test, vi } from 'vitest'
import { hasMenuChanged } from './watch-menu.ts'

afterEach(() => vi.unstubAllGlobals())

test('asks by ETag, and tells only of menus that have changed (LIVE-29)', async () => {
  let version = 1
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    expect([url, init.cache]).toEqual(['/api/v1/merchants/warung', 'no-store'])
    const etag = `"${version}"`
    const known = new Headers(init.headers).get('if-none-match')
    asked.push(known)
    if (known === etag) return new Response(null, { status: 304 })
    return new Response('{}', { headers: { etag } })
  })
  expect(await hasMenuChanged('warung')).toBe(true)
  expect(await hasMenuChanged('warung')).toBe(false)
  version = 2
  expect(await hasMenuChanged('warung')).toBe(true)
  expect(await hasMenuChanged('warung')).toBe(false)
  expect(asked).toEqual([null, '"1"', '"1"', '"2"'])
})

test('a failure is no change, and the next request asks again (LIVE-29)', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')))
  expect(await hasMenuChanged('far')).toBe(false)
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
  expect(await hasMenuChanged('far')).toBe(false)
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { etag: '"1"' } }))
  expect(await hasMenuChanged('far')).toBe(true)
})
