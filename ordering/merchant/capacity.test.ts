// Tests of a merchant's capacity by weekday and hour.
import { expect, test } from 'vitest'
import { capacityAt, quarterOf } from './capacity.ts'

const at = (text: string) => Date.parse(text)
const lunch = { weekdays: [2], fromHour: 12, toHour: 14, orders: 10 }
const usual = { weekdays: [0, 1, 2, 3, 4, 5, 6], fromHour: 0, toHour: 24, orders: 30 }

test('KITCH-28 the first span that contains the local time applies', () => {
  // 18 March 2026, the date of the tests, is a Wednesday.
  const capacity = [lunch, usual]
  const orders = (text: string) => capacityAt(capacity, 'Asia/Singapore', at(text))
  expect(orders('2026-03-18T11:59:00+08:00')).toBe(30)
  expect(orders('2026-03-18T12:00:00+08:00')).toBe(10)
  expect(orders('2026-03-18T13:59:00+08:00')).toBe(10)
  expect(orders('2026-03-18T14:00:00+08:00')).toBe(30)
  expect(orders('2026-03-19T12:00:00+08:00')).toBe(30)
})

test('KITCH-28 times outside all spans have no limit', () => {
  expect(capacityAt([lunch], 'Asia/Singapore', at('2026-03-18T14:00:00+08:00'))).toBeNull()
  expect(capacityAt([], 'Asia/Singapore', at('2026-03-18T12:00:00+08:00'))).toBeNull()
})

test('KITCH-28 hours are local in a time zone with an offset of half an hour', () => {
  const orders = (text: string) => capacityAt([lunch], 'Asia/Yangon', at(text))
  expect(orders('2026-03-18T11:45:00+06:30')).toBeNull()
  expect(orders('2026-03-18T12:00:00+06:30')).toBe(10)
})

test('a quarter of an hour starts at :00, :15, :30 or :45', () => {
  expect(quarterOf(at('2026-03-18T12:14:59.999Z'))).toBe(at('2026-03-18T12:00:00Z'))
  expect(quarterOf(at('2026-03-18T12:15:00Z'))).toBe(at('2026-03-18T12:15:00Z'))
})
