// Tests of the computation how full a merchant's next quarters of an hour are.
import { expect, test } from 'vitest'
import { listQuarterLoads, type TakenPlaces } from './quarter-load.ts'

const at = (time: string) => new Date(`2026-03-18T${time}:00+08:00`).toISOString()
const everyDay = { weekdays: [0, 1, 2, 3, 4, 5, 6], fromHour: 0, toHour: 13, orders: 10 }
const list = (load: TakenPlaces[], now = '12:07') =>
  listQuarterLoads(load, {
    capacity: [everyDay],
    timeZone: 'Asia/Singapore',
    now: Date.parse(at(now)),
  })

test('KITCH-28 the load has the taken places of four quarters of an hour', () => {
  const load = [
    { from: at('11:45'), taken: 9 },
    { from: at('12:00'), taken: 2 },
    { from: at('12:30'), taken: 10 },
    { from: at('13:00'), taken: 4 },
  ]
  expect(list(load)).toEqual([
    { from: at('12:00'), taken: 2, cap: 10 },
    { from: at('12:15'), taken: 0, cap: 10 },
    { from: at('12:30'), taken: 10, cap: 10 },
    { from: at('12:45'), taken: 0, cap: 10 },
  ])
})

test('KITCH-28 the load has no fifth quarter of an hour', () => {
  expect(list([], '10:07').map(({ from }) => from)).toEqual(
    ['10:00', '10:15', '10:30', '10:45'].map(at),
  )
})

test('KITCH-28 hours without a limit are left out of the load', () => {
  expect(list([], '12:40').map(({ from }) => from)).toEqual([at('12:30'), at('12:45')])
})
