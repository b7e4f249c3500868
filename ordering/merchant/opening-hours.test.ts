import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OpeningHours, OpeningSpan } from './merchant.ts'
import {
  closingTime,
  isOpenAt,
  nextOpening,
  openPeriods,
  toInstant,
  toLocal,
} from './opening-hours.ts'
import { makeHours } from '../testing/fixtures.ts'

const everyDay = (timeZone: string, ...spans: [string, string][]): OpeningHours => ({
  timeZone,
  weekly: Array.from({ length: 7 }, () => spans.map(([from, to]) => ({ from, to }))),
})
const only = (timeZone: string, weekday: number, ...spans: OpeningSpan[]): OpeningHours => ({
  timeZone,
  weekly: Array.from({ length: 7 }, (_, index) => (index === weekday ? spans : [])),
})
const at = (text: string) => new Date(text)

describe('isOpenAt', () => {
  test.each([
    ['2026-11-20T09:59:59.999+08:00', false],
    ['2026-11-20T10:00:00.000+08:00', true],
    ['2026-11-20T21:59:59.999+08:00', true],
    ['2026-11-20T22:00:00.000+08:00', false],
  ])('DISH-13 10:00 to 22:00 in Singapore at %s: %s', (moment, open) =>
    expect(isOpenAt(makeHours(), at(moment))).toBe(open),
  )

  test.each([
    ['2026-11-20T11:30:00+07:00', true],
    ['2026-11-20T14:00:00+07:00', false],
    ['2026-11-20T17:00:00+07:00', true],
  ])('DISH-13 split shifts in Bangkok at %s: %s', (moment, open) => {
    expect(
      isOpenAt(everyDay('Asia/Bangkok', ['11:00', '14:00'], ['17:00', '21:30']), at(moment)),
    ).toBe(open)
  })

  test.each([
    ['2026-11-20T17:59:00+08:00', false],
    ['2026-11-20T23:59:00+08:00', true],
    ['2026-11-21T01:59:00+08:00', true],
    ['2026-11-21T02:00:00+08:00', false],
    ['2026-11-21T18:30:00+08:00', false],
  ])('DISH-13 Friday 18:00 to 02:00 at %s: %s', (moment, open) => {
    expect(isOpenAt(only('Asia/Manila', 4, { from: '18:00', to: '02:00' }), at(moment))).toBe(open)
  })

  test('DISH-13 the hours of Sunday continue into Monday', () => {
    expect(
      isOpenAt(
        only('Asia/Jakarta', 6, { from: '22:00', to: '03:00' }),
        at('2026-11-23T02:30:00+07:00'),
      ),
    ).toBe(true)
  })

  test.each([
    ['2026-11-20T10:29:00Z', false],
    ['2026-11-20T10:30:00Z', true],
  ])('DISH-13 17:00 in Yangon (UTC+06:30) at %s: %s', (moment, open) => {
    expect(isOpenAt(everyDay('Asia/Yangon', ['17:00', '23:00']), at(moment))).toBe(open)
  })

  test('DISH-13 24:00 ends the day, equal times mean 24 hours, an empty day is closed', () => {
    expect(
      isOpenAt(
        only('Asia/Singapore', 4, { from: '18:00', to: '24:00' }),
        at('2026-11-20T23:59:59+08:00'),
      ),
    ).toBe(true)
    expect(
      isOpenAt(
        only('Asia/Singapore', 4, { from: '18:00', to: '24:00' }),
        at('2026-11-21T00:00:00+08:00'),
      ),
    ).toBe(false)
    expect(
      isOpenAt(
        only('Asia/Singapore', 4, { from: '08:00', to: '08:00' }),
        at('2026-11-21T07:59:00+08:00'),
      ),
    ).toBe(true)
    expect(
      isOpenAt({ timeZone: 'Asia/Singapore', weekly: [] }, at('2026-11-20T12:00:00+08:00')),
    ).toBe(false)
  })

  test('ENT-05 throws on a malformed time or zone', () => {
    expect(() =>
      isOpenAt(everyDay('Asia/Singapore', ['9:00', '25:00']), at('2026-11-20T12:00:00Z')),
    ).toThrow(/not a time of day/)
    expect(() =>
      isOpenAt(everyDay('Asia/Atlantis', ['09:00', '10:00']), at('2026-11-20T12:00:00Z')),
    ).toThrow(RangeError)
  })
})

