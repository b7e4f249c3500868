import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  busyDurations,
  busyUntil,
  opensAfter,
  pauseDurations,
  pauseUntil,
  soldOutUntil,
  untilTomorrow,
} from './live-ends.ts'
import type { OpeningHours, OpeningSpan } from './merchant.ts'
import { closingTime, openPeriods, toLocal } from './opening-hours.ts'

const minute = 60_000
const day = 86_400_000
const everyDay = (timeZone: string, ...spans: OpeningSpan[]): OpeningHours => ({
  timeZone,
  weekly: Array.from({ length: 7 }, () => spans),
})
const lunchAndDinner = everyDay(
  'Asia/Singapore',
  { from: '11:00', to: '14:30' },
  { from: '17:30', to: '21:30' },
)
const overnight = everyDay('Asia/Singapore', { from: '18:00', to: '05:00' })
const always = everyDay('Asia/Singapore', { from: '00:00', to: '24:00' })
const at = (text: string) => new Date(text)
const utc = (date: Date | null | undefined) => date?.toISOString()

describe('sold out until tomorrow', () => {
  test.each([
    ['at lunch', lunchAndDinner, '2026-03-18T12:00+08:00', '2026-03-19T11:00+08:00'],
    ['after closing', lunchAndDinner, '2026-03-18T23:00+08:00', '2026-03-19T11:00+08:00'],
    [
      'before the end of the business day',
      lunchAndDinner,
      '2026-03-19T03:59+08:00',
      '2026-03-19T11:00+08:00',
    ],
    ['at 04:00', lunchAndDinner, '2026-03-19T04:00+08:00', '2026-03-20T11:00+08:00'],
    [
      'after midnight of a night shift',
      overnight,
      '2026-03-19T01:00+08:00',
      '2026-03-19T18:00+08:00',
    ],
    ['of a merchant that never closes', always, '2026-03-18T12:00+08:00', '2026-03-19T04:00+08:00'],
  ])('%s ends at the first opening after 04:00 (LIVE-14)', (_case, hours, now, end) => {
    expect(utc(untilTomorrow(hours, at(now)))).toBe(utc(at(end)))
  })

  test('skips a holiday and a closed weekday (LIVE-14)', () => {
    const hours: OpeningHours = {
      ...lunchAndDinner,
      weekly: lunchAndDinner.weekly.map((spans, index) => (index === 4 ? [] : spans)),
      holidays: [{ date: '2026-03-19', spans: [] }],
    }
    expect(utc(untilTomorrow(hours, at('2026-03-18T12:00+08:00')))).toBe(
      utc(at('2026-03-21T11:00+08:00')),
    )
  })

  test('of a merchant without any opening ends at 04:00 (LIVE-14)', () => {
    const closed: OpeningHours = { timeZone: 'Asia/Bangkok', weekly: [[], [], [], [], [], [], []] }
    expect(utc(untilTomorrow(closed, at('2026-03-18T12:00+07:00')))).toBe(
      utc(at('2026-03-19T04:00+07:00')),
    )
  })
})

test('a sold-out mark ends after two hours, never, or at the chosen time (LIVE-14)', () => {
  const now = at('2026-03-18T04:15:20Z')
  const end = (choice: Parameters<typeof soldOutUntil>[0]) =>
    soldOutUntil(choice, lunchAndDinner, now)
  expect(utc(end('two_hours'))).toBe('2026-03-18T06:16:00.000Z')
  expect(end('open')).toBeNull()
  expect(utc(end({ until: '2026-03-25T10:00:00Z' }))).toBe('2026-03-25T10:00:00.000Z')
  expect(end({ until: '2026-03-18T04:15:00Z' })).toBeUndefined()
  expect(end({ until: '2027-03-20T00:00:00Z' })).toBeUndefined()
})

test('busy ends at closing at the latest (LIVE-18)', () => {
  expect(utc(busyUntil(60, lunchAndDinner, at('2026-03-18T12:00+08:00')))).toBe(
    utc(at('2026-03-18T13:00+08:00')),
  )
  expect(utc(busyUntil(120, lunchAndDinner, at('2026-03-18T13:30+08:00')))).toBe(
    utc(at('2026-03-18T14:30+08:00')),
  )
})

