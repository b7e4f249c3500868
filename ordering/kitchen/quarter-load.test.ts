// Tests of how full a merchant's next quarters of an hour are.
import { expect, test } from 'vitest'
import { listQuarterLoads, type BoardLoadOrder } from './quarter-load.ts'

const at = (time: string) => new Date(`2026-03-18T${time}:00+08:00`).toISOString()
const order = (cookFrom: string | null, more: Partial<BoardLoadOrder> = {}): BoardLoadOrder => ({
  cookFrom: cookFrom && at(cookFrom),
  dishCount: 2,
  acceptedAt: at('12:00'),
  end: null,
  ...more,
})
const everyDay = { weekdays: [0, 1, 2, 3, 4, 5, 6], fromHour: 0, toHour: 13, orders: 10 }
const list = (orders: BoardLoadOrder[], now = '12:07') =>
  listQuarterLoads(orders, {
    capacity: [everyDay],
    timeZone: 'Asia/Singapore',
    now: Date.parse(at(now)),
  })

test('KITCH-28 the load counts the places of four quarters of an hour', () => {
  const orders = [order('12:05'), order('12:00'), order('12:15', { dishCount: 16 }), order(null)]
  expect(list(orders)).toEqual([
    { from: at('12:00'), taken: 2, cap: 10 },
    { from: at('12:15'), taken: 2, cap: 10 },
    { from: at('12:30'), taken: 0, cap: 10 },
    { from: at('12:45'), taken: 0, cap: 10 },
  ])
})

test('KITCH-28 hours without a limit are left out of the load', () => {
  expect(list([], '12:40').map(({ from }) => from)).toEqual([at('12:30'), at('12:45')])
})

test('KITCH-29 an order that gave its place back is not counted', () => {
  const ended = { end: { at: at('12:06') } }
  const orders = [
    order('12:05', { ...ended, acceptedAt: null }),
    order('12:15', ended),
    order('12:05', ended),
  ]
  expect(list(orders).map(({ taken }) => taken)).toEqual([1, 0, 0, 0])
})
