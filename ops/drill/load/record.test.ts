// Tests of the figures that the drill reports for each of its steps.
import { expect, test } from 'vitest'
import { overLimits } from '../step.ts'
import { createRecord, summarise } from './record.ts'

const order = (at: number) => ({ key: `k${at}`, orderID: `o${at}`, at })
const attempt = (endedAt: number, failed = false) => ({
  endedAt,
  failure: failed ? 'list 503 unavailable' : undefined,
  good: !failed,
})
const window = { from: 1_000, since: 2_000, to: 11_000 }

test('counts what was acknowledged, repeated and given up within the step', () => {
  const record = createRecord()
  record.orders.push(order(500), order(2_000), order(9_000))
  record.attempts.push(attempt(900), attempt(3_000, true), attempt(4_000, true), attempt(10_000))
  record.givenUp.push({ kind: 'list', reason: 'unavailable', at: 4_000 })
  expect(summarise(record, window)).toEqual({
    requests: 3,
    failedAttempts: 2,
    failures: ['list 503 unavailable: 2'],
    failed: 1,
    acknowledged: 2,
    perSecond: 0.3,
    longestPauseMs: 7_000,
    timeToNormalMs: 2_000,
    slowestEventMs: 0,
  })
})

test('in a step without orders, the longest pause is the whole step', () => {
  expect(summarise(createRecord(), window).longestPauseMs).toBe(10_000)
})

test('measures how late streams show a move, or that they never show it (OPS-17)', () => {
  const record = createRecord()
  const move = { orderID: 'o', move: 'accept' }
  record.received.set('o', [
    { version: 1, at: 1_500 },
    { version: 3, at: 6_000 },
  ])
  record.moves.push({ ...move, version: 2, at: 2_000 }, { ...move, version: 3, at: 5_900 })
  expect(summarise(record, window).slowestEventMs).toBe(4_000)
  record.moves.push({ ...move, version: 4, at: 6_500 })
  expect(summarise(record, window).slowestEventMs).toBe(4_500)
})

test('names each figure that is above its limit (OPS-18)', () => {
  const figures = summarise(createRecord(), window)
  expect(overLimits(figures, { failed: 0, timeToNormalMs: 30_000 })).toEqual([])
  expect(overLimits({ ...figures, failed: 1 }, { failed: 0 })).toEqual(['failed is 1, at most 0'])
})
