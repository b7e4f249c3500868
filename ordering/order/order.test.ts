import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cancelableStates,
  isCancelable,
  isEnded,
  orderMoves,
  orderActors,
  orderTransitions,
  type OrderActor,
  type OrderMove,
  type OrderState,
} from './order-states.ts'
import {
  moveOrder,
  describeOrder,
  orderPathOf,
  placeOrder,
  type Courier,
  type Order,
} from './order.ts'
import { isRefusal } from '../refusal.ts'
import {
  makeRequestItem,
  testLocation,
  makeMerchant,
  makeOrder,
  makePlacement,
  makeQuoteRequest,
  makeCounterMerchant,
  deepFreeze,
  lunchTime,
  unwrap,
} from '../testing/fixtures.ts'

const table = { tableID: 'T-7', merchants: { warung: { eaterCount: 2, tableNumber: '7' } } }
const dinner = {
  from: '2026-11-20T11:00:00.000Z',
  to: '2026-11-20T11:30:00.000Z',
  available: true,
  reason: '',
}
const assignedCourier: Courier = { name: 'Siti', vehicle: 'motorcycle', plate: 'FBA 1234' }
const later = (minutes: number) => new Date(lunchTime.getTime() + minutes * 60_000)

describe('placing an order', () => {
  test('ENT-24 ENT-25 ENT-26 an order for now is NEW with quote, merchant and first event', () => {
    const placement = deepFreeze(makePlacement({ comment: 'ring twice', sourceID: 'poster' }))
    const order = unwrap(placeOrder(placement))
    expect(order).toMatchObject({
      orderID: 'order-1',
      orderCode: 'KA-7',
      countryCode: 'sg',
      orderState: 'NEW',
      finalState: null,
      orderType: 'INTEGRATED',
      path: 'integrated',
      version: 1,
      cancelable: true,
      reason: null,
      courier: null,
      placedAt: lunchTime.toISOString(),
      stateSince: lunchTime.toISOString(),
      paymentTypeID: '',
      comment: 'ring twice',
      sourceID: 'poster',
      changes: [],
      scheduledTime: null,
      dineInInfo: null,
      deliveryAddress: testLocation,
    })
    expect(order.snapshotDetail.cartWithQuote).toBe(placement.quote)
    expect(order.snapshotDetail.cartWithQuote.breakdowns.map((line) => line.key)).toEqual([
      'subtotal',
      'delivery',
      'platform',
    ])
    expect(order.merchantCartWithQuoteList).toEqual(placement.quote.merchants)
    expect(order.promoCodes).toEqual(placement.quote.promoCodes)
    expect(order.merchant).toEqual({
      ID: 'warung',
      name: 'Katong Warung',
      latlng: makeMerchant().latlng,
      timeZone: 'Asia/Singapore',
    })
    expect(order.events).toEqual([
      {
        version: 1,
        orderState: 'NEW',
        finalState: null,
        move: 'place',
        by: 'eater',
        at: lunchTime.toISOString(),
        reason: null,
        courier: null,
      },
    ])
  })

  test('PROD-05 PROD-06 cutlery and contactless are opt-in; contactless not at a table', () => {
    expect(makeOrder().wishes).toEqual({ cutlery: false, contactless: false })
    expect(makeOrder({ wishes: { cutlery: true, contactless: true } }).wishes).toEqual({
      cutlery: true,
      contactless: true,
    })
    const seated = makeOrder({
      dineInInfo: { tableID: 'T-7', merchants: { warung: { eaterCount: 2, tableNumber: '7' } } },
      wishes: { cutlery: true, contactless: true },
    })
    expect(seated.wishes).toEqual({ cutlery: true, contactless: false })
  })

  test('ENT-24 the ETA is preparation plus travel plus handover', () => {
    // The promised time (`ETA`) consists of 15 minutes of preparation, 1.1 km at 20 km/h and 4
    // minutes of handover.
    expect(makeOrder().ETA).toBe(23)
  })

  test('SCHED-01 a scheduled order is SCHEDULED, with an ETA at the end of its window', () => {
    const order = makeOrder({
      request: makeQuoteRequest([makeRequestItem('kopi', 1)], { scheduledTime: dinner }),
    })
    expect(order).toMatchObject({
      orderState: 'SCHEDULED',
      cancelable: true,
      scheduledTime: dinner,
      ETA: 7.5 * 60,
    })
  })

  test('ENT-25 concierge and table orders have their own path', () => {
    expect(makeOrder({ merchant: makeCounterMerchant() })).toMatchObject({
      orderType: 'CONCIERGE',
      path: 'concierge',
    })
    expect(makeOrder({ dineInInfo: table })).toMatchObject({
      orderType: 'INTEGRATED',
      path: 'table',
    })
    expect(orderPathOf({ isIntegrated: false }, table)).toBe('table')
  })

  test('DINE-01 DINE-02 a table order has eaters and number, but no address and no ETA', () => {
    const order = makeOrder({ dineInInfo: table, location: testLocation })
    expect(order).toMatchObject({ dineInInfo: table, deliveryAddress: null, ETA: null })
  })

  test('QUOTE-05 refuses a total that differs from the total shown, and names both', () => {
    const placement = makePlacement()
    expect(placeOrder({ ...placement, shownTotalInMinor: 1_700 })).toEqual({
      refused: 'quote_changed',
      context: { shown: 1_700, fresh: 1_720, currency: 'SGD' },
    })
  })

  test.each([
    ['required_restaurant_params', { dineInInfo: { ...table, tableID: 'T-9' } }],
    [
      'slot_unavailable',
      {
        dineInInfo: table,
        request: makeQuoteRequest([makeRequestItem('kopi', 1)], { scheduledTime: dinner }),
      },
    ],
    ['too_far', { location: null }],
    ['address_incomplete', { location: { ...testLocation, address: 'Bedok', isAccurate: false } }],
    ['payment_not_offered', { paymentTypeID: 'GOLD' }],
    ['payment_not_offered', { paymentTypeID: 'CREDIT_BALANCE_INACTIVE' }],
    ['instructions_too_long', { comment: 'x'.repeat(131) }],
  ])('DINE-04 PAY-01 VALID-06 refuses with %s', (code, changes) => {
    const placement = makePlacement()
    expect(placeOrder({ ...placement, ...changes })).toMatchObject({ refused: code })
  })
})

