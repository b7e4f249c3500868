// Tests of error responses: each error becomes a problem document, and the cause is only logged.
import { z } from 'zod'
import { expect, test } from 'vitest'
import { configureApiScope } from './api-scope.ts'
import { createHttpApp, type App } from './app.ts'
import { registerHealthRoutes } from './health.ts'

const lines: { fields: any; message: string }[] = []
const write = (fields: object, message: string) => void lines.push({ fields, message })
const log = { debug: write, info: write, warn: write, error: write }

function appWith(register: (api: App) => void, checkResponses = false): App {
  const app = createHttpApp()
  void app.register(async (api: App) => {
    configureApiScope(api, {
      log,
      publicUrl: 'http://localhost',
      consoleUrl: 'http://localhost',
      checkResponses,
    })
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
  ['a full disk reported by the file system', coded('ENOSPC'), 507, 'storage_full'],
  [
    'a full disk that only its message tells',
    new Error('could not extend file: No space left on device'),
    507,
    'storage_full',
  ],
  ['an unreachable database', coded('ECONNREFUSED'), 503, 'unavailable'],
  ['a database that shuts down', coded('57P01'), 503, 'unavailable'],
  ['a broken connection', coded('08006'), 503, 'unavailable'],
  [
    'a pool without free connections',
    new Error('timeout exceeded when trying to connect'),
    503,
    'unavailable',
  ],
  ['a lost connection to the server', new Error('Query read timeout'), 503, 'unavailable'],
  ['a statement time-out', coded('57014'), 503, 'unavailable'],
  ['an unexpected error', new TypeError('secret undefined'), 500, 'internal_error'],
  ['a constraint violation', coded('23505'), 500, 'internal_error'],
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

const responses = { response: { 200: z.object({ price: z.int() }) } }

test.each([{ price: 'dear' }, { price: 1, secret: 2 }, {}])(
  'a response that does not match its schema fails if responses are checked: %j',
  async (answer) => {
    const app = appWith(
      (api) =>
        api.get('/api/price', { schema: responses }, async () => answer as { price: number }),
      true,
    )
    expect((await app.inject('/api/price')).statusCode).toBe(500)
  },
)

test('sends a response that matches its schema', async () => {
  const app = appWith(
    (api) => api.get('/api/price', { schema: responses }, async () => ({ price: 3 })),
    true,
  )
  expect((await app.inject('/api/price')).json()).toEqual({ price: 3 })
})

test('a route that authenticates by bearer token only accepts requests from other sites', async () => {
  const app = appWith((api) => {
    api.post('/api/partner', { config: { bearerOnly: true } }, async () => ({ ok: true }))
    api.post('/api/eater', async () => ({ ok: true }))
  })
  const headers = { origin: 'https://partner.test', 'sec-fetch-site': 'cross-site' }
  expect((await app.inject({ method: 'POST', url: '/api/partner', headers })).statusCode).toBe(200)
  expect((await app.inject({ method: 'POST', url: '/api/eater', headers })).statusCode).toBe(403)
})

test.each([
  ['all parts work', async () => 1, true, 200, []],
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
  ['the catalogue is not loaded', async () => 1, false, 503, ['catalogue']],
])('OPS-20 readiness when %s', async (_what, pingDatabase, loaded, status, missing) => {
  const app = createHttpApp()
  registerHealthRoutes(app, {
    pingDatabase,
    catalogueLoaded: () => loaded,
    busConnected: () => true,
  })
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json().missing]).toEqual([status, missing])
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' })
})

test('OPS-19 OPS-20 the probe of proxies leaves out the database, and nothing else', async () => {
  let loaded = true
  const app = createHttpApp()
  registerHealthRoutes(app, {
    pingDatabase: async () => Promise.reject(new Error('away')),
    catalogueLoaded: () => loaded,
    busConnected: () => true,
  })
  const probe = async (query: string) => (await app.inject(`/readyz${query}`)).statusCode
  expect([await probe('?exclude=database'), await probe(''), await probe('?exclude=all')]).toEqual([
    200, 503, 503,
  ])
  loaded = false
  expect(await probe('?exclude=database')).toBe(503)
})

test.each([
  ['work', async () => 1, 200, []],
  ['fail', async () => Promise.reject(new Error('away')), 503, ['jobs']],
])('OPS-20 readiness of a process whose jobs %s', async (_what, pingJobs, status, missing) => {
  const app = createHttpApp()
  registerHealthRoutes(app, {
    pingDatabase: async () => 1,
    pingJobs,
    catalogueLoaded: () => true,
    busConnected: () => true,
  })
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json().missing]).toEqual([status, missing])
})

test('a path outside the folder of static files is not found', async () => {
  lines.length = 0
  const answer = await failing(Object.assign(new Error('secret path'), { statusCode: 403 })).inject(
    '/api/fail',
  )
  expect([answer.statusCode, answer.json().code, lines]).toEqual([404, 'not_found', []])
})
