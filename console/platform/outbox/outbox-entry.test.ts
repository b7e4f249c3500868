// Tests of the outbox, the queue of unsent actions: the sequence of its entries, retries, refusals
// and limits.
import type { ProblemCode } from '@tingkat/contract/problem'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  afterAnswer,
  dueNow,
  findNext,
  retryDelay,
  surplusConflicts,
  withPerson,
  type OutboxEntry,
} from './outbox-entry.ts'

const entry = (nth: number, more: Partial<OutboxEntry<string>> = {}): OutboxEntry<string> => ({
  nth,
  actionID: `a-${nth}`,
  merchantID: 'm1',
  orderID: `o${nth}`,
  action: 'accept',
  at: 0,
  heldUntil: 0,
  state: 'waiting',
  attempts: 0,
  nextAt: 0,
  problem: null,
  ...more,
})
const refusal = (status: number, code: ProblemCode | 'network_error' = 'internal_error') =>
  ({ ok: false, problem: { code, status, message: '', context: {} } }) as const
const clock = { now: 1_000, random: 1 }

describe('the next entry', () => {
  test('is the oldest of its merchant (KITCH-31)', () => {
    expect(findNext([entry(3), entry(1), entry(2)], 0)).toEqual({ send: entry(1) })
  })

  test('waits for the retry of an older one of its merchant only (KITCH-31)', () => {
    const failed = entry(1, { nextAt: 500 })
    expect(findNext([failed, entry(2)], 100)).toEqual({ waitUntil: 500 })
    const other = entry(3, { merchantID: 'm2' })
    expect(findNext([failed, entry(2), other], 100)).toEqual({ send: other })
  })

  test('may overtake an entry that can be taken back, except of the same order (KITCH-13)', () => {
    const held = entry(1, { heldUntil: 10_000 })
    expect(findNext([held, entry(2)], 0)).toEqual({ send: entry(2) })
    expect(findNext([held, entry(2, { orderID: 'o1' })], 0)).toEqual({ waitUntil: 10_000 })
    expect(findNext([held], 10_000)).toEqual({ send: held })
  })

  test('may overtake an entry that waits for a person, except of the same order', () => {
    const asks = entry(1, { state: 'person' })
    expect(findNext([asks, entry(2)], 0)).toEqual({ send: entry(2) })
    expect(findNext([asks, entry(2, { orderID: 'o1' })], 0)).toBeNull()
  })

  test('is never a conflict', () => {
    expect(findNext([entry(1, { state: 'conflict' })], 0)).toBeNull()
    expect(findNext([], 0)).toBeNull()
  })

  test('never overtakes an older one of its order, whatever the states are (KITCH-31)', () => {
    const some = fc.record({
      merchantID: fc.constantFrom('m1', 'm2'),
      orderID: fc.constantFrom('o1', 'o2', null),
      state: fc.constantFrom('waiting' as const, 'person' as const, 'conflict' as const),
      heldUntil: fc.constantFrom(0, 50, 200),
      nextAt: fc.constantFrom(0, 50, 200),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 12 }), (list) => {
        const entries = list.map((more, index) => entry(index, more))
        const next = findNext(entries, 100)
        if (!next || !('send' in next)) return
        const { merchantID, orderID, nth } = next.send
        const older = entries.filter((each) => each.nth < nth && each.state !== 'conflict')
        expect(
          older.filter((each) => each.merchantID === merchantID && each.orderID === orderID),
        ).toEqual([])
      }),
    )
  })
})

describe('an answer', () => {
  test('of success deletes the entry', () => {
    expect(afterAnswer(entry(1), { ok: true, data: null }, clock)).toBeNull()
  })

  test.each([0, 401, 408, 429, 502, 503, 504])(
    'with status %i is tried again (KITCH-31)',
    (status) => {
      const after = afterAnswer(entry(1, { attempts: 100 }), refusal(status), clock)
      expect(after).toMatchObject({ state: 'waiting', attempts: 101, nextAt: 31_000 })
    },
  )

  test.each([400, 404, 409, 422])('with status %i is a conflict (KITCH-31)', (status) => {
    expect(afterAnswer(entry(1), refusal(status), clock)).toMatchObject({
      state: 'conflict',
      problem: { status },
    })
  })

  test('with status 500 is tried eight times', () => {
    let current: OutboxEntry<string> | null = entry(1)
    for (let attempt = 1; attempt < 8; attempt += 1) {
      current = current && afterAnswer(current, refusal(500), clock)
      expect(current?.state).toBe('waiting')
    }
    expect(current && afterAnswer(current, refusal(500), clock)).toMatchObject({
      state: 'conflict',
    })
  })

  test('with status 403 makes the entry wait for a person; a PIN makes it due at once', () => {
    const after = afterAnswer(entry(1, { nextAt: 900 }), refusal(403, 'forbidden'), clock)
    expect(after?.state).toBe('person')
    expect(after && withPerson(after)).toMatchObject({ state: 'waiting', nextAt: 0 })
  })
})

test('retries double up to thirty seconds, with a random half', () => {
  expect([1, 2, 3, 6, 40].map((attempts) => retryDelay(attempts, 1))).toEqual([
    1_000, 2_000, 4_000, 30_000, 30_000,
  ])
  expect(retryDelay(3, 0)).toBe(2_000)
})

test('contact makes a retry due at once', () => {
  expect(dueNow(entry(1, { nextAt: 30_000 }), 5).nextAt).toBe(5)
  const conflict = entry(1, { state: 'conflict', nextAt: 30_000 })
  expect(dueNow(conflict, 5)).toBe(conflict)
})

test('more than fifty conflicts are dropped, the oldest first', () => {
  const conflicts = Array.from({ length: 53 }, (_, nth) => entry(nth, { state: 'conflict' }))
  expect(surplusConflicts([...conflicts, entry(60)]).map(({ nth }) => nth)).toEqual([0, 1, 2])
})
