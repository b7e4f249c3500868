// Tests of when cooking starts at a merchant with a capacity.
import { expect, test } from 'vitest'
import type { OrderEvent } from '../order/order-shape.ts'
import {
  cookFromOf,
  freeWindows,
  givesPlaceBack,
  placesOf,
  planCookingAt,
  planCookingNow,
} from './cooking-plan.ts'

const timeZone = 'Asia/Singapore'
const allDay = { weekdays: [0, 1, 2, 3, 4, 5, 6], fromHour: 0, toHour: 24, orders: 10 }
const hours = {
  timeZone,
  weekly: Array.from({ length: 7 }, () => [{ from: '10:00', to: '22:00' }]),
}
const at = (time: string) => new Date(`2026-03-18T${time}:00+08:00`)
const loadOf = (taken: Record<string, number>, orders = 10) => ({
  capacity: [{ ...allDay, orders }],
  taken: new Map(Object.entries(taken).map(([time, count]) => [at(time).getTime(), count])),
})
const planNow = (taken: Record<string, number>, now: string, places = 1) =>
  planCookingNow(loadOf(taken), { hours, places, now: at(now) })

test('KITCH-28 cooking starts now while the quarter of an hour has a place', () => {
  const slot = { quarter: at('12:00').getTime(), places: 1, cap: 10 }
  expect(planNow({ '12:00': 9 }, '12:07')).toEqual({ cookFrom: at('12:07'), slot })
})

test('KITCH-28 a full quarter moves the start to the next free one', () => {
  expect(planNow({ '12:00': 10 }, '12:07')?.cookFrom).toEqual(at('12:15'))
  expect(planNow({ '12:00': 10, '12:15': 10, '12:30': 10 }, '12:07')?.cookFrom).toEqual(at('12:45'))
})

test('KITCH-28 a start more than 45 minutes away is refused', () => {
  const full = { '12:00': 10, '12:15': 10, '12:30': 10 }
  expect(planNow({ ...full }, '12:00')?.cookFrom).toEqual(at('12:45'))
  expect(planNow({ ...full, '12:45': 10 }, '12:14')).toBeNull()
})

test('KITCH-28 a start after the last order is refused', () => {
  expect(planNow({ '21:45': 10 }, '21:50')).toBeNull()
})

test('KITCH-28 an order above 15 dishes counts as two', () => {
  expect([placesOf(15), placesOf(16)]).toEqual([1, 2])
  expect(planNow({ '12:00': 9 }, '12:07', 2)?.cookFrom).toEqual(at('12:15'))
  expect(planNow({ '12:00': 8 }, '12:07', 2)?.slot?.places).toBe(2)
  const one = planCookingNow(loadOf({}, 1), { hours, places: 2, now: at('12:00') })
  expect(one?.slot).toMatchObject({ places: 1, cap: 1 })
})

test('KITCH-28 an order in an hour without a limit takes no place', () => {
  const load = { capacity: [{ ...allDay, toHour: 12 }], taken: new Map() }
  expect(planCookingAt(load, { hours, places: 1, cookFrom: at('12:10') })).toEqual({
    cookFrom: at('12:10'),
    slot: null,
  })
})

test('KITCH-28 full windows are not offered', () => {
  const search = {
    hours,
    preparationMinutes: 20,
    leadMinutes: 30,
    places: 1,
    now: at('12:00'),
    days: 1,
  }
  // Cooking for the delivery window from 13:00 starts at 12:30.
  const starts = (taken: Record<string, number>) =>
    freeWindows(loadOf(taken), search).map(({ from }) => from)
  expect(starts({})).toContain(at('13:00').toISOString())
  expect(starts({ '12:30': 10 })).not.toContain(at('13:00').toISOString())
  expect(starts({ '12:30': 10 })).toEqual(
    starts({}).filter((from) => from !== at('13:00').toISOString()),
  )
})

test('cooking for a window does not start in the past', () => {
  const window = { from: at('12:30').toISOString() }
  expect(cookFromOf(window, 20, at('12:00'))).toEqual(at('12:10'))
  expect(cookFromOf(window, 40, at('12:00'))).toEqual(at('12:00'))
})

test('KITCH-29 an order gives its place back if it ends before its cooking starts', () => {
  const accept = { move: 'accept' } as OrderEvent
  const ended = {
    cookFrom: at('12:15').toISOString(),
    orderState: 'CANCELLED_MAX' as const,
    finalState: 'CANCELLED_MAX' as const,
    path: 'integrated' as const,
  }
  const gives = (change: object, now: string) =>
    givesPlaceBack({ ...ended, events: [], ...change }, at(now))
  expect(gives({}, '12:20')).toBe(true)
  expect(gives({ events: [accept] }, '12:14')).toBe(true)
  expect(gives({ events: [accept] }, '12:15')).toBe(false)
  expect(gives({ path: 'concierge' }, '12:20')).toBe(false)
  expect(gives({ cookFrom: undefined }, '12:10')).toBe(false)
  expect(gives({ orderState: 'NEW', finalState: null }, '12:10')).toBe(false)
})
