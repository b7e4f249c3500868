// Tests of throttled calls, with fake timers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttleCalls } from './throttle-calls.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the first call runs at once, a burst of further calls once more', () => {
  const action = vi.fn<() => void>()
  const call = throttleCalls(200, action)
  for (let count = 0; count < 20; count += 1) call()
  expect(action).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(199)
  expect(action).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(action).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(action).toHaveBeenCalledTimes(2)
  call()
  expect(action).toHaveBeenCalledTimes(3)
})

test('a call every 50 ms for a second runs six times', () => {
  const action = vi.fn<() => void>()
  const call = throttleCalls(200, action)
  for (let at = 0; at < 1000; at += 50) {
    call()
    vi.advanceTimersByTime(50)
  }
  expect(action).toHaveBeenCalledTimes(6)
})

test('cancel drops the waiting call', () => {
  const action = vi.fn<() => void>()
  const call = throttleCalls(200, action)
  call()
  call()
  call.cancel()
  vi.advanceTimersByTime(1000)
  expect(action).toHaveBeenCalledTimes(1)
})
