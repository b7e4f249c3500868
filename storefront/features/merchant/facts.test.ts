// Tests of formatting what pages show about merchants: counts, distances, times and prices.
import { categoryIDOf } from '@tingkat/ordering/merchant/category'
import { countries } from '@tingkat/ordering/country/country'
import { describe, expect, test } from 'vitest'
import { pickCuisines } from './list/pick-cuisines.ts'
import {
  formatClockTime,
  formatCount,
  formatKilometres,
  discountPercent,
  formatPriceRange,
} from './facts.ts'

test.each([
  [0, '0'],
  [640, '640'],
  [999, '999'],
  [1_000, '1k+'],
  [2_999, '2k+'],
])('formats %i votes as %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

test('formats distances in the number format of the country', () => {
  expect(formatKilometres(1.12, countries.sg)).toBe('1.1')
  expect(formatKilometres(1.12, countries.vn)).toBe('1,1')
})

describe('times in the merchant’s time zone', () => {
  const now = new Date('2026-11-21T02:00:00Z')
  test('have a weekday unless they are today', () => {
    expect(formatClockTime(new Date('2026-11-21T03:00:00Z'), now, 'Asia/Singapore', 'en')).toBe(
      '11:00',
    )
    expect(formatClockTime(new Date('2026-11-22T03:00:00Z'), now, 'Asia/Singapore', 'en')).toBe(
      'Sun 11:00',
    )
  })
  test('change the day at midnight in that time zone', () => {
    expect(formatClockTime(new Date('2026-11-21T17:00:00Z'), now, 'Asia/Yangon', 'en')).toBe(
      '23:30',
    )
    expect(formatClockTime(new Date('2026-11-21T17:30:00Z'), now, 'Asia/Yangon', 'en')).toBe(
      'Sun 00:00',
    )
  })
})

test('a price range has one currency symbol', () => {
  expect(formatPriceRange(280, 1_690, 'SGD', countries.sg)).toBe('S$\u00a02.80–16.90')
  expect(formatPriceRange(45_000, 65_000, 'VND', countries.vn)).toBe('45.000–65.000\u00a0₫')
  expect(formatPriceRange(500, 500, 'SGD', countries.sg)).toBe('S$\u00a05.00')
})

test('a discount is at least one per cent; without a discount the result is null', () => {
  expect(discountPercent(900, 720)).toBe(20)
  expect(discountPercent(100_000, 99_999)).toBe(1)
  expect(discountPercent(900, 900)).toBeNull()
})

test('each picture stands for one cuisine only, and cuisines without a picture are left out', () => {
  const names = ['Noodles', 'Chinese', 'Laksa', 'Unknown', 'ชา', 'Laksa Johor']
  const picked = pickCuisines(
    names.map((name) => ({ ID: categoryIDOf(name), name, merchantCount: 1 })),
  )
  expect(picked.map(({ name }) => name)).toEqual(['Noodles', 'Chinese', 'Laksa', 'ชา'])
})
