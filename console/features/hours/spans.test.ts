// Tests of the checks on opening spans while staff edit them.
import { expect, test } from 'vitest'
import { endsNextDay, findSpanFaults, lastOrderOf, sortSpans } from './spans.ts'

const week = (...days: { from: string; to: string }[][]) =>
  Array.from({ length: 7 }, (_, index) => days[index] ?? [])
const lunch = { from: '10:00', to: '15:00' }
const late = { from: '22:00', to: '02:00' }

test('finds spans that overlap on a day, past midnight and from Sunday to Monday (LIVE-21)', () => {
  expect(findSpanFaults(week([lunch, { from: '15:00', to: '20:00' }]))).toEqual([])
  expect(findSpanFaults(week([lunch, { from: '14:00', to: '20:00' }]))).toEqual([
    { day: 0, index: 1, kind: 'overlap' },
  ])
  expect(findSpanFaults(week([late], [{ from: '01:00', to: '03:00' }]))).toEqual([
    { day: 1, index: 0, kind: 'overlap' },
  ])
  const sunday = week([{ from: '01:00', to: '03:00' }])
  sunday[6] = [late]
  expect(findSpanFaults(sunday)).toEqual([{ day: 0, index: 0, kind: 'overlap' }])
  expect(findSpanFaults(week([lunch, lunch]))).toHaveLength(1)
})

test('finds spans of no length, and takes a whole day (LIVE-21)', () => {
  expect(findSpanFaults(week([{ from: '09:00', to: '09:00' }]))).toEqual([
    { day: 0, index: 0, kind: 'empty' },
  ])
  expect(findSpanFaults(week([{ from: '00:00', to: '24:00' }]))).toEqual([])
})

test('tells the next day and the last order in words (LIVE-21)', () => {
  expect([late, lunch, { from: '18:00', to: '24:00' }].map(endsNextDay)).toEqual([
    true,
    false,
    false,
  ])
  expect(lastOrderOf(late, 20)).toBe('01:40')
  expect(lastOrderOf({ from: '22:00', to: '00:10' }, 20)).toBe('23:50')
  expect(lastOrderOf({ from: '10:00', to: '10:15' }, 20)).toBeNull()
  expect(sortSpans([late, lunch])).toEqual([lunch, late])
})
