// Tests of the reference proxy: Debian's Caddy with ops/caddy/Caddyfile in front of two small
// servers.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findCaddy, startCaddy } from '../machine/caddy.mjs'

const patience = { timeout: 60_000 }
const caddy = findCaddy()
const page = `<!doctype html><title>Tingkat</title>${'<p>Nasi lemak</p>'.repeat(500)}`

type Answer = (request: IncomingMessage, response: ServerResponse) => void
type Upstream = { name: string; server: Server; address: string; received: string[] }

const upstreams: Upstream[] = []
/** By path, what both small servers behind Caddy answer. Tests replace entries. */
const answers = new Map<string, Answer>()
/** Names of the small servers that are shutting down. */
const leaving = new Set<string>()
let proxy: Awaited<ReturnType<typeof startCaddy>>
let session: ClientHttp2Session

async function openUpstream(name: string): Promise<Upstream> {
  const received: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    if (!path.startsWith('/readyz')) received.push(`${request.method} ${path}`)
    response.setHeader('x-upstream', name)
    if (path === '/readyz?exclude=database') response.writeHead(leaving.has(name) ? 503 : 200).end()
    // Without `exclude=database`, a real server answers 503 while the database is unreachable.
    else if (path === '/readyz') response.writeHead(503).end()
    else answers.get(path)?.(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { name, server, received, address: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const send =
  (type: string, body: string): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type }).end(body)

/** Resolves with status, headers and the bytes of the body. */
async function request(headers: Record<string, string>, body?: string) {
  const hasBody = body !== undefined
  const stream = session.request({ ':method': 'GET', ...headers }, { endStream: !hasBody })
  if (hasBody) stream.end(body)
  const chunks: Buffer[] = []
  return await new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      let received: IncomingHttpHeaders = {}
      stream.on('response', (given) => (received = given))
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', reject)
      stream.on('end', () =>
        resolve({
          status: Number(received[':status']),
          headers: received,
          body: Buffer.concat(chunks),
        }),
      )
    },
  )
}

/** Resolves when Caddy sends requests to the servers with these names only. */
async function waitForUpstreams(names: readonly string[]): Promise<void> {
  answers.set('/page', send('text/html', page))
  await vi.waitFor(async () => {
    const seen = []
    for (let times = 0; times < 10; times++)
      seen.push(String((await request({ ':path': '/page' })).headers['x-upstream']))
    expect([...new Set(seen)].toSorted()).toEqual(names)
  }, patience)
}

const receivedByAll = () => upstreams.flatMap(({ received }) => received)

