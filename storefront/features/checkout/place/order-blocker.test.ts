// What keeps an order back, and in which order it is said.
import type { ClientProblem } from '@tingkat/contract/client'
import { castLocation } from '@tingkat/ordering/testing/cast'
import { expect, test } from 'vitest'
import { castCart } from '../../../testing/fill-cart.ts'
import { findOrderBlocker, isTimeProblem } from './order-blocker.ts'

const problem = (code: ClientProblem['code']): ClientProblem => ({
  code,
  status: 409,
  message: '',
  context: {},
})
const standing = {
  cart: castCart(),
  location: castLocation,
  problem: null,
  pending: false,
  tooLong: false,
  payable: true,
}

test('PROD-05 the first of the page comes first; nothing keeps a whole order back', () => {
  expect(findOrderBlocker(standing)).toBeNull()
  expect(findOrderBlocker({ ...standing, location: null, payable: false })).toBe('address')
  expect(
    findOrderBlocker({ ...standing, problem: problem('slot_unavailable'), pending: true }),
  ).toBe('time')
  expect(findOrderBlocker({ ...standing, pending: true, tooLong: true })).toBe('lines')
  expect(findOrderBlocker({ ...standing, tooLong: true, payable: false })).toBe('comment')
  expect(findOrderBlocker({ ...standing, problem: problem('too_far'), payable: false })).toBe(
    'price',
  )
  expect(findOrderBlocker({ ...standing, payable: false })).toBe('pay')
})

test('ERR-09 a scheduled order with an error keeps it back, but not at a table', () => {
  const scheduled = { error: { code: 'slot_unavailable', time: '2026-11-22T11:00:00.000Z' } }
  expect(findOrderBlocker({ ...standing, cart: castCart({ scheduled }) })).toBe('time')
  expect(
    findOrderBlocker({ ...standing, cart: castCart({ scheduled, table: '7' }), location: null }),
  ).toBeNull()
})

test('SCHED-04 another time would do: for a slipped window, a kitchen that is closed or takes none now', () => {
  for (const code of [
    'slot_unavailable',
    'on_demand_blocked',
    'food_err_order_merchant_closed',
  ] as const) {
    expect(isTimeProblem(castCart(), problem(code))).toBe(true)
    expect(isTimeProblem(castCart({ table: '7' }), problem(code))).toBe(false)
  }
  expect(isTimeProblem(castCart(), problem('too_far'))).toBe(false)
  expect(isTimeProblem(castCart(), null)).toBe(false)
})
