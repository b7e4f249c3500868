// Tests of loading code while the connection is lost.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadOrReport, loadWhenOnline } from './lazy-part.ts'

const lost = new TypeError('Failed to fetch dynamically imported module')
let browser: EventTarget
/** The style sheet links of the page. */
let links: FakeLink[]

/**
 * A style sheet whose request has failed. Its copy succeeds when the test dispatches "load" on it.
 */
class FakeLink extends EventTarget {
  sheet: object | null = null
  cloneNode = () => new FakeLink()
  replaceWith = (copy: FakeLink) => void links.splice(links.indexOf(this), 1, copy)
}

beforeEach(() => {
  vi.useFakeTimers()
  browser = new EventTarget()
  links = []
  vi.stubGlobal('document', { querySelectorAll: () => links })
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

test('an optional part stays absent if its code is gone, and the error is reported (PROD-12)', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const loading = loadOrReport(() => Promise.reject(lost))
  await vi.advanceTimersByTimeAsync(60_000)
  const { default: Part } = await loading
  expect((Part as () => unknown)()).toBeNull()
  expect(report.mock.calls).toEqual([[lost]])
})

test('loads a style sheet again that failed without a connection', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const failed = new FakeLink()
  const loaded = Object.assign(new FakeLink(), { sheet: { cssRules: [] } })
  links = [failed, loaded]
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue('module')
  const loading = loadWhenOnline(load)
  await vi.advanceTimersByTimeAsync(0)
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(links[0]).not.toBe(failed)
  expect(links[1]).toBe(loaded)
  expect(load).toHaveBeenCalledTimes(1)
  links[0]!.dispatchEvent(new Event('load'))
  expect(await loading).toBe('module')
})
