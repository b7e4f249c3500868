// Tests of connections that break HTTP or never end: ambiguous hosts, silent clients and clients
// that do not read.
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { heartbeatSeconds } from '@tingkat/contract/live-events'
import { afterEach, describe, expect, test } from 'vitest'
import { createErrorHandler } from './errors.ts'
import { createHttpApp, defaultLimits, type App, type HttpLimits } from './app.ts'
import { silentLog } from '../platform/log.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

// These limits are far below those of production, so that the tests are fast. The tests tolerate
// that the limits take effect later on a busy machine.
const shortLimits: HttpLimits = { requestMs: 100, checkMs: 20, idleMs: 200 }

async function listen(limits: HttpLimits, addRoutes: (app: App) => void = () => {}): Promise<App> {
  const app = createHttpApp({ limits })
  app.setErrorHandler(createErrorHandler(silentLog))
  app.get('/', (_request, reply) => reply.send({ found: true }))
  app.post('/', (_request, reply) => reply.send({ read: true }))
  addRoutes(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  closers.push(() => app.close())
  return app
}

function openSocket(app: App): Socket {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  closers.push(() => socket.destroy())
  return socket
}

/** Sends the text and returns everything received until the server closes the connection. */
async function exchange(app: App, text: string): Promise<string> {
  const socket = openSocket(app)
  let received = ''
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString()
  })
  socket.write(text)
  await once(socket, 'close')
  return received
}

describe('the host of a request', () => {
  test.each([
    ['two hosts', 'host: a.test\r\nhost: b.test\r\n'],
    ['the same host twice', 'host: a.test\r\nHOST: a.test\r\n'],
    ['no host', ''],
  ])('%s get 400', async (_name, hosts) => {
    const app = await listen(defaultLimits)
    const answer = await exchange(app, `GET / HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('a request with two hosts gets a problem document, within the API and outside', async () => {
    const app = await listen(defaultLimits)
    for (const path of ['/', '/unknown']) {
      const answer = await exchange(
        app,
        `GET ${path} HTTP/1.1\r\nhost: a.test\r\nhost: b.test\r\nconnection: close\r\n\r\n`,
      )
      expect(answer).toContain('application/problem+json')
      expect(answer).toContain('"code":"malformed_request"')
    }
  })

  test('a request with one host is served', async () => {
    const app = await listen(defaultLimits)
    const answer = await exchange(
      app,
      'GET / HTTP/1.1\r\nhost: a.test\r\nconnection: close\r\n\r\n',
    )
    expect(answer).toContain('{"found":true}')
  })
})

describe('time-outs', () => {
  test('headers and bodies must arrive within 20 seconds; late ones are detected within a second', () => {
    const { server } = createHttpApp()
    expect(server).toMatchObject({ requestTimeout: 20_000, headersTimeout: 20_000 })
    expect(defaultLimits.checkMs).toBeLessThanOrEqual(1_000)
  })

  test('an event stream without events is not idle, because several heartbeats fit in the limit', () => {
    expect(defaultLimits.idleMs).toBeGreaterThanOrEqual(3 * heartbeatSeconds * 1_000)
  })

  test.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: a.test\r\nx-slow: '],
    [
      'body',
      'POST / HTTP/1.1\r\nhost: a.test\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    ],
  ])('a client that never ends its %s is told so and disconnected', async (_name, text) => {
    expect(await exchange(await listen(shortLimits), text)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('a client that connects and says nothing is disconnected', async () => {
    expect(await exchange(await listen(shortLimits), '')).toMatch(/^(HTTP\/1\.1 408 |$)/)
  })
})

test('a client that does not read its response is disconnected', async () => {
  const closed = Promise.withResolvers<void>()
  const app = await listen(shortLimits, (routes) =>
    routes.get('/endless', (_request, reply) => {
      reply.raw.once('close', () => closed.resolve())
      const chunk = 'x'.repeat(64_000)
      return reply.type('text/plain').send(
        Readable.from(
          (function* () {
            for (;;) yield chunk
          })(),
        ),
      )
    }),
  )
  const socket = openSocket(app)
  socket.pause()
  socket.write('GET /endless HTTP/1.1\r\nhost: a.test\r\n\r\n')
  await closed.promise
})
