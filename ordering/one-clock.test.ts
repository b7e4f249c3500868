// Tests that opening hours and delivery windows depend on the merchant's time zone only, not on the
// device.
import { afterEach, describe, expect, test } from 'vitest'
import type { OpeningHours } from './merchant/merchant.ts'
import {
  closingTime,
  isOpenAt,
  nextOpening,
  orderPeriods,
  toLocal,
} from './merchant/opening-hours.ts'
import { deliveryWindows, isWindowOffered } from './schedule.ts'

const halfHour = 1_800_000
const everyDay = (timeZone: string, ...spans: { from: string; to: string }[]): OpeningHours => ({
  timeZone,
  weekly: Array.from({ length: 7 }, () => spans),
})
const dinner = { from: '17:00', to: '21:30' }
const at = (text: string) => new Date(text)
const offsetOf = (instant: number, timeZone: string) => toLocal(instant, timeZone) - instant

describe('holidays', () => {
  const tet: OpeningHours = {
    ...everyDay('Asia/Ho_Chi_Minh', dinner),
    holidays: [
      { date: '2027-02-05', spans: [] },
      { date: '2027-02-06', spans: [] },
      { date: '2027-02-07', spans: [{ from: '10:00', to: '14:00' }] },
    ],
  }

  test.each([
    ['2027-02-04T18:00:00+07:00', true],
    ['2027-02-05T18:00:00+07:00', false],
    ['2027-02-07T11:00:00+07:00', true],
    ['2027-02-07T18:00:00+07:00', false],
    ['2027-02-08T18:00:00+07:00', true],
  ])('SCHED-01 holiday hours replace weekly hours (Tết): %s is open %s', (moment, open) =>
    expect(isOpenAt(tet, at(moment))).toBe(open),
  )

  test('SCHED-01 offers no window on a closed holiday; the next opening is after it', () => {
    const days = new Set(
      deliveryWindows({
        hours: tet,
        preparationMinutes: 20,
        now: at('2027-02-04T22:00:00+07:00'),
      }).map(({ from }) =>
        new Date(toLocal(Date.parse(from), tet.timeZone)).toISOString().slice(0, 10),
      ),
    )
    expect([...days]).toEqual([
      '2027-02-07',
      '2027-02-08',
      '2027-02-09',
      '2027-02-10',
      '2027-02-11',
    ])
    expect(nextOpening(tet, at('2027-02-04T22:00:00+07:00'))).toEqual(
      at('2027-02-07T10:00:00+07:00'),
    )
  })

  test('SCHED-01 finds the next opening after a holiday longer than a week', () => {
    const long: OpeningHours = {
      ...everyDay('Asia/Jakarta', dinner),
      holidays: Array.from({ length: 20 }, (_, index) => ({
        date: `2027-03-${String(index + 1).padStart(2, '0')}`,
        spans: [],
      })),
    }
    expect(nextOpening(long, at('2027-02-28T23:00:00+07:00'))).toEqual(
      at('2027-03-21T17:00:00+07:00'),
    )
  })

  test('SCHED-01 hours of the day before continue into a closed holiday', () => {
    const night: OpeningHours = {
      ...everyDay('Asia/Manila', { from: '20:00', to: '02:00' }),
      holidays: [{ date: '2026-12-25', spans: [] }],
    }
    expect(isOpenAt(night, at('2026-12-25T01:00:00+08:00'))).toBe(true)
    expect(isOpenAt(night, at('2026-12-25T21:00:00+08:00'))).toBe(false)
  })
})

describe('last order before closing', () => {
  const hours: OpeningHours = {
    ...everyDay('Asia/Bangkok', { from: '11:00', to: '14:00' }, dinner),
    lastOrderMinutes: 30,
  }

  test.each([
    ['13:29', true],
    ['13:30', false],
    ['13:59', false],
    ['17:00', true],
    ['20:59', true],
    ['21:00', false],
  ])('SCHED-01 accepts orders at %s: %s', (time, open) =>
    expect(isOpenAt(hours, at(`2026-11-20T${time}:00+07:00`))).toBe(open),
  )

  test('SCHED-01 the closing time is the time of the last order', () => {
    expect(closingTime(hours, at('2026-11-20T18:00:00+07:00'))).toEqual(
      at('2026-11-20T21:00:00+07:00'),
    )
  })

  test('SCHED-01 preparation of the last window starts before the last order', () => {
    const last = (preparationMinutes: number) =>
      deliveryWindows({ hours, preparationMinutes, now: at('2026-11-20T17:05:00+07:00'), days: 1 })
        .filter(({ from }) => from < '2026-11-20T17:00')
        .at(-1)?.from
    expect(last(45)).toBe('2026-11-20T14:00:00.000Z')
    // Times are local (UTC+7), windows are delivery windows. The last order is at 21:00. With five
    // minutes of preparation, the order for the window from 21:00 is in time. Without preparation
    // it would be placed at 21:00, too late, so the window from 20:30 is the last one.
    expect(last(5)).toBe('2026-11-20T14:00:00.000Z')
    expect(last(0)).toBe('2026-11-20T13:30:00.000Z')
  })

  test('SCHED-01 a span shorter than the last-order time accepts no orders', () => {
    expect(
      orderPeriods(
        { ...everyDay('Asia/Bangkok', { from: '11:00', to: '11:20' }), lastOrderMinutes: 30 },
        at('2026-11-20T00:00:00Z'),
        2,
      ),
    ).toEqual([])
  })
})

