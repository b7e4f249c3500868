// Tests of renewing quotes with correct and wrong clocks, on visible and hidden pages.
import { quoteLifeSeconds } from '@tingkat/ordering/quote/quote-shape'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renewalDelay, runOnceVisibleAfter } from './quote-renewal.ts'

const now = new Date('2026-11-20T04:00:00.000Z')
const minute = 60_000
const expiresIn = (ms: number) => new Date(now.getTime() + ms).toISOString()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('renews half a minute before the quote expires (QUOTE-18)', () => {
  expect(renewalDelay(expiresIn(quoteLifeSeconds * 1_000), now)).toBe(9.5 * minute)
  expect(renewalDelay(expiresIn(8 * minute), now)).toBe(7.5 * minute)
})

test.each([
  ['an hour fast', -50 * minute, 4.5],
  ['an hour slow', 70 * minute, 9.5],
  ['in another year', 366 * 24 * 60 * minute, 9.5],
])('limits the delay for a clock that is %s (QUOTE-18)', (_clock, remaining, minutes) => {
  expect(renewalDelay(expiresIn(remaining), now)).toBe(minutes * minute)
})

function castPage(visibilityState: DocumentVisibilityState) {
  const target = new EventTarget()
  const page = Object.assign(target, { visibilityState })
  return {
    page: page as unknown as Document,
    setVisibility(state: DocumentVisibilityState) {
      page.visibilityState = state
      target.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

test('runs once when due on a visible page (QUOTE-18)', () => {
  const callback = vi.fn<() => void>()
  const { page, setVisibility } = castPage('visible')
  runOnceVisibleAfter(minute, callback, page)
  setVisibility('visible')
  vi.advanceTimersByTime(minute - 1)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  setVisibility('visible')
  expect(callback).toHaveBeenCalledOnce()
})

test('runs on a hidden page when it becomes visible again (QUOTE-18)', () => {
  const callback = vi.fn<() => void>()
  const { page, setVisibility } = castPage('hidden')
  runOnceVisibleAfter(minute, callback, page)
  vi.advanceTimersByTime(60 * minute)
  expect(callback).not.toHaveBeenCalled()
  setVisibility('visible')
  expect(callback).toHaveBeenCalledOnce()
})

test('does not run after it was cancelled', () => {
  const callback = vi.fn<() => void>()
  const { page, setVisibility } = castPage('hidden')
  runOnceVisibleAfter(minute, callback, page)()
  vi.advanceTimersByTime(60 * minute)
  setVisibility('visible')
  expect(callback).not.toHaveBeenCalled()
})
