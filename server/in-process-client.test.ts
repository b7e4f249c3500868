// The in-process client waits no longer than one over a network would.
import { openHttp } from '@tingkat/api/http/app'
import { createClient } from '@tingkat/contract/client'
import { paths } from '@tingkat/contract/paths'
import { expect, test } from 'vitest'
import { fetchFrom } from './in-process-client.ts'

test('a call that is never answered ends with its time-out', async () => {
  const app = openHttp()
  app.get(paths.me, () => new Promise(() => {}))
  const client = createClient({ baseUrl: '', fetch: fetchFrom(app), timeoutMs: 30 })
  expect(await client.readMe()).toMatchObject({ ok: false, problem: { code: 'timeout' } })
})
