// Tests of the built storefront's files over HTTP: paths, cache headers and the push worker.
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
writeFileSync(join(folder, 'push-worker.js'), 'worker')
writeFileSync(join(folder, 'secret.json'), '{}')

test('serves the push worker uncached, page scripts immutable, and no other file', async () => {
  const app = createHttpApp()
  serveFiles(app, { client: pathToFileURL(`${folder}/`) })
  const worker = await app.inject('/push-worker.js')
  expect([worker.statusCode, worker.body]).toEqual([200, 'worker'])
  expect(worker.headers).toMatchObject({
    'content-type': expect.stringMatching(/javascript/) as string,
    'cache-control': 'public, max-age=0',
    'x-content-type-options': 'nosniff',
  })
  expect((await app.inject('/assets/page.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await app.inject('/secret.json')).statusCode).toBe(404)
  await app.close()
})
