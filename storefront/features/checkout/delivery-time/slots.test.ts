// Tests of grouping delivery windows by day.
import { expect, test } from 'vitest'
import { groupByDay } from './slots.ts'

test('groups windows by day in the time zone of the merchant', () => {
  const windows = [
    { from: '2026-11-20T15:30:00.000Z', to: '2026-11-20T16:00:00.000Z' },
    { from: '2026-11-20T16:00:00.000Z', to: '2026-11-20T16:30:00.000Z' },
    { from: '2026-11-21T03:00:00.000Z', to: '2026-11-21T03:30:00.000Z' },
  ]
  expect(
    groupByDay(windows, 'Asia/Singapore').map((day) => [day.date, day.windows.length]),
  ).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 2],
  ])
  expect(groupByDay([], 'Asia/Singapore')).toEqual([])
})
