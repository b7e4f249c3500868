import { afterEach, expect, test, vi } from 'vitest'
import { followMenu, hasMenuChanged } from './watch-menu.ts'

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

test('a failed request reports no change, and the next request asks again (LIVE-29)', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')))
  expect(await hasMenuChanged('far')).toBe(false)
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
  expect(await hasMenuChanged('far')).toBe(false)
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { etag: '"1"' } }))
  expect(await hasMenuChanged('far')).toBe(true)
})

test('a stream tells of changes while the page is visible (LIVE-29)', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  const show = (visibilityState: string) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const streams: (EventTarget & { url: string; isOpen: boolean; close: () => void })[] = []
  const openStream = (url: string) => {
    const stream = Object.assign(new EventTarget(), {
      url,
      isOpen: true,
      close: () => void (stream.isOpen = false),
    })
    streams.push(stream)
    return stream
  }
  const tell = () => streams.at(-1)?.dispatchEvent(new Event('changed'))
  let news = 0
  const stop = followMenu('warung', () => void (news += 1), openStream)
  expect(streams.map(({ url }) => url)).toEqual(['/api/v1/merchants/warung/events'])
  tell()
  expect(news, 'the beginning of the first stream').toBe(0)
  tell()
  expect(news).toBe(1)
  show('hidden')
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false])
  show('visible')
  tell()
  expect(news, 'a change while the page was hidden').toBe(2)
  stop()
  show('hidden')
  show('visible')
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, false])
})
