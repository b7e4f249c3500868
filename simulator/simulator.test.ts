// Tests of the simulator against an in-memory partner API with fake timers.
import type { ClientProblem } from '@tingkat/contract/client'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { PartnerOrder } from '@tingkat/contract/partner'
import { countryCodes } from '@tingkat/ordering/country/country'
import {
  findTransition,
  isEnded,
  allowedMoves,
  type OrderActor,
  type OrderMove,
  type OrderPath,
  type OrderState,
} from '@tingkat/ordering/order/order-states'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { delaySeconds } from './delays.ts'
import { nextMove } from './next-move.ts'
import { playRound } from './partner.ts'
import { courierFor } from './couriers.ts'
import { startSimulator } from './simulator.ts'

type StoredOrder = {
  orderID: string
  path: OrderPath
  orderState: OrderState
  stateSince: string
  version: number
}
const start = new Date('2026-03-18T04:15:00Z')
const toOrder = (
  { orderID, path, orderState, stateSince, version }: StoredOrder,
  role: OrderActor,
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
  allowedMoves: allowedMoves(orderState, path, role),
  items: [],
  comment: '',
  wishes: { cutlery: false, contactless: false },
  courier: null,
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
  pickup: { latitude: 1, longitude: 1 },
  dropOff: null,
})

/**
 * Returns an in-memory partner API that validates moves with the product's state table of orders.
 */
function fakeApi(orders: StoredOrder[]) {
  const calls: { token: string; move?: OrderMove; orderID?: string; at: number }[] = []
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
    const { move } = JSON.parse(init.body as string) as { move: OrderMove }
    const order = orders.find(({ orderID }) =>
      url.endsWith(fillPath(paths.partnerMoves, { orderID })),
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

const order = (orderID: string, path: OrderPath, orderState: OrderState = 'NEW'): StoredOrder => ({
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
  fleetID: `fleet-${country}`,
}))
const tokensOfSingapore = tokens.filter(({ country }) => country === 'sg')
const warnings: unknown[] = []
const log = { warn: (fields: object) => void warnings.push(fields) }

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  warnings.length = 0
})
afterEach(() => void vi.useRealTimers())

describe('the simulator', () => {
  test('moves orders of all three paths from NEW to COMPLETED at speed (PROD-05)', async () => {
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
    expect(orders.map(({ orderState }) => orderState)).toEqual([
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

  test('a restarted simulator continues open orders', async () => {
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
    const stateAtStop = orders[0]!.orderState
    expect(['NEW', 'COMPLETED']).not.toContain(stateAtStop)
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

  test('leaves merchants and fleets to the people who play them, until they stop (OPS-27)', async () => {
    const byHand = new Set(['m'])
    const { fetch, calls } = fakeApi([order('sg-1', 'integrated')])
    const simulator = startSimulator({
      baseUrl: '',
      fetch,
      tokens: tokensOfSingapore,
      speed: 20,
      clock: () => new Date(),
      log,
      listPlayedByHand: async () => byHand,
    })
    const moversOf = () => new Set(calls.flatMap(({ move, token }) => (move ? [token] : [])))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(moversOf().has('merchant-sg')).toBe(false)
    calls.length = 0
    byHand.clear()
    byHand.add('fleet-sg')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(moversOf()).toEqual(new Set(['merchant-sg']))
    byHand.clear()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(moversOf()).toEqual(new Set(['merchant-sg', 'courier-sg']))
    expect(warnings).toEqual([])
    const stopping = simulator.stop()
    await vi.runAllTimersAsync()
    await stopping
  })

  test('polls only every two seconds while no order is open', async () => {
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

  test('logs an unreachable server once, retries, and continues when it is back', async () => {
    const orders = [order('sg-1', 'table')]
    const api = fakeApi(orders)
    let isDown = true
    const simulator = startSimulator({
      baseUrl: '',
      tokens: tokensOfSingapore,
      speed: 60,
      clock: () => new Date(),
      log,
      fetch: async (url, init) => {
        if (isDown) throw new TypeError('fetch failed')
        return await api.fetch(url, init)
      },
    })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(warnings).toEqual([
      { country: 'sg', role: 'merchant', code: 'network_error' },
      { country: 'sg', role: 'courier', code: 'network_error' },
    ])
    isDown = false
    await vi.advanceTimersByTimeAsync(60_000)
    await stopNow(simulator)
    expect(orders[0]?.orderState).toBe('COMPLETED')
  })
})

test('reports a refused token but not a conflict with an earlier move', async () => {
  const reported: string[] = []
  const refuse = (code: ClientProblem['code'], status: number) => async () => ({
    ok: false as const,
    problem: { code, status, message: '', context: {} },
  })
  const listPartnerOrders = async () => ({
    ok: true as const,
    data: { orders: [toOrder(order('sg-1', 'integrated'), 'merchant')], nextCursor: null },
  })
  const otherMethods = {
    reportPosition: refuse('not_found', 404),
    readPartnerMessages: refuse('not_found', 404),
    sendPartnerMessage: refuse('not_found', 404),
  }
  const partner = {
    country: 'sg' as const,
    speed: 20,
    clock: () => new Date(start.getTime() + 3_600_000),
    onProblem: ({ code }: ClientProblem) => void reported.push(code),
  }
  await playRound(
    {
      ...partner,
      client: { ...otherMethods, listPartnerOrders, moveOrder: refuse('impossible_move', 409) },
    },
    () => false,
  )
  await playRound(
    {
      ...partner,
      client: { ...otherMethods, listPartnerOrders, moveOrder: refuse('not_found', 404) },
    },
    () => false,
  )
  expect(reported).toEqual([])
  await playRound(
    {
      ...partner,
      client: { ...otherMethods, listPartnerOrders, moveOrder: refuse('unauthenticated', 401) },
    },
    () => false,
  )
  expect(reported).toEqual(['unauthenticated'])
})

describe('delays and courier profiles', () => {
  test('a move is due when the delay of its order has passed', () => {
    const newOrder = toOrder(order('sg-1', 'integrated'), 'merchant')
    const due = nextMove(newOrder, 20)!
    expect(due.move).toBe('receive')
    expect(due.dueAt - start.getTime()).toBeCloseTo(
      (delaySeconds('sg-1', 'NEW', 'receive') / 20) * 1000,
    )
    expect(nextMove({ ...newOrder, allowedMoves: ['decline'] }, 20)).toBeNull()
  })

  test('delays vary by at most a fifth and are deterministic', () => {
    const delays = Array.from({ length: 200 }, (_, index) =>
      delaySeconds(`sg-${index}`, 'FOOD_COLLECTED', 'arrive'),
    )
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(480 * 0.8)
    expect(Math.max(...delays)).toBeLessThanOrEqual(480 * 1.2)
    expect(new Set(delays).size).toBeGreaterThan(150)
    expect(delaySeconds('sg-7', 'NEW', 'receive')).toBe(delaySeconds('sg-7', 'NEW', 'receive'))
  })

  test('every country has couriers with a name, a vehicle and a complete plate', () => {
    for (const country of countryCodes) {
      const couriers = Array.from({ length: 50 }, (_, index) =>
        courierFor(country, `${country}-${index}`, 3),
      )
      expect(new Set(couriers.map((courier) => courier.name)).size).toBeGreaterThan(2)
      for (const courier of couriers) {
        expect(courier.plate).not.toContain('#')
        expect(courier).toEqual(
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
