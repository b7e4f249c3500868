// Tests of what all routes share: problems, headers, CSRF protection, logs, the OpenAPI document.
import { paths } from '@tingkat/contract/paths'
import { problemSchema } from '@tingkat/contract/problem'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { isSameOrigin } from './origin.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, home } from '../testing/cast.ts'

const lines: { fields: any; message: string }[] = []
const write = (fields: object, message: string) => void lines.push({ fields, message })
const log = { debug: write, info: write, warn: write, error: write }

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [castCatalogue], log })
})
afterAll(() => api.close())

const rice = {
  countryCode: 'sg',
  location: home,
  merchants: [{ ID: 'warung', items: [{ ID: 'satay', quantity: 2 }] }],
}
const quote = (headers: Record<string, string>) =>
  api.app.inject({ method: 'POST', url: paths.quotes, payload: rice, headers })

describe('every response', () => {
  test('has headers against sniffing, framing and scripts, and is not cacheable by default', async () => {
    for (const url of [
      paths.quotes,
      `${paths.merchants}?country=sg`,
      '/api/v1/nothing',
      `${paths.geoReverse}?location=x`,
    ]) {
      expect((await api.app.inject(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
    }
    expect((await quote({})).headers['cache-control']).toBe('no-store')
  })

  test.each([
    '/api',
    '/api/',
    '/api/v1/nothing',
    '/api/v2/quotes',
    '/api/v1/merchants/warung/secrets',
  ])('the unknown path %s gets a problem document', async (url) => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await api.app.inject({ method, url })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ])
      expect(problemSchema.parse(answer.json()).code).toBe('not_found')
    }
  })

  test('a malformed URL gets a problem document', async () => {
    const answer = await api.app.inject('/api/v1/merchants/%E0%A4%A')
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed_request'])
  })
})

describe('mutations by other sites', () => {
  test.each<[Record<string, string>, number]>([
    [{}, 200],
    [{ origin: 'https://tingkat.test' }, 200],
    [{ origin: 'https://tingkat.test', 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ origin: 'http://tingkat.test', host: 'tingkat.test' }, 403],
    [{ origin: 'https://tingkat.test:8443', host: 'tingkat.test:8443' }, 403],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, 403],
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'https://tingkat.test.evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: '' }, 403],
    [{ origin: 'https://tingkat.test', 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
  ])('%j', async (headers, status) => {
    const answer = await quote(headers)
    expect([answer.statusCode, answer.json().code]).toEqual([
      status,
      status === 403 ? 'cross_site_request' : undefined,
    ])
  })

  test.each([
    // If PUBLIC_URL is not https, an origin is also accepted if it equals the host of the request.
    ['http://localhost:3000', 'http://192.168.1.7:3000', '192.168.1.7:3000', true],
    ['http://localhost:3000', 'https://192.168.1.7:3000', '192.168.1.7:3000', false],
    ['http://localhost:3000', 'http://evil.test', '192.168.1.7:3000', false],
    ['http://localhost:3000', 'file://192.168.1.7:3000', '192.168.1.7:3000', false],
    ['https://tingkat.test', 'https://evil.test', 'evil.test', false],
  ])('with PUBLIC_URL %s, %s at host %s: %s', (publicUrl, origin, host, same) => {
    expect(isSameOrigin({ headers: { origin, host } }, new URL(publicUrl).origin)).toBe(same)
  })

  test('other sites may read', async () => {
    expect(
      (
        await api.app.inject({
          url: '/api/v1/merchants/warung',
          headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
        })
      ).statusCode,
    ).toBe(200)
  })
})

describe('the OpenAPI document', () => {
  test('API-10 has every path of the contract, with summary, tag and problems', async () => {
    const answer = await api.app.inject(paths.openapi)
    expect(answer.statusCode).toBe(200)
    const document = answer.json()
    expect(document.openapi).toBe('3.1.0')
    const described = [...Object.values(paths), ...Object.values(staffPaths)].filter(
      (path) => path !== paths.openapi && path !== paths.docs,
    )
    expect(Object.keys(document.paths).toSorted()).toEqual(
      described.map((path) => path.replaceAll(/:(\w+)/g, '{$1}')).toSorted(),
    )
    for (const [path, operations] of Object.entries<Record<string, any>>(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const name = `${method} ${path}`
        expect(operation.summary, name).toEqual(expect.any(String))
        expect(operation.tags, name).toHaveLength(1)
        expect(
          Object.keys(operation.responses).some((status) => /^[23]/.test(status)),
          name,
        ).toBe(true)
        expect(
          operation.responses['500']?.content['application/problem+json'].schema.$ref,
          name,
        ).toBe('#/components/schemas/Problem')
        for (const parameter of path.matchAll(/\{(\w+)\}/g))
          expect(operation.parameters, name).toContainEqual(
            expect.objectContaining({ name: parameter[1], in: 'path' }),
          )
      }
    }
    const tags = document.tags.map((tag: { name: string }) => tag.name)
    const used = Object.values<any>(document.paths).flatMap((operations) =>
      Object.values<any>(operations).map(({ tags: [tag] }) => tag),
    )
    expect(tags).toEqual(expect.arrayContaining([...new Set(used)]))
  })

  test('API-10 has no dangling reference', async () => {
    const { body } = await api.app.inject(paths.openapi)
    const document = JSON.parse(body)
    const references = [...body.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      (match) => match[1]!,
    )
    expect(references.length).toBeGreaterThan(5)
    for (const reference of new Set(references))
      expect(document.components.schemas).toHaveProperty([reference])
  })

  test('API-10 has a page that loads nothing from other origins', async () => {
    const page = await api.app.inject(`${paths.docs}/`)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/unsafe-inline|https?:|validator/)
    const assets = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!)
    expect(assets.length).toBeGreaterThan(3)
    for (const asset of assets) {
      expect(asset).not.toMatch(/^(https?:)?\/\//)
      expect(
        (await api.app.inject(new URL(asset, `http://x${paths.docs}/`).pathname)).statusCode,
        asset,
      ).toBe(200)
    }
    expect(page.body).not.toMatch(/<script(?![^>]*src=)[^>]*>\s*\S/)
    expect((await api.app.inject(paths.docs)).statusCode).toBeLessThan(400)
    const head = await api.app.inject({ method: 'HEAD', url: `${paths.docs}/` })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect((await api.app.inject(`${paths.docs}/json`)).json().paths).toEqual(
      (await api.app.inject(paths.openapi)).json().paths,
    )
    expect((await api.app.inject(`${paths.docs}/static/nothing.js`)).statusCode).toBe(404)
  })
})

