// Tests of merging two edits of a menu.
import { expect, test } from 'vitest'
import { mergeMenus } from './merge-menus.ts'
import type { DishFile, MerchantFile } from './merchant-file.ts'

const dish = (ID: string, more: Partial<DishFile> = {}): DishFile => ({
  ID,
  name: ID,
  price: 500,
  ...more,
})
const menu = (categories: Record<string, DishFile[]>, more: Partial<MerchantFile> = {}) =>
  ({
    ID: 'warung',
    name: 'Warung',
    ...more,
    categories: Object.entries(categories).map(([ID, dishes]) => ({ ID, name: ID, dishes })),
  }) as MerchantFile

const [laksa, satay, kuih] = [dish('laksa'), dish('satay'), dish('kuih')]
const base = menu({ mains: [laksa, satay], sweets: [kuih] })
const shape = ({ categories }: MerchantFile) =>
  categories.map(({ ID, dishes }) => [ID, ...dishes.map((each) => each.ID)])

test('edits of different dishes are merged without a conflict (LIVE-02)', () => {
  const mine = menu({ mains: [dish('laksa', { price: 650 }), satay], sweets: [kuih] })
  const theirs = menu({ mains: [laksa, dish('satay', { name: 'Satay, 6' })], sweets: [kuih] })
  expect(mergeMenus(base, mine, theirs)).toEqual({
    file: menu({
      mains: [dish('laksa', { price: 650 }), dish('satay', { name: 'Satay, 6' })],
      sweets: [kuih],
    }),
    conflicts: [],
  })
})

test('a dish that both edited is a conflict, decided by the choice (LIVE-02)', () => {
  const mine = menu({ mains: [dish('laksa', { price: 650 }), satay], sweets: [kuih] })
  const theirs = menu({ mains: [dish('laksa', { price: 700 }), satay], sweets: [kuih] })
  const { file, conflicts } = mergeMenus(base, mine, theirs)
  expect(conflicts).toEqual([{ part: 'dish', ID: 'laksa', name: 'laksa' }])
  expect(file).toEqual(theirs)
  expect(mergeMenus(base, mine, theirs, { 'dish:laksa': 'mine' }).file).toEqual(mine)
})

test('the same edit twice is no conflict', () => {
  const edited = menu({ mains: [dish('laksa', { price: 650 }), satay], sweets: [kuih] })
  expect(mergeMenus(base, edited, edited)).toEqual({ file: edited, conflicts: [] })
})

test('added dishes of both are kept, each after its predecessor', () => {
  const mine = menu({ mains: [laksa, dish('mee'), satay], sweets: [kuih] })
  const theirs = menu({ mains: [laksa, satay, dish('rojak')], sweets: [kuih] })
  expect(shape(mergeMenus(base, mine, theirs).file)).toEqual([
    ['mains', 'laksa', 'mee', 'satay', 'rojak'],
    ['sweets', 'kuih'],
  ])
})

test('a removed dish is gone unless the other edited it, which is a conflict', () => {
  const mine = menu({ mains: [laksa], sweets: [kuih] })
  expect(shape(mergeMenus(base, mine, base).file)[0]).toEqual(['mains', 'laksa'])
  const theirs = menu({ mains: [laksa, dish('satay', { price: 900 })], sweets: [kuih] })
  const merged = mergeMenus(base, mine, theirs)
  expect(merged.conflicts).toEqual([{ part: 'dish', ID: 'satay', name: 'satay' }])
  expect(shape(merged.file)[0]).toEqual(['mains', 'laksa', 'satay'])
  const removed = mergeMenus(base, mine, theirs, { 'dish:satay': 'mine' })
  expect(shape(removed.file)[0]).toEqual(['mains', 'laksa'])
})

test('a moved dish keeps its new category, also if the other edit removed the category', () => {
  const mine = menu({ mains: [laksa], sweets: [kuih, satay] })
  const theirs = menu({ mains: [laksa, satay] })
  const { file } = mergeMenus(base, mine, theirs)
  expect(shape(file)).toEqual([
    ['mains', 'laksa'],
    ['sweets', 'satay'],
  ])
})

test('a sequence that only one edit changed is kept', () => {
  const mine = menu({ sweets: [kuih], mains: [satay, laksa] })
  const theirs = menu({ mains: [laksa, satay], sweets: [dish('kuih', { price: 300 })] })
  expect(shape(mergeMenus(base, mine, theirs).file)).toEqual([
    ['sweets', 'kuih'],
    ['mains', 'satay', 'laksa'],
  ])
})

test('fields of the merchant are merged one by one', () => {
  const mine = menu({ mains: [laksa, satay], sweets: [kuih] }, { name: 'Senja' })
  const theirs = menu({ mains: [laksa, satay], sweets: [kuih] }, { radius: 900 })
  expect(mergeMenus(base, mine, theirs)).toMatchObject({
    file: { name: 'Senja', radius: 900 },
    conflicts: [],
  })
  const other = menu({ mains: [laksa, satay], sweets: [kuih] }, { name: 'Fajar' })
  expect(mergeMenus(base, mine, other).conflicts).toEqual([
    { part: 'field', ID: 'name', name: 'name' },
  ])
})