describe.runIf(caddy)('OPS-12 Caddy in front of two web processes', () => {
  beforeAll(async () => {
    upstreams.push(await openUpstream('one'), await openUpstream('two'))
    proxy = await startCaddy({
      path: caddy ?? '',
      upstreams: upstreams.map(({ address }) => address),
      tryFor: '1s',
    })
    session = connect(proxy.url, { ca: proxy.ca })
  }, 120_000)
  afterAll(async () => {
    session?.destroy()
    await proxy?.stop()
    for (const { server } of upstreams) {
      server.closeAllConnections()
      server.close()
    }
  })
  beforeEach(() => {
    answers.clear()
    leaving.clear()
    for (const { received } of upstreams) received.length = 0
  })

  test('speaks HTTP/2 over TLS, offers HTTP/3, and sends no `server` header', async () => {
    answers.set('/page', send('text/html; charset=utf-8', page))
    const answer = await request({ ':path': '/page' })
    expect(answer.status).toBe(200)
    expect(session.alpnProtocol).toBe('h2')
    expect(answer.headers['alt-svc']).toContain('h3=')
    expect(answer.headers.server).toBeUndefined()
    expect(String(answer.body)).toBe(page)
  })

  test.each([
    ['zstd', 'text/html; charset=utf-8', zstdDecompressSync],
    ['gzip', 'application/json; charset=utf-8', gunzipSync],
  ] as const)('compresses with %s', async (encoding, type, decompress) => {
    answers.set('/page', send(type, page))
    const answer = await request({ ':path': '/page', 'accept-encoding': encoding })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding')
    expect(answer.body.length).toBeLessThan(page.length / 5)
    expect(String(decompress(answer.body))).toBe(page)
  })

  test('does not compress pictures and compressed responses again', async () => {
    answers.set('/picture', send('image/avif', page))
    answers.set('/ready', (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(page),
    )
    for (const path of ['/picture', '/ready']) {
      const answer = await request({ ':path': path, 'accept-encoding': 'gzip, zstd, br' })
      expect(answer.headers['content-encoding']).toBe(path === '/ready' ? 'br' : undefined)
      expect(String(answer.body)).toBe(page)
    }
  })

  test('forwards each event at once, and ends the stream when the browser does', async () => {
    const open: ServerResponse[] = []
    const closed: boolean[] = []
    answers.set('/events', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
      response.on('close', () => closed.push(true))
      open.push(response)
    })
    const stream = session.request({ ':path': '/events', 'accept-encoding': 'zstd, gzip' })
    let text = ''
    let encoding: unknown = 'no headers yet'
    stream.setEncoding('utf8')
    stream.on('response', (headers) => (encoding = headers['content-encoding']))
    stream.on('data', (chunk: string) => (text += chunk))
    await vi.waitFor(() => expect(open).toHaveLength(1), patience)
    for (const event of ['data: one\n\n', 'data: two\n\n']) {
      open[0]?.write(event)
      await vi.waitFor(() => expect(text.endsWith(event)).toBe(true), patience)
    }
    expect(text).toBe('data: one\n\ndata: two\n\n')
    expect(encoding).toBeUndefined()
    stream.close()
    await vi.waitFor(() => expect(closed).toEqual([true]), patience)
  })

  test('forwards the real address of the client, whatever headers the client sends', async () => {
    answers.set('/who', ({ headers }, response) =>
      response.end(JSON.stringify([headers['x-forwarded-for'], headers['x-forwarded-proto']])),
    )
    const answer = await request({ ':path': '/who', 'x-forwarded-for': '203.0.113.9' })
    const [address, protocol] = JSON.parse(String(answer.body)) as [string, string]
    expect(address).toMatch(/^(127\.0\.0\.1|::1)$/)
    expect(protocol).toBe('https')
  })

  test.each(['GET', 'HEAD'])('repeats a %s that an ended process left open', async (method) => {
    let isFirst = true
    answers.set('/page', (incoming, response) => {
      if (isFirst) incoming.socket.destroy()
      else send('text/html', page)(incoming, response)
      isFirst = false
    })
    const answer = await request({ ':path': '/page', ':method': method })
    expect(answer.status).toBe(200)
    expect(receivedByAll()).toEqual([`${method} /page`, `${method} /page`])
  })

  test('does not repeat an order that a process may have placed before it ended', async () => {
    answers.set('/orders', ({ socket }) => socket.destroy())
    const answer = await request({ ':path': '/orders', ':method': 'POST' }, '{}')
    expect(answer.status).toBe(502)
    expect(receivedByAll()).toEqual(['POST /orders'])
  })

  test('OPS-19 forwards the responses of processes while the database is unreachable', async () => {
    answers.set('/page', send('text/html', page))
    answers.set('/orders', (_request, response) =>
      response.writeHead(503, { 'retry-after': '7' }).end('{}'),
    )
    const read = await request({ ':path': '/page' })
    const order = await request({ ':path': '/orders', ':method': 'POST' }, '{}')
    expect([read.status, order.status, order.headers['retry-after']]).toEqual([200, 503, '7'])
    expect(new Set(receivedByAll())).toEqual(new Set(['GET /page', 'POST /orders']))
  })

  test('OPS-20 sends no requests to a process that is shutting down', async () => {
    await waitForUpstreams(['one', 'two'])
    leaving.add('one')
    await waitForUpstreams(['two'])
    leaving.clear()
    await waitForUpstreams(['one', 'two'])
  })

  test('OPS-19 answers with `retry-after` if no process can answer', async () => {
    answers.set('/page', send('text/html', page))
    for (const { name } of upstreams) leaving.add(name)
    const ask = (path: string) => request({ ':path': path, ':method': 'POST' }, '{}')
    await vi.waitFor(async () => expect((await ask('/page')).status).toBe(503), patience)
    const [site, api] = [await ask('/page'), await ask('/api/v1/orders')]
    expect(site.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
    expect(String(site.body)).toBe('503 Service Unavailable')
    expect(api.headers).toMatchObject({
      'retry-after': '2',
      'content-type': 'application/problem+json',
    })
    expect(JSON.parse(String(api.body))).toMatchObject({ status: 503, code: 'unavailable' })
    expect([site.headers.server, api.headers.server]).toEqual([undefined, undefined])
    expect(receivedByAll().every((line) => !line.includes('orders'))).toBe(true)
    leaving.clear()
    await waitForUpstreams(['one', 'two'])
  })

  test('OPS-19 after one of two processes ended, answers every read, and orders soon', async () => {
    answers.set('/page', send('text/html', page))
    const [gone, left] = upstreams
    gone?.server.close()
    gone?.server.closeAllConnections()
    for (let times = 0; times < 10; times++) {
      const answer = await request({ ':path': '/page' })
      expect([answer.status, answer.headers['x-upstream']]).toEqual([200, left?.name])
    }
    // If the connection to a server ends during a POST, Caddy does not send the request again,
    // because the server may have received it. Clients send it again, as this test does.
    await vi.waitFor(async () => {
      const answer = await request({ ':path': '/page', ':method': 'POST' }, '{}')
      expect([answer.status, answer.headers['x-upstream']]).toEqual([200, left?.name])
    }, patience)
  })
})
