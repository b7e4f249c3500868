import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateArrival } from './arrival.ts'
import { arrivalCauses, type CourierPosition } from './order-shape.ts'
import { isEnded, allowedMoves, type OrderActor, type OrderMove } from './order-states.ts'
import { moveOrder, type Order } from './order.ts'
import {
  makeRequestItem,
  makeOrder,
  makeQuoteRequest,
  makeCounterMerchant,
  lunchTime,
  unwrap,
} from '../testing/fixtures.ts'

const courier = { name: 'Siti', vehicle: 'motorcycle', plate: 'FBA 1234' }
const later = (minutes: number) => new Date(lunchTime.getTime() + minutes * 60_000)
const window = {
  from: '2026-11-20T11:00:00.000Z',
  to: '2026-11-20T11:30:00.000Z',
  available: true,
  reason: '',
}

/**
 * Returns the order after the moves (changes of its state). `minutes` is the time of a move,
 * counted from placing the order.
 */
const moved = (
  order: Order,
  steps: readonly [minutes: number, by: OrderActor, move: OrderMove][],
): Order =>
  steps.reduce(
    (before, [minutes, by, move]) =>
      unwrap(
        moveOrder(before, {
          move,
          by,
          now: later(minutes),
          courier: move === 'assign' ? courier : null,
        }),
      ).order,
    order,
  )
const answered: [number, OrderActor, OrderMove][] = [
  [1, 'merchant', 'receive'],
  [2, 'merchant', 'accept'],
]
const riding: [number, OrderActor, OrderMove][] = [...answered, [3, 'courier', 'assign']]
/**
 * Returns the arrival as estimated `minutes` after placing the order: start and end of its range,
 * also in minutes after placing, and the cause that the eater reads.
 */
const at = (order: Order, minutes: number) => {
  const arrival = estimateArrival(order, later(minutes))
  const after = (instant: string) => (Date.parse(instant) - lunchTime.getTime()) / 60_000
  return arrival && [after(arrival.from), after(arrival.to), arrival.cause]
}
const seenAt = (
  order: Order,
  point: { latitude: number; longitude: number },
  minutes: number,
): Order => ({ ...order, courierPosition: { ...point, at: later(minutes).toISOString() } })