describe('all time zones', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  // A long run (`TEST_LONG`) tests all time zones. The default run tests every fifth one, all zones
  // of Asia, and zones whose daylight saving time is unusual.
  const always = /^Asia\/|Troll|Lord_Howe|Havana|Famagusta|New_York|London/
  const tested = zones.filter(
    (zone, index) => process.env.TEST_LONG || index % 5 === 0 || always.test(zone),
  )
  // Instants around daylight saving changes in both hemispheres, and on an ordinary day.
  const moments = [
    '2026-03-07T20:00:00Z',
    '2026-03-28T23:00:00Z',
    '2026-04-04T12:00:00Z',
    '2026-10-03T10:00:00Z',
    '2026-10-24T22:00:00Z',
    '2026-11-20T04:00:00Z',
  ].map(at)

  test('the runtime knows more than 400 time zones', () =>
    expect(zones.length).toBeGreaterThan(400))

  test("SCHED-01 windows are on the zone's half hours, 30 minutes long, in opening hours", () => {
    for (const timeZone of tested) {
      const hours = everyDay(
        timeZone,
        { from: '01:30', to: '03:30' },
        { from: '22:00', to: '00:30' },
      )
      for (const now of moments) {
        const windows = deliveryWindows({ hours, preparationMinutes: 10, now, days: 2 })
        expect(windows.length, timeZone).toBeGreaterThan(8)
        for (const window of windows) {
          const start = Date.parse(window.from)
          const minutes =
            new Date(toLocal(start, timeZone)).getUTCHours() * 60 +
            new Date(toLocal(start, timeZone)).getUTCMinutes()
          expect(Date.parse(window.to) - start, `${timeZone} ${window.from}`).toBe(halfHour)
          // Delivery windows begin on half hours even where daylight saving does not shift the
          // clock by one hour: in the time zones Troll (2 h) and Lord Howe (30 min).
          expect(minutes % 30, `${timeZone} ${window.from}`).toBe(0)
          // If daylight saving skips the merchant's closing time, it moves to after the skipped
          // hour (Havana); if it repeats the closing time, the second one counts (Famagusta).
          const shifted =
            Math.abs(
              offsetOf(start + 6 * halfHour, timeZone) - offsetOf(start - 6 * halfHour, timeZone),
            ) / 60_000
          expect(
            (minutes >= 90 && minutes < 210 + shifted) ||
              minutes >= 1_320 ||
              minutes < 30 + shifted,
            `${timeZone} ${window.from} is ${minutes}`,
          ).toBe(true)
          expect(isWindowOffered({ hours, preparationMinutes: 10, now, days: 2 }, window)).toBe(
            true,
          )
        }
      }
    }
  })
})

describe('device time zones', () => {
  const own = process.env['TZ']
  afterEach(() => {
    if (own === undefined) delete process.env['TZ']
    else process.env['TZ'] = own
  })

  test.each(['Asia/Yangon', 'Asia/Jayapura', 'Asia/Makassar', 'Asia/Jakarta', 'Asia/Kuching'])(
    'SCHED-01 computes the same windows of %s in every device time zone',
    (timeZone) => {
      const reckon = () =>
        JSON.stringify(
          deliveryWindows({
            hours: everyDay(timeZone, { from: '06:15', to: '11:00' }, dinner),
            preparationMinutes: 25,
            now: at('2026-11-20T01:00:00Z'),
          }),
        )
      process.env['TZ'] = 'UTC'
      const expected = reckon()
      for (const device of ['America/St_Johns', 'Pacific/Kiritimati', 'Asia/Kathmandu']) {
        process.env['TZ'] = device
        expect(new Date('2026-11-20T12:00:00Z').getTimezoneOffset(), device).not.toBe(0)
        expect(reckon()).toBe(expected)
      }
    },
  )
})
