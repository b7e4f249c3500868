import { isOnDemandBlocked } from './merchant/merchant.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ScheduledOrder } from './cart/cart-shape.ts'
import { isOpenAt, toLocal } from './merchant/opening-hours.ts'
import {
  deliveryWindows,
  isWindowOffered,
  nextWindow,
  releaseTime,
  sameTimeAgain,
  scheduleDays,
  toScheduledTime,
  windowMinutes,
} from './schedule.ts'
import { makeHours, makeMerchant, lunchTime } from './testing/fixtures.ts'

const halfHour = windowMinutes * 60_000

describe('delivery windows', () => {
  const input = { hours: makeHours(), preparationMinutes: 15, now: lunchTime }

  test('SCHED-01 the first window starts on the next half hour after preparation', () => {
    expect(deliveryWindows(input)[0]).toEqual({
      from: '2026-11-20T04:30:00.000Z',
      to: '2026-11-20T05:00:00.000Z',
    })
    expect(nextWindow({ ...input, preparationMinutes: 30 })?.from).toBe('2026-11-20T04:30:00.000Z')
    expect(nextWindow({ ...input, preparationMinutes: 31 })?.from).toBe('2026-11-20T05:00:00.000Z')
  })

  test('SCHED-01 10:00 to 22:00 has 24 windows a day, fewer on the first and last day', () => {
    const windows = deliveryWindows(input)
    expect(windows).toHaveLength(7 * 24 - 1)
    expect(windows.at(-1)).toEqual({
      from: '2026-11-27T03:30:00.000Z',
      to: '2026-11-27T04:00:00.000Z',
    })
    expect(deliveryWindows({ ...input, days: 1 })).toHaveLength(23)
  })

  test('SCHED-01 uses half hours of the local clock in Yangon', () => {
    expect(
      nextWindow({
        hours: makeHours('Asia/Yangon'),
        preparationMinutes: 10,
        now: new Date('2026-11-20T05:01:00Z'),
      })?.from,
    ).toBe('2026-11-20T05:30:00.000Z')
    expect(
      nextWindow({
        hours: makeHours('Asia/Kathmandu'),
        preparationMinutes: 0,
        now: new Date('2026-11-20T05:01:00Z'),
      })?.from,
    ).toBe('2026-11-20T05:15:00.000Z')
  })

  test('SCHED-01 a merchant that never opens or a span that is too short has no windows', () => {
    expect(
      deliveryWindows({ ...input, hours: { timeZone: 'Asia/Singapore', weekly: [] } }),
    ).toEqual([])
    expect(
      nextWindow({
        ...input,
        hours: {
          timeZone: 'Asia/Singapore',
          weekly: Array.from({ length: 7 }, () => [{ from: '10:10', to: '10:50' }]),
        },
      }),
    ).toBeNull()
  })

  test('SCHED-01 offers windows across midnight', () => {
    const hours = {
      timeZone: 'Asia/Singapore',
      weekly: Array.from({ length: 7 }, () => [{ from: '23:00', to: '01:00' }]),
    }
    expect(
      deliveryWindows({ ...input, hours, days: 1 }).map(({ from }) => from.slice(11, 16)),
    ).toEqual(['15:00', '15:30', '16:00', '16:30'])
  })

  const toTime = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16)
  const time = fc.integer({ min: 0, max: 143 }).map((tens) => toTime(10 * tens))
  const anyInput = fc.record({
    hours: fc.record({
      timeZone: fc.constantFrom(
        'Asia/Singapore',
        'Asia/Yangon',
        'America/New_York',
        'Europe/London',
        'Australia/Lord_Howe',
      ),
      weekly: fc.array(fc.array(fc.record({ from: time, to: time }), { maxLength: 2 }), {
        minLength: 7,
        maxLength: 7,
      }),
    }),
    preparationMinutes: fc.integer({ min: 0, max: 120 }),
    now: fc
      .integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) })
      .map((millis) => new Date(millis)),
  })

  test('SCHED-01 windows are 30 minutes, on the half hour and in opening hours', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const windows = deliveryWindows(any)
        expect(windows.length).toBeLessThanOrEqual(scheduleDays * 48)
        windows.forEach(({ from, to }, index) => {
          const start = Date.parse(from)
          expect(Date.parse(to) - start).toBe(halfHour)
          expect(Math.abs(toLocal(start, any.hours.timeZone) % halfHour)).toBe(0)
          expect(start).toBeGreaterThanOrEqual(any.now.getTime() + any.preparationMinutes * 60_000)
          expect(Date.parse(to)).toBeLessThanOrEqual(any.now.getTime() + scheduleDays * 86_400_000)
          expect(from > (windows[index - 1]?.from ?? '')).toBe(true)
          for (const moment of [start, start + halfHour / 2, start + halfHour - 1])
            expect(isOpenAt(any.hours, new Date(moment))).toBe(true)
        })
      }),
      { numRuns: 60 },
    )
  })

  test('SCHED-01 isWindowOffered agrees with deliveryWindows', () => {
    fc.assert(
      fc.property(
        anyInput,
        fc.integer({ min: -4, max: 400 }),
        fc.constantFrom(0, 0, 1, 60_000),
        (any, step, off) => {
          const start = Math.floor(any.now.getTime() / halfHour) * halfHour + step * halfHour + off
          const window = {
            from: new Date(start).toISOString(),
            to: new Date(start + halfHour).toISOString(),
          }
          expect(isWindowOffered(any, window)).toBe(
            deliveryWindows(any).some(({ from }) => from === window.from),
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  test.each([
    ['past', '2026-11-20T03:30:00Z', '2026-11-20T04:00:00Z'],
    ['before preparation is done', '2026-11-20T04:00:00Z', '2026-11-20T04:30:00Z'],
    ['too long', '2026-11-20T05:00:00Z', '2026-11-20T06:00:00Z'],
    ['backwards', '2026-11-20T05:30:00Z', '2026-11-20T05:00:00Z'],
    ['not on the half hour', '2026-11-20T05:10:00Z', '2026-11-20T05:40:00Z'],
    ['while closed', '2026-11-20T14:00:00Z', '2026-11-20T14:30:00Z'],
    ['beyond seven days', '2026-11-28T05:00:00Z', '2026-11-28T05:30:00Z'],
    ['no date', 'soon', 'later'],
  ])('SCHED-01 not offered: %s', (_, from, to) =>
    expect(isWindowOffered(input, { from, to })).toBe(false),
  )
})

describe('the same time again', () => {
  const input = { hours: makeHours(), preparationMinutes: 15, now: lunchTime }
  const weekLater = (from: string) => new Date(Date.parse(from) + 7 * 86_400_000)

  test('AGAIN-01 proposes the weekday and hour of the earlier window in the coming week', () => {
    for (const { from } of deliveryWindows(input)) {
      // An hour after the delivery window of an order began, the same window of the following week
      // is offered.
      const again = sameTimeAgain(
        { ...input, now: new Date(Date.parse(from) + 3_600_000) },
        { from },
      )
      expect(again?.from).toBe(weekLater(from).toISOString())
    }
  })

  test('AGAIN-01 finds the same weekday for an order of months ago', () => {
    const from = '2026-06-05T11:00:00.000Z'
    const again = sameTimeAgain(input, { from })!
    expect(new Date(again.from).getUTCDay()).toBe(new Date(from).getUTCDay())
    expect(again.from.slice(11)).toBe(from.slice(11))
    expect(Date.parse(again.from) - lunchTime.getTime()).toBeLessThanOrEqual(7 * 86_400_000)
  })

  test('AGAIN-01 takes the next window if that one is not offered, and none without windows', () => {
    const night = { from: '2026-06-05T20:00:00.000Z' }
    expect(sameTimeAgain(input, night)).toEqual(deliveryWindows(input)[0])
    const never = { ...input, hours: { timeZone: 'Asia/Singapore', weekly: [] } }
    expect(sameTimeAgain(never, night)).toBeNull()
  })
})

describe('chosen window', () => {
  const chosen: ScheduledOrder = {
    isScheduledOrder: true,
    windowStartTime: '2026-11-20T11:00:00.000Z',
    windowEndTime: '2026-11-20T11:30:00.000Z',
    formattedDisplayDate: 'Fri 20 Nov',
    formattedDisplayTime: '7 pm',
    error: null,
  }

  test('SCHED-02 SCHED-03 CONST-02 has available true and one eater by default', () => {
    expect(toScheduledTime(chosen)).toEqual({
      from: '2026-11-20T11:00:00.000Z',
      to: '2026-11-20T11:30:00.000Z',
      available: true,
      reason: '',
      eaterCount: 1,
    })
    expect(toScheduledTime(chosen, 4)?.eaterCount).toBe(4)
  })

  test('SCHED-01 is null for an order for now or an incomplete window', () => {
    for (const none of [
      null,
      { ...chosen, isScheduledOrder: false },
      { ...chosen, windowStartTime: null },
      { ...chosen, windowEndTime: null },
    ]) {
      expect(toScheduledTime(none)).toBeNull()
    }
  })

  test('SCHED-01 releaseTime is early enough for the window, and not before now', () => {
    expect(releaseTime({ from: '2026-11-20T11:00:00.000Z' }, 34, lunchTime)).toEqual(
      new Date('2026-11-20T10:26:00.000Z'),
    )
    expect(releaseTime({ from: '2026-11-20T04:10:00.000Z' }, 34, lunchTime)).toEqual(lunchTime)
  })
})

test.each([true, false])('SCHED-04 isOnDemandBlocked returns blockOnDemandOrders %s', (blocked) => {
  expect(
    isOnDemandBlocked(makeMerchant({ schedulerOrderConfig: { blockOnDemandOrders: blocked } })),
  ).toBe(blocked)
})
