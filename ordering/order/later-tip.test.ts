// Tests of tips after delivery: until when and under which conditions they can be given.
import { expect, test } from 'vitest'
import { laterTipEntries } from '../payment/ledger.ts'
import { lunchTime, makeOrder } from '../testing/fixtures.ts'
import { laterTipMax, laterTipOf, whyNoTip } from './later-tip.ts'
import type { Order } from './order-shape.ts'

const hour = 3_600_000
const later = (hours: number) => new Date(lunchTime.getTime() + hours * hour)

function deliveredOrder(changes: Partial<Order> = {}): Order {
  const placed = makeOrder({ paymentTypeID: 'VISA' })
  const [event] = placed.events
  if (!event) throw new Error('an order has an event')
  return {
    ...placed,
    orderState: 'COMPLETED',
    events: [
      ...placed.events,
      { ...event, version: 2, orderState: 'COMPLETED', at: later(1).toISOString() },
    ],
    ...changes,
  }
}

test('TIP-01 a tip can be given from delivery until 24 hours later', () => {
  const order = deliveredOrder()
  expect(whyNoTip(order, true, later(1))).toBeNull()
  expect(whyNoTip(order, true, new Date(later(25).getTime() - 1))).toBeNull()
  expect(whyNoTip(order, true, later(25))).toBe('too_late')
  expect(whyNoTip(makeOrder({ paymentTypeID: 'VISA' }), true, later(1))).toBe('not_delivered')
  const failed = deliveredOrder({ orderState: 'FAILED' })
  expect(whyNoTip(failed, true, later(1))).toBe('not_delivered')
})

test.each([
  ['not_offered', deliveredOrder(), false],
  ['not_offered', deliveredOrder({ test: true }), true],
  ['not_offered', deliveredOrder({ path: 'pickup' }), true],
  ['not_offered', deliveredOrder({ path: 'table' }), true],
  ['not_prepaid', deliveredOrder({ paymentTypeID: '' }), true],
  ['not_prepaid', deliveredOrder({ paymentTypeID: 'POSTPAID_BILLING' }), true],
] as const)('TIP-01 no tip after delivery: %s', (reason, order, offersTips) => {
  expect(whyNoTip(order, offersTips, later(2))).toBe(reason)
  expect(laterTipOf(order, null, { offersTips, now: later(2) })).toBeUndefined()
})

test('TIP-01 the eater sees that a tip can be given, and always which tip was given', () => {
  const order = deliveredOrder()
  const until = later(25).toISOString()
  expect(laterTipOf(order, null, { offersTips: true, now: later(2) })).toEqual({
    state: 'open',
    amountInMinor: 0,
    until,
  })
  for (const state of ['pending', 'paid'] as const) {
    const payment = { state, amountInMinor: 300 }
    expect(laterTipOf(order, payment, { offersTips: true, now: later(90) })).toEqual({
      ...payment,
      until,
    })
  }
})

test('TIP-01 the tip is at most the food, and all of it is owed to the courier', () => {
  const order = deliveredOrder()
  const { breakdowns } = order.snapshotDetail.cartWithQuote
  expect(laterTipMax(order)).toBe(
    breakdowns.find(({ key }) => key === 'subtotal')?.value.amountInMinor,
  )
  for (const source of ['card', 'CREDIT_BALANCE', 'POINTS', 'PAY_LATER'] as const) {
    const entries = laterTipEntries(source, 257)
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    expect(entries.find(({ account }) => account === 'courier:payable')?.amount).toBe(-257)
  }
})