test.each([
  ['Katong', true],
  ['Greater SINGAPORE', false],
  ['', true],
])(
  'THRO-03: city %j with Singapore as the only ordering city, throttled: %s',
  (city, throttled) => {
    const placement = makePlacement()
    const order = placeOrder({
      ...placement,
      country: { ...placement.country, orderingCities: ['Singapore'] },
      location: { ...testLocation, city },
    })
    expect(isRefusal(order) && order).toEqual(
      throttled && { refused: 'address_throttled', context: { country: 'sg' } },
    )
  },
)

test('THRO-03: a table order is never throttled', () => {
  const placement = makePlacement({ dineInInfo: table, location: null })
  expect(
    isRefusal(
      placeOrder({
        ...placement,
        country: { ...placement.country, orderingCities: ['Elsewhere'] },
      }),
    ),
  ).toBe(false)
})

/** Applies the moves in sequence, one minute apart. */
function applyMoves(order: Order, ...steps: [OrderMove, OrderActor][]): Order {
  return steps.reduce(
    (now, [move, by], index) =>
      deepFreeze(
        unwrap(
          moveOrder(now, {
            move,
            by,
            courier: move === 'assign' ? assignedCourier : null,
            now: later(index + 1),
          }),
        ).order,
      ),
    deepFreeze(order),
  )
}

const states = (order: Order) => order.events.map((event) => event.orderState)

