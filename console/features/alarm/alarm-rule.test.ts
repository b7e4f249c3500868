// Tests for which orders the alarm rings, and which of its sounds are played only once.
import { expect, test } from 'vitest'
import { ringingOf, takeNew } from './alarm-rule.ts'

const now = Date.parse('2026-11-20T11:00:00Z')
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString()
const order = (more: Partial<Parameters<typeof ringingOf>[0][number]> = {}) => ({
  orderID: 'o1',
  lane: 'new' as const,
  releasedAt: ago(1),
  toConfirm: null,
  autoAccepted: false,
  acceptedAt: null,
  readyBy: null,
  ...more,
})

test('rings while an order is unanswered, louder after sixty seconds (KITCH-05)', () => {
  expect(ringingOf([], now)).toMatchObject({ unanswered: 0, isLoud: false })
  expect(ringingOf([order({ releasedAt: ago(59) })], now)).toMatchObject({
    unanswered: 1,
    isLoud: false,
  })
  expect(ringingOf([order({ releasedAt: ago(60) }), order()], now)).toMatchObject({
    unanswered: 2,
    isLoud: true,
  })
  expect(ringingOf([order({ lane: 'cooking' })], now).unanswered).toBe(0)
})

test('rings differently for a cancelled order until it is confirmed (KITCH-24)', () => {
  const cancelled = order({ lane: 'past', toConfirm: 'cancelled' })
  expect(ringingOf([cancelled], now)).toMatchObject({ unanswered: 0, cancelled: 1 })
  expect(ringingOf([{ ...cancelled, toConfirm: null }], now).cancelled).toBe(0)
  expect(ringingOf([order({ lane: 'past', toConfirm: 'timed_out' })], now).cancelled).toBe(0)
})

test('rings twice for an order that was accepted automatically just now (KITCH-10)', () => {
  const cooking = order({ lane: 'cooking', autoAccepted: true, acceptedAt: ago(5) })
  expect(ringingOf([cooking], now).once).toEqual([{ key: 'accepted o1', sound: 'order', times: 2 }])
  expect(ringingOf([{ ...cooking, acceptedAt: ago(60) }], now).once).toEqual([])
  expect(ringingOf([{ ...cooking, autoAccepted: false }], now).once).toEqual([])
})

test('rings once for an order that is ten minutes late (KITCH-12)', () => {
  const late = order({ lane: 'cooking', readyBy: ago(600) })
  expect(ringingOf([late], now).once).toEqual([{ key: 'late o1', sound: 'late', times: 1 }])
  expect(ringingOf([{ ...late, readyBy: ago(599) }], now).once).toEqual([])
  const played = new Set<string>()
  const { once } = ringingOf([late], now)
  expect([takeNew(once, played).length, takeNew(once, played).length]).toEqual([1, 0])
})
