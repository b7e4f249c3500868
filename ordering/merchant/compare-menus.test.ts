// Tests of the comparison of two versions of a merchant.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareMenus, largePriceChanges, type MenuChange } from './compare-menus.ts'
import type { CategoryFile, DishFile, MerchantFile, ModifierGroupFile } from './merchant-file.ts'

const dish = (ID: string, more: Partial<DishFile> = {}): DishFile => ({
  ID,
  name: `Dish ${ID}`,
  price: 500,
  ...more,
})
const group = (ID: string, prices: Record<string, number>): ModifierGroupFile => ({
  ID,
  name: `Group ${ID}`,
  selectionType: 'multiple',
  selectionRangeMin: 0,
  selectionRangeMax: 3,
  modifiers: Object.entries(prices).map(([ID, price]) => ({ ID, name: `Modifier ${ID}`, price })),
})
const category = (ID: string, ...dishes: DishFile[]): CategoryFile => ({
  ID,
  name: `Category ${ID}`,
  dishes,
})
const merchant = (categories: CategoryFile[], more: Partial<MerchantFile> = {}): MerchantFile => ({
  ID: 'm1',
  name: 'Warung',
  cuisines: ['Malay'],
  address: '1 Road',
  latlng: { latitude: 1.3, longitude: 103.8 },
  radius: 5_000,
  openingHours: { timeZone: 'Asia/Singapore', weekly: [[], [], [], [], [], [], []] },
  preparationMinutes: 10,
  categories,
  ...more,
})
const before = merchant([
  category('mains', dish('satay'), dish('laksa')),
  category('drinks', dish('kopi')),
])
const menuOf = (...categories: CategoryFile[]) => merchant(categories)
const kinds = (changes: MenuChange[]) =>
  changes.map(({ kind, part, ID }) => `${kind} ${part} ${ID}`)

describe('compareMenus LIVE-05', () => {
  test('lists added, removed and renamed dishes and categories', () => {
    const after = menuOf(
      { ...category('mains', { ...dish('satay'), name: 'Satay' }, dish('rojak')), name: 'Food' },
      category('sweets', dish('cendol')),
    )
    expect(kinds(compareMenus(before, after))).toEqual([
      'removed category drinks',
      'renamed category mains',
      'added category sweets',
      'removed dish laksa',
      'removed dish kopi',
      'renamed dish satay',
      'added dish rojak',
      'added dish cendol',
    ])
  })

  test('a price has its value before and after, and is large beyond 50 %', () => {
    const priced = (price: number, discountedPrice?: number) =>
      menuOf(
        category(
          'mains',
          dish('satay', { price, ...(discountedPrice !== undefined && { discountedPrice }) }),
          dish('laksa'),
        ),
        category('drinks', dish('kopi')),
      )
    expect(compareMenus(before, priced(750))).toEqual([
      {
        kind: 'repriced',
        part: 'dish',
        ID: 'satay',
        name: 'Dish satay',
        before: { price: 500, discounted: null },
        after: { price: 750, discounted: null },
        isLarge: false,
      },
    ])
    const isLarge = (after: MerchantFile, from = before) =>
      largePriceChanges(compareMenus(from, after)).length > 0
    expect(isLarge(priced(751))).toBe(true)
    expect(isLarge(priced(250))).toBe(false)
    expect(isLarge(priced(249))).toBe(true)
    // A change of the discounted price counts as large, because it is the price that eaters pay.
    expect(isLarge(priced(500, 200))).toBe(true)
    expect(isLarge(priced(900, 500))).toBe(false)
    expect(isLarge(priced(1), priced(0))).toBe(true)
  })

  test('names the dish of a changed modifier', () => {
    const offered = (prices: Record<string, number>) =>
      menuOf(category('mains', dish('satay', { modifierGroups: [group('sauce', prices)] })))
    expect(
      compareMenus(offered({ hot: 0, mild: 50 }), offered({ hot: 0, mild: 60, sweet: 0 })),
    ).toEqual([
      {
        kind: 'repriced',
        part: 'modifier',
        ID: 'mild',
        name: 'Modifier mild',
        dish: { ID: 'satay', name: 'Dish satay' },
        before: { price: 50, discounted: null },
        after: { price: 60, discounted: null },
        isLarge: false,
      },
      {
        kind: 'added',
        part: 'modifier',
        ID: 'sweet',
        name: 'Modifier sweet',
        dish: { ID: 'satay', name: 'Dish satay' },
      },
    ])
  })

  test('reports pictures, other fields, and places in the menu', () => {
    const after = merchant(
      [
        category('drinks', dish('kopi', { picture: { stored: 'photo-kopi.0123456789' } })),
        category('mains', dish('laksa', { available: false }), dish('satay')),
      ],
      { picture: { stored: 'photo-stall.0123456789' }, preparationMinutes: 20 },
    )
    expect(kinds(compareMenus(before, after))).toEqual([
      'picture merchant m1',
      'edited merchant m1',
      'moved category drinks',
      'picture dish kopi',
      'moved dish laksa',
      'edited dish laksa',
    ])
  })

  test('a field with its default is the same as an absent one', () => {
    const explicit = merchant(
      [
        category(
          'mains',
          dish('satay', {
            available: true,
            description: '',
            picture: '',
            modifierGroups: [],
            facts: { contains: [], mayContain: [], halal: true },
          }),
        ),
      ],
      { campaigns: [], tables: [], temporarilyClosed: false, promo: '', picture: '' },
    )
    const implicit = menuOf(category('mains', dish('satay', { facts: { halal: true } })))
    expect(compareMenus(implicit, explicit)).toEqual([])
  })
})