describe('estimated arrival and its cause', () => {
  // The ETA is 23 minutes: 15 of preparation, 8 of travel and handover.
  test('ORD-12 is a range around the ETA that narrows as the order progresses', () => {
    expect(at(makeOrder(), 0)).toEqual([18, 28, 'on_time'])
    expect(
      at(
        moved(makeOrder(), [
          ...riding,
          [15, 'merchant', 'ready'],
          [15, 'courier', 'at_store'],
          [16, 'courier', 'collect'],
        ]),
        16,
      ),
    ).toEqual([22, 26, 'on_time'])
  })

  test('ORD-12 each minute in which the merchant does not accept delays the arrival', () => {
    expect(at(makeOrder(), 4)).toEqual([22, 32, 'merchant_slow'])
    expect(at(moved(makeOrder(), riding), 40)?.[2]).toBe('merchant_slow')
  })

  test('ORD-12 the cause is finding_courier if no courier is assigned in time', () => {
    const waiting = { ...moved(makeOrder(), answered), stateSince: later(2).toISOString() }
    expect(at(waiting, 30)?.[2]).toBe('finding_courier')
    expect(at(waiting, 3)?.[2]).toBe('on_time')
  })

  test('ORD-12 the cause is new_courier while the courier is being replaced', () => {
    const reallocating = moved(makeOrder(), [...riding, [5, 'courier', 'unassign']])
    expect(at(reallocating, 5)?.[2]).toBe('new_courier')
    expect(at(moved(reallocating, [[8, 'courier', 'assign']]), 8)?.[2]).toBe('new_courier')
  })

  test('ORD-12 uses a recent courier position, and the ETA if the position is old', () => {
    const order = moved(makeOrder(), [...riding, [4, 'merchant', 'ready']])
    const far = {
      latitude: order.merchant.latlng.latitude + 0.2,
      longitude: order.merchant.latlng.longitude,
    }
    expect(at(seenAt(order, far, 5), 6)?.[2]).toBe('courier_far')
    expect(at(seenAt(order, far, 5), 9)?.[2]).toBe('on_time')
    const carrying = moved(order, [
      [10, 'courier', 'at_store'],
      [11, 'courier', 'collect'],
    ])
    const near = seenAt(carrying, carrying.deliveryAddress!, 15)
    expect(at(near, 15)).toEqual([17, 21, 'on_time'])
    expect(at(seenAt(carrying, far, 15), 15)?.[2]).toBe('courier_far')
  })

  test('ORD-12 the cause is courier_at_counter while the courier waits at a counter', () => {
    const stall = moved(makeOrder({ merchant: makeCounterMerchant() }), [
      [1, 'courier', 'search'],
      [2, 'courier', 'assign'],
      [8, 'courier', 'at_store'],
      [9, 'courier', 'order_at_counter'],
    ])
    expect(at(stall, 60)?.[2]).toBe('courier_at_counter')
  })

  test('ORD-12 is now when the courier has arrived', () => {
    const there = moved(makeOrder(), [
      ...riding,
      [10, 'merchant', 'ready'],
      [11, 'courier', 'at_store'],
      [12, 'courier', 'collect'],
      [20, 'courier', 'arrive'],
    ])
    expect(at(there, 20)).toEqual([20, 25, 'at_door'])
    expect(at(there, 28)).toEqual([20, 28, 'at_door'])
  })

  test('SCHED-01 ORD-12 a scheduled order arrives in its window, not earlier', () => {
    const order = makeOrder({
      request: makeQuoteRequest([makeRequestItem('kopi', 1)], { scheduledTime: window }),
    })
    expect(estimateArrival(order, later(10))).toEqual({
      from: window.from,
      to: window.to,
      cause: 'scheduled',
    })
    const released = moved(order, [
      [400, 'clock', 'release'],
      [401, 'merchant', 'receive'],
      [402, 'merchant', 'accept'],
    ])
    expect(estimateArrival(released, later(402))).toMatchObject({
      from: window.from,
      cause: 'scheduled',
    })
  })

  test('ORD-12 is null at a table and after the order has ended', () => {
    expect(
      at(
        makeOrder({
          dineInInfo: {
            tableID: 'T-7',
            merchants: { warung: { eaterCount: 2, tableNumber: '7' } },
          },
        }),
        0,
      ),
    ).toBeNull()
    expect(at(moved(makeOrder(), [[1, 'eater', 'cancel']]), 1)).toBeNull()
  })

  test('ORD-12 the range ends after it starts, is not in the past, and is deterministic', () => {
    const parties: OrderActor[] = ['merchant', 'courier', 'clock']
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(fc.tuple(fc.nat(2), fc.nat(5), fc.nat(40)), { maxLength: 14 }),
        fc.option(fc.tuple(fc.double({ min: 1.2, max: 1.5, noNaN: true }), fc.nat(90))),
        (counter, walk, seen) => {
          let order = makeOrder(counter ? { merchant: makeCounterMerchant() } : {})
          let minutes = 0
          for (const [party, choice, wait] of walk) {
            const by = parties[party]!
            const moves = allowedMoves(order.orderState, order.path, by)
            const move = moves[choice % Math.max(1, moves.length)]
            minutes += wait
            if (move)
              order = unwrap(moveOrder(order, { move, by, now: later(minutes), courier })).order
          }
          const position: CourierPosition | null = seen && {
            latitude: seen[0],
            longitude: 103.9,
            at: later(seen[1]).toISOString(),
          }
          const tracked = { ...order, courierPosition: position }
          const arrival = estimateArrival(tracked, later(minutes))
          expect(estimateArrival(tracked, later(minutes))).toEqual(arrival)
          expect(arrival === null).toBe(isEnded(order))
          if (!arrival) return
          expect(arrivalCauses).toContain(arrival.cause)
          expect(Date.parse(arrival.to)).toBeGreaterThanOrEqual(Date.parse(arrival.from))
          expect(Date.parse(arrival.to)).toBeGreaterThanOrEqual(later(minutes).getTime())
        },
      ),
    )
  })
})
