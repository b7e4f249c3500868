// Tests of starting and stopping the service worker, with a browser in memory.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWorker, stopWorker } from './worker.ts'

const scope = { scope: '/', updateViaCache: 'none' }
let script: string | undefined
let subscription: object | null
let cacheNames: Set<string>
let isPreloading: boolean
const register = vi.fn<(path: string, options: object) => Promise<void>>(async (path) => {
  script = `https://tingkat.test${path}`
})
const forget = vi.fn<(message: object) => void>()

beforeEach(() => {
  script = 'https://tingkat.test/service-worker.js'
  subscription = null
  isPreloading = true
  cacheNames = new Set(['tingkat-pages-1', 'tingkat-pictures-1', 'tingkat-files-1-a', 'kitchen-1'])
  register.mockClear()
  forget.mockClear()
  const registration = {
    get active() {
      return { scriptURL: script, postMessage: forget }
    },
    pushManager: { getSubscription: async () => subscription },
    navigationPreload: {
      disable: async () => {
        isPreloading = false
      },
    },
    unregister: async () => {
      script = undefined
    },
  }
  vi.stubGlobal('window', { isSecureContext: true, caches: true })
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register,
      getRegistration: async () => (script ? registration : undefined),
    },
  })
  vi.stubGlobal('caches', {
    keys: async () => [...cacheNames],
    delete: async (name: string) => cacheNames.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('switching off removes the worker and all that it has stored, but no other cache', async () => {
  await stopWorker()
  expect(script).toBeUndefined()
  expect([...cacheNames]).toEqual(['kitchen-1'])
  expect(isPreloading).toBe(false)
  expect(forget).toHaveBeenCalledWith({ kind: 'forget' })
  expect(register).not.toHaveBeenCalled()
})

test('after switching off, a browser with push messages has a worker that only shows them', async () => {
  subscription = {}
  await stopWorker()
  expect(register).toHaveBeenCalledExactlyOnceWith('/push-worker.js', scope)
  expect([...cacheNames]).toEqual(['kitchen-1'])
})

test('switching off changes nothing in a browser that has the push worker or none', async () => {
  for (const before of ['https://tingkat.test/push-worker.js', undefined]) {
    script = before
    await stopWorker()
    expect(script).toBe(before)
  }
  expect(register).not.toHaveBeenCalled()
  expect(cacheNames.size).toBe(4)
})

test('the worker starts only on secure pages, in browsers that have service workers', async () => {
  await startWorker()
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', scope)
  vi.stubGlobal('window', { isSecureContext: false })
  await startWorker()
  vi.stubGlobal('navigator', {})
  await startWorker()
  await stopWorker()
  expect(register).toHaveBeenCalledOnce()
})
