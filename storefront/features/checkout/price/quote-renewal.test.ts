// A quote is renewed shortly before it ends, whatever the device's clock says, and only where somebody looks.
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

test('QUOTE-18 half a minute before the end', () => {
  expect(renewalDelay(expiresIn(quoteLifeSeconds * 1_000), now)).toBe(9.5 * minute)
  expect(renewalDelay(expiresIn(8 * minute), now)).toBe(7.5 * minute)
})

test.each([
  ['an hour fast', -50 * minute, 4.5],
  ['an hour slow', 70 * minute, 9.5],
  ['in another year', 366 * 24 * 60 * minute, 9.5],
])('QUOTE-18 a clock that is %s neither asks without end nor too late', (_what, left, minutes) => {
  expect(renewalDelay(expiresIn(left), now)).toBe(minutes * minute)
})

function castPage(visibilityState: DocumentVisibilityState) {
  const target = new EventTarget()
  const page = Object.assign(target, { visibilityState })
  return {
    page: page as unknown as Document,
    turn(to: DocumentVisibilityState) {
      page.visibilityState = to
      target.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

test('QUOTE-18 a page in sight asks when it is due, once', () => {
  const run = vi.fn<() => void>()
  const { page, turn } = castPage('visible')
  runOnceVisibleAfter(minute, run, page)
  turn('visible')
  vi.advanceTimersByTime(minute - 1)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  turn('visible')
  expect(run).toHaveBeenCalledOnce()
})

test('QUOTE-18 a page out of sight asks when it is seen again', () => {
  const run = vi.fn<() => void>()
  const { page, turn } = castPage('hidden')
  runOnceVisibleAfter(minute, run, page)
  vi.advanceTimersByTime(60 * minute)
  expect(run).not.toHaveBeenCalled()
  turn('visible')
  expect(run).toHaveBeenCalledOnce()
})

test('a page that is left asks nothing', () => {
  const run = vi.fn<() => void>()
  const { page, turn } = castPage('hidden')
  runOnceVisibleAfter(minute, run, page)()
  vi.advanceTimersByTime(60 * minute)
  turn('visible')
  expect(run).not.toHaveBeenCalled()
})
