import { expect, test } from 'vitest'
import { moveOrder } from '../order/order.ts'
import {
  lunchTime,
  makeOrder,
  makeQuoteRequest,
  makeRequestItem,
  unwrap,
} from '../testing/fixtures.ts'
import { cookingStartOf, rideMinutesOf } from './cooking-start.ts'

const scheduledTime = {
  from: '2026-11-20T11:00:00.000Z',
  to: '2026-11-20T11:30:00.000Z',
  available: true,
  reason: '',
}

test('a scheduled order starts before its window by ride and preparation (KITCH-25)', () => {
  const order = makeOrder({
    request: makeQuoteRequest([makeRequestItem('kopi', 1)], { scheduledTime }),
  })
  const ride = rideMinutesOf(order)
  expect(ride).toBeGreaterThan(0)
  expect(Date.parse(scheduledTime.from) - Date.parse(cookingStartOf(order, 20))).toBe(
    (20 + ride) * 60_000,
  )
})

test('cooking of an order for now starts when it is placed, and once accepted, when it was accepted (KITCH-25)', () => {
  const order = makeOrder()
  expect(cookingStartOf(order, 20)).toBe(order.placedAt)
  const now = new Date(lunchTime.getTime() + 120_000)
  const received = unwrap(moveOrder(order, { move: 'receive', by: 'merchant', now })).order
  const accepted = unwrap(moveOrder(received, { move: 'accept', by: 'merchant', now })).order
  expect(cookingStartOf(accepted, 20)).toBe(now.toISOString())
})
