// Tests of the routes of pages: caching of guest pages, personal pages, headers and errors.
import { createHttpApp } from '@tingkat/api/http/app'
import { createErrorHandler } from '@tingkat/api/http/errors'
import { expect, test } from 'vitest'
import { servePages } from './pages.ts'
import type { Pages } from './page-source.ts'

/**
 * Serves pages from a fake storefront that records the requests and answers 404 to paths that end
 * in /gone.
 */
function openPages(cdn?: 'fastly' | 'cloudflare') {
  const requests: { path: string; cookie: string | null; language: string | null }[] = []
  const pages: Pages = {
    localeOf: (request) => ({
      country: null,
      language: request.headers.get('accept-language')?.slice(0, 2) ?? 'en',
      fromPath: false,
    }),
    answer: async (request) => {
      const { pathname, search } = new URL(request.url)
      requests.push({
        path: pathname + search,
        cookie: request.headers.get('cookie'),
        language: request.headers.get('accept-language'),
      })
      return new Response('<!doctype html>page '.repeat(50), {
        status: pathname.endsWith('/gone') ? 404 : 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    },
  }
  const app = createHttpApp()
  const version = { now: '1' }
  servePages(app, {
    source: async () => pages,
    publicUrl: 'http://tingkat.test',
    pageVersion: async () => version.now,
    now: Date.now,
    cached: true,
    cdn,
  })
  return { app, requests, version }
}

test('a guest page is rendered once, without a cookie, and served to every guest', async () => {
  const { app, requests, version } = openPages()
  for (const cookie of ['session=secret', '', 'country=sg']) {
    const answer = await app.inject({
      url: '/sg/en?utm_source=x',
      headers: cookie ? { cookie } : {},
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=60',
    )
  }
  expect(requests).toEqual([{ path: '/sg/en', cookie: null, language: null }])
  version.now = '2'
  await app.inject('/sg/en')
  expect(requests).toHaveLength(2)
})

test('supports If-None-Match, HEAD and Accept-Encoding', async () => {
  const { app } = openPages()
  const first = await app.inject({ url: '/sg/en', headers: { 'accept-encoding': 'gzip, br' } })
  expect(first.headers['content-encoding']).toBe('br')
  expect(first.headers.vary).toBe('accept-encoding')
  const tag = String(first.headers.etag)
  const again = await app.inject({
    url: '/sg/en',
    headers: { 'accept-encoding': 'br', 'if-none-match': tag },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const plain = await app.inject({ url: '/sg/en' })
  expect(plain.headers.etag).not.toBe(tag)
  const head = await app.inject({ method: 'HEAD', url: '/sg/en' })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    String(plain.rawPayload.byteLength),
  ])
})

test('a home page without a language is cached per language, not by shared caches', async () => {
  const { app, requests } = openPages()
  for (const language of ['vi', 'en', 'vi']) {
    const answer = await app.inject({ url: '/vn/', headers: { 'accept-language': language } })
    expect(answer.headers['cache-control']).toBe('private, max-age=0')
    expect(answer.headers.vary).toContain('accept-language')
  }
  expect(requests.map(({ language }) => language)).toEqual(['vi', 'en'])
})

test('personal pages receive the cookie and are not cached', async () => {
  const { app, requests } = openPages()
  for (let time = 0; time < 2; time += 1) {
    const answer = await app.inject({ url: '/sg/en/checkout', headers: { cookie: 'session=s' } })
    expect(answer.headers['cache-control']).toBe('private, no-store')
  }
  expect(requests.map(({ cookie }) => cookie)).toEqual(['session=s', 'session=s'])
  await app.inject({ url: '/', headers: { cookie: 'country=sg' } })
  expect(requests.at(-1)?.cookie).toBe('country=sg')
})

test('a missing page is a 404 that is not cached (ROUTE-16)', async () => {
  const { app } = openPages()
  const answer = await app.inject('/sg/en/gone')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
})

test('a path that starts with two slashes is not read as another host', async () => {
  const { app, requests } = openPages()
  await app.inject({ url: '//evil.example/sg' })
  expect(requests.map(({ path }) => path)).toEqual(['//evil.example/sg'])
})

test('a page that fails to render is a 500 whose cause is logged but not sent', async () => {
  const lines: string[] = []
  const record = (fields: object) =>
    void lines.push(String((fields as { err?: Error }).err?.message))
  const app = createHttpApp()
  app.setErrorHandler(
    createErrorHandler({ debug: record, info: record, warn: record, error: record }),
  )
  servePages(app, {
    source: async () => {
      throw new Error('secret path')
    },
    publicUrl: 'http://tingkat.test',
    pageVersion: async () => '1',
    now: Date.now,
    cached: true,
  })
  for (const url of ['/sg/en', '/sg/en/checkout']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'no-store'])
    expect(answer.body).not.toContain('secret')
  }
  expect(lines).toEqual(['secret path', 'secret path'])
})

test('pages, redirects and refusals have the security headers', async () => {
  const app = createHttpApp({ https: true })
  servePages(app, {
    source: async () => ({
      localeOf: () => ({ country: null, language: 'en', fromPath: true }),
      answer: async (request) =>
        request.url.endsWith('/old')
          ? new Response(null, { status: 302, headers: { location: '/sg/en' } })
          : new Response('page', { headers: { 'content-security-policy': "default-src 'self'" } }),
    }),
    publicUrl: 'https://tingkat.test',
    pageVersion: async () => '1',
    now: Date.now,
    cached: true,
  })
  for (const url of ['/sg/en', '/sg/en/checkout', '/sg/en/old', '//[', '/%E0%A4%A']) {
    const { headers } = await app.inject(url)
    expect({ url, ...headers }).toMatchObject({
      url,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringMatching(/^default-src '(self|none)'/),
    })
  }
  await app.close()
})

const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'
const open = 'private, max-age=0'
const personal = 'private, no-store'
const openVary = 'accept-encoding, accept-language, cookie'

test.each([
  ['home', '/sg/en', shared, 'accept-encoding', 'country-sg list-sg'],
  ['a list', '/sg/en/restaurants?search=x', shared, 'accept-encoding', 'country-sg list-sg'],
  ['a cuisine', '/sg/en/cuisines/a/a', shared, 'accept-encoding', 'country-sg list-sg'],
  ['a menu', '/sg/en/restaurant/a/m1', shared, 'accept-encoding', 'country-sg merchant-m1'],
  ['the terms', '/sg/en/terms', shared, 'accept-encoding', 'country-sg'],
  ['a country without a language', '/sg', open, openVary, undefined],
  ['a list with an address', '/sg/en/restaurants?address=x', personal, undefined, undefined],
  ['a filtered list', '/sg/en/restaurants?open=1', personal, undefined, undefined],
  ['a draft', '/sg/en/restaurant/a/m1?preview=x', personal, undefined, undefined],
  ['checkout', '/sg/en/checkout', personal, undefined, undefined],
  ['an order', '/sg/en/order/1', personal, undefined, undefined],
  ['the order history', '/sg/en/order-history', personal, undefined, undefined],
  ['the favourites', '/sg/en/favourites', personal, undefined, undefined],
  ['the log-in', '/auth/login', personal, undefined, undefined],
  ['an unknown page', '/sg/en/restaurant/a/gone', 'no-store', undefined, undefined],
])('OPS-12: %s has its caching headers, with and without a session', async (...row) => {
  const [, url, cacheControl, vary, keys] = row
  for (const cookie of ['', 'session=secret']) {
    const { app } = openPages('fastly')
    const answer = await app.inject({ url, headers: cookie ? { cookie } : {} })
    const { headers } = answer
    expect(headers['cache-control']).toBe(cacheControl)
    expect(headers.vary).toBe(vary)
    expect(headers['surrogate-key']).toBe(keys)
    // Pages that a CDN may cache have an ETag. With the ETag, the CDN asks whether a page has
    // changed.
    expect(headers.etag !== undefined).toBe(cacheControl === shared || cacheControl === open)
  }
})

test('OPS-12: surrogate keys are sent in the header of the CDN, if there is a CDN', async () => {
  const tagged = await openPages('cloudflare').app.inject('/sg/en')
  expect(tagged.headers).toMatchObject({ 'cache-tag': 'country-sg,list-sg' })
  expect(tagged.headers['surrogate-key']).toBeUndefined()
  const plain = await openPages().app.inject('/sg/en')
  expect(plain.headers['surrogate-key'] ?? plain.headers['cache-tag']).toBeUndefined()
})
