// Tests of tasks that run periodically.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentLog, type Log } from '../log.ts'
import { startSweep } from './start-sweep.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('repeats a failing task, and logs the failure once until the task succeeds', async () => {
  const log = { ...silentLog, warn: vi.fn<Log['warn']>() }
  const task = vi.fn<() => Promise<void>>().mockResolvedValue()
  task.mockRejectedValueOnce(new Error('a')).mockRejectedValueOnce(new Error('b'))
  const sweep = startSweep(task, { everyMs: 1_000, log, failure: 'the task failed' })
  await vi.advanceTimersByTimeAsync(3_500)
  expect(task).toHaveBeenCalledTimes(3)
  expect(log.warn).toHaveBeenCalledTimes(1)
  await sweep.stop()
})

test('stops after the run that is under way, and starts no other', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const task = vi.fn<() => Promise<void>>(() => promise)
  const sweep = startSweep(task, { everyMs: 1_000, log: silentLog, failure: '' })
  await vi.advanceTimersByTimeAsync(1_000)
  const stopped = vi.fn<() => void>()
  const stopping = sweep.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(stopped).not.toHaveBeenCalled()
  resolve()
  await stopping
  await vi.advanceTimersByTimeAsync(5_000)
  expect(task).toHaveBeenCalledTimes(1)
})
