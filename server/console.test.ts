// Tests of serving the console: the content security
// policy of its pages, a separate host, and its assets.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createHttpApp } from '@tingkat/api/http/app'
import { afterAll, expect, test } from 'vitest'
import { serveConsole } from './console.ts'

const folder = mkdtempSync(join(tmpdir(), 'console-'))
mkdirSync(join(folder, 'console-assets'))
writeFileSync(
  join(folder, 'index.html'),
  '<!doctype html><title>Tingkat</title><script>start()</script><script src="/a.js"></script>',
)
writeFileSync(join(folder, 'console-assets/a.js'), 'start()')
writeFileSync(join(folder, 'kitchen-worker.js'), 'work()')
writeFileSync(join(folder, 'kitchen.webmanifest'), '{}')
const client = pathToFileURL(`${folder}/`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const publicUrl = 'https://tingkat.test'

function open(consoleUrl = publicUrl) {
  const app = createHttpApp()
  serveConsole(app, { client, publicUrl, consoleUrl })
  app.get('/*', async () => 'storefront')
  return app
}
const from = (host: string) => ({ headers: { host } })

test('every page of the console is the same file, which contains no data (OPS-26)', async () => {
  const app = open()
  const answers = await Promise.all(
    ['/kitchen', '/kitchen/devices?code=A', '/courier/x/y', '/desk/people', '/desk/invite'].map(
      (url) => app.inject({ url, headers: { cookie: 'tingkat_staff=secret' } }),
    ),
  )
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(answers[0]?.headers['cache-control']).toBe('no-cache')
  expect((await app.inject('/kitchenware')).body).toBe('storefront')
})

test('pages run their own scripts only, in no frame, without camera and position (OPS-26)', async () => {
  const { headers } = await open().inject('/desk')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  // The content security policy allows the inline script `start()` by its hash. Scripts with `src`
  // need no hash.
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(
    "'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
  )
  expect(policy).not.toContain('unsafe')
  expect(headers['permissions-policy']).toContain('camera=(), geolocation=()')
})

test('supports If-None-Match', async () => {
  const app = open()
  const { etag } = (await app.inject('/desk')).headers
  const again = await app.inject({
    url: '/kitchen',
    headers: { 'if-none-match': String(etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a console with a separate host is served at that host only', async () => {
  const app = open('https://console.tingkat.test')
  const there = from('console.tingkat.test')
  expect((await app.inject({ url: '/desk/people', ...there })).statusCode).toBe(200)
  expect((await app.inject({ url: '/', ...there })).headers.location).toBe('/desk')
  expect((await app.inject({ url: '/sg/en', ...there })).statusCode).toBe(404)
  const elsewhere = await app.inject({ url: '/kitchen?a=1', ...from('tingkat.test') })
  expect(elsewhere.headers.location).toBe('https://console.tingkat.test/kitchen?a=1')
  expect((await app.inject({ url: '/sg/en', ...from('tingkat.test') })).body).toBe('storefront')
})

test('assets are cached for a year', async () => {
  const { headers, statusCode } = await open().inject('/console-assets/a.js')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('worker and manifest of the kitchen console are at the root and not cached (KITCH-01)', async () => {
  const app = open()
  const worker = await app.inject('/kitchen-worker.js')
  expect([worker.statusCode, worker.body]).toEqual([200, 'work()'])
  expect(worker.headers['cache-control']).toBe('no-cache')
  expect(worker.headers['content-security-policy']).toContain("script-src 'self'")
  const manifest = await app.inject('/kitchen.webmanifest')
  expect(manifest.headers['content-type']).toBe('application/manifest+json')
  const { headers } = await app.inject('/kitchen')
  expect(headers['content-security-policy']).toContain("manifest-src 'self'")
})

test('without a build, throws an Error that names the command to run', () => {
  const options = { client: new URL('none/', client), publicUrl, consoleUrl: publicUrl }
  expect(() => serveConsole(createHttpApp(), options)).toThrow('npm run build')
})
