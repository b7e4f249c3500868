// Tests of orders that are paid some time after they are placed, or not at all, and of the test
// cards.
import { expect, test } from 'vitest'
import {
  failUnpaidOrder,
  isPaymentFailure,
  paymentFailures,
  startPaidOrder,
} from './order-payment.ts'
import { failureReasons, isEnded } from '../order/order-states.ts'
import { makeOrder, lunchTime } from '../testing/fixtures.ts'
import { outcomeOfToken, testCards, tokenOfTestCard } from './sandbox-cards.ts'

const order = makeOrder({ paymentTypeID: 'VISA' })
const minutes = (count: number) => new Date(lunchTime.getTime() + count * 60_000)
const later = minutes(9)

test('ORD-06 five of the eleven failure reasons are payment failures', () => {
  expect(failureReasons.filter(isPaymentFailure).toSorted()).toEqual(
    [...paymentFailures].toSorted(),
  )
  expect([isPaymentFailure('MAX_DECLINE'), isPaymentFailure(null)]).toEqual([false, false])
})

test('PAY-04 time-outs start when the payment is confirmed', () => {
  const started = startPaidOrder(order, later)
  expect(started).toMatchObject({
    orderState: 'NEW',
    placedAt: later.toISOString(),
    stateSince: later.toISOString(),
    version: 1,
  })
  expect(started.events[0]?.at).toBe(later.toISOString())
  expect([started.answerBy, started.money.state]).toEqual([minutes(14).toISOString(), 'held'])
  expect(Date.parse(started.arrival!.from) - Date.parse(order.arrival!.from)).toBe(9 * 60_000)
})

test.each(paymentFailures)(
  'PAY-04 ORD-06 an unpaid order has failed with %s and cannot be cancelled',
  (reason) => {
    const failed = failUnpaidOrder(order, reason, later)
    expect(failed).toMatchObject({
      orderState: 'FAILED',
      finalState: 'FAILED',
      cancelable: false,
      reason,
      version: 1,
    })
    expect(failed.events).toMatchObject([{ orderState: 'FAILED', reason }])
    expect(isEnded(failed)).toBe(true)
    expect(failed).toMatchObject({ answerBy: null, arrival: null, money: { state: 'released' } })
  },
)

test('PAY-04 test cards have valid check digits, and only they have tokens', () => {
  expect(new Set(testCards.map((card) => card.outcome)).size).toBe(testCards.length - 1)
  for (const { number, token, outcome } of testCards) {
    const sum = number
      .split('')
      .toReversed()
      .map(Number)
      .reduce(
        (total, digit, index) =>
          total + (index % 2 ? Math.floor(digit / 5) + ((digit * 2) % 10) : digit),
        0,
      )
    expect(sum % 10, number).toBe(0)
    expect(tokenOfTestCard(number.replaceAll(/(\d{4})/g, '$1 '))).toBe(token)
    expect(outcomeOfToken(token)).toBe(outcome)
  }
  expect([
    tokenOfTestCard('4111111111111111'),
    tokenOfTestCard(''),
    outcomeOfToken('tok_guessed'),
  ]).toEqual([undefined, undefined, 'PAYMENT_INVALID'])
})
