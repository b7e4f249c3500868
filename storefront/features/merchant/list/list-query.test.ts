// A list's wishes in the address: written and read they are the same, and nobody's typing breaks a page.
import {
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
  noWish,
  partsOf,
  parseListQuery,
  toListParams,
  type ListQuery,
} from './list-query.ts'

const now = new Date('2026-11-20T04:10:00.000Z')
const read = (text: string) => parseListQuery(new URLSearchParams(text), now)

const wish: fc.Arbitrary<ListQuery> = fc.record({
  filter: fc.record({
    open: fc.boolean(),
    offer: fc.boolean(),
    freeDelivery: fc.boolean(),
    scheduled: fc.boolean(),
    rating: fc.constantFrom(0, 4, 4.5),
    minutes: fc.constantFrom(0, 20, 300),
    by: fc.constantFrom(null, '2026-11-20T05:00:00.000Z'),
    prices: fc.subarray([...priceLevels]),
    diets: fc.subarray([...diets]),
  }),
  sort: fc.constantFrom(...merchantSorts),
})

test('PROD-01: every wish can be read back from the address that it was written into', () => {
  fc.assert(
    fc.property(wish, (asked) => {
      const query = new URLSearchParams(
        Object.entries(toListParams(asked)).map(([key, value]) => [key, String(value)]),
      )
      expect(parseListQuery(query, now)).toEqual(asked)
    }),
  )
})

test('a form without scripts names a diet twice; the list means both', () => {
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
])('%j asks nothing', (text) => expect(read(text)).toEqual(noWish))

test('each filter counts once, each price and diet for itself, the order not at all', () => {
  expect(countFilters(noWish)).toBe(0)
  expect(countFilters(read('sort=fee'))).toBe(0)
  expect(countFilters(read('open=1&rating=4&prices=1,2&diets=halal,vegan'))).toBe(6)
  expect(countFilters({ filter: { ...emptyMerchantFilter, open: true }, sort: 'fee' })).toBe(1)
})

test('PROD-01: each filter that is on can be taken off by itself; the order and the others stay', () => {
  fc.assert(
    fc.property(wish, (asked) => {
      const parts = partsOf(asked)
      expect(parts).toHaveLength(countFilters(asked))
      expect(new Set(parts.map((part) => part.filter)).size).toBe(parts.length)
      for (const { filter, without } of parts) {
        expect(partsOf(without).map((part) => part.filter)).toEqual(
          parts.map((part) => part.filter).filter((one) => one !== filter),
        )
        expect(without.sort).toBe(asked.sort)
      }
      // One after the other, none is left.
      let left = asked
      for (const _ of parts) left = partsOf(left)[0]!.without
      expect(left).toEqual({ ...noWish, sort: asked.sort })
    }),
  )
})

test('the hours ahead are half hours that a kitchen can make', () => {
  expect(upcomingHalfHours(now, 3)).toEqual([
    '2026-11-20T05:00:00.000Z',
    '2026-11-20T05:30:00.000Z',
    '2026-11-20T06:00:00.000Z',
  ])
})
