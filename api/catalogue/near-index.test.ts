// The index of reach against a walk over all, and how few kitchens it looks at.
import { distanceBetween, isDeliverable, type Point } from '@tingkat/ordering/location/location'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { NearIndex } from './near-index.ts'

type Kitchen = { ID: string; latlng: Point; radius: number; distanceInKm: null }

const start = { latitude: 1.35, longitude: 103.8 }
const kitchen = (ID: string, latitude: number, longitude: number, radius: number): Kitchen => ({
  ID,
  latlng: { latitude, longitude },
  radius,
  distanceInKm: null,
})
const grid = (side: number, radiusOf: (index: number) => number) =>
  Array.from({ length: side * side }, (_, index) =>
    kitchen(
      String(index),
      1.2 + (index % side) * (0.3 / side),
      103.6 + Math.floor(index / side) * (0.4 / side),
      radiusOf(index),
    ),
  )
const idsOf = (kitchens: readonly Kitchen[]) => kitchens.map(({ ID }) => ID)

const place = fc.record({
  latitude: fc.double({ min: 1.2, max: 1.5, noNaN: true }),
  longitude: fc.double({ min: 103.6, max: 104, noNaN: true }),
})
const radius = fc.oneof(
  fc.integer({ min: 0, max: 4 }),
  fc.constantFrom(1_024, 2_048, 4_096),
  fc.integer({ min: 1, max: 50_000 }),
)

test('THRO-07: those whose own radius covers the point, nearest first, as a walk over all finds them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(place, radius), { maxLength: 80 }),
      place,
      fc.integer({ min: 0, max: 20 }),
      (all, from, count) => {
        const kitchens = all.map(([{ latitude, longitude }, metres], index) =>
          kitchen(`k${index}`, latitude, longitude, metres),
        )
        const reaching = new NearIndex(kitchens).reaching(from, count, (one) =>
          isDeliverable(one, from),
        )
        const walked = kitchens
          .filter((one) => isDeliverable(one, from))
          .map((one) => distanceBetween(from, one.latlng))
          .toSorted((a, b) => a - b)
        expect(reaching.map((one) => Math.round(distanceBetween(from, one.latlng)))).toEqual(
          walked.slice(0, count).map(Math.round),
        )
      },
    ),
    { numRuns: 200 },
  )
})

test('a few kitchens that ride far do not make it look at all the others between', () => {
  // Most ride 300 m, one in a hundred the whole island.
  const kitchens = grid(100, (index) => (index % 100 === 7 ? 50_000 : 300))
  let looked = 0
  const found = new NearIndex(kitchens).reaching(start, 24, (one) => {
    looked += 1
    return isDeliverable(one, start)
  })
  expect(found).toHaveLength(24)
  // A few metres of doubt at the edge.
  expect(looked).toBeLessThan(30)
})

test('however they are strewn, nobody is looked at who rides too short a way, but for doubt at the edge', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(place, fc.integer({ min: 1, max: 50_000 })), {
        minLength: 40,
        maxLength: 200,
      }),
      place,
      (all, from) => {
        const kitchens = all.map(([{ latitude, longitude }, metres], index) =>
          kitchen(`k${index}`, latitude, longitude, metres),
        )
        const looked: Kitchen[] = []
        new NearIndex(kitchens).reaching(from, kitchens.length, (one) => {
          looked.push(one)
          return true
        })
        expect(
          looked.filter((one) => distanceBetween(from, one.latlng) > one.radius * 1.01),
        ).toEqual([])
        const metres = looked.map((one) => distanceBetween(from, one.latlng))
        expect(
          metres.every((one, index) => index === 0 || one >= (metres[index - 1] ?? 0) - 0.01),
        ).toBe(true)
      },
    ),
    { numRuns: 100 },
  )
})

test('where nobody delivers it does not look at everybody', () => {
  let looked = 0
  expect(
    new NearIndex(grid(100, () => 300)).reaching({ latitude: 1.9, longitude: 104.5 }, 24, (one) => {
      looked += 1
      return isDeliverable(one, start)
    }),
  ).toEqual([])
  expect(looked).toBe(0)
})

test('THRO-09: those who deliver anywhere stand among the others by their distance, once', () => {
  const near = kitchen('near', 1.351, 103.8, 1_000)
  const far = kitchen('far', 1.45, 103.9, 0)
  const mid = kitchen('mid', 1.36, 103.8, 5_000)
  const index = new NearIndex([far, mid, near])
  const accept = (one: Kitchen) => isDeliverable(one, start, ['far', 'near'])
  expect(idsOf(index.reaching(start, 5, accept, [far, near]))).toEqual(['near', 'mid', 'far'])
  expect(idsOf(index.reaching(start, 2, accept, [far, near]))).toEqual(['near', 'mid'])
})

test('an index of nobody finds nobody', () => {
  const index = new NearIndex<Kitchen>([])
  expect(index.reaching(start, 5, () => true)).toEqual([])
  expect(index.nearest(start, 5, () => true)).toEqual([])
})
