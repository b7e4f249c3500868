import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findDish,
  sortByMenuOrder,
  indexMenu,
  isClosed,
  isOrderable,
  priceRange,
  listDiscountedDishes,
  selectionTypes,
  shownRating,
  type Merchant,
} from './merchant.ts'
import {
  makeDish,
  makeHours,
  makeMerchant,
  durian,
  deepFreeze,
  kopi,
  laksa,
} from '../testing/fixtures.ts'

const merchant = makeMerchant()

describe('fields', () => {
  test('ENT-05: a merchant has all fields', () => {
    const keys: (keyof Merchant)[] = [
      'ID',
      'name',
      'section',
      'currency',
      'ETA',
      'distanceInKm',
      'radius',
      'latlng',
      'isIntegrated',
      'openingHours',
    ]
    expect(Object.keys(merchant)).toEqual(expect.arrayContaining(keys))
    expect(Object.keys(merchant.currency)).toEqual(['code', 'symbol', 'exponent'])
    expect(Object.keys(merchant.latlng)).toEqual(['latitude', 'longitude'])
  })

  test('ENT-06: every category has an availability and items', () => {
    expect(
      merchant.menu.categories.map((category) => [category.available, category.items.length]),
    ).toEqual([
      [true, 3],
      [true, 1],
      [false, 1],
    ])
  })

  test('ENT-07: every campaign has a name and terms', () => {
    for (const campaign of merchant.menu.campaigns)
      expect(campaign).toMatchObject({ name: expect.any(String), tcDetails: expect.any(String) })
  })

  test('ENT-08: a merchant without a limit has order value limit 0', () =>
    expect(merchant.menu.menuMeta).toEqual({ orderValueLimit: 0 }))

  test('ENT-09 ENT-10: a merchant has scheduler configuration, promo and ratings', () => {
    expect(merchant.schedulerOrderConfig).toEqual({ blockOnDemandOrders: false })
    expect(merchant.promo).toEqual({ hasPromo: false, description: '' })
    expect(merchant.ratingShowFlag).toEqual({ enable: false, minRating: 0, minVoteCount: 0 })
  })

  test('ENT-17 ENT-19: a modifier group and its modifiers have all fields', () => {
    const group = laksa.modifierGroups[0]!
    expect(Object.keys(group).toSorted()).toEqual([
      'ID',
      'available',
      'modifiers',
      'name',
      'selectionRangeMax',
      'selectionRangeMin',
      'selectionType',
    ])
    for (const modifier of group.modifiers) {
      expect(Object.keys(modifier).toSorted()).toEqual([
        'ID',
        'available',
        'groupID',
        'name',
        'price',
        'quantity',
      ])
      expect(modifier.groupID).toBe(group.ID)
    }
  })

  test('ENT-18: selection is single=0 or multiple=1', () =>
    expect(selectionTypes).toEqual({ single: 0, multiple: 1 }))

  test('ENT-13: a dish has both prices, as numbers and as amounts, and its currency', () => {
    const dish = makeDish('d', 500, { discounted: 400 })
    expect(dish).toMatchObject({
      priceInMinorUnit: 500,
      discountedPriceInMin: 400,
      _currency: { code: 'SGD', symbol: 'S$' },
    })
    expect(dish.priceV2).toEqual({ amountInMinor: 500, amountDisplay: 'S$\u00a05.00' })
    expect(dish.discountedPriceV2).toEqual({ amountInMinor: 400, amountDisplay: 'S$\u00a04.00' })
  })
})

describe('open and orderable', () => {
  test.each([
    [false, true],
    [true, false],
    [null, false],
    [undefined, false],
  ])('DISH-13: openingHours.open %s: closed %s', (open, closed) => {
    expect(isClosed({ openingHours: { ...makeHours(), open } })).toBe(closed)
  })

  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [null, true, true],
  ])(
    'DISH-14: merchant open %s and item available %s: orderable %s',
    (open, available, orderable) => {
      expect(isOrderable({ openingHours: { ...makeHours(), open } }, { available })).toBe(orderable)
    },
  )
})

