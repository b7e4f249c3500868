// The simulator against a partner API made of plain data: it makes the moves that are due, in time, and never gives up.
import type { ClientProblem } from '@tingkat/contract/client'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { PartnerOrder } from '@tingkat/contract/partner'
import { countryCodes } from '@tingkat/ordering/country/country'
import {
  findTransition,
  isEnded,
  movesOf,
  type Actor,
  type Move,
  type OrderPath,
  type OrderState,
} from '@tingkat/ordering/order/order-states'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { delayOf } from './delays.ts'
import { nextMove } from './next-move.ts'
import { playRound } from './partner.ts'
import { riderOf } from './riders.ts'
import { startSimulator } from './simulator.ts'

type Stored = {
  orderID: string
  path: OrderPath
  orderState: OrderState
  stateSince: string
  version: number
}
const start = new Date('2026-03-18T04:15:00Z')
const toOrder = (
  { orderID, path, orderState, stateSince, version }: Stored,
  role: Actor,
): PartnerOrder => ({
  orderID,
  orderCode: 'ABC-DEF',
  merchantID: 'm',
  orderState,
  orderType: 'INTEGRATED',
  path,
  version,
  stateSince,
  placedAt: start.toISOString(),
  allowedMoves: movesOf(orderState, path, role),
  items: [],
  comment: '',
  wishes: { cutlery: false, contactless: false },
  courier: null,
  cancellation: null,
  courierPosition: null,
  messageCount: 0,
  pickup: { latitude: 1, longitude: 1 },
  dropOff: null,
})

/** A partner API over the same table of moves, behind a fetch. */
function fakeApi(orders: Stored[]) {
  const calls: { token: string; move?: Move; orderID?: string; at: number }[] = []
  const problem = (status: number, code: string) =>
    Response.json({ code, status, title: code, context: {} }, { status })
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const token = (init.headers as Record<string, string>)['authorization']!.replace('Bearer ', '')
    const role = token.startsWith('merchant') ? 'merchant' : 'courier'
    if (init.method === 'GET') {
      calls.push({ token, at: Date.now() })
      const open = token.endsWith('-sg')
        ? orders.filter(
            (order) =>
              !isEnded({ orderState: order.orderState, finalState: null }) &&
              (role === 'merchant' || order.path !== 'table'),
          )
        : []
      return Response.json({ orders: open.map((order) => toOrder(order, role)), nextCursor: null })
    }
    const { move } = JSON.parse(init.body as string) as { move: Move }
    const order = orders.find((one) =>
      url.endsWith(fillPath(paths.partnerMoves, { orderID: one.orderID })),
    )!
    calls.push({ token, move, orderID: order.orderID, at: Date.now() })
    const transition = findTransition(order.orderState, order.path, move, role)
    if (!transition) return problem(409, 'impossible_move')
    Object.assign(order, {
      orderState: transition.to,
      stateSince: new Date().toISOString(),
      version: order.version + 1,
    })
    return Response.json(toOrder(order, role))
  }
  return { fetch, calls }
}

const order = (orderID: string, path: OrderPath, orderState: OrderState = 'NEW'): Stored => ({
  orderID,
  path,
  orderState,
  stateSince: start.toISOString(),
  version: 1,
})
const tokens = countryCodes.map((country) => ({
  country,
  merchantToken: `merchant-${country}`,
  courierToken: `courier-${country}`,
}))
const warnings: unknown[] = []
const log = { warn: (fields: object) => void warnings.push(fields) }

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  warnings.length = 0
})
afterEach(() => void vi.useRealTimers())

