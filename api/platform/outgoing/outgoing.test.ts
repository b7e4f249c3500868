// Others name where we send to: nothing inside is reached,
// nothing is followed, nothing is waited for long.
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

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const names =
  (known: Record<string, string[]>) =>
  (
    name: string,
    answer: (error: Error | null, addresses: { address: string; family: number }[]) => void,
  ) =>
    known[name]
      ? answer(
          null,
          known[name].map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
      : answer(new Error('ENOTFOUND'), [])
const message = { headers: { 'x-a': 'b' }, body: 'hello' }
const inside = createOutgoing({ allowPrivate: true, timeoutMs: 300 })

describe('addresses', () => {
  const outside = createOutgoing({
    allowPrivate: false,
    lookup: names({
      'till.example': ['93.184.215.14'],
      'inside.example': ['10.0.0.5'],
      'both.example': ['93.184.215.14', '127.0.0.1'],
      'six.example': ['::1'],
    }),
  })

  test.each([
    ['https://till.example/hook?a=b', null],
    ['https://till.example:8443/', null],
    ['http://till.example/', 'https_only'],
    ['ftp://till.example/', 'https_only'],
    ['file:///etc/passwd', 'https_only'],
    ['till.example', 'not_a_url'],
    ['', 'not_a_url'],
    ['https://user:secret@till.example/', 'credentials'],
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

  test('what is refused is not sent to, also when the name was good before', async () => {
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
  test('the message arrives whole, and the status comes back', async () => {
    let heard = ''
    const url = await listen((request, response) => {
      request.on('data', (chunk: Buffer) => {
        heard += chunk.toString()
      })
      request.on('end', () =>
        response
          .writeHead(request.headers['x-a'] === 'b' ? 202 : 400, { 'retry-after': '7' })
          .end('thanks'),
      )
    })
    expect(await inside.post(url, message)).toEqual({ status: 202, retryAfterSeconds: 7 })
    expect(heard).toBe('hello')
  })

  test('an address that is written otherwise leads to the same place', async () => {
    const url = await listen((_request, response) => response.writeHead(204).end())
    expect(await inside.post(` ${url.replace('http', 'HTTP')}/`, message)).toEqual({ status: 204 })
    expect(await inside.post('HTTPS://127.0.0.1:1/', message)).toEqual({ failure: 'unreachable' })
  })

  test('a redirect is an answer like any other: nobody goes there', async () => {
    let followed = false
    const url = await listen((request, response) => {
      if (request.url === '/there') followed = true
      response.writeHead(307, { location: '/there' }).end()
    })
    expect(await inside.post(url, message)).toEqual({ status: 307 })
    expect(followed).toBe(false)
  })

  test('an answer without end is cut off', async () => {
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
    expect(await inside.post(url, message)).toEqual({ status: 200 })
    await closed.promise
  })

  test('silence is a timeout, a closed door is unreachable, a stop is a stop', async () => {
    const url = await listen(() => {})
    expect(await inside.post(url, message)).toEqual({ failure: 'timeout' })
    expect(await inside.post('http://127.0.0.1:1/', message)).toEqual({ failure: 'unreachable' })
    const stop = new AbortController()
    const posting = inside.post(url, message, stop.signal)
    stop.abort()
    expect(await posting).toEqual({ failure: 'stopped' })
  })
})
