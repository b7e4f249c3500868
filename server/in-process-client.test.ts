// Tests that the in-process client has the same time-out as a network client.
import { createHttpApp } from '@tingkat/api/http/app'
import { createClient } from '@tingkat/contract/client'
import { paths } from '@tingkat/contract/paths'
import { expect, test } from 'vitest'
import { createInProcessFetch } from './in-process-client.ts'

test('a request without a response ends with a time-out', async () => {
  const app = createHttpApp()
  app.get(paths.me, () => new Promise(() => {}))
  const client = createClient({ baseUrl: '', fetch: createInProcessFetch(app), timeoutMs: 30 })
  expect(await client.readMe()).toMatchObject({ ok: false, problem: { code: 'timeout' } })
})
