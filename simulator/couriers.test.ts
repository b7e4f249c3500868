// Tests of the simulated couriers: positions, chat replies and one whole round.
import type { Client } from '@tingkat/contract/client'
import type { PartnerOrder } from '@tingkat/contract/partner'
import { countryCodes } from '@tingkat/ordering/country/country'
import { distanceBetween } from '@tingkat/ordering/location/location'
import { messageMax, type ChatMessage } from '@tingkat/ordering/order/chat'
import { allowedMoves, type OrderState } from '@tingkat/ordering/order/order-states'
import { describe, expect, test } from 'vitest'
import { nextMove } from './next-move.ts'
import { playRound } from './partner.ts'
import { isReplyDue, replyTo } from './replies.ts'
import { nextPosition } from './courier-position.ts'

const start = new Date('2026-03-18T04:15:00Z')
const afterSeconds = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const pickup = { latitude: 1.3, longitude: 103.9 }
const dropOff = { latitude: 1.31, longitude: 103.92, address: 'A', noteToDriver: '' }

const orderIn = (orderState: OrderState, fields: Partial<PartnerOrder> = {}): PartnerOrder => ({
  orderID: 'sg-1',
  orderCode: 'ABC-DEF',
  merchantID: 'm',
  orderState,
  orderType: 'INTEGRATED',
  path: 'integrated',
  version: 4,
  stateSince: start.toISOString(),
  placedAt: start.toISOString(),
  allowedMoves: allowedMoves(orderState, 'integrated', 'courier'),
  items: [],
  comment: '',
  wishes: { cutlery: false, contactless: false },
  courier: { name: 'Siti', vehicle: 'e-bike', plate: 'SG 1' },
  cancellation: null,
  courierPosition: null,
  messageCount: 0,
  readyBy: null,
  promisedAt: null,
  scheduledTime: null,
  table: null,
  total: 0,
  currency: 'SGD',
  paidBy: 'cash',
  tipInMinor: null,
  toCollectInMinor: null,
  memberLines: null,
  allergyMark: false,
  bags: null,
  shelf: null,
  notCollectedFrom: null,
  hereSince: null,
  test: false,
  pickup,
  dropOff,
  ...fields,
})

describe('the courier position', () => {
  test.each([
    ['ORDER_IN_PREPARE', pickup],
    ['FOOD_COLLECTED', dropOff],
  ] as const)(
    'approaches the target in even steps in %s and arrives when the next move is due (ORD-12)',
    (state, target) => {
      let order = orderIn(state)
      const due = nextMove(order, 1)!.dueAt
      const distances: number[] = []
      for (let seconds = 3; distances.at(-1) !== 0 && seconds < 1_000; seconds += 3) {
        const position = nextPosition(order, afterSeconds(seconds), 1)!
        expect(position.at).toBe(afterSeconds(seconds).toISOString())
        order = { ...order, courierPosition: position }
        distances.push(distanceBetween(position, target))
      }
      const steps = distances.slice(1).map((metres, index) => distances[index]! - metres)
      expect(Date.parse(order.courierPosition!.at)).toBeGreaterThanOrEqual(due)
      expect(Date.parse(order.courierPosition!.at)).toBeLessThan(due + 3_000)
      expect(Math.min(...steps)).toBeGreaterThan(0)
      expect(Math.max(...steps)).toBeLessThan(60)
      expect(nextPosition(order, afterSeconds(2_000), 1)).toBeNull()
    },
  )

  test('continues from the last position when the order changes state (ORD-12)', () => {
    const last = { latitude: 1.301, longitude: 103.901, at: afterSeconds(100).toISOString() }
    const ready = orderIn('READY', {
      stateSince: afterSeconds(101).toISOString(),
      courierPosition: last,
    })
    const next = nextPosition(ready, afterSeconds(104), 1)!
    expect(distanceBetween(next, last)).toBeLessThan(20)
    expect(distanceBetween(next, pickup)).toBeLessThan(distanceBetween(last, pickup))
  })

  test('is null within two seconds, without a courier and without a drop-off (ORD-12)', () => {
    expect(
      nextPosition(
        orderIn('FOOD_COLLECTED', {
          courierPosition: { ...pickup, at: afterSeconds(9).toISOString() },
        }),
        afterSeconds(10),
        1,
      ),
    ).toBeNull()
    expect(nextPosition(orderIn('ALLOCATING', { courier: null }), afterSeconds(10), 1)).toBeNull()
    expect(
      nextPosition(orderIn('FOOD_COLLECTED', { dropOff: null }), afterSeconds(10), 1),
    ).toBeNull()
    expect(nextPosition(orderIn('DRIVER_AT_STORE'), afterSeconds(10), 1)).toMatchObject(pickup)
    expect(nextPosition(orderIn('DRIVER_ARRIVED'), afterSeconds(10), 1)).toMatchObject({
      latitude: dropOff.latitude,
      longitude: dropOff.longitude,
    })
  })
})

describe('the chat reply', () => {
  const message = (nth: number, from: 'eater' | 'courier'): ChatMessage => ({
    messageID: `m-${nth}`,
    nth,
    from,
    text: 'Hello',
    at: start.toISOString(),
  })

  test('answers the eater’s last message, but not the courier’s own (TRACK-24)', () => {
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
      isReplyDue(start.toISOString(), afterSeconds(7), 1),
      isReplyDue(start.toISOString(), afterSeconds(8), 1),
      isReplyDue(start.toISOString(), afterSeconds(1), 60),
    ]).toEqual([false, true, true])
  })

  test('a round sends a position, a move and a reply per order (TRACK-24 ORD-12)', async () => {
    const calls: string[] = []
    const order = orderIn('FOOD_COLLECTED', { messageCount: 3 })
    const recordCall =
      <T>(name: string, data: T) =>
      async () => {
        calls.push(name)
        return { ok: true as const, data }
      }
    const client = {
      listPartnerOrders: recordCall('list', { orders: [order], nextCursor: null }),
      moveOrder: recordCall('move', order),
      reportPosition: recordCall('position', null),
      readPartnerMessages: recordCall('read', { messages: [message(3, 'eater')], open: true }),
      sendPartnerMessage: recordCall('reply', message(4, 'courier')),
    } as unknown as Client
    const problems: unknown[] = []
    const play = (seconds: number) =>
      playRound(
        {
          client,
          country: 'sg',
          speed: 1,
          clock: () => afterSeconds(seconds),
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
