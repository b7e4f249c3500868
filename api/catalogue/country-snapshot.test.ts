// Tests of catalogue snapshots: lists near a point equal those
// of a full scan, and merchants open and close on the minute.
import { catalogueSchema } from '@tingkat/catalogue/format'
import { toMerchantDocs } from '@tingkat/catalogue/to-merchant'
import { distanceBetween, isDeliverable, type Point } from '@tingkat/ordering/location/location'
import { emptyMerchantFilter } from '@tingkat/ordering/merchant/merchant-filter'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { castCatalogue, castMerchants } from '../testing/cast.ts'
import { listMerchants } from './actions.ts'
import { CountrySnapshot } from './country-snapshot.ts'

const noon = new Date('2026-03-18T04:15:00Z')

function snapshotOf(places: (Point & { radius: number })[]): CountrySnapshot {
  const merchants = places.map(({ latitude, longitude, radius }, index) => ({
    ...castMerchants.far,
    ID: `m${index}`,
    latlng: { latitude, longitude },
    radius,
  }))
  const catalogue = catalogueSchema.parse({ ...castCatalogue, merchants })
  return new CountrySnapshot(
    { country: 'sg', version: 1, doc: { places: [], promos: [], source: 'file' } },
    toMerchantDocs(catalogue),
  )
}

const point = fc.record({
  latitude: fc.double({ min: 1.2, max: 1.5, noNaN: true }),
  longitude: fc.double({ min: 103.6, max: 104, noNaN: true }),
})
const located = fc
  .record({ at: point, radius: fc.integer({ min: 1, max: 50_000 }) })
  .map(({ at, radius }) => ({ ...at, radius }))

describe('PROD-11 near a point', () => {
  test('lists merchants that deliver, nearest first, then the others, like a full scan', () => {
    fc.assert(
      fc.property(fc.array(located, { minLength: 1, maxLength: 60 }), point, (places, start) => {
        const snapshot = snapshotOf(places)
        const list = listMerchants(
          snapshot,
          {
            start,
            search: '',
            category: '',
            filter: emptyMerchantFilter,
            sort: 'recommended',
            offset: 0,
            limit: 60,
          },
          noon,
        )
        const scanned = [...snapshot.merchants.values()].map((merchant) => ({
          merchant,
          distance: distanceBetween(start, merchant.latlng),
          deliverable: isDeliverable(merchant, start),
        }))
        expect(list.merchants.map(({ deliverable }) => deliverable)).toEqual(
          scanned.map(({ deliverable }) => deliverable).toSorted((a, b) => Number(b) - Number(a)),
        )
        const distances = scanned
          .toSorted(
            (a, b) => Number(b.deliverable) - Number(a.deliverable) || a.distance - b.distance,
          )
          .map(({ distance }) => Math.round(distance) / 1000)
        expect(list.merchants.map(({ distanceInKm }) => distanceInKm)).toEqual(distances)
      }),
      { numRuns: 40 },
    )
  })

  test('has every merchant once on pages of any size', () => {
    fc.assert(
      fc.property(
        fc.array(located, { minLength: 1, maxLength: 40 }),
        point,
        fc.integer({ min: 1, max: 7 }),
        (places, start, limit) => {
          const snapshot = snapshotOf(places)
          const seen: string[] = []
          for (let offset = 0; offset < places.length; offset += limit)
            seen.push(
              ...listMerchants(
                snapshot,
                {
                  start,
                  search: '',
                  category: '',
                  filter: emptyMerchantFilter,
                  sort: 'recommended',
                  offset,
                  limit,
                },
                noon,
              ).merchants.map(({ ID }) => ID),
            )
          expect(seen).toHaveLength(places.length)
          expect(new Set(seen).size).toBe(places.length)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('ends after 10,000 merchants, with the full total', () => {
    const snapshot = snapshotOf(
      Array.from({ length: 10_030 }, (_, index) => ({
        latitude: 1.2 + index * 0.00002,
        longitude: 103.8,
        radius: 500,
      })),
    )
    const list = listMerchants(
      snapshot,
      {
        start: { latitude: 1.2, longitude: 103.8 },
        search: '',
        category: '',
        filter: emptyMerchantFilter,
        sort: 'recommended',
        offset: 9_990,
        limit: 24,
      },
      noon,
    )
    expect(list).toMatchObject({ total: 10_030, nextCursor: null })
    expect(list.merchants).toHaveLength(10)
  })

  test('visits few merchants for a page, whatever their number', () => {
    const start = { latitude: 1.35, longitude: 103.8 }
    const grid = (side: number) =>
      snapshotOf(
        Array.from({ length: side * side }, (_, index) => ({
          latitude: 1.2 + (index % side) * (0.3 / side),
          longitude: 103.6 + Math.floor(index / side) * (0.4 / side),
          radius: 50_000,
        })),
      )
    const countVisits = (snapshot: CountrySnapshot) => {
      let count = 0
      expect(
        snapshot.near.deliveringTo(start, 24, (merchant) => {
          count += 1
          return isDeliverable(merchant, start)
        }),
      ).toHaveLength(24)
      return count
    }
    const visits = countVisits(grid(10))
    expect(countVisits(grid(60))).toBeLessThan(Math.max(600, visits * 4))
  })
})

test('computes the opening state by the minute and keeps the same object until it changes', () => {
  const snapshot = new CountrySnapshot(
    { country: 'sg', version: 1, doc: { places: [], promos: [], source: 'file' } },
    toMerchantDocs(catalogueSchema.parse(castCatalogue)),
  )
  const evening = snapshot.merchants.get('evening')!
  const at = (time: string) => snapshot.shownAt(evening, new Date(`2026-03-18T${time}+08:00`))
  expect(at('17:59:59').openingHours.open).toBe(false)
  expect(at('18:00:00').openingHours.open).toBe(true)
  expect(at('21:59:59.999')).toBe(at('18:00:00'))
  expect(at('22:00:00').openingHours.open).toBe(false)
})
