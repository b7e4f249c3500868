// Tests of the graceful shutdown over a real port.
import { Agent, request as openRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createHttpApp, type App } from './app.ts'
import { registerHealthRoutes } from './health.ts'

type Server = {
  app: App
  /** Resolves when the request to the slow route has arrived. */
  arrived: Promise<void>
  /** Lets the slow route send its response. */
  release: () => void
}
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function listen(): Promise<Server> {
  const app = createHttpApp()
  const arrival = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  app.get('/api', (_request, reply) => reply.send({ found: true }))
  // A slow route that calls the API within the process, as the server does to render a page.
  app.get('/page', async () => {
    arrival.resolve()
    await gate.promise
    const answer = await app.inject('/api')
    return { status: answer.statusCode, ...answer.json<{ found: boolean }>() }
  })
  app.get('/stream', (_request, reply) => {
    const stream = new Readable({ read() {} })
    stream.push('open')
    app.shutdown.onRefuse(() => stream.push(null))
    return reply.type('text/plain').send(stream)
  })
  registerHealthRoutes(app, {
    pingDatabase: async () => 1,
    catalogueLoaded: () => true,
    busConnected: () => true,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  closers.push(() => app.close())
  return { app, arrived: arrival.promise, release: gate.resolve }
}

/** Sends a request on a new connection, or on one of `agent` if it is given. */
async function get({ app }: Server, path: string, agent: Agent | false = false) {
  const { port } = app.server.address() as AddressInfo
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    openRequest({ host: '127.0.0.1', port, path, agent }, resolve).once('error', reject).end(),
  )
  const { statusCode: status, headers } = response
  return { status, headers, body: await text(response) }
}

test('OPS-20 until the load balancer has noticed, new connections are served and /readyz fails', async () => {
  const server = await listen()
  const noticed = Promise.withResolvers<void>()
  const drained = server.app.shutdown.drain(noticed.promise, 60_000)
  const ready = await get(server, '/readyz')
  expect([ready.status, JSON.parse(ready.body).missing]).toEqual([503, ['shutting down']])
  expect((await get(server, '/readyz?exclude=database')).status).toBe(503)
  const served = await get(server, '/api')
  expect([served.status, served.headers.connection]).toEqual([200, 'close'])
  noticed.resolve()
  expect(await drained).toBe(0)
})

test('OPS-20 a page in flight finishes, new requests get a problem document with Retry-After', async () => {
  const server = await listen()
  const agent = new Agent({ keepAlive: true })
  closers.push(() => agent.destroy())
  await get(server, '/api', agent)
  const page = get(server, '/page')
  await server.arrived
  const drained = server.app.shutdown.drain(Promise.resolve(), 60_000)
  for (const connection of [agent, false] as const) {
    await expect.poll(async () => (await get(server, '/api', connection)).status).toBe(503)
    const refused = await get(server, '/api', connection)
    expect(refused.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '1',
    })
    expect(JSON.parse(refused.body)).toMatchObject({ status: 503, code: 'unavailable' })
  }
  server.release()
  const { status, body } = await page
  expect([status, JSON.parse(body)]).toEqual([200, { status: 200, found: true }])
  expect(await drained).toBe(0)
})

test('event streams end', async () => {
  const server = await listen()
  const stream = get(server, '/stream')
  await expect.poll(() => server.app.server.listening).toBe(true)
  await get(server, '/api')
  const drained = server.app.shutdown.drain(Promise.resolve(), 60_000)
  expect(await stream).toMatchObject({ status: 200, body: 'open' })
  expect(await drained).toBe(0)
})

test('waits no longer than the limit', async () => {
  const server = await listen()
  const page = get(server, '/page')
  await server.arrived
  expect(await server.app.shutdown.drain(Promise.resolve(), 1)).toBe(1)
  server.release()
  await page
})
