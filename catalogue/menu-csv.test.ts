// Tests of menus as CSV: reading a written menu returns the same menu; faults name their rows.
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryCodes } from '@tingkat/ordering/country/country'
import { readCsv, writeCsv } from './csv.ts'
import { firstMerchantsOf } from './demo/countries.ts'
import { validateMerchant } from './merchant-file.ts'
import { readMenuCsv, writeMenuCsv } from './menu-csv.ts'
import { validateCatalogue } from './validate.ts'

const cell = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom(
    'a,b',
    '"',
    '""',
    'a\r\nb',
    "'",
    "'=1",
    '=1+1',
    '-5',
    ' x ',
    '\n',
    '@',
    'Satay 沙爹',
  ),
)

test('reading a written table returns the same table (LIVE-25)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 6 }),
      (rows) => {
        const marked = rows.map((row) => ['x', ...row])
        expect(readCsv(writeCsv(marked))).toEqual(marked)
      },
    ),
  )
  expect(readCsv('a,b\nc,"d')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(readCsv('"a"b,c\r\n\r\n')).toEqual([['"a"b', 'c']])
})

test('a formula does not run in a spreadsheet (LIVE-25)', () => {
  expect(writeCsv([['=cmd()', 'ok']])).toBe("\uFEFF'=cmd(),ok\r\n")
})

const text = fc.oneof(
  fc.constantFrom('Satay', 'Nasi, lemak', 'Say "hi"', '=1', "'q", '-', 'two\nlines', ' 粿條 '),
  fc.string({ minLength: 1, maxLength: 8 }).filter((value) => /\S/.test(value)),
)
const flag = fc.boolean()
const price = fc.integer({ min: 1, max: 9_999 })
const ids = (prefix: string, max: number) =>
  fc.integer({ min: 1, max }).map((count) => Array.from({ length: count }, (_, n) => prefix + n))
const facts = fc.record(
  {
    contains: fc.constantFrom([], ['egg'], ['egg', 'milk']),
    mayContain: fc.constantFrom([], ['soy']),
    halal: flag,
    vegan: fc.constant(false),
    spicy: fc.integer({ min: 0, max: 3 }),
  },
  { requiredKeys: [] },
)
const groups = ids('g', 2).chain((groupIDs) =>
  fc.tuple(
    ...groupIDs.map((ID) =>
      fc.record({
        ID: fc.constant(ID),
        name: text,
        englishName: text,
        selectionType: fc.constant('multiple'),
        selectionRangeMin: fc.constant(0),
        selectionRangeMax: fc.constant(1),
        available: flag,
        modifiers: ids(`${ID}-m`, 3).chain((modifierIDs) =>
          fc.tuple(
            ...modifierIDs.map((modifierID) =>
              fc.record({
                ID: fc.constant(modifierID),
                name: text,
                englishName: text,
                price,
                available: flag,
              }),
            ),
          ),
        ),
      }),
    ),
  ),
)
const dish = fc.record(
  {
    name: text,
    price,
    localName: text,
    englishName: text,
    description: fc.string({ maxLength: 10 }),
    englishDescription: text,
    available: flag,
    picture: fc.constantFrom(
      '',
      'laksa',
      { stored: 'photo-x.0123456789' },
      { stored: `photo-x.${'0123456789abcdef'.repeat(2)}` },
      { recipe: 'laksa' },
    ),
    facts,
    modifierGroups: fc.oneof(fc.constant([]), groups),
  },
  { requiredKeys: ['name', 'price'] },
)
const menu = fc.array(
  fc.record({
    name: text,
    englishName: text,
    available: flag,
    dishes: fc.array(dish, { minLength: 1, maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 3 },
)
const merchant = {
  ID: 'm1',
  name: 'Warung',
  cuisines: ['Malay'],
  address: '1 Road',
  latlng: { latitude: 1.3, longitude: 103.8 },
  radius: 5_000,
  openingHours: { timeZone: 'Asia/Singapore', weekly: [[], [], [], [], [], [], []] },
  preparationMinutes: 10,
}
const checked = (json: unknown) => {
  const result = validateMerchant('sg', 'm1', json)
  if ('faults' in result) throw new Error(JSON.stringify(result.faults))
  return result.file
}
const read = (csv: string, file: MerchantFile) => {
  const result = readMenuCsv(csv, file)
  if ('faults' in result) throw new Error(JSON.stringify(result.faults))
  return result
}

describe('a downloaded menu', () => {
  test('is the same after it is imported (LIVE-25)', () => {
    fc.assert(
      fc.property(menu, (categories) => {
        const file = checked({
          ...merchant,
          categories: categories.map((category, index) => ({
            ID: `c${index}`,
            ...category,
            dishes: category.dishes.map((entry, at) => ({ ID: `d${index}-${at}`, ...entry })),
          })),
        })
        expect(
          checked(read(writeMenuCsv(file as MerchantFile), file as MerchantFile).file),
        ).toEqual(file)
      }),
      { numRuns: 100 },
    )
  })

  test('of the demo is the same after it is imported (LIVE-25)', async () => {
    for (const country of countryCodes) {
      const result = validateCatalogue(await firstMerchantsOf(country))
      if ('faults' in result) throw new Error('The demo has faults.')
      for (const file of result.catalogue.merchants as MerchantFile[]) {
        const { file: imported } = read(writeMenuCsv(file), { ...file, categories: [] })
        expect(validateMerchant(country, file.ID, imported)).toEqual({ file })
      }
    }
  })
})

test('faults name the row and the column (LIVE-26)', () => {
  const file = { ...merchant, categories: [] } as MerchantFile
  const header = 'row,category_id,category,dish_id,dish,price,group_id,group,modifier_id,modifier'
  expect(readMenuCsv('row,dish\ndish,x', file)).toMatchObject({
    faults: [{ path: 'category_id', row: 1 }, { path: 'dish_id' }, { path: 'price' }],
  })
  expect(readMenuCsv(`${header}\nplate,c,C,d,D,1\nmodifier,c,C,d,D,1`, file)).toEqual({
    faults: [
      { path: 'row', message: 'must be dish or modifier', row: 2 },
      { path: 'dish_id', message: 'must be that of the dish above', row: 3 },
    ],
  })
  const rows = ['dish,c,C,d1,Dish,5', 'dish,c,C,d2,Dish,cheap', 'modifier,c,C,d2,Dish,9,g,G,m,']
  const { file: faulty, rowOf } = read([header, ...rows].join('\n'), file)
  const result = validateMerchant('sg', 'm1', faulty)
  if (!('faults' in result)) throw new Error('There are no faults.')
  expect(result.faults.map(({ path }) => [path.replace(/.*\./, ''), rowOf(path)])).toEqual(
    expect.arrayContaining([
      ['price', 3],
      ['name', 4],
    ]),
  )
})
