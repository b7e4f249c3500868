import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  distanceBetween,
  earthRadius,
  estimateMinutes,
  isDeliverable,
  type Location,
  type Point,
  type DeliveryReach,
} from './location.ts'
import { testLocation } from '../testing/fixtures.ts'

const point = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const marina: Point = { latitude: 1.2834, longitude: 103.8607 }

describe('distance', () => {
  test('CONST-14 the Earth radius is 6378137 m', () => expect(earthRadius).toBe(6_378_137))

  test('CONST-14 one degree on the equator is 1/360 of the circumference', () => {
    expect(
      distanceBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }),
    ).toBeCloseTo((2 * Math.PI * earthRadius) / 360, 6)
  })

  test('THRO-07 distance is symmetric and at most half the circumference', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 6)
        expect(distanceBetween(a, a)).toBe(0)
        expect(distanceBetween(a, b)).toBeLessThanOrEqual(Math.PI * earthRadius + 1e-6)
      }),
    )
  })
})

describe('deliverability', () => {
  const reach = (changes: Partial<DeliveryReach>): DeliveryReach => ({
    ID: 'm',
    radius: 3_000,
    latlng: marina,
    distanceInKm: null,
    ...changes,
  })
  const metresNorth = (metres: number): Point => ({
    ...marina,
    latitude: marina.latitude + ((metres / earthRadius) * 180) / Math.PI,
  })

  test.each([
    [0, true],
    [2_999, true],
    [3_001, false],
    [50_000, false],
  ])('THRO-07 %i m away with a radius of 3000 m: %s', (metres, expected) => {
    expect(isDeliverable(reach({}), metresNorth(metres))).toBe(expected)
  })

  test('THRO-07 a distance equal to the radius is too far', () => {
    const start = metresNorth(1_234)
    const distance = distanceBetween(start, marina)
    expect(isDeliverable(reach({ radius: distance }), start)).toBe(false)
    expect(isDeliverable(reach({ radius: distance + 0.001 }), start)).toBe(true)
  })

  test('THRO-07 a radius of 0 means no delivery', () => {
    expect(isDeliverable(reach({ radius: 0 }), marina)).toBe(false)
    expect(isDeliverable(reach({ radius: -1 }), marina)).toBe(false)
  })

  test.each([
    [2.999, true],
    [3, false],
    [null, false],
  ])('THRO-08 uses distanceInKm %s without a start point: %s', (distanceInKm, expected) => {
    expect(isDeliverable(reach({ distanceInKm }), null)).toBe(expected)
  })

  test('THRO-08 ignores distanceInKm with a start point', () => {
    expect(isDeliverable(reach({ distanceInKm: 1 }), metresNorth(9_000))).toBe(false)
  })

  test('THRO-09 testing merchants always deliver', () => {
    expect(isDeliverable(reach({ radius: 0 }), metresNorth(90_000), ['m'])).toBe(true)
    expect(isDeliverable(reach({ radius: 0 }), metresNorth(90_000), ['other'])).toBe(false)
  })
})

test.each([
  [15, 0, 20, 19],
  [15, 5_000, 20, 34],
  [15, 5_001, 20, 35],
  [0, 0, 15, 4],
])(
  'THRO-07 %i minutes of preparation and %i m at %i km/h take %i minutes',
  (cooking, metres, speed, minutes) => {
    expect(estimateMinutes(cooking, metres, speed)).toBe(minutes)
  },
)

test('ENT-27 a location has its eleven fields; a typed street is one more', () => {
  const fields: Record<Exclude<keyof Location, 'street'>, true> = {
    id: true,
    address: true,
    addressDetail: true,
    displayAddress: true,
    city: true,
    cityID: true,
    countryCode: true,
    isAccurate: true,
    latitude: true,
    longitude: true,
    noteToDriver: true,
  }
  expect(Object.keys(testLocation).toSorted()).toEqual(Object.keys(fields).toSorted())
})