describe('the three paths', () => {
  test('ORD-01 integrated: the food is ready before the courier arrives', () => {
    const order = applyMoves(
      makeOrder(),
      ['receive', 'merchant'],
      ['accept', 'merchant'],
      ['assign', 'courier'],
      ['ready', 'merchant'],
      ['at_store', 'courier'],
      ['collect', 'courier'],
      ['arrive', 'courier'],
      ['deliver', 'courier'],
    )
    expect(states(order)).toEqual([
      'NEW',
      'MAX_CONFIRMING',
      'ALLOCATING',
      'ORDER_IN_PREPARE',
      'READY',
      'DRIVER_AT_STORE',
      'FOOD_COLLECTED',
      'DRIVER_ARRIVED',
      'COMPLETED',
    ])
    expect(order).toMatchObject({
      orderState: 'COMPLETED',
      finalState: 'COMPLETED',
      version: 9,
      cancelable: false,
      courier: assignedCourier,
      stateSince: later(8).toISOString(),
    })
    expect(order.events.map((event) => event.version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('ORD-01 integrated: the courier arrives before the food is ready', () => {
    const order = applyMoves(
      makeOrder(),
      ['receive', 'merchant'],
      ['accept', 'merchant'],
      ['assign', 'courier'],
      ['at_store', 'courier'],
      ['ready', 'merchant'],
      ['collect', 'courier'],
    )
    expect(states(order).slice(4)).toEqual(['ORDER_EXECUTING', 'DRIVER_AT_STORE', 'FOOD_COLLECTED'])
  })

  test('ORD-01 concierge: the courier orders at the counter', () => {
    const order = applyMoves(
      makeOrder({ merchant: makeCounterMerchant() }),
      ['search', 'courier'],
      ['assign', 'courier'],
      ['at_store', 'courier'],
      ['order_at_counter', 'courier'],
      ['collect', 'courier'],
      ['arrive', 'courier'],
      ['time_out', 'clock'],
    )
    expect(states(order)).toEqual([
      'NEW',
      'ALLOCATING',
      'PICKING_UP',
      'DRIVER_AT_STORE',
      'ORDER_PLACED_ON_MERCHANT',
      'FOOD_COLLECTED',
      'DRIVER_ARRIVED',
      'COMPLETED',
    ])
  })

  test('ORD-01 DINE-01 table: the merchant serves', () => {
    const order = applyMoves(
      makeOrder({ dineInInfo: table }),
      ['receive', 'merchant'],
      ['accept', 'merchant'],
      ['ready', 'merchant'],
      ['serve', 'merchant'],
    )
    expect(states(order)).toEqual([
      'NEW',
      'MAX_CONFIRMING',
      'ORDER_IN_PREPARE',
      'READY',
      'COMPLETED',
    ])
  })

  test('SCHED-01 the clock releases a scheduled order', () => {
    const order = makeOrder({
      request: makeQuoteRequest([makeRequestItem('kopi', 1)], { scheduledTime: dinner }),
    })
    expect(states(applyMoves(order, ['release', 'clock'], ['receive', 'merchant']))).toEqual([
      'SCHEDULED',
      'NEW',
      'MAX_CONFIRMING',
    ])
  })
})

describe('failures', () => {
  const preparing = applyMoves(
    makeOrder(),
    ['receive', 'merchant'],
    ['accept', 'merchant'],
    ['assign', 'courier'],
  )

  test('ORD-06 ORD-10 a decline fails with its reason', () => {
    expect(applyMoves(makeOrder(), ['decline', 'merchant'])).toMatchObject({
      orderState: 'FAILED',
      finalState: 'FAILED',
      reason: 'MAX_DECLINE',
      cancelable: false,
    })
    expect(applyMoves(makeOrder(), ['time_out', 'clock']).reason).toBe('MAX_IGNORE')
  })

  test('ORD-04 an unassigned courier is removed, and the order is REALLOCATING', () => {
    const searching = applyMoves(preparing, ['unassign', 'courier'])
    expect(searching).toMatchObject({ orderState: 'REALLOCATING', courier: null, cancelable: true })
    expect(applyMoves(searching, ['assign', 'courier'])).toMatchObject({
      orderState: 'REALLOCATED',
      courier: assignedCourier,
      cancelable: true,
    })
    expect(applyMoves(searching, ['time_out', 'clock'])).toMatchObject({
      orderState: 'FAILED',
      reason: 'REALLOCATION_FAILED',
    })
  })

  test('ORD-01 a ready move during reallocation does not extend the time-out', () => {
    const searching = applyMoves(preparing, ['unassign', 'courier'])
    const { order } = unwrap(
      moveOrder(searching, { move: 'ready', by: 'merchant', now: later(30) }),
    )
    expect(order).toMatchObject({
      orderState: 'REALLOCATING',
      version: searching.version + 1,
      stateSince: searching.stateSince,
    })
  })

  test('ORD-11 ENT-26 the eater can cancel at first, and is refused not_cancelable later', () => {
    expect(isCancelable(makeOrder())).toBe(true)
    expect(applyMoves(makeOrder(), ['cancel', 'eater'])).toMatchObject({
      orderState: 'CANCELLED_PASSENGER',
      finalState: 'CANCELLED_PASSENGER',
    })
    expect(isCancelable(preparing)).toBe(false)
    expect(moveOrder(preparing, { move: 'cancel', by: 'eater', now: lunchTime })).toEqual({
      refused: 'not_cancelable',
      context: { orderState: 'ORDER_IN_PREPARE' },
    })
    expect(applyMoves(preparing, ['cancel', 'operator']).orderState).toBe('CANCELLED_OPERATOR')
  })

  test('ORD-01 refuses an impossible move with state and move', () => {
    expect(moveOrder(makeOrder(), { move: 'deliver', by: 'courier', now: lunchTime })).toEqual({
      refused: 'impossible_move',
      context: { orderState: 'NEW', move: 'deliver', by: 'courier', version: 1 },
    })
    expect(
      moveOrder(makeOrder(), { move: 'receive', by: 'courier', now: lunchTime }),
    ).toMatchObject({
      refused: 'impossible_move',
    })
  })

  test('ORD-01 repeating the last move is a no-op', () => {
    const again = unwrap(
      moveOrder(preparing, {
        move: 'assign',
        by: 'courier',
        courier: assignedCourier,
        now: later(60),
      }),
    )
    expect(again.order).toBe(preparing)
    expect(again.transition).toBeNull()
    const cancelled = applyMoves(makeOrder(), ['cancel', 'eater'])
    expect(
      unwrap(moveOrder(cancelled, { move: 'cancel', by: 'eater', now: later(60) })).order,
    ).toBe(cancelled)
  })

  test('ORD-01 refuses a second assign for a different courier', () => {
    expect(
      moveOrder(preparing, {
        move: 'assign',
        by: 'courier',
        courier: { ...assignedCourier, plate: 'FBB 9' },
        now: later(60),
      }),
    ).toMatchObject({ refused: 'impossible_move' })
  })

  test('ORD-01 refuses a time-out for an older version; accepts two in sequence', () => {
    const picking = applyMoves(
      makeOrder({ merchant: makeCounterMerchant() }),
      ['search', 'courier'],
      ['assign', 'courier'],
    )
    const first = unwrap(
      moveOrder(picking, {
        move: 'time_out',
        by: 'clock',
        now: later(40),
        version: picking.version,
      }),
    ).order
    expect(first.orderState).toBe('REALLOCATING')
    expect(
      moveOrder(first, { move: 'time_out', by: 'clock', now: later(40), version: picking.version }),
    ).toMatchObject({ refused: 'impossible_move' })
    expect(
      unwrap(
        moveOrder(first, { move: 'time_out', by: 'clock', now: later(60), version: first.version }),
      ).order.orderState,
    ).toBe('FAILED')
  })
})

describe('random sequences of moves', () => {
  const start = fc.constantFrom<() => Order>(
    () => makeOrder(),
    () => makeOrder({ merchant: makeCounterMerchant() }),
    () => makeOrder({ dineInInfo: table }),
  )
  const step = fc.record({
    move: fc.constantFrom(...orderMoves),
    by: fc.constantFrom(...orderActors),
  })
  const likely = fc.constantFrom(...orderTransitions.map(({ move, by }) => ({ move, by })))

  test('ORD-01 ORD-03 ORD-11 ENT-26 keep version, events and final state consistent', () => {
    fc.assert(
      fc.property(
        start,
        fc.array(fc.oneof(step, { arbitrary: likely, weight: 5 }), { maxLength: 60 }),
        (place, steps) => {
          let order = deepFreeze(place())
          for (const { move, by } of steps) {
            const before = order
            const answer = moveOrder(order, {
              move,
              by,
              courier: assignedCourier,
              now: later(order.version),
            })
            if (isRefusal(answer)) continue
            order = deepFreeze(answer.order)
            const grown = answer.transition ? 1 : 0
            expect(order.version).toBe(before.version + grown)
            expect(order.events).toHaveLength(order.version)
            expect(order.events.slice(0, before.version)).toEqual(before.events)
            expect(grown === 1 && isEnded(before)).toBe(false)
            expect(order.finalState).toBe(
              isEnded({ orderState: order.orderState, finalState: null }) ? order.orderState : null,
            )
            expect(order.cancelable).toBe(
              (cancelableStates as readonly OrderState[]).includes(order.orderState),
            )
            expect(order.reason === null).toBe(order.orderState !== 'FAILED')
            expect(order.events.at(-1)?.orderState).toBe(order.orderState)
          }
        },
      ),
      { numRuns: 200 },
    )
  })
})

test('ENT-23 describeOrder lists quantities and names', () =>
  expect(describeOrder(makeOrder())).toBe('2\u00a0×\u00a0Laksa, 1\u00a0×\u00a0Kopi'))
