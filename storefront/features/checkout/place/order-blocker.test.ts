// Tests which of several reasons that block an order is reported first.
import type { ClientProblem } from '@tingkat/contract/client'
import { testLocation } from '@tingkat/ordering/testing/fixtures'
import { expect, test } from 'vitest'
import { makeCart } from '../../../testing/cart-fixtures.ts'
import { findOrderBlocker, isTimeProblem, type OrderReadiness } from './order-blocker.ts'

const problem = (code: ClientProblem['code']): ClientProblem => ({
  code,
  status: 409,
  message: '',
  context: {},
})
const ready: OrderReadiness = {
  cart: makeCart(),
  location: testLocation,
  isDelivered: true,
  isNameMissing: false,
  problem: null,
  isTimeMissing: false,
  hasPendingLine: false,
  isCommentTooLong: false,
  isPayable: true,
}

test('returns the topmost blocker on the page, and null for a complete order (PROD-05)', () => {
  expect(findOrderBlocker(ready)).toBeNull()
  expect(findOrderBlocker({ ...ready, isNameMissing: true, location: null })).toBe('name')
  expect(findOrderBlocker({ ...ready, location: null, isPayable: false })).toBe('address')
  expect(
    findOrderBlocker({ ...ready, problem: problem('slot_unavailable'), hasPendingLine: true }),
  ).toBe('time')
  expect(findOrderBlocker({ ...ready, hasPendingLine: true, isCommentTooLong: true })).toBe('lines')
  expect(findOrderBlocker({ ...ready, isCommentTooLong: true, isPayable: false })).toBe('comment')
  expect(findOrderBlocker({ ...ready, problem: problem('too_far'), isPayable: false })).toBe(
    'price',
  )
  expect(findOrderBlocker({ ...ready, isPayable: false })).toBe('pay')
})

test('an address that names only an area blocks a delivery but not a dine-in order (ADDR-18)', () => {
  const area = { ...testLocation, address: 'Bedok', displayAddress: 'Bedok', isAccurate: false }
  expect(findOrderBlocker({ ...ready, location: area, isTimeMissing: true })).toBe('street')
  expect(findOrderBlocker({ ...ready, location: { ...area, street: '80 Bedok Road' } })).toBeNull()
  expect(findOrderBlocker({ ...ready, location: { ...area, isAccurate: true } })).toBeNull()
  expect(
    findOrderBlocker({
      ...ready,
      location: area,
      isDelivered: false,
      cart: makeCart({ table: '7' }),
    }),
  ).toBeNull()
})

test('PICK-01 an order that is not delivered needs no address', () => {
  expect(findOrderBlocker({ ...ready, location: null, isDelivered: false })).toBeNull()
})

test('an invalid scheduled time blocks a delivery but not a dine-in order (ERR-09)', () => {
  const scheduled = { error: { code: 'slot_unavailable', time: '2026-11-22T11:00:00.000Z' } }
  expect(findOrderBlocker({ ...ready, cart: makeCart({ scheduled }) })).toBe('time')
  expect(
    findOrderBlocker({
      ...ready,
      cart: makeCart({ scheduled, table: '7' }),
      location: null,
      isDelivered: false,
    }),
  ).toBeNull()
})

test('a scheduled order without a time is blocked until a time is chosen (SCHED-01)', () => {
  expect(findOrderBlocker({ ...ready, isTimeMissing: true, hasPendingLine: true })).toBe('time')
  expect(findOrderBlocker({ ...ready, isTimeMissing: true, location: null })).toBe('address')
})

test('slot unavailable, merchant closed and scheduled only are time problems (SCHED-04)', () => {
  for (const code of [
    'slot_unavailable',
    'on_demand_blocked',
    'food_err_order_merchant_closed',
  ] as const) {
    expect(isTimeProblem(makeCart(), problem(code))).toBe(true)
    expect(isTimeProblem(makeCart({ table: '7' }), problem(code))).toBe(false)
  }
  expect(isTimeProblem(makeCart(), problem('too_far'))).toBe(false)
  expect(isTimeProblem(makeCart(), null)).toBe(false)
})
