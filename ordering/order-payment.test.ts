// Paid late or never, and the cards to try both with.
import { expect, test } from 'vitest'
import { failUnpaidOrder, isPaymentFailure, paymentFailures, startPaidOrder } from './order-payment.ts'
import type { Order } from './order-shape.ts'
import { failureReasons, isEnded } from './order-states.ts'
import { outcomeOfToken, testCards, tokenOfTestCard } from './payment-sandbox.ts'

const at = '2026-03-18T04:15:00.000Z'
const order = {
  orderID: 'sg-1', orderState: 'NEW', finalState: null, cancelable: true, reason: null, version: 1, placedAt: at, stateSince: at,
  events: [{ version: 1, orderState: 'NEW', finalState: null, move: 'place', by: 'eater', at, reason: null, courier: null }],
} as unknown as Order
const later = new Date('2026-03-18T04:24:00Z')

test('ORD-06 a payment may fail for five of the reasons, the other six are not its own', () => {
  expect(failureReasons.filter(isPaymentFailure).toSorted()).toEqual([...paymentFailures].toSorted())
  expect([isPaymentFailure('MAX_DECLINE'), isPaymentFailure(null)]).toEqual([false, false])
})

test('PAY-04 a challenge that took nine minutes leaves the kitchen its whole time', () => {
  const started = startPaidOrder(order, later)
  expect(started).toMatchObject({ orderState: 'NEW', placedAt: later.toISOString(), stateSince: later.toISOString(), version: 1 })
  expect(started.events[0]?.at).toBe(later.toISOString())
})

test.each(paymentFailures)('PAY-04 ORD-06 an order that is not paid has failed with %s, and nobody can cancel it', reason => {
  const failed = failUnpaidOrder(order, reason, later)
  expect(failed).toMatchObject({ orderState: 'FAILED', finalState: 'FAILED', cancelable: false, reason, version: 1 })
  expect(failed.events).toMatchObject([{ orderState: 'FAILED', reason }])
  expect(isEnded(failed)).toBe(true)
})

test('PAY-04 the test cards: every outcome once, valid check digits, no other number has a token', () => {
  expect(new Set(testCards.map(card => card.outcome)).size).toBe(testCards.length - 1)
  for (const { number, token, outcome } of testCards) {
    const sum = number.split('').toReversed().map(Number).reduce((total, digit, index) => total + (index % 2 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit), 0)
    expect(sum % 10, number).toBe(0)
    expect(tokenOfTestCard(number.replaceAll(/(\d{4})/g, '$1 '))).toBe(token)
    expect(outcomeOfToken(token)).toBe(outcome)
  }
  expect([tokenOfTestCard('4111111111111111'), tokenOfTestCard(''), outcomeOfToken('tok_guessed')]).toEqual([undefined, undefined, 'PAYMENT_INVALID'])
})
