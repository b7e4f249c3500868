// Tests of the merchant list filters. A dish fact that the merchant has not stated matches no
// filter.
import { describe, expect, test } from 'vitest'
import {
  dropDeliveryFilters,
  emptyMerchantFilter,
  isEmptyMerchantFilter,
  matchesFilter,
  merchantSorts,
  priceLevelOf,
  traitsOf,
  type MerchantFilter,
  type FilterContext,
} from './merchant-filter.ts'
import type { Dish, DishFacts } from './merchant.ts'
import { makeDish, makeMerchant, lunchTime } from '../testing/fixtures.ts'

const nothing: DishFacts = { contains: [], mayContain: [] }
const moment: FilterContext = { now: lunchTime, open: true, minutes: 25, priceLevels: [800, 1_500] }

function warung(dishes: Dish[], changes: Parameters<typeof makeMerchant>[0] = {}) {
  const merchant = makeMerchant(changes)
  return {
    ...merchant,
    menu: {
      ...merchant.menu,
      categories: [{ ID: 'all', name: 'All', available: true, items: dishes }],
    },
  }
}

const passes = (
  filter: Partial<MerchantFilter>,
  merchant = makeMerchant(),
  changes: Partial<FilterContext> = {},
) =>
  matchesFilter(
    merchant,
    traitsOf(merchant),
    { ...emptyMerchantFilter, ...filter },
    { ...moment, ...changes },
  )

describe('PROD-01: filters', () => {
  test('an empty filter matches every merchant', () => {
    expect(isEmptyMerchantFilter(emptyMerchantFilter)).toBe(true)
    expect(passes({}, makeMerchant(), { open: false, minutes: null })).toBe(true)
  })

  test.each<[string, Partial<MerchantFilter>, Partial<FilterContext>, boolean]>([
    ['open now', { open: true }, {}, true],
    ['open now', { open: true }, { open: false }, false],
    ['delivery time', { minutes: 30 }, {}, true],
    ['delivery time', { minutes: 20 }, {}, false],
    ['delivery time without an address', { minutes: 20 }, { minutes: null }, true],
    [
      'delivered by a time: immediate order',
      { by: new Date(lunchTime.getTime() + 30 * 60_000).toISOString() },
      {},
      true,
    ],
    [
      'delivered by a time: too early',
      { by: new Date(lunchTime.getTime() + 10 * 60_000).toISOString() },
      {},
      false,
    ],
    [
      'delivered by a time: in a window',
      { by: new Date(lunchTime.getTime() + 6 * 3_600_000).toISOString() },
      { open: false },
      true,
    ],
  ])('%s (%j, %j: %s)', (_, filter, changes, matches) => {
    expect(isEmptyMerchantFilter({ ...emptyMerchantFilter, ...filter })).toBe(false)
    expect(passes(filter, makeMerchant(), changes)).toBe(matches)
  })

  test('PICK-01 with pickup, filters and sort orders by fee and time of delivery are dropped', () => {
    const filter = { ...emptyMerchantFilter, open: true, freeDelivery: true, minutes: 20 }
    for (const sort of merchantSorts) {
      expect(dropDeliveryFilters({ filter, sort })).toEqual({ filter, sort })
      const kept = dropDeliveryFilters({ filter: { ...filter, pickup: true }, sort })
      expect(kept.filter).toEqual({ ...emptyMerchantFilter, open: true, pickup: true })
      expect(kept.sort).toBe(sort === 'fee' || sort === 'time' ? 'recommended' : sort)
      expect(dropDeliveryFilters(kept)).toEqual(kept)
    }
  })

  test('by displayed rating', () => {
    const low = makeMerchant({ rating: 3.2 })
    expect(passes({ rating: 4 }, low)).toBe(false)
    expect(
      passes(
        { rating: 4 },
        { ...low, ratingShowFlag: { enable: true, minRating: 4, minVoteCount: 0 } },
      ),
    ).toBe(true)
  })

  test('by free delivery, always or from a subtotal', () => {
    expect(passes({ freeDelivery: true })).toBe(false)
    expect(passes({ freeDelivery: true }, makeMerchant({ freeDeliveryFrom: 0 }))).toBe(true)
    expect(passes({ freeDelivery: true }, makeMerchant({ freeDeliveryFrom: 4_500 }))).toBe(true)
    expect(isEmptyMerchantFilter({ ...emptyMerchantFilter, freeDelivery: true })).toBe(false)
  })

  test('by offer: a promo, or an available discounted dish', () => {
    const plain = { promo: { hasPromo: false, description: '' } }
    expect(passes({ offer: true }, warung([makeDish('a', 500)], plain))).toBe(false)
    expect(passes({ offer: true }, warung([makeDish('a', 500, { discounted: 400 })], plain))).toBe(
      true,
    )
    expect(
      passes(
        { offer: true },
        warung([makeDish('a', 500, { discounted: 400, available: false })], plain),
      ),
    ).toBe(false)
    expect(
      passes(
        { offer: true },
        warung([makeDish('a', 500)], { promo: { hasPromo: true, description: 'x' } }),
      ),
    ).toBe(true)
  })

  test('by price level of the median dish', () => {
    const cheap = warung([makeDish('a', 300), makeDish('b', 500), makeDish('c', 9_000)])
    expect(passes({ prices: [1] }, cheap)).toBe(true)
    expect(passes({ prices: [2, 3] }, cheap)).toBe(false)
    expect(passes({ prices: [1] }, warung([]))).toBe(false)
    expect([799, 800, 1_499, 1_500].map((price) => priceLevelOf(price, [800, 1_500]))).toEqual([
      1, 2, 2, 3,
    ])
  })

  test('a merchant is halal if every dish is marked halal', () => {
    const marked = makeDish('a', 500, { facts: { ...nothing, halal: true } })
    expect(passes({ diets: ['halal'] }, warung([marked, marked]))).toBe(true)
    expect(passes({ diets: ['halal'] }, warung([marked, makeDish('b', 500)]))).toBe(false)
    expect(passes({ diets: ['halal'] }, warung([]))).toBe(false)
  })

  test('vegetarian needs three dishes, and vegan dishes count', () => {
    const vegetarian = makeDish('a', 500, { facts: { ...nothing, vegetarian: true } })
    const vegan = makeDish('b', 500, { facts: { ...nothing, vegan: true } })
    expect(passes({ diets: ['vegetarian'] }, warung([vegetarian, vegetarian]))).toBe(false)
    expect(passes({ diets: ['vegetarian'] }, warung([vegetarian, vegetarian, vegan]))).toBe(true)
    expect(
      passes({ diets: ['vegetarian', 'vegan'] }, warung([vegetarian, vegetarian, vegan])),
    ).toBe(false)
  })

  test('by scheduled orders, which a temporarily closed merchant does not accept', () => {
    const closed = makeMerchant()
    closed.openingHours = { ...closed.openingHours, open: false }
    expect(passes({ scheduled: true })).toBe(true)
    expect(passes({ scheduled: true }, closed)).toBe(false)
    expect(
      passes({ by: new Date(lunchTime.getTime() + 6 * 3_600_000).toISOString() }, closed),
    ).toBe(false)
  })
})
