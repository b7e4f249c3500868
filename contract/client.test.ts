// Tests of the API client: data, problems, and failures in which no response arrives.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createClient } from './client.ts'
import { problemOf } from './problem.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

function serve(listener: RequestListener): Promise<string> {
  return new Promise((resolve) => {
    const opened = (server = createServer(listener).listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(opened.address() as AddressInfo).port}`),
    ))
  })
}

describe('responses', () => {
  test('returns the body of a 2xx response as data', async () => {
    const baseUrl = await serve((_request, response) =>
      response.end('{"name":"","loggedIn":false,"safeId":"","ongoingOrderCount":0}'),
    )
    expect(await createClient({ baseUrl, fetch }).readMe()).toEqual({
      ok: true,
      data: { name: '', loggedIn: false, safeId: '', ongoingOrderCount: 0 },
    })
  })

  test('ERR-15 returns the code and context of a problem', async () => {
    const baseUrl = await serve((_request, response) =>
      response
        .writeHead(409, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify(problemOf('too_far', { distance: 9_000 }))),
    )
    const answer = await createClient({ baseUrl, fetch }).readMerchant('sg-m1')
    expect(answer).toEqual({
      ok: false,
      problem: { code: 'too_far', status: 409, message: 'too far', context: { distance: 9_000 } },
    })
  })

  test('returns internal_error for an error body that is not a problem document', async () => {
    const baseUrl = await serve((_request, response) => response.writeHead(502).end('null'))
    expect(await createClient({ baseUrl, fetch }).readMe()).toMatchObject({
      ok: false,
      problem: { code: 'internal_error', status: 502 },
    })
  })

  test('encodes path parameters and queries, and leaves out undefined ones', async () => {
    const seen: string[] = []
    const baseUrl = await serve((request, response) => {
      seen.push(request.url ?? '')
      response.end('{}')
    })
    const client = createClient({ baseUrl, fetch })
    await client.readMerchant('a/b?c')
    await client.listMerchants({ country: 'vn', search: 'phở & bún', cursor: undefined })
    expect(seen).toEqual([
      '/api/v1/merchants/a%2Fb%3Fc',
      '/api/v1/merchants?country=vn&search=ph%E1%BB%9F+%26+b%C3%BAn',
    ])
  })

  test('sends the idempotency key of an order as a header', async () => {
    let key: unknown
    const baseUrl = await serve((request, response) => {
      key = request.headers['idempotency-key']
      response.end('{}')
    })
    await createClient({ baseUrl, fetch }).placeOrder(
      { countryCode: 'sg', merchants: [], shownTotalInMinor: 0, quoteToken: '' },
      'key-12345678',
    )
    expect(key).toBe('key-12345678')
  })
})

describe('failures', () => {
  test("ERR-13 reports a failed connection as 'Network Error'", async () => {
    const baseUrl = await serve(() => {})
    await new Promise((resolve) => {
      server?.close(resolve)
    })
    expect(await createClient({ baseUrl, fetch }).readMe()).toEqual({
      ok: false,
      problem: { code: 'network_error', status: 0, message: 'Network Error', context: {} },
    })
  })

  test("ERR-14 reports a request without a response as 'timeout of {n}ms exceeded'", async () => {
    const baseUrl = await serve(() => {})
    expect(await createClient({ baseUrl, fetch, timeoutMs: 50 }).readMe()).toEqual({
      ok: false,
      problem: { code: 'timeout', status: 0, message: 'timeout of 50ms exceeded', context: {} },
    })
  })
})
