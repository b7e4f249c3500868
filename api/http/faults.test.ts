// What goes wrong below becomes one calm answer; the cause stays in the log.
import { z } from 'zod'
import { expect, test } from 'vitest'
import { openApiScope } from './api-scope.ts'
import { openHttp, type App } from './app.ts'
import { answerHealth } from './health.ts'

const lines: { fields: any; message: string }[] = []
const keep = (fields: object, message: string) => void lines.push({ fields, message })
const log = { debug: keep, info: keep, warn: keep, error: keep }

function appWith(register: (api: App) => void, checkAnswers = false): App {
  const app = openHttp()
  void app.register(async (api: App) => {
    openApiScope(api, { log, publicUrl: 'http://localhost', checkAnswers })
    register(api)
  })
  return app
}

const failing = (error: unknown) =>
  appWith((api) =>
    api.get('/api/fail', async () => {
      throw error
    }),
  )
const coded = (code: string, message = 'secret table') =>
  Object.assign(new Error(message), { code })

test.each([
  ['a full disk', coded('53100'), 507, 'storage_full'],
  ['a full disk below the database', coded('ENOSPC'), 507, 'storage_full'],
  [
    'a full disk that only its message tells',
    new Error('could not extend file: No space left on device'),
    507,
    'storage_full',
  ],
  ['a database that is away', coded('ECONNREFUSED'), 503, 'unavailable'],
  ['a database that shuts down', coded('57P01'), 503, 'unavailable'],
  ['a broken connection', coded('08006'), 503, 'unavailable'],
  [
    'a pool without free connections',
    new Error('timeout exceeded when trying to connect'),
    503,
    'unavailable',
  ],
  ['a server that is cut off', new Error('Query read timeout'), 503, 'unavailable'],
  ['a statement that took too long', coded('57014'), 503, 'unavailable'],
  ['a surprise', new TypeError('secret undefined'), 500, 'internal_error'],
  ['a database that refuses the statement', coded('23505'), 500, 'internal_error'],
])('%s', async (_what, error, status, code) => {
  lines.length = 0
  const answer = await failing(error).inject('/api/fail')
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect(answer.body).not.toContain('secret')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['retry-after']).toBe(status === 503 ? '1' : undefined)
  expect(lines).toEqual([
    {
      fields: { err: error, route: '/api/fail', requestID: expect.any(String) },
      message: expect.any(String),
    },
  ])
  expect(answer.json().context).toEqual(
    code === 'internal_error' ? { requestID: lines[0]?.fields.requestID } : {},
  )
})

const answers = { response: { 200: z.object({ price: z.int() }) } }

test.each([{ price: 'dear' }, { price: 1, secret: 2 }, {}])(
  'an answer that breaks its schema fails where answers are checked: %j',
  async (answer) => {
    const app = appWith(
      (api) => api.get('/api/price', { schema: answers }, async () => answer as { price: number }),
      true,
    )
    expect((await app.inject('/api/price')).statusCode).toBe(500)
  },
)

test('an answer that fits its schema goes out', async () => {
  const app = appWith(
    (api) => api.get('/api/price', { schema: answers }, async () => ({ price: 3 })),
    true,
  )
  expect((await app.inject('/api/price')).json()).toEqual({ price: 3 })
})

test('a route that knows its caller by a bearer token alone takes requests from anywhere', async () => {
  const app = appWith((api) => {
    api.post('/api/till', { config: { bearerOnly: true } }, async () => ({ ok: true }))
    api.post('/api/eater', async () => ({ ok: true }))
  })
  const headers = { origin: 'https://till.test', 'sec-fetch-site': 'cross-site' }
  expect((await app.inject({ method: 'POST', url: '/api/till', headers })).statusCode).toBe(200)
  expect((await app.inject({ method: 'POST', url: '/api/eater', headers })).statusCode).toBe(403)
})

test.each([
  ['all is well', async () => 1, true, 200, []],
  [
    'the database fails',
    async () => {
      throw new Error('away')
    },
    true,
    503,
    ['database'],
  ],
  [
    'the database does not answer within a second',
    () => new Promise(() => {}),
    true,
    503,
    ['database'],
  ],
  ['no catalogue is loaded', async () => 1, false, 503, ['catalogue']],
])('readiness when %s', async (_what, pingDatabase, loaded, status, missing) => {
  const app = openHttp()
  answerHealth(app, { pingDatabase, catalogueLoaded: () => loaded })
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json().missing]).toEqual([status, missing])
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' })
})

test('a path that leaves the folder of files is not found, and no surprise', async () => {
  lines.length = 0
  const answer = await failing(Object.assign(new Error('secret path'), { statusCode: 403 })).inject(
    '/api/fail',
  )
  expect([answer.statusCode, answer.json().code, lines]).toEqual([404, 'not_found', []])
})
