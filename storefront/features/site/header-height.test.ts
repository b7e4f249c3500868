// Tests of reporting the header's height, with fake timers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heightReportMs, reportHeight } from './header-height.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function growingBars() {
  let height = 57
  let changed = () => {}
  const stop = vi.fn<() => void>()
  return {
    stop,
    grow(pixels: number) {
      height += pixels
      changed()
    },
    bars: {
      stickyHeight: () => height,
      watch: (listener: () => void) => {
        changed = listener
        return stop
      },
    },
  }
}

test('CONST-08: reports the header height at most every 200 ms', () => {
  const { bars, grow } = growingBars()
  const heights: number[] = []
  reportHeight(bars, (height) => heights.push(height))
  expect(heightReportMs).toBe(200)
  expect(heights).toEqual([57])
  for (let count = 0; count < 10; count += 1) grow(1)
  vi.advanceTimersByTime(199)
  expect(heights).toEqual([57])
  vi.advanceTimersByTime(1)
  expect(heights).toEqual([57, 67])
})

test('does not report an unchanged height, or any height after stopping', () => {
  const { bars, grow, stop } = growingBars()
  const report = vi.fn<(pixels: number) => void>()
  const end = reportHeight(bars, report)
  grow(0)
  vi.advanceTimersByTime(heightReportMs)
  expect(report).toHaveBeenCalledTimes(1)
  grow(5)
  end()
  vi.advanceTimersByTime(1000)
  expect(report).toHaveBeenCalledTimes(1)
  expect(stop).toHaveBeenCalledOnce()
})