describe('the log', () => {
  test('has one line for each request with the route, without URL, eater and body', async () => {
    lines.length = 0
    await api.app.inject({
      url: '/api/v1/geo/search?keyword=Secret+Street+9&country=sg',
      headers: {
        cookie: '__Host-tingkat_session=secret',
        authorization: 'Bearer secret',
        'x-forwarded-for': '203.0.113.9',
      },
    })
    await api.app.inject({ method: 'POST', url: paths.quotes, payload: { phone: '+6591234567' } })
    await api.app.inject('/api/v1/merchants/warung?latitude=1.2863&longitude=103.8281')
    expect(lines.map(({ fields }) => [fields.method, fields.route, fields.status])).toEqual([
      ['GET', '/api/v1/geo/search', 200],
      ['POST', '/api/v1/quotes', 400],
      ['GET', '/api/v1/merchants/:merchantID', 200],
    ])
    expect(lines[1]?.fields.code).toBe('invalid_request')
    for (const { fields } of lines) {
      const names = Object.keys(fields).filter((name) => name !== 'code')
      expect(names).toEqual(['method', 'route', 'status', 'ms', 'requestID'])
      expect(fields.ms).toBeGreaterThanOrEqual(0)
    }
    expect(JSON.stringify(lines)).not.toMatch(/secret|203\.0|9123|103\.8/i)
  })
})

test('an unexpected error outside the API is logged and not shown to the browser', async () => {
  lines.length = 0
  const app = await createApp({ ...api.deps, jobs: { ...api.deps.jobs, register: async () => {} } })
  app.get('/page', async () => {
    throw new Error('secret path')
  })
  const answer = await app.inject('/page')
  await app.close()
  expect([answer.statusCode, answer.json().code, answer.headers['cache-control']]).toEqual([
    500,
    'internal_error',
    'no-store',
  ])
  expect(answer.body).not.toContain('secret')
  expect(lines.find((line) => line.message === 'unexpected error')?.fields.err.message).toBe(
    'secret path',
  )
})
