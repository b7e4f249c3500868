// Tests of the throttled scroll listener.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bodyScrollMs, watchBodyScroll } from './body-scroll.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('CONST-07: the handler runs at most every 300 ms, and once after the last scroll', () => {
  expect(bodyScrollMs).toBe(300)
  const page = new EventTarget()
  const onScroll = vi.fn<() => void>()
  const stop = watchBodyScroll(onScroll, page)
  const scrollFor = (ms: number) => {
    for (let at = 0; at < ms; at += 10) {
      page.dispatchEvent(new Event('scroll'))
      vi.advanceTimersByTime(10)
    }
  }
  scrollFor(10)
  expect(onScroll).toHaveBeenCalledTimes(1)
  scrollFor(280)
  expect(onScroll, 'not before 300 ms').toHaveBeenCalledTimes(1)
  scrollFor(700)
  expect(onScroll).toHaveBeenCalledTimes(4)
  vi.advanceTimersByTime(bodyScrollMs)
  const callCount = onScroll.mock.calls.length
  vi.advanceTimersByTime(10 * bodyScrollMs)
  expect(onScroll, 'no calls without scrolling').toHaveBeenCalledTimes(callCount)
  stop()
  scrollFor(1_000)
  expect(onScroll).toHaveBeenCalledTimes(callCount)
})
