// Tests of the geometry of the pin map.
import { distanceBetween } from '@tingkat/ordering/location/location'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  acrossSteps,
  directions,
  fromMap,
  describeMove,
  movePoint,
  ringsWithin,
  toMap,
} from './map-view.ts'

const place = fc.record({
  latitude: fc.double({ min: -11, max: 28, noNaN: true }),
  longitude: fc.double({ min: 92, max: 141, noNaN: true }),
})
const metres = fc.integer({ min: -20_000, max: 20_000 })

test('movePoint moves a point by the given distance', () => {
  fc.assert(
    fc.property(place, metres, metres, (start, east, north) => {
      const distance = Math.hypot(east, north)
      expect(
        Math.abs(distanceBetween(start, movePoint(start, east, north)) - distance),
      ).toBeLessThan(1 + distance * 0.002)
    }),
  )
})

test('toMap inverts fromMap', () => {
  fc.assert(
    fc.property(place, fc.constantFrom(...acrossSteps), metres, metres, (centre, across, x, y) => {
      const view = { centre, across, width: 360, height: 260 }
      const restored = toMap(fromMap(x / 100, y / 100, view), view)
      expect(restored.x).toBeCloseTo(x / 100, 4)
      expect(restored.y).toBeCloseTo(y / 100, 4)
    }),
  )
})

test('shows north at the top and east on the right', () => {
  const view = { centre: { latitude: 1, longitude: 103 }, across: 1000, width: 360, height: 260 }
  expect(toMap(view.centre, view)).toEqual({ x: 180, y: 130 })
  expect(toMap(movePoint(view.centre, 100, 100), view)).toEqual({
    x: expect.closeTo(216, 1),
    y: expect.closeTo(94, 1),
  })
})

test.each(directions.map((direction, eighth) => [direction, eighth] as const))(
  'describes a move to the %s',
  (direction, eighth) => {
    const start = { latitude: 13.7, longitude: 100.5 }
    const angle = (eighth * Math.PI) / 4
    const moved = describeMove(
      start,
      movePoint(start, Math.sin(angle) * 124, Math.cos(angle) * 124),
    )
    expect(moved).toEqual({ metres: 120, direction })
  },
)

test('ignores moves below 5 m and rounds kilometres to 100 m', () => {
  const start = { latitude: 1.3, longitude: 103.8 }
  expect(describeMove(start, movePoint(start, 3, 0))).toBeNull()
  expect(describeMove(start, movePoint(start, 6, 0))?.metres).toBe(10)
  expect(describeMove(start, movePoint(start, 0, -2_340))).toEqual({
    metres: 2_300,
    direction: 's',
  })
})

test.each([
  [433, [200, 400]],
  [900, [200, 400, 600]],
  [7_000, [2_000, 4_000, 6_000]],
  [108, [50, 100]],
])('returns round ring radii up to %i m', (maxRadius, rings) => {
  expect(ringsWithin(maxRadius)).toEqual(rings)
})