describe('the simulator', () => {
  test('PROD-05 brings every kind of order from NEW to COMPLETED, speed times faster than life', async () => {
    const orders = [
      order('sg-1', 'integrated'),
      order('sg-2', 'concierge'),
      order('sg-3', 'table'),
      order('sg-4', 'integrated', 'SCHEDULED'),
    ]
    const { fetch, calls } = fakeApi(orders)
    const simulator = startSimulator({
      baseUrl: '',
      fetch,
      tokens,
      speed: 60,
      clock: () => new Date(),
      log,
    })
    await vi.advanceTimersByTimeAsync(60_000)
    await stopNow(simulator)
    expect(orders.map((one) => one.orderState)).toEqual([
      'COMPLETED',
      'COMPLETED',
      'COMPLETED',
      'SCHEDULED',
    ])
    expect(calls.filter((call) => call.orderID === 'sg-1').map((call) => call.move)).toEqual([
      'receive',
      'accept',
      'assign',
      'at_store',
      'ready',
      'collect',
      'arrive',
      'deliver',
    ])
    expect(
      calls.filter((call) => call.move && !['merchant-sg', 'courier-sg'].includes(call.token)),
    ).toEqual([])
    expect(warnings).toEqual([])
  })

  test('a new simulator goes on where the last one stopped', async () => {
    const orders = [order('sg-1', 'integrated')]
    const api = fakeApi(orders)
    const first = startSimulator({
      baseUrl: '',
      fetch: api.fetch,
      tokens,
      speed: 60,
      clock: () => new Date(),
      log,
    })
    await vi.advanceTimersByTimeAsync(6_000)
    await stopNow(first)
    const between = orders[0]!.orderState
    expect(['NEW', 'COMPLETED']).not.toContain(between)
    const calls = api.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(api.calls).toHaveLength(calls)
    const second = startSimulator({
      baseUrl: '',
      fetch: api.fetch,
      tokens,
      speed: 60,
      clock: () => new Date(),
      log,
    })
    await vi.advanceTimersByTimeAsync(60_000)
    await stopNow(second)
    expect(orders[0]?.orderState).toBe('COMPLETED')
  })

  test('asks seldom while nobody orders', async () => {
    const { fetch, calls } = fakeApi([])
    const simulator = startSimulator({
      baseUrl: '',
      fetch,
      tokens,
      speed: 20,
      clock: () => new Date(),
      log,
    })
    await vi.advanceTimersByTimeAsync(20_000)
    await stopNow(simulator)
    expect(calls.length).toBeLessThanOrEqual(tokens.length * 2 * 11)
  })

  test('a server that is away is told once, tried again, and found when it is back', async () => {
    const orders = [order('sg-1', 'table')]
    const api = fakeApi(orders)
    let away = true
    const simulator = startSimulator({
      baseUrl: '',
      tokens: tokens.filter((one) => one.country === 'sg'),
      speed: 60,
      clock: () => new Date(),
      log,
      fetch: async (url, init) => {
        if (away) throw new TypeError('fetch failed')
        return await api.fetch(url, init)
      },
    })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(warnings).toEqual([
      { country: 'sg', role: 'merchant', code: 'network_error' },
      { country: 'sg', role: 'courier', code: 'network_error' },
    ])
    away = false
    await vi.advanceTimersByTimeAsync(60_000)
    await stopNow(simulator)
    expect(orders[0]?.orderState).toBe('COMPLETED')
  })
})

test('a lost race is no problem; a refused token is', async () => {
  const heard: string[] = []
  const refuse = (code: ClientProblem['code'], status: number) => async () => ({
    ok: false as const,
    problem: { code, status, message: '', context: {} },
  })
  const listPartnerOrders = async () => ({
    ok: true as const,
    data: { orders: [toOrder(order('sg-1', 'integrated'), 'merchant')], nextCursor: null },
  })
  const silent = {
    tellPosition: refuse('not_found', 404),
    readPartnerMessages: refuse('not_found', 404),
    sendPartnerMessage: refuse('not_found', 404),
  }
  const partner = {
    country: 'sg' as const,
    speed: 20,
    clock: () => new Date(start.getTime() + 3_600_000),
    onProblem: ({ code }: ClientProblem) => void heard.push(code),
  }
  await playRound(
    {
      ...partner,
      client: { ...silent, listPartnerOrders, moveOrder: refuse('impossible_move', 409) },
    },
    () => false,
  )
  await playRound(
    { ...partner, client: { ...silent, listPartnerOrders, moveOrder: refuse('not_found', 404) } },
    () => false,
  )
  expect(heard).toEqual([])
  await playRound(
    {
      ...partner,
      client: { ...silent, listPartnerOrders, moveOrder: refuse('unauthenticated', 401) },
    },
    () => false,
  )
  expect(heard).toEqual(['unauthenticated'])
})

describe('its habits', () => {
  test('an order is moved when its own delay has passed, not before', () => {
    const one = toOrder(order('sg-1', 'integrated'), 'merchant')
    const due = nextMove(one, 20)!
    expect(due.move).toBe('receive')
    expect(due.dueAt - start.getTime()).toBeCloseTo((delayOf('sg-1', 'NEW', 'receive') / 20) * 1000)
    expect(nextMove({ ...one, allowedMoves: ['decline'] }, 20)).toBeNull()
  })

  test('delays lie within a fifth of the usual, and are the same each time', () => {
    const delays = Array.from({ length: 200 }, (_, place) =>
      delayOf(`sg-${place}`, 'FOOD_COLLECTED', 'arrive'),
    )
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(480 * 0.8)
    expect(Math.max(...delays)).toBeLessThanOrEqual(480 * 1.2)
    expect(new Set(delays).size).toBeGreaterThan(150)
    expect(delayOf('sg-7', 'NEW', 'receive')).toBe(delayOf('sg-7', 'NEW', 'receive'))
  })

  test('every country has riders with a name, a vehicle and a whole plate', () => {
    for (const country of countryCodes) {
      const riders = Array.from({ length: 50 }, (_, place) =>
        riderOf(country, `${country}-${place}`, 3),
      )
      expect(new Set(riders.map((rider) => rider.name)).size).toBeGreaterThan(2)
      for (const rider of riders) {
        expect(rider.plate).not.toContain('#')
        expect(rider).toEqual(
          expect.objectContaining({
            name: expect.stringMatching(/\S/),
            vehicle: expect.stringMatching(/\S/),
          }),
        )
      }
    }
  })
})

async function stopNow(simulator: { stop(): Promise<void> }): Promise<void> {
  const stopping = simulator.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  await stopping
}
