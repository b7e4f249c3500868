import { describe, expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { lunchTime, makeOrder, unwrap } from '../testing/fixtures.ts'
import { estimateArrival } from './arrival.ts'
import type { OrderMove } from './order-states.ts'
import { answerDeadlineOf } from './order-view.ts'
import { moveOrder, type Order } from './order.ts'
import { moveReadyBy, proposeMinutes, readyByMovesLeft, readyByOf } from './ready-by.ts'

const after = (minutes: number) => new Date(lunchTime.getTime() + minutes * 60_000)
const courier = { name: 'Siti', vehicle: 'motorcycle', plate: 'FBA 1234' }
const move = (order: Order, name: OrderMove, now: Date, food?: { readyBy: string }) => {
  const by = name === 'assign' ? 'courier' : 'merchant'
  const given = name === 'assign' ? courier : null
  return unwrap(moveOrder(order, { move: name, by, now, food, courier: given })).order
}
const acceptWith = (minutes: number) =>
  move(move(makeOrder(), 'receive', after(0)), 'accept', after(1), {
    readyBy: readyByOf(minutes, after(1)),
  })

describe('accepting with minutes', () => {
  test('proposes the preparation time rounded up to 5, between 5 and 120 (KITCH-08)', () => {
    expect([0, 3, 5, 11, 20, 118, 300].map(proposeMinutes)).toEqual([5, 5, 5, 15, 20, 120, 120])
  })

  test('sets readyBy to a whole minute, and the arrival follows it (KITCH-08)', () => {
    const [soon, late] = [acceptWith(20), acceptWith(80)]
    expect(soon.readyBy).toBe(after(21).toISOString())
    expect(readyByOf(20, new Date(lunchTime.getTime() + 1))).toBe(after(21).toISOString())
    const [first, second] = [soon, late].map((order) => estimateArrival(order, after(2)))
    const difference = Date.parse(second!.to) - Date.parse(first!.to)
    expect(difference).toBeGreaterThanOrEqual(60 * 60_000)
    expect(second!.cause).toBe('merchant_slow')
  })

  test('a repeated accept keeps the first readyBy (KITCH-08)', () => {
    const order = acceptWith(20)
    expect(move(order, 'accept', after(3), { readyBy: readyByOf(60, after(3)) })).toBe(order)
  })
})

describe('moving readyBy later', () => {
  const later = (order: Order, minutes = 10) =>
    moveReadyBy(order, { minutes, by: 'merchant', now: after(5) })

  test('adds minutes at most twice, without changing the state (KITCH-09)', () => {
    const order = move(acceptWith(20), 'assign', after(2))
    const once = unwrap(later(order))
    expect(once).toMatchObject({
      orderState: order.orderState,
      stateSince: order.stateSince,
      version: order.version + 1,
      readyBy: after(31).toISOString(),
    })
    expect(once.events.at(-1)).toMatchObject({ move: 'ready_by', by: 'merchant' })
    const twice = unwrap(later(once, 30))
    expect([twice.readyBy, readyByMovesLeft(twice)]).toEqual([after(61).toISOString(), 0])
    expect(later(twice)).toMatchObject({ refused: 'impossible_move' })
  })

  test('delays the arrival because of the merchant (KITCH-09)', () => {
    const order = acceptWith(40)
    const arrival = estimateArrival(unwrap(later(unwrap(later(order, 30)), 30)), after(5))
    expect(arrival?.cause).toBe('merchant_slow')
    expect(Date.parse(arrival!.to)).toBeGreaterThan(
      Date.parse(estimateArrival(order, after(5))!.to) + 50 * 60_000,
    )
  })

  test('is refused before accepting, after ready, and to others than the merchant (KITCH-09)', () => {
    const cooking = move(acceptWith(20), 'assign', after(2))
    const refused = [
      later(makeOrder()),
      later(move(move(makeOrder(), 'receive', after(0)), 'accept', after(1))),
      later(move(cooking, 'ready', after(4))),
      moveReadyBy(cooking, { minutes: 5, by: 'courier', now: after(5) }),
    ]
    for (const answer of refused)
      expect(isRefusal(answer) && answer.refused).toBe('impossible_move')
  })

  test('food promised for later does not time out before an hour after it (KITCH-08 KITCH-09)', () => {
    const deadlines = [20, 120].map((minutes) => {
      const order = move(acceptWith(minutes), 'assign', after(2))
      return answerDeadlineOf(order)
    })
    expect(deadlines).toEqual([after(92).toISOString(), after(181).toISOString()])
    const ready = move(move(acceptWith(120), 'assign', after(2)), 'ready', after(4))
    expect(answerDeadlineOf(ready)).toBe(after(64).toISOString())
  })

  test('a repeated last move stays a repetition after readyBy has moved (KITCH-09)', () => {
    const order = unwrap(later(move(acceptWith(20), 'assign', after(2))))
    expect(move(order, 'assign', after(6))).toBe(order)
  })
})
