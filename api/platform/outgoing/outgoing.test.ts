// Tests of outgoing requests: refused addresses, redirects, large responses and time-outs.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createOutgoing } from './outgoing.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const names =
  (addresses: Record<string, string[]>) =>
  (
    name: string,
    answer: (error: Error | null, addresses: { address: string; family: number }[]) => void,
  ) =>
    addresses[name]
      ? answer(
          null,
          addresses[name].map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
      : answer(new Error('ENOTFOUND'), [])
const message = { headers: { 'x-a': 'b' }, body: 'hello' }
const unrestricted = createOutgoing({ allowPrivate: true, timeoutMs: 300 })

describe('addresses', () => {
  const outside = createOutgoing({
    allowPrivate: false,
    lookup: names({
      'partner.example': ['93.184.215.14'],
      'inside.example': ['10.0.0.5'],
      'both.example': ['93.184.215.14', '127.0.0.1'],
      'six.example': ['::1'],
    }),
  })

  test.each([
    ['https://partner.example/hook?a=b', null],
    ['https://partner.example:8443/', null],
    ['http://partner.example/', 'https_only'],
    ['ftp://partner.example/', 'https_only'],
    ['file:///etc/passwd', 'https_only'],
    ['partner.example', 'not_a_url'],
    ['', 'not_a_url'],
    ['https://user:secret@partner.example/', 'credentials'],
    ['https://nowhere.example/', 'unknown_host'],
    ['https://inside.example/', 'private_address'],
    ['https://both.example/', 'private_address'],
    ['https://six.example/', 'private_address'],
    ['https://127.0.0.1/', 'private_address'],
    ['https://127.1/', 'private_address'],
    ['https://0x7f000001/', 'private_address'],
    ['https://2130706433/', 'private_address'],
    ['https://[::1]/', 'private_address'],
    ['https://[::ffff:10.0.0.1]/', 'private_address'],
    ['https://169.254.169.254/latest/meta-data', 'private_address'],
  ])('%s: %s', async (url, fault) => {
    expect(await outside.faultOf(url)).toBe(fault)
  })

  test.each([
    ['https://nowhere.example/', null],
    ['https://inside.example/', null],
    ['https://intranet/', null],
    ['https://10.0.0.5/', 'private_address'],
    ['http://inside.example/', 'https_only'],
    ['nowhere', 'not_a_url'],
  ])('the text of %s alone: %s', (url, fault) => {
    expect(outside.faultOfText(url)).toBe(fault)
  })

  test('does not send to a refused address, even if the name was allowed before', async () => {
    let hits = 0
    const url = await listen((_request, response) => {
      hits += 1
      response.end()
    })
    const port = new URL(url).port
    let address = '93.184.215.14'
    const turning = createOutgoing({
      allowPrivate: false,
      lookup: (_name, answer) => answer(null, [{ address, family: 4 }]),
    })
    expect(await turning.faultOf(`https://turning.example:${port}/`)).toBeNull()
    address = '127.0.0.1'
    expect(await turning.post(`https://turning.example:${port}/`, message)).toEqual({
      failure: 'refused_address',
    })
    expect(await turning.post(`https://127.0.0.1:${port}/`, message)).toEqual({
      failure: 'refused_address',
    })
    expect(await turning.post(`${url}/`, message)).toEqual({ failure: 'refused_address' })
    expect(hits).toBe(0)
  })
})

describe('sending', () => {
  test('sends the whole message and returns the status', async () => {
    let received = ''
    const url = await listen((request, response) => {
      request.on('data', (chunk: Buffer) => {
        received += chunk.toString()
      })
      request.on('end', () =>
        response
          .writeHead(request.headers['x-a'] === 'b' ? 202 : 400, { 'retry-after': '7' })
          .end('thanks'),
      )
    })
    expect(await unrestricted.post(url, message)).toEqual({ status: 202, retryAfterSeconds: 7 })
    expect(received).toBe('hello')
  })

  test('accepts other notations of the same address', async () => {
    const url = await listen((_request, response) => response.writeHead(204).end())
    expect(await unrestricted.post(` ${url.replace('http', 'HTTP')}/`, message)).toEqual({
      status: 204,
    })
    expect(await unrestricted.post('HTTPS://127.0.0.1:1/', message)).toEqual({
      failure: 'unreachable',
    })
  })

  test('does not follow a redirect', async () => {
    let followed = false
    const url = await listen((request, response) => {
      if (request.url === '/there') followed = true
      response.writeHead(307, { location: '/there' }).end()
    })
    expect(await unrestricted.post(url, message)).toEqual({ status: 307 })
    expect(followed).toBe(false)
  })

  test('cuts off an endless response', async () => {
    const closed = Promise.withResolvers<void>()
    const url = await listen((_request, response) => {
      response.on('close', () => closed.resolve())
      response.writeHead(200)
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(1_000)));
      }
      response.on('drain', pour).on('error', () => {})
      pour()
    })
    expect(await unrestricted.post(url, message)).toEqual({ status: 200 })
    await closed.promise
  })

  test('returns timeout, unreachable or stopped', async () => {
    const url = await listen(() => {})
    expect(await unrestricted.post(url, message)).toEqual({ failure: 'timeout' })
    expect(await unrestricted.post('http://127.0.0.1:1/', message)).toEqual({
      failure: 'unreachable',
    })
    const stop = new AbortController()
    const posting = unrestricted.post(url, message, stop.signal)
    stop.abort()
    expect(await posting).toEqual({ failure: 'stopped' })
  })
})
