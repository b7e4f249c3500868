import type { OpeningHours, OpeningSpan } from '@tingkat/ordering/merchant/merchant'
import { expect, test } from 'vitest'
import { findHoursFaults } from './check-opening-hours.ts'

const dates = { first: '2026-03-18', last: '2027-03-19' }
const span = (from: string, to: string): OpeningSpan => ({ from, to })
const lunch = span('11:00', '14:00')
const week = (...monday: OpeningSpan[]): OpeningSpan[][] => [monday, [], [], [], [], [], []]
const faultsOf = (hours: Partial<OpeningHours>) =>
  findHoursFaults({ timeZone: 'Asia/Singapore', weekly: week(), ...hours }, dates).map(
    ({ path, message }) => `${path} ${message}`,
  )

test('spans that follow each other, also past midnight, are accepted (LIVE-21)', () => {
  expect(faultsOf({ weekly: week(lunch, span('14:00', '17:00'), span('18:00', '02:00')) })).toEqual(
    [],
  )
  expect(faultsOf({ weekly: week(span('00:00', '24:00')) })).toEqual([])
})

test.each<[string, OpeningSpan[][], string]>([
  ['within a day', week(lunch, span('13:59', '15:00')), 'weekly[0][1] overlaps weekly[0][0]'],
  [
    'with the day before',
    [[span('18:00', '02:00')], [span('01:00', '05:00')], [], [], [], [], []],
    'weekly[1][0] overlaps weekly[0][0]',
  ],
  [
    'from Sunday to Monday',
    [[span('01:00', '05:00')], [], [], [], [], [], [span('18:00', '02:00')]],
    'weekly[0][0] overlaps weekly[6][0]',
  ],
])('spans that overlap %s are refused (LIVE-21)', (_, weekly, fault) => {
  expect(faultsOf({ weekly })).toEqual([fault])
})

test('a span of zero length is refused, in a week and on a special day (LIVE-21)', () => {
  const empty = span('11:00', '11:00')
  expect(faultsOf({ weekly: week(empty) })[0]).toMatch(/^weekly\[0\]\[0\] has no length/)
  const holidays = [{ date: '2026-12-25', spans: [empty] }]
  expect(faultsOf({ holidays })[0]).toMatch(/^specialDays\[0\].spans\[0\] has no length/)
})

test('a special day is closed or has its own spans, once, up to 366 days ahead (LIVE-22)', () => {
  const day = (date: string, ...spans: OpeningSpan[]) => ({ date, spans })
  expect(faultsOf({ holidays: [day('2026-03-18'), day('2027-03-19', lunch)] })).toEqual([])
  expect(faultsOf({ holidays: [day('2026-03-17')] })).toEqual([
    'specialDays[0].date must be from 2026-03-18 to 2027-03-19',
  ])
  expect(faultsOf({ holidays: [day('2027-03-20')] })).toHaveLength(1)
  expect(faultsOf({ holidays: [day('2026-05-01'), day('2026-05-01', lunch)] })).toEqual([
    'specialDays[1].date "2026-05-01" is used before, at specialDays[0].date',
  ])
  expect(faultsOf({ holidays: [day('2026-05-01', lunch, span('12:00', '13:00'))] })).toEqual([
    'specialDays[0].spans[1] overlaps another span of the day',
  ])
})
