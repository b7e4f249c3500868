// Tests of the rows of the sold-out board, on which staff mark dishes and modifiers as sold out.
import { expect, test } from 'vitest'
import { by, makeLive, merchant } from '../../testing/live.ts'
import {
  listDishSections,
  listModifierSections,
  listSoldOut,
  searchSections,
} from './board-rows.ts'

const at = '2026-11-22T10:00:00.000Z'
const markOf = (dishID: string, modifierID: string | null = null) => ({
  dishID,
  dishName: dishID,
  modifierID,
  modifierName: modifierID && 'Sambal',
  until: null,
  at,
  by,
})
const reading = (more: Parameters<typeof makeLive>[0] = {}) => {
  const live = makeLive(more)
  return { live, merchant, readWith: live }
}

test('lists dishes by category and modifiers by group, each option once for all dishes (LIVE-14)', () => {
  expect(
    listDishSections(reading()).map(({ name, rows }) => [name, rows.map((row) => row.name)]),
  ).toEqual([
    ['Grill', ['Ikan bakar', 'Ayam penyet']],
    ['Dessert', ['Cendol']],
  ])
  const [sauces, ...others] = listModifierSections(reading())
  expect(others).toEqual([])
  expect(sauces?.rows.map(({ name, targets }) => [name, targets])).toEqual([
    [
      'Sambal',
      ['ikan', 'ayam', 'cendol'].map((dishID) => ({ dishID, modifierID: `${dishID}-sambal` })),
    ],
  ])
})

test('lists every mark and every dish that cannot be completed, each once (LIVE-15 LIVE-16)', () => {
  const rows = listSoldOut(
    reading({
      soldOut: [markOf('ikan'), markOf('ayam', 'ayam-sambal')],
      unfillable: [{ dishID: 'cendol', dishName: 'Cendol', groupID: 'g', groupName: 'Sauce' }],
    }),
  )
  expect(rows.map(({ name, marks, unfillable }) => [name, marks.length, unfillable])).toEqual([
    ['Ikan bakar', 1, []],
    ['Cendol', 0, ['Sauce']],
    ['Sambal', 1, []],
  ])
})

test('a dish whose mark ended after the menu was read is not shown as switched off in the menu', () => {
  const [first] = merchant.menu.categories
  const [ikan, ayam] = first?.items ?? []
  if (!first || !ikan || !ayam) throw new Error('The test has no dishes.')
  const off = {
    ...merchant.menu,
    categories: [
      {
        ...first,
        items: [
          { ...ikan, available: false },
          { ...ayam, available: false },
        ],
      },
    ],
  }
  const rows = listDishSections({
    live: makeLive(),
    merchant: { ...merchant, menu: off },
    readWith: makeLive({ soldOut: [markOf('ikan')] }),
  }).flatMap((section) => section.rows)
  expect(rows.map(({ isOff }) => isOff)).toEqual([false, true])
})

test('finds rows by parts of words, without case and accents', () => {
  const found = (typed: string) =>
    searchSections(listDishSections(reading()), typed).flatMap(({ rows }) =>
      rows.map(({ name }) => name),
    )
  expect(found('BAK ík')).toEqual(['Ikan bakar'])
  expect(found('  ')).toHaveLength(3)
  expect(found('laksa')).toEqual([])
})
