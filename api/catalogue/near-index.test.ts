// Tests of the spatial index of merchants: same results as a full scan, and few merchants visited.
import { distanceBetween, isDeliverable, type Point } from '@tingkat/ordering/location/location'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { NearIndex } from './near-index.ts'

type TestMerchant = { ID: string; latlng: Point; radius: number; distanceInKm: null }

const start = { latitude: 1.35, longitude: 103.8 }
const merchantAt = (
  ID: string,
  latitude: number,
  longitude: number,
  radius: number,
): TestMerchant => ({
  ID,
  latlng: { latitude, longitude },
  radius,
  distanceInKm: null,
})
const grid = (side: number, radiusOf: (index: number) => number) =>
  Array.from({ length: side * side }, (_, index) =>
    merchantAt(
      String(index),
      1.2 + (index % side) * (0.3 / side),
      103.6 + Math.floor(index / side) * (0.4 / side),
      radiusOf(index),
    ),
  )
const idsOf = (merchants: readonly TestMerchant[]) => merchants.map(({ ID }) => ID)

const point = fc.record({
  latitude: fc.double({ min: 1.2, max: 1.5, noNaN: true }),
  longitude: fc.double({ min: 103.6, max: 104, noNaN: true }),
})
const radius = fc.oneof(
  fc.integer({ min: 0, max: 4 }),
  fc.constantFrom(1_024, 2_048, 4_096),
  fc.integer({ min: 1, max: 50_000 }),
)

test('THRO-07: finds the merchants whose radius covers the point, nearest first, like a full scan', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(point, radius), { maxLength: 80 }),
      point,
      fc.integer({ min: 0, max: 20 }),
      (samples, from, count) => {
        const merchants = samples.map(([{ latitude, longitude }, metres], index) =>
          merchantAt(`m${index}`, latitude, longitude, metres),
        )
        const delivering = new NearIndex(merchants).deliveringTo(from, count, (merchant) =>
          isDeliverable(merchant, from),
        )
        const scanned = merchants
          .filter((merchant) => isDeliverable(merchant, from))
          .map((merchant) => distanceBetween(from, merchant.latlng))
          .toSorted((a, b) => a - b)
        expect(
          delivering.map((merchant) => Math.round(distanceBetween(from, merchant.latlng))),
        ).toEqual(scanned.slice(0, count).map(Math.round))
      },
    ),
    { numRuns: 200 },
  )
})

test('a few merchants with a large radius do not make a query visit the merchants in between', () => {
  // Most merchants deliver within 300 m, one in a hundred within 50 km.
  const merchants = grid(100, (index) => (index % 100 === 7 ? 50_000 : 300))
  let visits = 0
  const found = new NearIndex(merchants).deliveringTo(start, 24, (merchant) => {
    visits += 1
    return isDeliverable(merchant, start)
  })
  expect(found).toHaveLength(24)
  // The search visits a few merchants more than the 24
  // results, because the index has a tolerance of some metres.
  expect(visits).toBeLessThan(30)
})

test('visits only merchants whose radius covers the point, up to 1 % of tolerance', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(point, fc.integer({ min: 1, max: 50_000 })), {
        minLength: 40,
        maxLength: 200,
      }),
      point,
      (samples, from) => {
        const merchants = samples.map(([{ latitude, longitude }, metres], index) =>
          merchantAt(`m${index}`, latitude, longitude, metres),
        )
        const visited: TestMerchant[] = []
        new NearIndex(merchants).deliveringTo(from, merchants.length, (merchant) => {
          visited.push(merchant)
          return true
        })
        expect(
          visited.filter(
            (merchant) => distanceBetween(from, merchant.latlng) > merchant.radius * 1.01,
          ),
        ).toEqual([])
        const metres = visited.map((merchant) => distanceBetween(from, merchant.latlng))
        expect(
          metres.every(
            (distance, index) => index === 0 || distance >= (metres[index - 1] ?? 0) - 0.01,
          ),
        ).toBe(true)
      },
    ),
    { numRuns: 100 },
  )
})

test('visits no merchant where none delivers', () => {
  let visits = 0
  expect(
    new NearIndex(grid(100, () => 300)).deliveringTo(
      { latitude: 1.9, longitude: 104.5 },
      24,
      (merchant) => {
        visits += 1
        return isDeliverable(merchant, start)
      },
    ),
  ).toEqual([])
  expect(visits).toBe(0)
})

test('THRO-09: merchants that deliver anywhere are sorted by distance among the others, each once', () => {
  const near = merchantAt('near', 1.351, 103.8, 1_000)
  const far = merchantAt('far', 1.45, 103.9, 0)
  const mid = merchantAt('mid', 1.36, 103.8, 5_000)
  const index = new NearIndex([far, mid, near])
  const accept = (merchant: TestMerchant) => isDeliverable(merchant, start, ['far', 'near'])
  expect(idsOf(index.deliveringTo(start, 5, accept, [far, near]))).toEqual(['near', 'mid', 'far'])
  expect(idsOf(index.deliveringTo(start, 2, accept, [far, near]))).toEqual(['near', 'mid'])
})

test('an empty index finds nothing', () => {
  const index = new NearIndex<TestMerchant>([])
  expect(index.deliveringTo(start, 5, () => true)).toEqual([])
  expect(index.nearest(start, 5, () => true)).toEqual([])
})

test('after replacing, adding and removing merchants it finds the same as a new index (LIVE-09)', () => {
  const change = fc.record({
    at: fc.nat(60),
    point: fc.option(point, { nil: undefined }),
    radius,
    kind: fc.constantFrom('replace', 'remove', 'add'),
  })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(point, radius), { minLength: 1, maxLength: 60 }),
      fc.array(change, { maxLength: 40 }),
      point,
      (samples, changes, from) => {
        const merchants = samples.map(([{ latitude, longitude }, metres], index) =>
          merchantAt(`m${index}`, latitude, longitude, metres),
        )
        // The limits are small, so that the changes create several indexes of added merchants.
        const patched = new NearIndex(merchants, { extras: 2, part: 5 })
        changes.forEach(({ at, point: moved, radius: metres, kind }, index) => {
          const before = kind === 'add' ? undefined : merchants[at % merchants.length]
          if (kind !== 'add' && !before) return
          const { latitude, longitude } = moved ?? before?.latlng ?? from
          const after =
            kind === 'remove'
              ? undefined
              : merchantAt(before?.ID ?? `new${index}`, latitude, longitude, metres)
          patched.replace(before, after)
          const place = before ? merchants.indexOf(before) : merchants.length
          merchants.splice(place, before ? 1 : 0, ...(after ? [after] : []))
        })
        const rebuilt = new NearIndex(merchants)
        const metresOf = (found: TestMerchant[]) =>
          found.map(({ latlng }) => Math.round(distanceBetween(from, latlng)))
        const delivers = (merchant: TestMerchant) => isDeliverable(merchant, from)
        expect(metresOf(patched.deliveringTo(from, 20, delivers))).toEqual(
          metresOf(rebuilt.deliveringTo(from, 20, delivers)),
        )
        const all = patched.nearest(from, 100, () => true)
        expect(metresOf(all)).toEqual(metresOf(rebuilt.nearest(from, 100, () => true)))
        expect(new Set(all)).toEqual(new Set(merchants))
      },
    ),
    { numRuns: 300 },
  )
})
