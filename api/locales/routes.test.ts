// Tests of the translation files over HTTP, and of reports of missing keys.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createErrorHandler } from '../http/errors.ts'
import { createHttpApp, type App } from '../http/app.ts'
import { silentLog } from '../platform/log.ts'
import { localeRoutes } from './routes.ts'
import { openWordsFiles, type WordsFiles } from './words-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'tingkat-words-'))
for (const language of ['en', 'id', 'th', 'vi']) {
  mkdirSync(join(folder, language))
  writeFileSync(
    join(folder, language, 'menu.json'),
    JSON.stringify({ hello: `${language} `.repeat(400) }, null, 2),
  )
}
mkdirSync(join(folder, 'secret'))
writeFileSync(join(folder, 'secret', 'menu.json'), '{}')
writeFileSync(join(folder, 'keys.json'), '{"key":"secret"}')
afterAll(() => rmSync(folder, { recursive: true }))

let reported: object[]
async function open(words?: WordsFiles, rateLimits = false): Promise<App> {
  const app = createHttpApp()
  app.setErrorHandler(createErrorHandler(silentLog))
  const log = { warn: (fields: object) => void reported.push(fields) }
  await app.register(localeRoutes, {
    words: words ?? (await openWordsFiles(folder)),
    log,
    publicUrl: 'https://tingkat.test',
    rateLimits,
  })
  return app
}
beforeEach(() => {
  reported = []
})

describe('I18N-01 API-01: GET /locales/{lng}/{ns}.json', () => {
  test('I18N-01 API-01: returns the locale file of a language and namespace', async () => {
    const app = await open()
    const answer = await app.inject('/locales/th/menu.json')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    expect(answer.json()).toEqual({ hello: 'th '.repeat(400) })
  })

  test('I18N-01: compresses as accepted, with an ETag, and answers 304', async () => {
    const app = await open()
    const zipped = await app.inject({
      url: '/locales/vi/menu.json',
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=300',
    })
    expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual({
      hello: 'vi '.repeat(400),
    })
    const again = await app.inject({
      url: '/locales/vi/menu.json',
      headers: { 'accept-encoding': 'gzip', 'if-none-match': String(zipped.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const plain = await app.inject('/locales/vi/menu.json')
    expect(plain.headers.etag).not.toBe(zipped.headers.etag)
  })

  test('I18N-01: a URL with a version may be cached for a day', async () => {
    const app = await open()
    expect((await app.inject('/locales/en/menu.json?v=abc')).headers['cache-control']).toBe(
      'public, max-age=86400',
    )
  })

  test.each([
    '/locales/xx/menu.json',
    '/locales/th/nothing.json',
    '/locales/secret/menu.json',
    '/locales/../keys.json',
    '/locales/th/..%2F..%2Fkeys.json',
    '/locales/th/menu.txt',
    '/locales/__proto__/menu.json',
  ])('I18N-03: %s is unknown: 404, so that a page does not retry', async (url) => {
    const app = await open()
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('secret')
  })

  test('I18N-02: an unreadable file is a 5xx error, so that a page retries', async () => {
    const app = await open({
      find: async () => {
        throw new Error('no such disk')
      },
    })
    const answer = await app.inject('/locales/th/menu.json')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'no-store'])
    expect(answer.body).not.toContain('disk')
  })

  test('I18N-02: reads a file again after an error', async () => {
    const app = await open()
    const file = join(folder, 'id', 'menu.json')
    writeFileSync(file, '{ "half')
    expect((await app.inject('/locales/id/menu.json')).statusCode).toBe(500)
    writeFileSync(file, '{"whole":"yes"}')
    expect((await app.inject('/locales/id/menu.json')).json()).toEqual({ whole: 'yes' })
  })
})

describe('API-02: POST /locales/add/{lng}/{ns}', () => {
  const post = async (
    app: App,
    payload: object | string,
    url = '/locales/add/th/menu',
    headers: Record<string, string> = {},
  ) =>
    await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })

  test('API-02: a missing key gets 204, is logged once and never served', async () => {
    const app = await open()
    for (let time = 0; time < 3; time += 1) {
      const answer = await post(app, { 'home.new': 'My text' })
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
    }
    expect(reported).toEqual([{ language: 'th', namespace: 'menu', key: 'home.new' }])
    expect((await app.inject('/locales/th/menu.json')).body).not.toContain('home.new')
  })

  test('API-02: refuses unknown languages and namespaces', async () => {
    const app = await open()
    for (const url of ['/locales/add/xx/menu', '/locales/add/th/nothing'])
      expect((await post(app, { key: '' }, url)).statusCode).toBe(404)
    expect(reported).toEqual([])
  })

  test('API-02: text that is no key is not logged', async () => {
    const app = await open()
    expect(
      (
        await post(app, {
          '+65 9876 5432': '',
          'line\nbreak': '',
          [`k${'x'.repeat(200)}`]: '',
          'good.key': 'secret value',
        })
      ).statusCode,
    ).toBe(204)
    expect(reported).toEqual([{ language: 'th', namespace: 'menu', key: 'good.key' }])
  })

  test('API-02: limits the size of a report and the number of logged keys', async () => {
    const app = await open()
    expect((await post(app, { key: 'x'.repeat(2_000) })).statusCode).toBe(413)
    for (let page = 0; page < 60; page += 1) {
      const keys = Object.fromEntries(
        Array.from({ length: 40 }, (_, index) => [`key${page}.n${index}`, '']),
      )
      expect((await post(app, keys)).statusCode).toBe(204)
    }
    expect(reported).toHaveLength(500)
  })

  test.each(['[]', '"text"', 'null', '{broken'])('API-02: refuses the body %s', async (payload) => {
    const app = await open()
    expect((await post(app, payload)).statusCode).toBe(400)
  })

  test('API-02: refuses too many reports of one address and reports of other sites', async () => {
    const app = await open(undefined, true)
    expect(
      (await post(app, { key: '' }, '/locales/add/th/menu', { origin: 'https://evil.example' }))
        .statusCode,
    ).toBe(403)
    const statuses: number[] = []
    for (let time = 0; time < 61; time += 1)
      statuses.push((await post(app, { key: '' })).statusCode)
    expect([...new Set(statuses)]).toEqual([204, 429])
  })
})