describe('next opening and closing', () => {
  test('SCHED-01 returns the next opening today, tomorrow or next week', () => {
    expect(nextOpening(makeHours(), at('2026-11-20T08:00:00+08:00'))).toEqual(
      at('2026-11-20T10:00:00+08:00'),
    )
    expect(nextOpening(makeHours(), at('2026-11-20T22:00:00+08:00'))).toEqual(
      at('2026-11-21T10:00:00+08:00'),
    )
    const fridays = only('Asia/Singapore', 4, { from: '10:00', to: '12:00' })
    expect(nextOpening(fridays, at('2026-11-20T12:00:00+08:00'))).toEqual(
      at('2026-11-27T10:00:00+08:00'),
    )
  })

  test('SCHED-01 returns no next opening if open now or never open', () => {
    expect(nextOpening(makeHours(), at('2026-11-20T12:00:00+08:00'))).toBeNull()
    expect(
      nextOpening(
        { timeZone: 'Asia/Singapore', weekly: [[], [], [], [], [], [], []] },
        at('2026-11-20T12:00:00+08:00'),
      ),
    ).toBeNull()
  })

  test('SCHED-01 the closing time joins adjacent spans, also over midnight', () => {
    expect(closingTime(makeHours(), at('2026-11-20T12:00:00+08:00'))).toEqual(
      at('2026-11-20T22:00:00+08:00'),
    )
    const night: OpeningHours = {
      timeZone: 'Asia/Singapore',
      weekly: [
        [],
        [],
        [],
        [],
        [{ from: '20:00', to: '24:00' }],
        [{ from: '00:00', to: '04:00' }],
        [],
      ],
    }
    expect(closingTime(night, at('2026-11-20T21:00:00+08:00'))).toEqual(
      at('2026-11-21T04:00:00+08:00'),
    )
  })

  test('SCHED-01 returns no closing time if closed or never closing', () => {
    expect(closingTime(makeHours(), at('2026-11-20T23:00:00+08:00'))).toBeNull()
    expect(
      closingTime(everyDay('Asia/Singapore', ['00:00', '24:00']), at('2026-11-20T23:00:00+08:00')),
    ).toBeNull()
  })
})

describe('daylight saving time', () => {
  test('SCHED-01 handles skipped and repeated hours', () => {
    // In New York, 8 March 2026 has no 02:30, and 1 November 2026 has 01:30 twice.
    expect(
      isOpenAt(everyDay('America/New_York', ['02:30', '05:00']), at('2026-03-08T03:29:00-04:00')),
    ).toBe(false)
    expect(
      isOpenAt(everyDay('America/New_York', ['02:30', '05:00']), at('2026-03-08T03:30:00-04:00')),
    ).toBe(true)
    // In London, 29 March 2026 has no 01:30; the time counts as 02:30.
    expect(
      isOpenAt(everyDay('Europe/London', ['01:30', '05:00']), at('2026-03-29T01:00:00Z')),
    ).toBe(false)
    expect(
      isOpenAt(everyDay('Europe/London', ['01:30', '05:00']), at('2026-03-29T01:30:00Z')),
    ).toBe(true)
    expect(
      closingTime(
        everyDay('America/New_York', ['00:00', '03:00']),
        at('2026-11-01T01:30:00-05:00'),
      ),
    ).toEqual(at('2026-11-01T03:00:00-05:00'))
    expect(
      nextOpening(everyDay('Europe/London', ['10:00', '11:00']), at('2026-03-28T12:00:00Z')),
    ).toEqual(at('2026-03-29T10:00:00+01:00'))
    expect(
      nextOpening(everyDay('Europe/London', ['10:00', '11:00']), at('2026-10-24T12:00:00Z')),
    ).toEqual(at('2026-10-25T10:00:00Z'))
  })

  const zones = [
    'Asia/Singapore',
    'Asia/Yangon',
    'Asia/Jayapura',
    'Asia/Kathmandu',
    'America/New_York',
    'Europe/London',
    'Australia/Lord_Howe',
    'America/St_Johns',
  ]

  test.each(zones)('SCHED-01 %s: converts local times and instants', (timeZone) => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }), (millis) => {
        const instant = Math.floor(millis / 60_000) * 60_000
        const local = toLocal(instant, timeZone)
        expect(new Date(local).toISOString().slice(0, 19).replace('T', ' ')).toBe(
          clock.format(instant),
        )
        // When clocks are set back, a local hour occurs twice; a time in it may map to either
        // instant.
        expect([0, 1_800_000, 3_600_000]).toContain(Math.abs(toInstant(local, timeZone) - instant))
        expect(toLocal(toInstant(local, timeZone), timeZone)).toBe(local)
      }),
    )
  })

  const toTime = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16)
  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => toTime(15 * quarter))
  const hours = fc.record({
    timeZone: fc.constantFrom(...zones),
    weekly: fc.array(
      fc.array(fc.record({ from: time, to: fc.oneof(time, fc.constant('24:00')) }), {
        maxLength: 3,
      }),
      { minLength: 7, maxLength: 7 },
    ),
  })
  const moment = fc
    .integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) })
    .map((millis) => new Date(millis))

  test('SCHED-01 next opening, closing time and periods are consistent', () => {
    fc.assert(
      fc.property(hours, moment, (weekly, now) => {
        const opening = nextOpening(weekly, now)
        const closing = closingTime(weekly, now)
        const openAround = (moment: Date | null) =>
          moment &&
          [new Date(moment.getTime() - 1), moment].map((instant) => isOpenAt(weekly, instant))
        expect([null, [false, true]]).toContainEqual(openAround(opening))
        expect([null, [true, false]]).toContainEqual(openAround(closing))
        // Only a closed merchant has a next opening, and only an open one a closing time.
        expect(opening !== null && isOpenAt(weekly, now)).toBe(false)
        expect(closing !== null && !isOpenAt(weekly, now)).toBe(false)
        const periods = openPeriods(weekly, now, 7)
        periods.forEach((period, index) => {
          expect(period.end).toBeGreaterThan(period.start)
          expect(period.start).toBeGreaterThan(periods[index - 1]?.end ?? -Infinity)
        })
      }),
      { numRuns: 300 },
    )
  })
})
