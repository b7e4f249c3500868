// Tests of parsing and writing the query of a list, and of counting and removing its filters.
import {
  dropDeliveryFilters,
  emptyMerchantFilter,
  diets,
  merchantSorts,
  priceLevels,
} from '@tingkat/ordering/merchant/merchant-filter'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countFilters,
  upcomingHalfHours,
  emptyQuery,
  listActiveFilters,
  parseListQuery,
  toListParams,
  type ListQuery,
} from './list-query.ts'

const now = new Date('2026-11-20T04:10:00.000Z')
const read = (text: string) => parseListQuery(new URLSearchParams(text), now)

const listQueries: fc.Arbitrary<ListQuery> = fc
  .record({
    filter: fc.record({
      open: fc.boolean(),
      offer: fc.boolean(),
      freeDelivery: fc.boolean(),
      scheduled: fc.boolean(),
      pickup: fc.boolean(),
      rating: fc.constantFrom(0, 4, 4.5),
      minutes: fc.constantFrom(0, 20, 300),
      by: fc.constantFrom(null, '2026-11-20T05:00:00.000Z'),
      prices: fc.subarray([...priceLevels]),
      diets: fc.subarray([...diets]),
    }),
    sort: fc.constantFrom(...merchantSorts),
  })
  .map(dropDeliveryFilters)

test('PROD-01: every list query survives writing to a URL and parsing it', () => {
  fc.assert(
    fc.property(listQueries, (listQuery) => {
      const query = new URLSearchParams(
        Object.entries(toListParams(listQuery)).map(([key, value]) => [key, String(value)]),
      )
      expect(parseListQuery(query, now)).toEqual(listQuery)
    }),
  )
})

test('parses repeated parameters, as a form without JavaScript sends them', () => {
  expect(read('diets=vegan&diets=halal&prices=1&prices=3').filter).toMatchObject({
    diets: ['halal', 'vegan'],
    prices: [1, 3],
  })
})

test.each([
  'sort=best',
  'open=yes',
  'rating=-1',
  'rating=NaN',
  'minutes=1e9',
  'by=noon',
  'by=2026-11-20T04:00:00Z',
  'prices=9,x',
  'diets=paleo',
  '%%%',
])('ignores the invalid query %j', (text) => expect(read(text)).toEqual(emptyQuery))

test('PICK-01 a link with pickup ignores filters and sort orders by fee and time of delivery', () => {
  expect(read('pickup=1&sort=fee&freeDelivery=1&minutes=20&open=1')).toEqual(
    read('pickup=1&open=1'),
  )
})

test('counts each filter, price level and diet once, and not the sort order', () => {
  expect(countFilters(emptyQuery)).toBe(0)
  expect(countFilters(read('sort=fee'))).toBe(0)
  expect(countFilters(read('open=1&rating=4&prices=1,2&diets=halal,vegan'))).toBe(6)
  expect(countFilters({ filter: { ...emptyMerchantFilter, open: true }, sort: 'fee' })).toBe(1)
})

test('PROD-01: removing one active filter keeps the others and the sort order', () => {
  fc.assert(
    fc.property(listQueries, (listQuery) => {
      const active = listActiveFilters(listQuery)
      const names = active.map(({ filter }) => filter)
      expect(active).toHaveLength(countFilters(listQuery))
      expect(new Set(names).size).toBe(active.length)
      for (const { filter, without } of active) {
        expect(listActiveFilters(without).map((other) => other.filter)).toEqual(
          names.filter((name) => name !== filter),
        )
        expect(without.sort).toBe(listQuery.sort)
      }
      // The sort order and the choice of pickup are not
      // filters, so they remain after all filters are removed.
      let remaining = listQuery
      for (const _ of active) remaining = listActiveFilters(remaining)[0]!.without
      const { pickup } = listQuery.filter
      const filter = { ...emptyMerchantFilter, pickup }
      expect(remaining).toEqual({ filter, sort: listQuery.sort })
    }),
  )
})

test('the upcoming half hours begin at least half an hour ahead', () => {
  expect(upcomingHalfHours(now, 3)).toEqual([
    '2026-11-20T05:00:00.000Z',
    '2026-11-20T05:30:00.000Z',
    '2026-11-20T06:00:00.000Z',
  ])
})
