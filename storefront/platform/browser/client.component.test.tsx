// Tests of the API client that loads with the first request.
import { afterEach, expect, test, vi } from 'vitest'
import { client } from './client.ts'

afterEach(() => vi.restoreAllMocks())

test('sends requests with the session cookie, and at once after the first one', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ a: 1 }))
  expect(await client.readMe()).toEqual({ ok: true, data: { a: 1 } })
  expect(fetch.mock.calls[0]?.[1]?.credentials).toBe('same-origin')
  const second = client.readMe()
  // The second request must start synchronously, because a page that is unloading runs no later
  // code.
  expect(fetch).toHaveBeenCalledTimes(2)
  await second
})

test('methods can be replaced in tests', async () => {
  const none = { ok: false, problem: { code: 'timeout', status: 0, message: '', context: {} } }
  vi.spyOn(client, 'readMe').mockResolvedValue(none as never)
  expect(await client.readMe()).toEqual(none)
  vi.restoreAllMocks()
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ b: 2 }))
  expect(await client.readMe()).toEqual({ ok: true, data: { b: 2 } })
})
