import { expect, test } from 'vitest'
import { sumDishes, type CountedOrder } from './totals.ts'

const line = (ID: string, quantity: number, modifiers: string[] = [], comment = '') => ({
  ID,
  name: ID.toUpperCase(),
  quantity,
  modifiers,
  comment,
})
const order = (
  orderID: string,
  dueAt: string,
  items: CountedOrder['items'],
  checkedLines: number[] = [],
): CountedOrder => ({ orderID, dueAt, items, checkedLines })

test('equal dishes are summed by modifiers and note, the earliest first (KITCH-15)', () => {
  const totals = sumDishes([
    order('b', '2026-11-20T04:30:00.000Z', [line('satay', 2), line('laksa', 1, ['No egg'])]),
    order('a', '2026-11-20T04:10:00.000Z', [line('laksa', 1), line('satay', 3)]),
    order('c', '2026-11-20T04:40:00.000Z', [line('laksa', 4), line('satay', 1, [], 'no nuts')]),
  ])
  expect(
    totals.map(({ ID, modifiers, quantity, orderIDs }) => [ID, modifiers, quantity, orderIDs]),
  ).toEqual([
    ['laksa', [], 5, ['a', 'c']],
    ['satay', [], 5, ['a', 'b']],
    ['laksa', ['No egg'], 1, ['b']],
    ['satay', [], 1, ['c']],
  ])
  expect(totals[0]?.dueAt).toBe('2026-11-20T04:10:00.000Z')
})

test('packed lines are not counted, and an order with two lines of a dish is listed once (KITCH-15)', () => {
  const items = [line('satay', 2), line('satay', 1), line('kopi', 1)]
  expect(sumDishes([order('a', '2026-11-20T04:10:00.000Z', items, [2])])).toEqual([
    expect.objectContaining({ ID: 'satay', quantity: 3, orderIDs: ['a'] }),
  ])
})
