// Tests of the lanes of the kitchen board, and of the lines of text on the cards of orders.
import { expect, test } from 'vitest'
import { dealColumns, groupByDay, toLanes } from './board-lanes.ts'
import { after, cancelledOrder, cooking, item, sampleNow, sampleOrders } from './sample-board.ts'
import { splitModifier, toLineGroups, uncheckedLines } from './shown-lines.ts'
import { formatCountdown, secondsToAnswer, shareToAnswer, timeLeftOf } from './time-left.ts'
import { roundOf } from './table-round.ts'

const codes = (orders: readonly { orderCode: string }[]) => orders.map((order) => order.orderCode)

test('KITCH-02 KITCH-26 every order stands in exactly one lane, with and without a table lane', () => {
  const orders = [...sampleOrders, cancelledOrder]
  for (const hasTableLane of [false, true]) {
    const placed = Object.values(toLanes(orders, hasTableLane)).flat()
    expect(codes(placed).toSorted()).toEqual(codes(orders).toSorted())
  }
  expect(codes(toLanes(orders).cooking)).toEqual(['3XMP', '9DTR', '5NLB', 'K8VC'])
  expect(codes(toLanes(orders, true).tables)).toEqual(['3XMP', '6PJY'])
  expect(codes(toLanes(orders).endedCooking)).toEqual(['W3RT'])
})

test('KITCH-02 the orders that are due first stand at the top of the columns', () => {
  const columns = dealColumns(toLanes(sampleOrders).cooking, 2)
  expect(columns.map((column) => column[0]?.orderCode)).toEqual(['3XMP', '9DTR'])
  expect(columns.flat()).toHaveLength(4)
})

test.each([
  [8.4, { state: 'ok', minutes: 8 }],
  [3.01, { state: 'ok', minutes: 3 }],
  [3, { state: 'soon', minutes: 3 }],
  [0, { state: 'soon', minutes: 0 }],
  [-0.1, { state: 'late', minutes: 1 }],
  [-12, { state: 'late', minutes: 12 }],
])('KITCH-12 %d minutes before it must be ready, the order is %o', (minutes, expected) => {
  expect(timeLeftOf(cooking('A', minutes), sampleNow)).toMatchObject(expected)
})

test('KITCH-07 counts down to the time-out of the answer', () => {
  const order = { answerBy: after(1.8), releasedAt: after(-1.2), placedAt: after(-60) }
  const seconds = secondsToAnswer(order, sampleNow)
  expect(formatCountdown(seconds ?? 0)).toBe('1:48')
  expect(shareToAnswer(order, sampleNow)).toBeCloseTo(0.6)
  expect(secondsToAnswer({ answerBy: after(-5) }, sampleNow)).toBe(0)
  expect(secondsToAnswer({ answerBy: null }, sampleNow)).toBeNull()
})

test('KITCH-04 shows lines in the sequence of the menu, and joins equal lines only', () => {
  const items = [
    item(1, 'Teh tarik'),
    item(2, 'Satay', { modifiers: ['No peanuts'] }),
    item(3, 'Satay', { modifiers: ['No peanuts'] }),
    item(1, 'Satay'),
  ]
  const order = cooking('A', 5, { items, menuOrder: [1, 2, 3, 0], checkedLines: [1] })
  const [group] = toLineGroups(order)
  expect(group?.lines.map(({ quantity, name, indexes }) => [quantity, name, indexes])).toEqual([
    [5, 'Satay', [1, 2]],
    [1, 'Satay', [3]],
    [1, 'Teh tarik', [0]],
  ])
  // A line of the card that joins several equal items counts as packed when all of these items are
  // packed.
  expect(uncheckedLines(order)).toHaveLength(3)
})

test('KITCH-27 groups the lines by member, and keeps lines that no member chose', () => {
  const items = [item(1, 'Laksa'), item(1, 'Laksa'), item(1, 'Free tea', { isFreeItem: true })]
  const memberLines = [
    { alias: 'Mei', lines: [0] },
    { alias: null, lines: [1] },
  ]
  const groups = toLineGroups(cooking('A', 5, { items, memberLines }))
  expect(groups.map(({ alias, isMember, lines }) => [alias, isMember, lines.length])).toEqual([
    ['Mei', true, 1],
    [null, true, 1],
    [null, false, 1],
  ])
})

test.each([
  ['No egg', 'No', 'egg'],
  ['Tanpa kacang', 'Tanpa', 'kacang'],
  ['ไม่ใส่ผัก', 'ไม่ใส่', 'ผัก'],
  ['Không hành', 'Không', 'hành'],
  ['Noodles', '', 'Noodles'],
  ['Extra sambal', '', 'Extra sambal'],
])('marks modifiers that take something away, in %s', (name, word, rest) => {
  expect(splitModifier(name)).toMatchObject({ word, rest })
})

test('KITCH-25 groups orders for later by day, with the load of each quarter of an hour', () => {
  const days = groupByDay(toLanes(sampleOrders).later, 'Asia/Singapore')
  expect(days.map(({ orders }) => codes(orders))).toEqual([['4QZA', 'V4TS'], ['M7HD']])
  expect(days[0]?.load).toEqual([
    { from: '2026-11-20T11:15:00.000Z', count: 1 },
    { from: '2026-11-20T12:15:00.000Z', count: 1 },
  ])
})

test('KITCH-26 counts the rounds of a table', () => {
  const table = { number: '4', eaterCount: 2 }
  const first = cooking('A', 5, { table, placedAt: after(-30) })
  const second = cooking('B', 9, { table, placedAt: after(-3) })
  const other = cooking('C', 9, { table: { number: '5', eaterCount: 1 }, placedAt: after(-40) })
  expect([first, second, other].map((order) => roundOf(order, [first, second, other]))).toEqual([
    1, 2, 1,
  ])
})