describe('dishes of a menu', () => {
  test('ENT-06: finds a dish in any category; a closed category makes it unavailable', () => {
    expect(findDish(merchant, 'kopi')).toBe(kopi)
    expect(findDish(merchant, 'durian')?.available).toBe(false)
    expect(findDish(merchant, 'kaya-toast')?.available).toBe(false)
    expect(findDish(merchant, 'nothing')).toBeUndefined()
  })

  test('ENT-06: the index returns the same dish as findDish, also for a dish listed twice', () => {
    const flags = fc.array(
      fc.record({
        available: fc.boolean(),
        items: fc.array(
          fc.record({ ID: fc.constantFrom('a', 'b', 'c'), available: fc.boolean() }),
          { maxLength: 4 },
        ),
      }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(flags, (categories) => {
        const menu = {
          ...merchant.menu,
          categories: categories.map((category, i) => ({
            ID: `c${i}`,
            name: '',
            available: category.available,
            items: category.items.map((item) =>
              makeDish(item.ID, 100, { available: item.available }),
            ),
          })),
        }
        const index = indexMenu({ menu })
        for (const ID of ['a', 'b', 'c', 'd']) expect(index.get(ID)).toEqual(findDish({ menu }, ID))
      }),
    )
  })

  test('ENT-16: sorts dishes by sortOrder, ties in the sequence of the server', () => {
    const numbered = (ID: string, sortOrder: number) => makeDish(ID, 100, { sortOrder })
    const items = [
      numbered('c', 3),
      numbered('a', 1),
      numbered('b1', 2),
      numbered('b2', 2),
      numbered('z', -1),
    ]
    expect(sortByMenuOrder(deepFreeze(items)).map((dish) => dish.ID)).toEqual([
      'z',
      'a',
      'b1',
      'b2',
      'c',
    ])
    const ordered = [numbered('a', 1), numbered('b', 1), numbered('c', 2)]
    expect(sortByMenuOrder(ordered)).toBe(ordered)
  })

  test('lists available discounted dishes once each', () => {
    const off = (ID: string, changes: object = {}) =>
      makeDish(ID, 500, { discounted: 400, ...changes })
    const categories = [
      {
        ID: 'a',
        name: '',
        available: true,
        items: [
          off('y', { sortOrder: 2 }),
          off('x', { sortOrder: 1 }),
          kopi,
          off('gone', { available: false, sortOrder: 9 }),
        ],
      },
      { ID: 'b', name: '', available: false, items: [off('shut')] },
      { ID: 'c', name: '', available: true, items: [off('x'), off('w')] },
    ]
    expect(
      listDiscountedDishes({ menu: { ...merchant.menu, categories } }).map((dish) => dish.ID),
    ).toEqual(['x', 'y', 'w'])
  })

  test('MENU-01: the price range is of available dishes after discounts', () => {
    expect(priceRange(merchant)).toEqual({ lowest: 180, highest: 650 })
    const partlyAvailable = {
      menu: {
        ...merchant.menu,
        categories: [
          {
            ID: 'c',
            name: '',
            available: true,
            items: [makeDish('d', 900, { discounted: 700 }), durian],
          },
        ],
      },
    }
    expect(priceRange(partlyAvailable)).toEqual({ lowest: 700, highest: 700 })
  })

  test('MENU-01: returns null if no dish is available', () => {
    expect(
      priceRange({
        menu: {
          ...merchant.menu,
          categories: [{ ID: 'c', name: '', available: true, items: [durian] }],
        },
      }),
    ).toBeNull()
    expect(
      priceRange({
        menu: {
          ...merchant.menu,
          categories: [{ ID: 'c', name: '', available: false, items: [kopi] }],
        },
      }),
    ).toBeNull()
  })
})

describe('ratings', () => {
  const rated = (rating: number, voteCount: number, enable: boolean) =>
    shownRating({ rating, voteCount, ratingShowFlag: { enable, minRating: 4, minVoteCount: 50 } })

  test.each([
    [3.2, 4],
    [4, 4],
    [4.7, 4.7],
  ])('VALID-20: with the flag, rating %d is displayed as %d', (rating, shown) =>
    expect(rated(rating, 99, true).rating).toBe(shown),
  )
  test.each([
    [3, 50],
    [50, 50],
    [51, 51],
  ])('VALID-21: with the flag, %i votes are displayed as %i', (votes, shown) =>
    expect(rated(4.5, votes, true).voteCount).toBe(shown),
  )
  test('VALID-20 VALID-21: without the flag rating and votes are unchanged', () =>
    expect(rated(3.2, 3, false)).toEqual({ rating: 3.2, voteCount: 3 }))
})
