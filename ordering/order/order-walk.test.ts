// Tests every transition of the order's state table on orders that start as new ones.
import { describe, expect, test } from 'vitest'
import { changeItems } from './changes.ts'
import { cancelReasons, eaterCancelReasons, partnerCancelReasons } from './reasons.ts'
import {
  allowedMoves,
  changeableStates,
  failureReasons,
  isEnded,
  orderStates,
  timeoutSecondsOf,
  orderTransitions,
  type FailureReason,
  type OrderState,
} from './order-states.ts'
import { isFoodReady, laneOf } from '../kitchen/lanes.ts'
import { failUnpaidOrder, paymentFailures } from '../payment/order-payment.ts'
import { answerDeadlineOf, emptyOrderExtras, toOrderView } from './order-view.ts'
import { moveOrder, type Order } from './order.ts'
import type { MoneyState } from './order-shape.ts'
import {
  makeRequestItem,
  makeMerchant,
  makeOrder,
  makeQuoteRequest,
  makeCounterMerchant,
  lunchTime,
  unwrap,
} from '../testing/fixtures.ts'

const courier = { name: 'Siti', vehicle: 'motorcycle', plate: 'FBA 1234' }
const window = {
  from: '2026-11-20T11:00:00.000Z',
  to: '2026-11-20T11:30:00.000Z',
  available: true,
  reason: '',
}
const table = { tableID: 'T-7', merchants: { warung: { eaterCount: 2, tableNumber: '7' } } }

const pickupMerchant = makeMerchant({ pickup: true })

const starts: Order[] = [
  makeOrder(),
  makeOrder({ merchant: makeCounterMerchant() }),
  makeOrder({ dineInInfo: table }),
  makeOrder({ merchant: pickupMerchant, pickup: true }),
  makeOrder({
    merchant: pickupMerchant,
    pickup: true,
    request: makeQuoteRequest([makeRequestItem('kopi', 1)], { scheduledTime: window }),
  }),
  makeOrder({ request: makeQuoteRequest([makeRequestItem('kopi', 1)], { scheduledTime: window }) }),
  makeOrder({
    merchant: makeCounterMerchant(),
    request: makeQuoteRequest([makeRequestItem('kopi', 1)], { scheduledTime: window }, 'stall'),
  }),
]

/** Returns one order for each reachable path and state, and all transitions that were applied. */
function walk() {
  const reached = new Map<string, Order>()
  const applied: { before: Order; after: Order; move: string; by: string }[] = []
  const queue = [...starts]
  for (const before of queue) {
    const time = before.scheduledTime ? 'scheduled' : 'now'
    const place = `${before.path} ${before.orderState} ${time} ${isFoodReady(before)}`
    if (reached.has(place)) continue
    reached.set(place, before)
    const now = new Date(Date.parse(before.stateSince) + 60_000)
    for (const step of orderTransitions.filter(
      (transition) => transition.from === before.orderState && transition.on.includes(before.path),
    )) {
      const last = before.events.at(-1)
      // Repeating a move is idempotent and makes no transition.
      if (step.by !== 'clock' && last?.move === step.move && last.by === step.by) continue
      if (step.when === 'food_ready' && !isFoodReady(before)) continue
      const { order: after } = unwrap(
        moveOrder(before, {
          move: step.move,
          by: step.by,
          now,
          courier: step.move === 'assign' ? courier : null,
          cancellation: step.move === 'cancel' ? { reason: 'other', comment: '' } : undefined,
        }),
      )
      applied.push({ before, after, move: step.move, by: step.by })
      queue.push(after)
    }
    const lines = before.merchantCartWithQuoteList.flatMap((merchant) => merchant.items)
    const by = before.path === 'concierge' ? 'courier' : 'merchant'
    const emptied = changeItems(before, {
      changeID: 'delete-all',
      version: before.version,
      by,
      now,
      changes: lines.flatMap((line, index) =>
        line.isFreeItem ? [] : [{ type: 'DELETED' as const, index, itemID: line.ID }],
      ),
    })
    if ('refused' in emptied) continue
    applied.push({ before, after: emptied.order, move: 'change', by })
    queue.push(emptied.order)
  }
  return { reached, applied }
}

