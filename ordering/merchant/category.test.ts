import { expect, test } from 'vitest'
import { categoriesOf, categoryIDOf } from './category.ts'

test.each([
  ['Nasi lemak', 'nasi-lemak'],
  ['Bún chả', 'bun-cha'],
  ['Đồ uống', 'do-uong'],
  ['ก๋วยเตี๋ยว', 'ก๋วยเตี๋ยว'],
  ['  Dim  Sum! ', 'dim-sum'],
  ['★', ''],
])('ROUTE-14 the id of %j is %j', (name, id) =>
  expect(categoryIDOf(name)).toBe(id.normalize('NFD')),
)

test('ROUTE-14 counts each merchant once per category, largest first, with a limit', () => {
  const merchants = [
    { cuisines: ['Laksa', 'Noodles'] },
    { cuisines: ['noodles', 'Noodles', '★'] },
    { cuisines: ['Satay'] },
  ]
  expect(categoriesOf(merchants, 10)).toEqual([
    { ID: 'noodles', name: 'Noodles', merchantCount: 2 },
    { ID: 'laksa', name: 'Laksa', merchantCount: 1 },
    { ID: 'satay', name: 'Satay', merchantCount: 1 },
  ])
  expect(categoriesOf(merchants, 1)).toHaveLength(1)
})

test('ROUTE-14 a category has the English name that its first merchant gives it', () => {
  const merchants = [
    { cuisines: ['ส้มตำ', 'ชา'], englishCuisines: ['Papaya salad', 'Tea'] },
    { cuisines: ['ส้มตำ'], englishCuisines: ['Som tam'] },
  ]
  expect(categoriesOf(merchants, 1)).toMatchObject([
    { name: 'ส้มตำ', englishName: 'Papaya salad', merchantCount: 2 },
  ])
})