const ids = (letters: string) =>
  fc.uniqueArray(fc.constantFrom(...letters.split('')), { maxLength: 4 })
const price = fc.integer({ min: 0, max: 5 })
const modifierGroups = ids('xyz').chain((groupIDs) =>
  fc.tuple(
    ...groupIDs.map((ID) =>
      fc
        .uniqueArray(fc.constantFrom('p', 'q', 'r'), { minLength: 1 })
        .chain((modifierIDs) =>
          fc
            .tuple(...modifierIDs.map(() => price))
            .map((prices) =>
              group(ID, Object.fromEntries(modifierIDs.map((ID, index) => [ID, prices[index]!]))),
            ),
        ),
    ),
  ),
)
const menus: fc.Arbitrary<MerchantFile> = fc
  .record({
    categoryIDs: fc.uniqueArray(fc.constantFrom('A', 'B', 'C'), { minLength: 1 }),
    dishIDs: ids('abcdefg'),
    fields: fc.array(
      fc.record({ price, home: fc.nat(2), available: fc.boolean(), modifierGroups }),
      { minLength: 7, maxLength: 7 },
    ),
  })
  .map(({ categoryIDs, dishIDs, fields }) =>
    merchant(
      categoryIDs.map((categoryID, index) =>
        category(
          categoryID,
          ...dishIDs.flatMap((ID, at) => {
            const { home, ...own } = fields[at]!
            return home % categoryIDs.length === index ? [dish(ID, own)] : []
          }),
        ),
      ),
    ),
  )

describe('for any two menus', () => {
  test('there are no changes exactly if the menus are equal', () => {
    fc.assert(
      fc.property(menus, menus, (first, second) => {
        expect(compareMenus(first, structuredClone(first))).toEqual([])
        expect(compareMenus(first, second).length === 0).toBe(
          JSON.stringify(first) === JSON.stringify(second),
        )
      }),
    )
  })

  test('what one direction adds, the other one removes', () => {
    const pick = (changes: MenuChange[], wanted: MenuChange['kind']) =>
      changes
        .filter(({ kind }) => kind === wanted)
        .map(({ part, ID, dish }) => `${part} ${dish?.ID} ${ID}`)
        .toSorted()
    fc.assert(
      fc.property(menus, menus, (first, second) => {
        const there = compareMenus(first, second)
        const back = compareMenus(second, first)
        expect(pick(there, 'added')).toEqual(pick(back, 'removed'))
        expect(pick(there, 'repriced')).toEqual(pick(back, 'repriced'))
        expect(pick(there, 'edited')).toEqual(pick(back, 'edited'))
      }),
    )
  })
})
