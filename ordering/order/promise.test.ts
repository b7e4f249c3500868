// Tests of the credit for late orders: the country's rule, its limits, and what does not count as
// late.
import { describe, expect, test } from 'vitest'
import { ledgerAccounts, promiseCreditEntries } from '../payment/ledger.ts'
import { lunchTime, makeMerchant, makeOrder, unwrap } from '../testing/fixtures.ts'
import { moveOrder, type Order } from './order.ts'
import type { OrderPlacement } from './order.ts'
import type { OrderActor, OrderMove } from './order-states.ts'
import type { PromiseRule } from './promise-rule.ts'
import { isPromiseLater, promiseCreditOf, promisedAtOf } from './promise.ts'

const promise: PromiseRule = {
  validFrom: '2026-11-23',
  steps: [
    { lateMinutes: 15, foodBasisPoints: 1_000 },
    { lateMinutes: 30, foodBasisPoints: 2_500 },
  ],
  capInMinor: 1_000,
}
const courier = { name: 'Siti', vehicle: 'e-bike', plate: 'SG 1' }
type Step = [by: OrderActor, move: OrderMove, minutes: number]

/**
 * Places an order and makes the moves that change its state. `minutes` is the time of a move,
 * counted from the promised time.
 */
function walk(steps: Step[], changes: Partial<OrderPlacement> = {}): Order {
  const placed = makeOrder({ promise, ...changes })
  const promisedAt = promisedAtOf(placed) ?? lunchTime.getTime()
  return steps.reduce((order, [by, move, minutes]) => {
    const now = new Date(promisedAt + minutes * 60_000)
    return unwrap(moveOrder(order, { by, move, courier, now })).order
  }, placed)
}

const delivered = (arrive: number, deliver = arrive): Step[] => [
  ['merchant', 'receive', -30],
  ['merchant', 'accept', -30],
  ['courier', 'assign', -29],
  ['merchant', 'ready', -20],
  ['courier', 'at_store', -20],
  ['courier', 'collect', -19],
  ['courier', 'arrive', arrive],
  ['courier', 'deliver', deliver],
]
const collected = (ready: number, handOver: number): Step[] => [
  ['merchant', 'receive', -20],
  ['merchant', 'accept', -20],
  ['merchant', 'ready', ready],
  ['merchant', 'hand_over', handOver],
]
const creditOf = (order: Order) => order.promise?.creditInMinor
const food = makeOrder().snapshotDetail.cartWithQuote.breakdowns.find(
  ({ key }) => key === 'subtotal',
)!.value.amountInMinor

describe('a delivered order', () => {
  test.each([
    [-5, 0],
    [14.99, 0],
    [15, Math.round(food / 10)],
    [29.99, Math.round(food / 10)],
    [30, Math.round(food / 4)],
    [120, Math.round(food / 4)],
  ])('PROMISE-01 PROMISE-03 %d minutes late earns %d cents', (minutes, credit) => {
    expect(creditOf(walk(delivered(minutes)))).toBe(credit)
  })

  test('PROMISE-04 waiting for an absent eater at the door is not late', () => {
    expect(creditOf(walk(delivered(10, 60)))).toBe(0)
  })

  test('PROMISE-01 the credit is capped, and whole kyat where the minor unit is out of use', () => {
    expect(creditOf(walk(delivered(60), { promise: { ...promise, capInMinor: 123 } }))).toBe(123)
    const order = walk(delivered(60), { promise: { ...promise, capInMinor: 12_399 } })
    const { cartWithQuote } = order.snapshotDetail
    const breakdowns = cartWithQuote.breakdowns.map((line) => ({
      ...line,
      value: { amountInMinor: line.value.amountInMinor * 1_000 },
    }))
    const kyat = {
      ...cartWithQuote,
      breakdowns,
      currency: { code: 'MMK', symbol: 'K', exponent: 2 },
    }
    expect(promiseCreditOf({ ...order, snapshotDetail: { cartWithQuote: kyat } })).toBe(12_300)
  })

  test('PROMISE-01 an order without a promise, a test order and an order at a table earn nothing', () => {
    expect(walk(delivered(60), { promise: undefined }).promise).toBeUndefined()
    expect(promiseCreditOf({ ...walk(delivered(60)), test: true })).toBe(0)
    const dineInInfo = {
      tableID: makeMerchant().tables[0]!.tableID,
      merchants: { warung: { eaterCount: 1, tableNumber: '7' } },
    }
    expect(makeOrder({ promise, dineInInfo }).promise).toBeUndefined()
  })

  test('PROMISE-03 an order that is cancelled late earns nothing', () => {
    const order = walk([
      ['merchant', 'receive', 60],
      ['merchant', 'decline', 61],
    ])
    expect(creditOf(order)).toBeUndefined()
    const atTheDoor = walk(delivered(60).slice(0, -1))
    expect(atTheDoor.orderState).not.toBe('COMPLETED')
    expect(promiseCreditOf(atTheDoor)).toBe(0)
  })
})

test('PROMISE-04 a pickup order is late if the food is, not if its eater is', () => {
  const changes = { merchant: makeMerchant({ pickup: true }), pickup: true }
  expect(creditOf(walk(collected(0, 60), changes))).toBe(0)
  expect(creditOf(walk(collected(20, 21), changes))).toBeGreaterThan(0)
})

test('PROMISE-01 a scheduled order is promised for the end of its window', () => {
  const order = makeOrder({ promise })
  const to = '2026-11-20T06:30:00.000Z'
  const scheduledTime = { from: '2026-11-20T06:00:00.000Z', to, available: true, reason: '' }
  expect(promisedAtOf({ ...order, scheduledTime })).toBe(Date.parse(to))
  expect(promisedAtOf({ ...order, ETA: null })).toBeNull()
})

test('PROMISE-04 the operator bears the credit', () => {
  expect(promiseCreditEntries(90)).toEqual([
    { movement: 'promise_credit', account: ledgerAccounts.costs, amount: 90, owned: false },
    { movement: 'promise_credit', account: 'balance:credit', amount: -90, owned: true },
  ])
})

test('PROMISE-02 the promise is the time that the eater was shown before paying', () => {
  const placed = makeOrder()
  const promised = (etaMinutes?: number) =>
    promisedAtOf({
      ...placed,
      promise: { validFrom: '2026-11-23', steps: [], capInMinor: 0, etaMinutes },
    })
  const placedAt = Date.parse(placed.placedAt)
  expect(promised(21)).toBe(placedAt + 21 * 60_000)
  expect(promised()).toBe(placedAt + (placed.ETA ?? 0) * 60_000)
  expect([isPromiseLater(20, 30), isPromiseLater(20, 31)]).toEqual([false, true])
})

test('PROMISE-02 the ready time and the promised time of a pickup order are the same minute, at any second', () => {
  for (const seconds of [0, 1, 31, 59]) {
    const now = new Date(lunchTime.getTime() + seconds * 1_000)
    const order = makeOrder({
      promise,
      now,
      pickup: true,
      merchant: makeMerchant({ pickup: true }),
    })
    expect(order.arrival?.to).toBe(new Date(promisedAtOf(order) ?? 0).toISOString())
  }
})
