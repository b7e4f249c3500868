// Tests of the queueing model, which computes the load at which a resource saturates.
import { expect, test } from 'vitest'
import {
  coresFor,
  demandOf,
  meanWait,
  ordersADayWith,
  waitingProbability,
  type ServiceTimes,
} from './capacity.ts'

const cost = { web: 2, database: 1, worker: 0.5 }
const none = { web: 0, database: 0, worker: 0 }
const times: ServiceTimes = {
  order: cost,
  life: none,
  list: none,
  menu: none,
  quote: none,
  position: none,
  streamPerSecond: 0,
  streamKilobytes: 100,
  logBytes: 10_000,
  storedBytes: 5_000,
}

test('the waiting probability is the utilisation for one server, Erlang C for two (OPS-29)', () => {
  expect(waitingProbability(1, 0.5)).toBeCloseTo(0.5)
  expect(waitingProbability(2, 1)).toBeCloseTo(1 / 3)
  expect(waitingProbability(2, 2)).toBe(1)
  expect(meanWait(1, 0.5)).toBeCloseTo(1)
  expect(meanWait(1, 1)).toBe(Infinity)
})

test('the demand at the peak follows from the cost of an order (OPS-29)', () => {
  const demand = demandOf(times, 1_000_000)
  expect(demand.ordersPerSecond).toBeCloseTo(50)
  expect(demand.webCores).toBeCloseTo(0.1)
  expect(demand.databaseCores).toBeCloseTo(0.05)
  expect(demand.streams).toBeCloseTo(270_000)
  expect(demand.storedGigabytesPerDay).toBeCloseTo(5)
  expect(coresFor(1.3)).toBe(3)
  expect(ordersADayWith(times, ({ webCores }) => webCores, 1)).toBeCloseTo(6_000_000)
})
