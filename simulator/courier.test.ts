// The couriers of the simulator: they ride straight on, arrive when they say so, and answer whoever writes to them.
import type { Client } from '@tingkat/contract/client'
import type { PartnerOrder } from '@tingkat/contract/partner'
import { countryCodes } from '@tingkat/ordering/country/country'
import { distanceBetween } from '@tingkat/ordering/location/location'
import { messageMax, type ChatMessage } from '@tingkat/ordering/order/chat'
import { movesOf, type OrderState } from '@tingkat/ordering/order/order-states'
import { describe, expect, test } from 'vitest'
import { nextMove } from './next-move.ts'
import { playRound } from './partner.ts'
import { isReplyDue, replyTo } from './replies.ts'
import { nextPosition } from './way.ts'

const start = new Date('2026-03-18T04:15:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const pickup = { latitude: 1.3, longitude: 103.9 }
const dropOff = { latitude: 1.31, longitude: 103.92, address: 'A', noteToDriver: '' }

const orderAt = (orderState: OrderState, more: Partial<PartnerOrder> = {}): PartnerOrder => ({
  orderID: 'sg-1',
  orderCode: 'ABC-DEF',
  merchantID: 'm',
  orderState,
  orderType: 'INTEGRATED',
  path: 'integrated',
  version: 4,
  stateSince: start.toISOString(),
  placedAt: start.toISOString(),
  allowedMoves: movesOf(orderState, 'integrated', 'courier'),
  items: [],
  comment: '',
  wishes: { cutlery: false, contactless: false },
  courier: { name: 'Siti', vehicle: 'e-bike', plate: 'SG 1' },
  cancellation: null,
  courierPosition: null,
  messageCount: 0,
  pickup,
  dropOff,
  ...more,
})

describe('the way', () => {
  test.each([
    ['ORDER_IN_PREPARE', pickup],
    ['FOOD_COLLECTED', dropOff],
  ] as const)(
    'ORD-12 in %s straight on: nearer each time, in even steps, and there when the ride is due to end',
    (state, target) => {
      let order = orderAt(state)
      const due = nextMove(order, 1)!.dueAt
      const left: number[] = []
      for (let seconds = 3; left.at(-1) !== 0 && seconds < 1_000; seconds += 3) {
        const position = nextPosition(order, later(seconds), 1)!
        expect(position.at).toBe(later(seconds).toISOString())
        order = { ...order, courierPosition: position }
        left.push(distanceBetween(position, target))
      }
      const steps = left.slice(1).map((metres, place) => left[place]! - metres)
      expect(Date.parse(order.courierPosition!.at)).toBeGreaterThanOrEqual(due)
      expect(Date.parse(order.courierPosition!.at)).toBeLessThan(due + 3_000)
      expect(Math.min(...steps)).toBeGreaterThan(0)
      expect(Math.max(...steps)).toBeLessThan(60)
      expect(nextPosition(order, later(2_000), 1)).toBeNull()
    },
  )

  test('ORD-12 a change of state on the way makes no leap back', () => {
    const there = { latitude: 1.301, longitude: 103.901, at: later(100).toISOString() }
    const ready = orderAt('READY', { stateSince: later(101).toISOString(), courierPosition: there })
    const next = nextPosition(ready, later(104), 1)!
    expect(distanceBetween(next, there)).toBeLessThan(20)
    expect(distanceBetween(next, pickup)).toBeLessThan(distanceBetween(there, pickup))
  })

  test('ORD-12 at most every two seconds, and nowhere without a courier or for the kitchen', () => {
    expect(
      nextPosition(
        orderAt('FOOD_COLLECTED', { courierPosition: { ...pickup, at: later(9).toISOString() } }),
        later(10),
        1,
      ),
    ).toBeNull()
    expect(nextPosition(orderAt('ALLOCATING', { courier: null }), later(10), 1)).toBeNull()
    expect(nextPosition(orderAt('FOOD_COLLECTED', { dropOff: null }), later(10), 1)).toBeNull()
    expect(nextPosition(orderAt('DRIVER_AT_STORE'), later(10), 1)).toMatchObject(pickup)
    expect(nextPosition(orderAt('DRIVER_ARRIVED'), later(10), 1)).toMatchObject({
      latitude: dropOff.latitude,
      longitude: dropOff.longitude,
    })
  })
})

describe('the answers', () => {
  const message = (nth: number, from: 'eater' | 'courier'): ChatMessage => ({
    messageID: `m-${nth}`,
    nth,
    from,
    text: 'Hello',
    at: start.toISOString(),
  })

  test('TRACK-24 the eater’s last word is answered, always the same way; the courier’s own is not', () => {
    for (const country of countryCodes) {
      const reply = replyTo('sg-1', country, { messages: [message(1, 'eater')], open: true })!
      expect(reply).toEqual(
        replyTo('sg-1', country, { messages: [message(1, 'eater')], open: true }),
      )
      expect([
        reply.messageID.length >= 8,
        reply.messageID.length <= 100,
        Array.from(reply.text).length <= messageMax,
      ]).toEqual([true, true, true])
    }
    expect(
      replyTo('sg-1', 'sg', { messages: [message(1, 'eater'), message(2, 'courier')], open: true }),
    ).toBeNull()
    expect(replyTo('sg-1', 'sg', { messages: [message(1, 'eater')], open: false })).toBeNull()
    expect(replyTo('sg-1', 'sg', { messages: [], open: true })).toBeNull()
    expect([
      isReplyDue(start.toISOString(), later(7), 1),
      isReplyDue(start.toISOString(), later(8), 1),
      isReplyDue(start.toISOString(), later(1), 60),
    ]).toEqual([false, true, true])
  })

  test('TRACK-24 ORD-12 a round rides, moves and answers, once each', async () => {
    const calls: string[] = []
    const order = orderAt('FOOD_COLLECTED', { messageCount: 3 })
    const done =
      <T>(what: string, data: T) =>
      async () => {
        calls.push(what)
        return { ok: true as const, data }
      }
    const client = {
      listPartnerOrders: done('list', { orders: [order], nextCursor: null }),
      moveOrder: done('move', order),
      tellPosition: done('position', null),
      readPartnerMessages: done('read', { messages: [message(3, 'eater')], open: true }),
      sendPartnerMessage: done('reply', message(4, 'courier')),
    } as unknown as Client
    const problems: unknown[] = []
    const play = (seconds: number) =>
      playRound(
        {
          client,
          country: 'sg',
          speed: 1,
          clock: () => later(seconds),
          onProblem: (problem) => problems.push(problem),
        },
        () => false,
      )
    await play(5)
    expect(calls.splice(0).toSorted()).toEqual(['list', 'position', 'read'])
    await play(900)
    expect(calls.splice(0).toSorted()).toEqual(['list', 'move', 'position', 'read', 'reply'])
    expect(problems).toEqual([])
  })
})
