// Tests of pickup orders: price, moves, ledger, reminders and arrival.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { offersPickup } from '@tingkat/ordering/order/pickup-offer'
import { deliveryWindows } from '@tingkat/ordering/schedule'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openPushService } from '../../push/testing.ts'
import { pushText } from '../../push/push-text.ts'
import { dinnerOf, orderOf } from '../../testing/dinner.ts'
import type { fixedFlags } from '../../testing/flags.ts'
import {
  logInByInjection,
  merchantWhere,
  placeDinner,
  unwrap,
  type TestEater,
} from '../../testing/journey.ts'
import { openOrderStore } from '../store.ts'
import { clockQueue, type ClockJob } from './clock.ts'
import { runClock, type MovingPorts } from './moving-actions.ts'

const service = await openPushService({ pickup: true })
const { api, merchantPartner, fleet, advance, moveTo, sendDue, read, reset, close } = service
let eater: TestEater
let merchant: Merchant
let ports: MovingPorts
const pickup = { location: null, pickup: true }

beforeAll(async () => {
  eater = await logInByInjection(api)
  merchant = merchantWhere(api, offersPickup)
  ports = { ...api.deps, orders: openOrderStore(api.database) }
})
afterEach(reset)
afterAll(close)

const lastJob = async (orderID: string) => {
  const { rows } = await api.database.query<{ data: ClockJob; seconds: number }>(
    'select data, extract(epoch from start_after - created_on)::float8 as seconds ' +
      `from jobs.job where name = $1 and data ->> 'orderID' = $2 ` +
      `order by (data ->> 'version')::int desc limit 1`,
    [clockQueue, orderID],
  )
  return rows[0]!
}

/** Advances the clock until the order's next job is due, and runs the job. */
async function passTime(orderID: string): Promise<ClockJob['move']> {
  const { data, seconds } = await lastJob(orderID)
  advance(Math.round(seconds))
  await runClock(ports, data)
  return data.move
}

test('PICK-01 the list with pickup has only merchants that offer it, at any distance, without fees', async () => {
  const { latitude, longitude } = merchant.latlng
  const far = { country: 'sg' as const, latitude: latitude + 0.5, longitude }
  const all = unwrap(await eater.client.listMerchants(far))
  const { merchants, total, deliverableCount } = unwrap(
    await eater.client.listMerchants({ ...far, pickup: '1' }),
  )
  expect(merchants.map(({ ID }) => ID)).toContain(merchant.ID)
  expect(merchants.every(offersPickup)).toBe(true)
  expect(total).toBe(deliverableCount)
  expect(total).toBeLessThan(all.total)
  for (const listed of merchants)
    expect(listed).toMatchObject({
      ETA: listed.preparationMinutes,
      deliverable: null,
      deliveryFee: null,
    })
  expect(merchants[0]?.distanceInKm).toBeGreaterThan(50)
  const { merchants: anywhere } = unwrap(
    await eater.client.listMerchants({ country: 'sg', pickup: '1' }),
  )
  for (const listed of anywhere) expect(listed.ETA).toBe(listed.preparationMinutes)
  expect(merchants.some((listed) => 'freeDeliveryFrom' in listed)).toBe(false)
  const ask = async (query: object) =>
    unwrap(await eater.client.listMerchants({ ...far, pickup: '1', ...query }))
  expect(await ask({ sort: 'fee', freeDelivery: '1', minutes: 1 })).toEqual(await ask({}))
  // For pickup, only the preparation time counts. The request's position is more than 50 km away,
  // so a courier would need hours.
  const by = new Date(service.clock.now.getTime() + 60 * 60_000).toISOString()
  expect((await ask({ by })).merchants.map(({ ID }) => ID)).toContain(merchant.ID)
})

describe('placing', () => {
  test('PICK-01 pickup has no delivery fee and needs no address; the token is bound to it', async () => {
    const { location: address } = orderOf(
      dinnerOf(merchant, 2),
      unwrap(await eater.client.quote(dinnerOf(merchant, 2))),
    )
    const dinner = { ...dinnerOf(merchant, 2), ...pickup }
    const quote = unwrap(await eater.client.quote(dinner))
    expect(quote.deliveryQuote.priceV2.amountInMinor).toBe(0)
    const order = await placeDinner(eater, merchant, pickup)
    expect(order).toMatchObject({ path: 'pickup', deliveryAddress: null, orderState: 'NEW' })
    const body = { ...orderOf(dinner, quote), pickup: false, location: address }
    expect(await eater.client.placeOrder(body, 'delivered-instead')).toMatchObject({
      ok: false,
      problem: { code: 'quote_invalid' },
    })
  })

  test('PICK-01 OPS-15 is refused for merchants without pickup, and while the flag is off', async () => {
    const other = merchantWhere(api, (candidate) => !offersPickup(candidate))
    const refused = { ok: false, problem: { code: 'pickup_not_offered' } }
    expect(await eater.client.quote({ ...dinnerOf(other, 2), ...pickup })).toMatchObject(refused)
    const flags = api.deps.flags as ReturnType<typeof fixedFlags>
    const body = { ...dinnerOf(merchant, 2), ...pickup }
    const quote = unwrap(await eater.client.quote(body))
    flags.flags = { ...flags.flags, pickup: false }
    try {
      expect(await eater.client.quote(body)).toMatchObject(refused)
      expect(await eater.client.placeOrder(orderOf(body, quote), 'while-it-is-off')).toMatchObject(
        refused,
      )
    } finally {
      flags.flags = { ...flags.flags, pickup: true }
    }
  })

  test('PICK-02 a scheduled order is released one preparation time before its window', async () => {
    const { openingHours: hours, preparationMinutes } = merchant
    const window = deliveryWindows({ hours, preparationMinutes, now: service.clock.now })[4]!
    const scheduledTime = { ...window, available: true, reason: '' }
    const order = await placeDinner(eater, merchant, { ...pickup, scheduledTime })
    expect(order).toMatchObject({ orderState: 'SCHEDULED', path: 'pickup' })
    const { data, seconds } = await lastJob(order.orderID)
    const releaseAt = Date.parse(window.from) - preparationMinutes * 60_000
    expect([data.move, Math.round(seconds)]).toEqual([
      'release',
      Math.round((releaseAt - service.clock.now.getTime()) / 1000),
    ])
  })
})

