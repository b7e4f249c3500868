// Tests of repeating requests that failed because the connection was lost.
import type { ApiResult } from '@tingkat/contract/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestWhenOnline } from './when-online.ts'

const lost: ApiResult<string> = {
  ok: false,
  problem: { code: 'network_error', status: 0, message: 'Network Error', context: {} },
}
const answer: ApiResult<string> = { ok: true, data: 'token' }
let browser: EventTarget

beforeEach(() => {
  browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

// The time-out in milliseconds. It is long, because the machine may be busy.
const patience = { timeout: 60_000 }

test('without a connection, sends the request again when there is one (PROD-12)', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const request = vi.fn<() => Promise<ApiResult<string>>>()
  request.mockResolvedValueOnce(lost).mockResolvedValue(answer)
  const result = requestWhenOnline(request)
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1), patience)
  browser.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2), patience)
  expect(await result).toBe(answer)
})

test('with a connection, returns the failure of the request', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(await requestWhenOnline(async () => lost)).toBe(lost)
})