const { reached, applied } = walk()
const reachedOrders = [...reached.values()]

describe('all transitions', () => {
  test('ORD-01 ORD-02 every state of the specification is reachable', () => {
    expect(
      orderStates.filter((state) => !reachedOrders.some((order) => order.orderState === state)),
    ).toEqual([])
  })

  test('ORD-02 each CANCELLED state has its own actors', () => {
    const parties = (state: OrderState) =>
      [
        ...new Set(
          applied
            .filter(({ after }) => after.orderState === state)
            .map(({ by, move }) => `${by} ${move}`),
        ),
      ].toSorted()
    expect(
      Object.fromEntries(
        orderStates
          .filter((state) => state.startsWith('CANCELLED'))
          .map((state) => [state, parties(state)]),
      ),
    ).toEqual({
      CANCELLED: ['courier change', 'merchant change'],
      CANCELLED_PASSENGER: ['eater cancel'],
      CANCELLED_DRIVER: ['courier cancel'],
      CANCELLED_OPERATOR: ['operator cancel'],
      CANCELLED_MAX: ['merchant cancel'],
      CANCELLED_MEX: ['courier turned_away', 'merchant cancel'],
      CANCELLED_PARTNER: ['courier cancel'],
      CANCELLED_CHATBOT: ['chatbot cancel'],
    })
  })

  test('ORD-02 the target state of a courier’s cancellation depends on the present state', () => {
    const byCourier = (from: OrderState) =>
      applied
        .filter(
          ({ before, by, move }) =>
            by === 'courier' &&
            before.orderState === from &&
            (move === 'cancel' || move === 'unassign'),
        )
        .map(({ after }) => after.orderState)
    expect([
      ...new Set(byCourier('FOOD_COLLECTED')),
      ...new Set(byCourier('DRIVER_ARRIVED')),
    ]).toEqual(['CANCELLED_DRIVER', 'CANCELLED_DRIVER'])
    expect([...new Set(byCourier('ALLOCATING'))]).toEqual(['CANCELLED_PARTNER'])
    for (const state of [
      'ORDER_IN_PREPARE',
      'ORDER_EXECUTING',
      'READY',
      'PICKING_UP',
      'DRIVER_AT_STORE',
      'REALLOCATED',
    ] as const)
      expect([...new Set(byCourier(state))], state).toEqual(['REALLOCATING'])
  })

  test('ORD-06 every open order has a deadline and a time-out; ended orders have none', () => {
    for (const order of reachedOrders) {
      const waits = applied.filter(({ before, by }) => before === order && by === 'clock')
      const view = toOrderView(order, emptyOrderExtras, lunchTime)
      const seconds = timeoutSecondsOf(order.orderState, order.path)
      expect(waits, order.orderState).toHaveLength(isEnded(order) ? 0 : 1)
      expect(view.answerBy, order.orderState).toBe(
        seconds === null
          ? null
          : new Date(Date.parse(order.stateSince) + seconds * 1000).toISOString(),
      )
      expect(answerDeadlineOf(order) === null, order.orderState).toBe(
        isEnded(order) || order.orderState === 'SCHEDULED',
      )
    }
  })

  test('PICK-02 PICK-03 a pickup order needs no courier and ends collected or not collected', () => {
    const steps = applied.filter(({ before }) => before.path === 'pickup')
    expect(new Set(steps.map(({ by }) => by))).not.toContain('courier')
    expect(steps.every(({ after }) => after.courier === null)).toBe(true)
    const fromReady = steps
      .filter(({ before }) => before.orderState === 'READY')
      .map(({ by, move, after }) => `${by} ${move} ${after.orderState} ${after.reason}`)
    expect(new Set(fromReady)).toEqual(
      new Set([
        'merchant hand_over COMPLETED null',
        'merchant not_collected FAILED NOT_COLLECTED',
        'clock time_out FAILED NOT_COLLECTED',
        'merchant cancel CANCELLED_MAX null',
        'merchant change CANCELLED null',
        'chatbot cancel CANCELLED_CHATBOT null',
        'operator cancel CANCELLED_OPERATOR null',
      ]),
    )
  })

  test('PICK-03 a pickup order that is ready waits two hours, an order at a table one', () => {
    const seconds = (path: Order['path']) => {
      const ready = reachedOrders.find(
        (order) => order.path === path && order.orderState === 'READY',
      )
      return (
        ready && (Date.parse(answerDeadlineOf(ready) ?? '') - Date.parse(ready.stateSince)) / 1000
      )
    }
    expect([seconds('pickup'), seconds('table')]).toEqual([7_200, 3_600])
  })

  test('food that is ready before a courier is found stays ready after the assignment (KITCH-03)', () => {
    const from = (order: Order) =>
      order.path === 'integrated' && order.orderState === 'ALLOCATING' && isFoodReady(order)
    const assigned = applied.filter(({ before, move }) => from(before) && move === 'assign')
    expect(assigned.length).toBeGreaterThan(0)
    for (const { after } of assigned) expect(after.orderState).toBe('READY')
    const marked = applied.filter(
      ({ before, move }) => before.orderState === 'ALLOCATING' && move === 'ready',
    )
    expect(marked.map(({ before, after }) => [laneOf(before), laneOf(after)])).toContainEqual([
      'cooking',
      'ready',
    ])
    for (const { before, after } of marked)
      expect([after.orderState, after.stateSince]).toEqual(['ALLOCATING', before.stateSince])
  })

  test('the merchant hands over, and the order counts as collected (KITCH-14)', () => {
    const handed = applied.filter(
      ({ before, move }) => before.orderState === 'DRIVER_AT_STORE' && move === 'hand_over',
    )
    expect(handed.length).toBeGreaterThan(0)
    for (const { after, before } of handed) {
      expect(after.orderState).toBe('FOOD_COLLECTED')
      expect(after.courier).toEqual(before.courier)
      expect(after.events.at(-1)).toMatchObject({ move: 'hand_over', by: 'merchant' })
    }
    expect(allowedMoves('FOOD_COLLECTED', 'integrated', 'courier')).toContain('arrive')
  })

  test('ORD-06 every failure reason is used by a transition or a payment', () => {
    const usedReasons = new Set<FailureReason | null>([
      ...applied.map(({ after }) => after.reason),
      ...paymentFailures.map((reason) => failUnpaidOrder(makeOrder(), reason, lunchTime).reason),
    ])
    expect(failureReasons.filter((reason) => !usedReasons.has(reason))).toEqual([])
  })

  test('ORD-12 the view has the right money state, arrival and position in every state', () => {
    for (const order of reachedOrders) {
      const view = toOrderView(
        { ...order, courierPosition: null },
        {
          ...emptyOrderExtras,
          courierPosition: { latitude: 1.3, longitude: 103.9, at: order.stateSince },
        },
        new Date(order.stateSince),
      )
      const stateOf = (completed: MoneyState, open: MoneyState): MoneyState => {
        if (order.orderState === 'COMPLETED') return completed
        return isEnded(order) ? 'released' : open
      }
      expect(view.money.state, order.orderState).toBe(stateOf('collected', 'due'))
      expect(
        toOrderView({ ...order, paymentTypeID: 'VISA' }, emptyOrderExtras, lunchTime).money.state,
      ).toBe(stateOf('captured', 'held'))
      const hasNoArrival =
        order.path === 'table' || (order.path === 'pickup' && order.orderState === 'READY')
      expect(view.arrival === null, order.orderState).toBe(isEnded(order) || hasNoArrival)
      expect(view.courierPosition === null, order.orderState).toBe(
        isEnded(order) || order.courier === null,
      )
    }
  })

  test('ORD-07 changeable states are open states before collection', () => {
    expect(
      changeableStates.filter((state) => isEnded({ orderState: state, finalState: null })),
    ).toEqual([])
    expect(changeableStates).not.toContain('FOOD_COLLECTED')
  })

  test('ORD-11 a cancellation reason is stored with its event', () => {
    const cancelled = applied.filter(({ move }) => move === 'cancel')
    expect(cancelled.length).toBeGreaterThan(20)
    for (const { after } of cancelled)
      expect(after.events.at(-1)?.cancellation).toEqual({ reason: 'other', comment: '' })
    expect(cancelReasons).toEqual([...new Set([...eaterCancelReasons, ...partnerCancelReasons])])
  })
})
