// Tests of orders' time-outs, the release of scheduled orders, and the eater's list of orders.
import { estimateMinutes, distanceBetween } from '@tingkat/ordering/location/location'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import type { Order } from '@tingkat/ordering/order/order'
import { stateTimeoutSeconds } from '@tingkat/ordering/order/order-states'
import { countries } from '@tingkat/ordering/country/country'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import {
  logInByInjection,
  merchantWhere,
  openPartner,
  placeDinner,
  pricedOrder,
  unwrap,
  type TestEater,
  type TestPartner,
} from '../../testing/journey.ts'
import { runClock, type MovingPorts } from './moving-actions.ts'
import { clockQueue, type ClockJob } from './clock.ts'
import { openOrderStore } from '../store.ts'

let api: TestApp
let eater: TestEater
let merchantPartner: TestPartner
let fleet: TestPartner
let merchant: Merchant
let ports: MovingPorts
let now = lunchTime

beforeAll(async () => {
  api = await openTestApp({ clock: () => now })
  eater = await logInByInjection(api)
  merchantPartner = await openPartner(api, { role: 'merchant' })
  fleet = await openPartner(api, { role: 'courier' })
  merchant = merchantWhere(
    api,
    ({ isIntegrated, preparationMinutes }) => isIntegrated && preparationMinutes > 0,
  )
  ports = { ...api.deps, orders: openOrderStore(api.database) }
})
afterAll(() => api.close())

const jobsOf = async (orderID: string) => {
  const { rows } = await api.database.query<{ data: ClockJob; seconds: number }>(
    'select data, extract(epoch from start_after - created_on)::float8 as seconds ' +
      `from jobs.job where name = $1 and data ->> 'orderID' = $2 ` +
      `order by created_on, (data ->> 'version')::int`,
    [clockQueue, orderID],
  )
  return rows.map((row) => ({ ...row, seconds: Math.round(row.seconds) }))
}
const makeDue = (orderID: string) =>
  api.database.query(
    `update jobs.job set start_after = now() where data ->> 'orderID' = $1 and state = 'created'`,
    [orderID],
  )
const read = async ({ orderID }: { orderID: string }) =>
  unwrap(await eater.client.readOrder(orderID))

describe('time-outs', () => {
  test('fail an order that the merchant ignores, by the job that was queued with the order (ORD-06)', async () => {
    const order = await placeDinner(eater, merchant)
    expect(await jobsOf(order.orderID)).toEqual([
      {
        data: { orderID: order.orderID, version: 1, move: 'time_out' },
        seconds: stateTimeoutSeconds.NEW,
      },
    ])
    await makeDue(order.orderID)
    api.deps.jobs.wake(clockQueue)
    await vi.waitFor(
      async () =>
        expect(await read(order)).toMatchObject({
          orderState: 'FAILED',
          finalState: 'FAILED',
          reason: 'MAX_IGNORE',
        }),
      { timeout: 60_000, interval: 100 },
    )
    expect((await read(order)).events.at(-1)).toMatchObject({
      move: 'time_out',
      by: 'clock',
      version: 2,
    })
  })

  test('fail an order without a courier as unallocated (ORD-06)', async () => {
    const order = await placeDinner(eater, merchant)
    for (const move of ['receive', 'accept'] as const)
      unwrap(await merchantPartner.client.moveOrder(order.orderID, { move }))
    await runClock(ports, { orderID: order.orderID, version: 3, move: 'time_out' })
    expect(await read(order)).toMatchObject({ orderState: 'FAILED', reason: 'UNALLOCATED' })
  })

  test('have one job per waiting state; jobs of earlier states have no effect', async () => {
    const order = await placeDinner(eater, merchant)
    unwrap(await merchantPartner.client.moveOrder(order.orderID, { move: 'receive' }))
    expect(
      (await jobsOf(order.orderID)).map(({ data, seconds }) => [data.version, seconds]),
    ).toEqual([
      [1, stateTimeoutSeconds.NEW],
      [2, stateTimeoutSeconds.MAX_CONFIRMING],
    ])
    await runClock(ports, { orderID: order.orderID, version: 1, move: 'time_out' })
    await runClock(ports, { orderID: order.orderID, version: 1, move: 'time_out' })
    expect(await read(order)).toMatchObject({ orderState: 'MAX_CONFIRMING', version: 2 })
    await runClock(ports, { orderID: 'sg-00000000-none', version: 1, move: 'time_out' })
  })

  test('exclude a concurrent move: one of the two is written and booked', async () => {
    for (let round = 0; round < 10; round++) {
      const order = await placeDinner(eater, merchant)
      await Promise.all([
        merchantPartner.client.moveOrder(order.orderID, { move: 'receive' }),
        runClock(ports, { orderID: order.orderID, version: 1, move: 'time_out' }),
      ])
      const after = await read(order)
      expect(after.version).toBe(2)
      const { rows } = await api.database.query('select 1 from ledger_entry where order_id = $1', [
        order.orderID,
      ])
      expect(rows).toHaveLength(after.orderState === 'FAILED' ? 4 : 2)
    }
  })

  test('end with the order', async () => {
    const order = await placeDinner(eater, merchant)
    unwrap(await eater.client.cancelOrder(order.orderID))
    expect(await jobsOf(order.orderID)).toHaveLength(1)
  })
})

