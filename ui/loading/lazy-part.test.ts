// Tests of code that is loaded over a connection that is lost.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWhenOnline } from './lazy-part.ts'

const lost = new TypeError('Failed to fetch dynamically imported module')
let browser: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('waits for the connection and loads again (PROD-12)', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue('module')
  const loading = loadWhenOnline(load)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  browser.dispatchEvent(new Event('online'))
  expect(await loading).toBe('module')
})

test('with a connection, tries twice more and then fails', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(lost)
  const loading = loadWhenOnline(load)
  const failure = expect(loading).rejects.toBe(lost)
  await vi.advanceTimersByTimeAsync(60_000)
  await failure
  expect(load).toHaveBeenCalledTimes(3)
})