describe('moving', () => {
  test('PICK-02 is handed over by the merchant, who takes the cash; fleets never see it', async () => {
    const order = await placeDinner(eater, merchant, pickup)
    const { orderID } = order
    const listed = unwrap(await fleet.client.listPartnerOrders()).orders.map((one) => one.orderID)
    expect(listed).not.toContain(orderID)
    expect(await fleet.client.moveOrder(orderID, { move: 'assign' })).toMatchObject({ ok: false })
    await moveTo(order, 'receive', 'accept', 'ready')
    const { orders } = unwrap(await merchantPartner.client.listPartnerOrders())
    const total = order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor
    expect(orders.find((one) => one.orderID === orderID)).toMatchObject({
      path: 'pickup',
      orderCode: order.orderCode,
      paidBy: 'cash',
      toCollectInMinor: total,
      allowedMoves: ['hand_over', 'not_collected', 'cancel'],
    })
    const handedOver = unwrap(
      await merchantPartner.client.moveOrder(orderID, { move: 'hand_over' }),
    )
    expect(handedOver).toMatchObject({ orderState: 'COMPLETED', toCollectInMinor: null })
    const { rows } = await api.database.query<{ movement: string; sum: string }>(
      'select movement, sum(abs(amount_in_minor)) as sum from ledger_entry ' +
        'where order_id = $1 group by 1 order by 1',
      [orderID],
    )
    expect(rows.map(({ movement, sum }) => [movement, Number(sum)])).toEqual([
      ['collect', 2 * total],
      ['place', 2 * total],
    ])
  })

  test('PICK-02 PICK-03 push messages are sent when the food is ready, and 15 and 30 minutes later', async () => {
    const { eater: subscriber, browser } = await service.subscribeEater()
    const order = await placeDinner(subscriber, merchant, pickup)
    await moveTo(order, 'receive', 'accept')
    await sendDue()
    await moveTo(order, 'ready')
    const since = service.clock.now.getTime()
    const minutes = () => Math.round((service.clock.now.getTime() - since) / 60_000)
    expect([await sendDue(), read(browser).body]).toEqual([1, pushText('en', 'ready')])
    for (const after of [15, 30]) {
      expect([await passTime(order.orderID), minutes()]).toEqual(['remind', after])
      expect([await sendDue(), read(browser).body]).toEqual([1, pushText('en', 'reminder')])
    }
    expect([await passTime(order.orderID), minutes()]).toEqual(['time_out', 120])
    expect(unwrap(await subscriber.client.readOrder(order.orderID))).toMatchObject({
      orderState: 'FAILED',
      reason: 'NOT_COLLECTED',
    })
  })

  test('PICK-03 the merchant may end it as not collected 30 minutes after ready, not before', async () => {
    const order = await placeDinner(eater, merchant, pickup)
    await moveTo(order, 'receive', 'accept', 'ready')
    const end = () => merchantPartner.client.moveOrder(order.orderID, { move: 'not_collected' })
    advance(1_799)
    expect(await end()).toMatchObject({ ok: false, problem: { code: 'too_early', status: 409 } })
    advance(1)
    expect(unwrap(await end())).toMatchObject({ orderState: 'FAILED' })
    // Repeating the move `not_collected` has no further effect.
    expect(unwrap(await end()).version).toBe(5)
    expect(unwrap(await eater.client.readOrder(order.orderID)).reason).toBe('NOT_COLLECTED')
  })

  test('PICK-01 the eater tells the merchant once that they are there, and nobody else can', async () => {
    const order = await placeDinner(eater, merchant, pickup)
    const { orderID } = order
    expect(await eater.client.markHere(orderID)).toMatchObject({
      ok: false,
      problem: { code: 'impossible_move' },
    })
    await moveTo(order, 'receive', 'accept')
    const stranger = await logInByInjection(api)
    expect(await stranger.client.markHere(orderID)).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    })
    advance(60)
    const there = unwrap(await eater.client.markHere(orderID))
    expect(unwrap(await eater.client.markHere(orderID)).version).toBe(there.version)
    const seen = unwrap(await merchantPartner.client.readPartnerOrder(orderID))
    expect(seen).toMatchObject({
      hereSince: service.clock.now.toISOString(),
      orderState: 'ORDER_IN_PREPARE',
      version: there.version,
    })
    await moveTo(order, 'ready', 'hand_over')
  })
})