describe('a pause', () => {
  test.each([
    [15, '2026-03-18T12:00+08:00', '2026-03-18T12:15+08:00'],
    ['next_opening', '2026-03-18T12:00+08:00', '2026-03-18T17:30+08:00'],
    ['next_opening', '2026-03-18T20:00+08:00', '2026-03-19T11:00+08:00'],
    // The merchant opens for dinner at 17:30, before the pause of 120 minutes has passed.
    [120, '2026-03-18T16:00+08:00', '2026-03-18T17:30+08:00'],
  ] as const)('for %s at %s ends at %s (LIVE-19)', (duration, now, end) => {
    expect(utc(pauseUntil(duration, lunchAndDinner, at(now)))).toBe(utc(at(end)))
  })

  test('of a merchant that never closes ends at 04:00 (LIVE-19)', () => {
    expect(utc(pauseUntil('next_opening', always, at('2026-03-18T12:00+08:00')))).toBe(
      utc(at('2026-03-19T04:00+08:00')),
    )
  })

  test('that ends while the merchant is closed is followed by its next opening (LIVE-19)', () => {
    expect(utc(opensAfter(lunchAndDinner, at('2026-03-18T12:30+08:00')))).toBe(
      utc(at('2026-03-18T12:30+08:00')),
    )
    expect(utc(opensAfter(lunchAndDinner, at('2026-03-18T14:45+08:00')))).toBe(
      utc(at('2026-03-18T17:30+08:00')),
    )
  })
})

describe('in any time zone', () => {
  const zones = [
    'Asia/Singapore',
    'Asia/Yangon',
    'Asia/Kathmandu',
    'Europe/Berlin',
    'America/New_York',
    'Pacific/Auckland',
    'Pacific/Kiritimati',
  ]
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  const anyHours = fc.record({
    timeZone: fc.constantFrom(...zones),
    weekly: fc.array(
      fc.oneof(
        fc.constant<OpeningSpan[]>([]),
        fc
          .tuple(fc.integer({ min: 0, max: 1_200 }), fc.integer({ min: 10, max: 600 }))
          .map(([from, length]) => [{ from: clock(from), to: clock((from + length) % 1_440) }]),
      ),
      { minLength: 7, maxLength: 7 },
    ),
  })
  const anyTime = fc
    .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) })
    .map((instant) => new Date(instant))

  test('until tomorrow is ahead, not before 04:00, and an opening if there is one (LIVE-14)', () => {
    fc.assert(
      fc.property(anyHours, anyTime, (hours, now) => {
        const end = untilTomorrow(hours, now).getTime()
        expect(end).toBeGreaterThan(now.getTime())
        expect(end % minute).toBe(0)
        const dayEnd = (instant: number) =>
          Math.floor((toLocal(instant, hours.timeZone) - 240 * minute) / day)
        expect(dayEnd(end)).toBeGreaterThan(dayEnd(now.getTime()))
        const openings = openPeriods(hours, now, 9).map(({ start }) => start)
        const between = openings.filter(
          (start) => start < end && dayEnd(start) > dayEnd(now.getTime()),
        )
        expect(between).toEqual([])
      }),
    )
  })

  test('busy and pause end within their time, at a whole minute (LIVE-18, LIVE-19)', () => {
    fc.assert(
      fc.property(
        anyHours,
        anyTime,
        fc.constantFrom(...busyDurations),
        fc.constantFrom(...pauseDurations),
        (hours, now, busy, pause) => {
          const busyEnd = busyUntil(busy, hours, now).getTime()
          expect(busyEnd).toBeGreaterThan(now.getTime())
          expect(busyEnd - now.getTime()).toBeLessThan((busy + 1) * minute)
          const closing = closingTime(hours, now)
          expect(busyEnd).toBeLessThanOrEqual(closing?.getTime() ?? Infinity)
          const pauseEnd = pauseUntil(pause, hours, now).getTime()
          expect(pauseEnd).toBeGreaterThan(now.getTime())
          expect(pauseEnd - now.getTime()).toBeLessThan((pause + 1) * minute)
          const opening = openPeriods(hours, now, 9).find(({ start }) => start > now.getTime())
          expect(pauseEnd).toBeLessThanOrEqual(opening?.start ?? Infinity)
          expect([busyEnd % minute, pauseEnd % minute]).toEqual([0, 0])
        },
      ),
    )
  })
})
