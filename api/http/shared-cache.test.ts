// Tests of caching headers: which responses caches may keep, and that none of these is personal.
import { readdirSync } from 'node:fs'
import cookie from '@fastify/cookie'
import { picturesFolder } from '@tingkat/catalogue/pictures/manifest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
import { createHttpApp } from './app.ts'
import { keepCookiesPrivate } from './shared-cache.ts'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({
    countries: [],
    catalogues: [castCatalogue],
    config: { cdn: { kind: 'webhook', url: 'http://cdn.test', token: 'T', service: 'S' } },
  })
})
afterAll(() => api.close())

const point = 'latitude=1.28&longitude=103.85'
const forList = 'public, max-age=30'
const forMenu = 'public, max-age=0, s-maxage=30'
const aYear = 'public, max-age=31536000, immutable'
const ofList = 'country-sg list-sg'
const ofMenu = 'country-sg merchant-warung'
const picture = `/media/${readdirSync(picturesFolder)[0]}`

describe('OPS-12 cacheable answers', () => {
  test.each([
    ['a list', '/api/v1/merchants?country=sg', forList, ofList],
    ['a search', '/api/v1/merchants?country=sg&search=nasi', forList, ofList],
    ['cuisines', '/api/v1/categories?country=sg', forList, ofList],
    ['suggestions', '/api/v1/search/suggestions?country=sg&q=na', forList, ofList],
    ['a menu', '/api/v1/merchants/warung', forMenu, ofMenu],
    ['the API document', '/api/v1/openapi.json', 'public, max-age=60', undefined],
    ['a picture', picture, aYear, undefined],
  ])('%s has its headers', async (_name, url, cacheControl, keys) => {
    const answer = await api.app.inject(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'cache-control': cacheControl })
    expect(answer.headers['surrogate-key']).toBe(keys)
    expect(answer.headers['cache-tag']).toBe(keys?.replaceAll(' ', ','))
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test.each([
    '/api/v1/merchants?country=sg',
    '/api/v1/categories?country=sg',
    '/api/v1/search/suggestions?country=sg&q=na',
    '/api/v1/merchants/warung',
    '/api/v1/openapi.json',
  ])('%s has an ETag, and is answered with 304 until it changes', async (url) => {
    const first = await api.app.inject(url)
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/)
    for (const method of ['GET', 'HEAD'] as const) {
      const again = await api.app.inject({ method, url, headers: { 'if-none-match': etag } })
      expect([again.statusCode, again.body, again.headers.etag], method).toEqual([304, '', etag])
      expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
    }
    const other = await api.app.inject({ url, headers: { 'if-none-match': '"other"' } })
    expect([other.statusCode, other.body]).toEqual([200, first.body])
  })

  test('a menu in several encodings names the header that it depends on', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding }
      const answer = await api.app.inject({ url: '/api/v1/merchants/warung', headers })
      expect(answer.headers.vary).toBe('accept-encoding')
    }
  })
})

describe('OPS-12 answers that no cache may keep', () => {
  test.each([
    ['with a place', `/api/v1/merchants?country=sg&${point}`],
    ['of a menu with a place', `/api/v1/merchants/warung?${point}`],
    ['that are refused', '/api/v1/merchants/nobody'],
    ['that are invalid', '/api/v1/merchants?country=xx'],
    ['of windows', '/api/v1/merchants/warung/time-slots'],
    ['of readiness', '/readyz'],
  ])('%s', async (_name, url) => {
    const { headers } = await api.app.inject(url)
    expect(headers['cache-control']).toMatch(/^(private, )?no-store$/)
    expect(headers['surrogate-key'] ?? headers['cache-tag']).toBeUndefined()
  })

  test('of every route that reads an account, partner or guest', async () => {
    const document = (await api.app.inject('/api/v1/openapi.json')).json<{
      paths: Record<string, Record<string, unknown>>
    }>()
    const isPublic = new Set([
      '/api/v1/merchants',
      '/api/v1/categories',
      '/api/v1/search/suggestions',
      '/api/v1/merchants/{merchantID}',
    ])
    const reads = Object.entries(document.paths).filter(
      ([path, methods]) => 'get' in methods && !isPublic.has(path),
    )
    expect(reads.length).toBeGreaterThan(20)
    for (const [path] of reads) {
      const url = path.replaceAll(/\{\w+\}/g, 'warung')
      const headers = { authorization: 'Bearer wrong', cookie: '__Host-session=wrong' }
      const answer = await api.app.inject({ url, headers })
      expect(answer.headers['cache-control'], path).toMatch(/no-store/)
    }
  })

  test('that set a cookie, even if their route allows caching', async () => {
    const app = createHttpApp()
    await app.register(cookie)
    app.addHook('onSend', keepCookiesPrivate)
    app.get('/careless', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=30').setCookie('session', 'x').send({}),
    )
    const answer = await app.inject('/careless')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    await app.close()
  })
})
