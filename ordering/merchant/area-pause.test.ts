import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInArea, pauseOfAreas, promiseSuspensionOf, type AreaPause } from './area-pause.ts'

const now = new Date('2026-03-18T04:15:00Z')
const square = [
  { latitude: 1.2, longitude: 103.8 },
  { latitude: 1.4, longitude: 103.8 },
  { latitude: 1.4, longitude: 104 },
  { latitude: 1.2, longitude: 104 },
]
const inside = { latitude: 1.3, longitude: 103.9 }
const outside = { latitude: 1.3, longitude: 104.1 }
const pause = (changes: Partial<AreaPause> = {}): AreaPause => ({
  pauseID: 'p',
  effect: 'orders',
  area: square,
  from: '2026-03-18T04:00:00.000Z',
  until: '2026-03-18T06:00:00.000Z',
  note: 'Flood',
  ...changes,
})

test('a pause holds in its area until its end (LIVE-24)', () => {
  const shown = { until: pause().until, reason: 'area', note: 'Flood' }
  expect(pauseOfAreas([pause()], inside, now)).toEqual(shown)
  expect(pauseOfAreas([pause()], outside, now)).toBeNull()
  expect(pauseOfAreas([pause()], inside, new Date(pause().until))).toBeNull()
  expect(pauseOfAreas([pause({ area: null })], outside, now)).toEqual(shown)
})

test('of several pauses the one that ends last is shown (LIVE-24)', () => {
  const later = pause({ until: '2026-03-18T07:00:00.000Z', note: 'Storm' })
  expect(pauseOfAreas([pause(), later], inside, now)?.note).toBe('Storm')
})

test('PROMISE-04 a suspension of the promise holds at either end of a delivery and closes nobody', () => {
  const suspension = pause({ effect: 'promise', note: 'Heavy rain' })
  const shown = { from: suspension.from, until: suspension.until, note: 'Heavy rain' }
  expect(promiseSuspensionOf([suspension], [outside, inside], now)).toEqual(shown)
  expect(promiseSuspensionOf([suspension], [inside, outside], now)).toEqual(shown)
  expect(promiseSuspensionOf([suspension], [outside], now)).toBeNull()
  expect(promiseSuspensionOf([suspension], [inside], new Date(suspension.until))).toBeNull()
  expect(promiseSuspensionOf([pause()], [inside], now)).toBeNull()
  expect(pauseOfAreas([suspension], inside, now)).toBeNull()
})

test('a concave area does not contain its notch (LIVE-24)', () => {
  const notched = [...square, { latitude: 1.3, longitude: 103.9 }]
  expect(isInArea(notched, { latitude: 1.25, longitude: 103.85 })).toBe(false)
  expect(isInArea(notched, { latitude: 1.35, longitude: 103.95 })).toBe(true)
})

test('a rectangle contains exactly the points between its sides (LIVE-24)', () => {
  const degree = fc.integer({ min: -999, max: 999 }).map((value) => value / 10 + 0.05)
  fc.assert(
    fc.property(degree, degree, (latitude, longitude) => {
      const isBetween = latitude > 1 && latitude < 5 && longitude > -3 && longitude < 7
      const corners = [
        { latitude: 1, longitude: -3 },
        { latitude: 5, longitude: -3 },
        { latitude: 5, longitude: 7 },
        { latitude: 1, longitude: 7 },
      ]
      expect(isInArea(corners, { latitude, longitude })).toBe(isBetween)
      expect(isInArea(corners.toReversed(), { latitude, longitude })).toBe(isBetween)
    }),
  )
})
