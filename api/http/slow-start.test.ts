// Tests that a server on a busy machine starts, although its routes are registered slowly.
import { afterEach, expect, test, vi } from 'vitest'
import { createHttpApp } from './app.ts'

afterEach(() => void vi.useRealTimers())

async function startAfter(milliseconds: number): Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const app = createHttpApp()
  const registered = Promise.withResolvers<void>()
  void app.register(async () => {
    await registered.promise
  })
  const ready = Promise.resolve(app.ready()).catch((error: unknown) => error)
  await new Promise((resolve) => setImmediate(resolve))
  vi.advanceTimersByTime(milliseconds)
  registered.resolve()
  const outcome = await ready
  await app.close()
  return outcome
}

test('routes that take a minute to register do not stop the start', async () => {
  expect(await startAfter(60_000)).not.toBeInstanceOf(Error)
})

test('routes that are never registered stop the start', async () => {
  expect(await startAfter(600_000)).toMatchObject({ code: 'FST_ERR_PLUGIN_TIMEOUT' })
})
