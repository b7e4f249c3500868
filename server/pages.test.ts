// Pages over HTTP: shared ones as ready bytes, personal ones each for itself.
import { openHttp } from '@tingkat/api/http/app'
import { answerFaults } from '@tingkat/api/http/faults'
import { expect, test } from 'vitest'
import { servePages } from './pages.ts'
import type { Pages } from './page-source.ts'

/** A storefront that writes down who asked; ids above 9 are missing. */
function openPages() {
  const asked: { path: string; cookie: string | null; language: string | null }[] = []
  const pages: Pages = {
    placeOf: (request) => ({
      country: null,
      language: request.headers.get('accept-language')?.slice(0, 2) ?? 'en',
      fromPath: false,
    }),
    answer: async (request) => {
      const { pathname, search } = new URL(request.url)
      asked.push({
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
  const app = openHttp()
  const version = { now: '1' }
  servePages(app, {
    source: async () => pages,
    publicUrl: 'http://tingkat.test',
    versionOf: async () => version.now,
    now: Date.now,
    cached: true,
  })
  return { app, asked, version }
}

test('a guest page is rendered without anyone’s cookie, once, and answered to all', async () => {
  const { app, asked, version } = openPages()
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
  expect(asked).toEqual([{ path: '/sg/en', cookie: null, language: null }])
  version.now = '2'
  await app.inject('/sg/en')
  expect(asked).toHaveLength(2)
})

test('a strong tag answers 304, HEAD answers without a body, encodings as accepted', async () => {
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

test('a home without a language is kept for each language, and shared by nobody between', async () => {
  const { app, asked } = openPages()
  for (const language of ['vi', 'en', 'vi']) {
    const answer = await app.inject({ url: '/vn/', headers: { 'accept-language': language } })
    expect(answer.headers['cache-control']).toBe('private, max-age=0')
    expect(answer.headers.vary).toContain('accept-language')
  }
  expect(asked.map(({ language }) => language)).toEqual(['vi', 'en'])
})

test('personal pages keep the cookie and are kept by nobody', async () => {
  const { app, asked } = openPages()
  for (let time = 0; time < 2; time += 1) {
    const answer = await app.inject({ url: '/sg/en/checkout', headers: { cookie: 'session=s' } })
    expect(answer.headers['cache-control']).toBe('private, no-store')
  }
  expect(asked.map(({ cookie }) => cookie)).toEqual(['session=s', 'session=s'])
  await app.inject({ url: '/', headers: { cookie: 'country=sg' } })
  expect(asked.at(-1)?.cookie).toBe('country=sg')
})

test('ROUTE-16 a missing page is a 404 that is not stored', async () => {
  const { app } = openPages()
  const answer = await app.inject('/sg/en/gone')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
})

test('two slashes at the start name no other host', async () => {
  const { app, asked } = openPages()
  await app.inject({ url: '//evil.example/sg' })
  expect(asked.map(({ path }) => path)).toEqual(['//evil.example/sg'])
})

test('a page that cannot be made is one calm answer: the cause is in the log, not on the wire', async () => {
  const lines: string[] = []
  const keep = (fields: object) => void lines.push(String((fields as { err?: Error }).err?.message))
  const app = openHttp()
  app.setErrorHandler(answerFaults({ debug: keep, info: keep, warn: keep, error: keep }))
  servePages(app, {
    source: async () => {
      throw new Error('secret path')
    },
    publicUrl: 'http://tingkat.test',
    versionOf: async () => '1',
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