describe('scheduled orders', () => {
  const window = async (place: number) => {
    const slots = unwrap(await eater.client.readTimeSlots(merchant.ID)).slots
    return { ...slots[Math.min(place, slots.length - 1)]!, available: true, reason: '' }
  }

  test('are released in time to arrive when their window opens (PROD-04, SCHED-01)', async () => {
    const scheduledTime = await window(6)
    const order = await placeDinner(eater, merchant, { scheduledTime })
    expect(order).toMatchObject({ orderState: 'SCHEDULED', scheduledTime, cancelable: true })
    const lead = estimateMinutes(
      merchant.preparationMinutes,
      distanceBetween(order.deliveryAddress!, merchant.latlng),
      countries.sg.courierSpeedKmh,
    )
    const wait = (Date.parse(scheduledTime.from) - lunchTime.getTime()) / 1000 - lead * 60
    expect(await jobsOf(order.orderID)).toEqual([
      { data: { orderID: order.orderID, version: 1, move: 'release' }, seconds: Math.round(wait) },
    ])
    expect(
      await merchantPartner.client.moveOrder(order.orderID, { move: 'receive' }),
    ).toMatchObject({
      ok: false,
      problem: { code: 'impossible_move' },
    })
    await makeDue(order.orderID)
    api.deps.jobs.wake(clockQueue)
    await vi.waitFor(async () => expect((await read(order)).orderState).toBe('NEW'), {
      timeout: 60_000,
      interval: 100,
    })
    expect((await jobsOf(order.orderID)).at(-1)?.data).toEqual({
      orderID: order.orderID,
      version: 2,
      move: 'time_out',
    })
    for (const move of ['receive', 'accept'] as const)
      unwrap(await merchantPartner.client.moveOrder(order.orderID, { move }))
    expect(
      unwrap(await fleet.client.listPartnerOrders()).orders.find(
        ({ orderID }) => orderID === order.orderID,
      )?.allowedMoves,
    ).toContain('assign')
  })

  test('can be cancelled before their release, which then has no effect (PROD-04, ORD-11)', async () => {
    const order = await placeDinner(eater, merchant, { scheduledTime: await window(8) })
    unwrap(await eater.client.cancelOrder(order.orderID))
    await runClock(ports, { orderID: order.orderID, version: 1, move: 'release' })
    expect(await read(order)).toMatchObject({ orderState: 'CANCELLED_PASSENGER' })
  })

  test('are refused for a window that is past or not offered (SCHED-01)', async () => {
    const scheduledTime = await window(0)
    const body = await pricedOrder(eater.client, merchant, { scheduledTime })
    now = new Date(Date.parse(scheduledTime.to))
    const late = await eater.client.placeOrder(body, crypto.randomUUID())
    now = lunchTime
    expect(late).toMatchObject({ ok: false, problem: { code: 'slot_unavailable' } })
  })
})

describe('the list of orders', () => {
  test('has ongoing orders first, then past ones, newest first, page by page (PROD-08, ORD-13)', async () => {
    const someone = await logInByInjection(api)
    const placed: Order[] = []
    for (let place = 0; place < 7; place++) {
      now = new Date(lunchTime.getTime() + Math.floor(place / 2) * 1000)
      placed.push(await placeDinner(someone, merchant))
    }
    now = lunchTime
    for (const place of [1, 4, 5]) unwrap(await someone.client.cancelOrder(placed[place]!.orderID))
    const expected = [6, 3, 2, 0, 5, 4, 1].map((place) => placed[place]!.orderID)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = unwrap(
        await someone.client.listOrders({ limit: 2, ...(cursor ? { cursor } : {}) }),
      )
      expect(page.orders.length).toBeLessThanOrEqual(2)
      seen.push(...page.orders.map((order) => order.orderID))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(expected)
    expect(await someone.client.listOrders({ cursor: 'x' })).toMatchObject({
      ok: false,
      problem: { code: 'invalid_request' },
    })
  })
})
