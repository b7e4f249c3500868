// Tests of serving the files of the built storefront: paths, cache headers and service workers.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createHttpApp } from '@tingkat/api/http/app'
import { afterAll, expect, test } from 'vitest'
import { serveFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'tingkat-client-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets', 'page.js'), 'page')
for (const name of ['push-worker.js', 'service-worker.js'])
  writeFileSync(join(folder, name), 'worker')
writeFileSync(join(folder, 'icon.svg'), '<svg/>')
writeFileSync(join(folder, 'secret.json'), '{}')

test('serves the workers uncached, page scripts immutable, and no other file', async () => {
  const app = createHttpApp()
  serveFiles(app, { client: pathToFileURL(`${folder}/`) })
  for (const url of ['/push-worker.js', '/service-worker.js']) {
    const worker = await app.inject(url)
    expect([worker.statusCode, worker.body]).toEqual([200, 'worker'])
    expect(worker.headers).toMatchObject({
      'content-type': expect.stringMatching(/javascript/) as string,
      'cache-control': 'public, max-age=0',
    })
  }
  expect((await app.inject('/assets/page.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await app.inject('/secret.json')).statusCode).toBe(404)
  await app.close()
})

test('sends the security headers with files, redirects and refusals', async () => {
  const app = createHttpApp({ https: true })
  serveFiles(app, { client: pathToFileURL(`${folder}/`) })
  const urls = ['/assets/page.js', '/push-worker.js', '/icon.svg', '/assets/', '/assets']
  for (const url of [...urls, '/assets/none.js', '/assets/../secret.json', '/assets/%2e%2e/x']) {
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const { headers } = await app.inject({ method, url })
      expect({ url, method, ...headers }).toMatchObject({
        url,
        method,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      })
    }
  }
  await app.close()
})

test('the policy lets a worker script request data, and lets a picture load nothing', async () => {
  const app = createHttpApp()
  serveFiles(app, { client: pathToFileURL(`${folder}/`) })
  for (const url of ['/assets/page.js', '/push-worker.js']) {
    const policy = String((await app.inject(url)).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('default-src')
  }
  const icon = await app.inject('/icon.svg')
  expect(icon.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(icon.headers['content-security-policy']).toContain("default-src 'none'")
  await app.close()
})
