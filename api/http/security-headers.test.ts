// Tests of the headers that every response has, including refusals by Node's HTTP server.
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { paths } from '@tingkat/contract/paths'
import { problemOf } from '@tingkat/contract/problem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
import { createHttpApp, defaultLimits } from './app.ts'
import { createErrorHandler, sendProblem } from './errors.ts'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

describe('the API behind https', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await openTestApp({ countries: [], catalogues: [castCatalogue] })
  })
  afterAll(() => api.close())

  test('sends every security header with every path and method', async () => {
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
    const known = Object.values(paths).filter((path) => path !== paths.docs)
    const others = ['/', '/healthz', '/readyz', '/api', '/api/v1/nothing', '/locales/en/x.json']
    for (const path of [...known, ...others]) {
      for (const method of methods) {
        const answer = await api.app.inject({ method, url: path.replaceAll(/:\w+/g, 'x') })
        expect({ path, method, ...answer.headers }).toMatchObject({ path, method, ...everywhere })
      }
    }
  })

  test('sends them with refusals before a route is found', async () => {
    const refused = [
      { url: '/api/v1/merchants/%E0%A4%A' },
      { url: `/api/v1/merchants/${'x'.repeat(5_000)}` },
      { method: 'POST', url: paths.quotes, payload: 'x'.repeat(200_000) },
      { method: 'POST', url: paths.quotes, payload: '{', headers: { 'content-type': 'a/b' } },
      { method: 'POST', url: paths.login, headers: { origin: 'https://evil.test' } },
    ] as const
    for (const request of refused) {
      const answer = await api.app.inject(request)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.headers).toMatchObject(everywhere)
    }
  })

  test('the page of the API document has its own policy and all other security headers', async () => {
    const { 'content-security-policy': _, 'referrer-policy': __, ...others } = everywhere
    for (const url of [paths.docs, `${paths.docs}/`])
      expect((await api.app.inject(url)).headers).toMatchObject(others)
  })
})

test('responses over http have no HSTS header, because browsers would ignore it', async () => {
  const app = createHttpApp()
  app.get('/', (_request, reply) => reply.send({}))
  const { headers } = await app.inject('/')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(headers).not.toHaveProperty('strict-transport-security')
})

describe('refusals of the HTTP server', () => {
  const closers: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closers.splice(0)) await close()
  })

  /** Sends the text and returns everything received until the server closes the connection. */
  async function exchange(text: string, requestMs = defaultLimits.requestMs): Promise<string> {
    const app = createHttpApp({ https: true, limits: { ...defaultLimits, requestMs, checkMs: 20 } })
    app.setErrorHandler(createErrorHandler(silentLog))
    app.setNotFoundHandler((_request, reply) => sendProblem(reply, problemOf('not_found')))
    app.post('/', (_request, reply) => reply.send({}))
    await app.listen({ host: '127.0.0.1', port: 0 })
    closers.push(() => app.close())
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    let received = ''
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString()
    })
    socket.write(text)
    await once(socket, 'close')
    return received
  }

  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['too many headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    [
      'both lengths of a body',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'an unknown expectation',
      'GET / HTTP/1.1\r\nhost: a\r\nexpect: tea\r\nconnection: close\r\n\r\n',
      417,
    ],
    ['an unknown method', 'BREW / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['TRACE', 'TRACE / HTTP/1.1\r\nhost: a\r\ncookie: c\r\nconnection: close\r\n\r\n', 404],
  ])('a request with %s gets a problem with every header', async (_what, text, status) => {
    expectProblem(await exchange(text), status)
  })

  test('a request that takes too long gets a problem with every header', async () => {
    expectProblem(await exchange('POST / HTTP/1.1\r\nhost: a\r\ncontent-len', 100), 408)
  })

  function expectProblem(received: string, status: number): void {
    const [head = '', body = ''] = received.split('\r\n\r\n')
    const [line, ...rest] = head.split('\r\n')
    const headers = Object.fromEntries(
      rest.map((text) => {
        const [name = '', ...value] = text.split(': ')
        return [name.toLowerCase(), value.join(': ')]
      }),
    )
    expect(line).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(headers).toMatchObject({
      ...everywhere,
      'cache-control': 'no-store',
      'content-type': 'application/problem+json; charset=utf-8',
    })
    expect(JSON.parse(body)).toMatchObject({ status })
    expect(received).not.toContain('cookie')
  }
})
