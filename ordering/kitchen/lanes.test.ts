import { describe, expect, test } from 'vitest'
import { moveOrder, type Order } from '../order/order.ts'
import { isEnded, orderStates, orderTransitions, type OrderMove } from '../order/order-states.ts'
import {
  lunchTime,
  makeOrder,
  makeQuoteRequest,
  makeRequestItem,
  unwrap,
} from '../testing/fixtures.ts'
import { boardLanes, laneOf } from './lanes.ts'

const courier = { name: 'Siti', vehicle: 'motorcycle', plate: 'FBA 1234' }
const window = {
  from: '2026-11-20T11:00:00.000Z',
  to: '2026-11-20T11:30:00.000Z',
  available: true,
  reason: '',
}
const dineInInfo = { tableID: 'T-7', merchants: { warung: { eaterCount: 2, tableNumber: '7' } } }

const move = (order: Order, name: OrderMove): Order => {
  const by = orderTransitions.find(
    (step) => step.move === name && step.from === order.orderState,
  )?.by
  if (!by) throw new Error(`${name} is impossible in ${order.orderState}`)
  const given = name === 'assign' ? courier : null
  return unwrap(moveOrder(order, { move: name, by, courier: given, now: lunchTime })).order
}
const lanesAlong = (order: Order, moves: readonly OrderMove[]) => {
  let current = order
  return [laneOf(current)].concat(
    moves.map((name) => {
      current = move(current, name)
      return laneOf(current)
    }),
  )
}

describe('lanes', () => {
  test('a delivered order goes through New, Cooking and Ready until it is collected (KITCH-02)', () => {
    expect(
      lanesAlong(makeOrder(), ['receive', 'accept', 'assign', 'ready', 'at_store', 'collect']),
    ).toEqual(['new', 'new', 'cooking', 'cooking', 'ready', 'ready', 'past'])
  })

  test('an order whose courier waits is Cooking until the food is ready (KITCH-02)', () => {
    expect(
      lanesAlong(makeOrder(), ['receive', 'accept', 'assign', 'at_store', 'ready']).slice(-2),
    ).toEqual(['cooking', 'ready'])
  })

  test('food stays Ready while another courier is searched for (KITCH-02)', () => {
    expect(
      lanesAlong(makeOrder(), ['receive', 'accept', 'assign', 'ready', 'unassign', 'assign']),
    ).toEqual(['new', 'new', 'cooking', 'cooking', 'ready', 'ready', 'ready'])
  })

  test('a table order is past after serving, a scheduled one Later until its release (KITCH-02 KITCH-25)', () => {
    expect(lanesAlong(makeOrder({ dineInInfo }), ['receive', 'accept', 'ready', 'serve'])).toEqual([
      'new',
      'new',
      'cooking',
      'ready',
      'past',
    ])
    const request = makeQuoteRequest([makeRequestItem('kopi', 1)], { scheduledTime: window })
    expect(lanesAlong(makeOrder({ request }), ['release'])).toEqual(['later', 'new'])
  })

  test('every state has exactly one lane, and the ended ones are past (KITCH-02)', () => {
    for (const orderState of orderStates) {
      const order = { ...makeOrder(), orderState }
      expect(boardLanes).toContain(laneOf(order))
    }
    const ended = orderStates.map((orderState) => ({ ...makeOrder(), orderState })).filter(isEnded)
    expect(new Set(ended.map(laneOf))).toEqual(new Set(['past']))
    expect(laneOf({ ...makeOrder(), finalState: 'CANCELLED_MAX' })).toBe('past')
  })
})
