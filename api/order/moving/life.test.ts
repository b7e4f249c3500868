// Tests of an order's whole life over the API, on each path
// of the state table, with refused moves and the ledger.
import { orderSchema } from '@tingkat/contract/order'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import type { OrderMove } from '@tingkat/ordering/order/order-states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import {
  logInByInjection,
  merchantWhere,
  openPartner,
  placeDinner,
  unwrap,
  type TestEater,
  type TestPartner,
} from '../../testing/journey.ts'

let api: TestApp
let eater: TestEater
let merchantPartner: TestPartner
let fleet: TestPartner

beforeAll(async () => {
  api = await openTestApp()
  eater = await logInByInjection(api)
  merchantPartner = await openPartner(api, { role: 'merchant' })
  fleet = await openPartner(api, { role: 'courier' })
})
afterAll(() => api.close())

const courier = { name: 'Hafiz Rahman', vehicle: 'Honda Wave', plate: 'FBR 1234 K' }
type Step = [by: 'merchant' | 'fleet', move: OrderMove, state: string]

async function walk(orderID: string, steps: Step[]): Promise<void> {
  for (const [by, move, state] of steps) {
    const partner = by === 'merchant' ? merchantPartner : fleet
    const moved = unwrap(
      await partner.client.moveOrder(orderID, { move, ...(move === 'assign' ? { courier } : {}) }),
    )
    expect([move, moved.orderState]).toEqual([move, state])
  }
}

const tableOf = (merchant: Merchant) => {
  const { tableID = '', tableNumber = '' } = merchant.tables[0] ?? {}
  return { tableID, merchants: { [merchant.ID]: { eaterCount: 3, tableNumber } } }
}

const ledgerOf = async (orderID: string) => {
  const { rows } = await api.database.query<{ movement: string; account: string; amount: number }>(
    'select movement, account, amount_in_minor as amount from ledger_entry where order_id = $1 order by id',
    [orderID],
  )
  return rows
}

describe('from NEW to COMPLETED', () => {
  test('an integrated order is accepted, prepared, collected and delivered (PROD-05, ENT-25, ORD-01)', async () => {
    const order = await placeDinner(
      eater,
      merchantWhere(api, ({ isIntegrated }) => isIntegrated),
    )
    expect(order).toMatchObject({
      orderState: 'NEW',
      orderType: 'INTEGRATED',
      path: 'integrated',
      version: 1,
      cancelable: true,
      finalState: null,
    })
    await walk(order.orderID, [
      ['merchant', 'receive', 'MAX_CONFIRMING'],
      ['merchant', 'accept', 'ALLOCATING'],
      ['fleet', 'assign', 'ORDER_IN_PREPARE'],
      ['merchant', 'ready', 'READY'],
      ['fleet', 'at_store', 'DRIVER_AT_STORE'],
      ['fleet', 'collect', 'FOOD_COLLECTED'],
      ['fleet', 'arrive', 'DRIVER_ARRIVED'],
      ['fleet', 'deliver', 'COMPLETED'],
    ])
    const ended = unwrap(await eater.client.readOrder(order.orderID))
    expect(ended).toMatchObject({
      orderState: 'COMPLETED',
      finalState: 'COMPLETED',
      courier,
      cancelable: false,
    })
    expect(ended.events.map((event) => event.version)).toEqual(
      ended.events.map((_, place) => place + 1),
    )
    expect(
      unwrap(await fleet.client.listPartnerOrders()).orders.map((listed) => listed.orderID),
    ).not.toContain(order.orderID)
  })

  test('a concierge order is placed at the counter by its courier (ENT-25, ORD-08)', async () => {
    const order = await placeDinner(
      eater,
      merchantWhere(api, ({ isIntegrated }) => !isIntegrated),
    )
    expect(order).toMatchObject({ orderType: 'CONCIERGE', path: 'concierge' })
    await walk(order.orderID, [
      ['fleet', 'search', 'ALLOCATING'],
      ['fleet', 'assign', 'PICKING_UP'],
      ['fleet', 'at_store', 'DRIVER_AT_STORE'],
      ['fleet', 'order_at_counter', 'ORDER_PLACED_ON_MERCHANT'],
      ['fleet', 'collect', 'FOOD_COLLECTED'],
      ['fleet', 'arrive', 'DRIVER_ARRIVED'],
      ['fleet', 'deliver', 'COMPLETED'],
    ])
  })

  test('a table order has no address, courier or delivery fee (PROD-06, DINE-01, DINE-02)', async () => {
    const merchant = merchantWhere(
      api,
      ({ isIntegrated, tables }) => isIntegrated && tables.length > 0,
    )
    const order = await placeDinner(eater, merchant, {
      location: null,
      dineInInfo: tableOf(merchant),
    })
    expect(order).toMatchObject({
      path: 'table',
      orderState: 'NEW',
      deliveryAddress: null,
      ETA: null,
      dineInInfo: tableOf(merchant),
    })
    expect(order.snapshotDetail.cartWithQuote.deliveryQuote.priceV2.amountInMinor).toBe(0)
    expect(
      unwrap(await fleet.client.listPartnerOrders()).orders.map((listed) => listed.orderID),
    ).not.toContain(order.orderID)
    const refusal = await fleet.client.moveOrder(order.orderID, { move: 'at_store' })
    expect(refusal).toMatchObject({ ok: false, problem: { status: 404 } })
    await walk(order.orderID, [
      ['merchant', 'receive', 'MAX_CONFIRMING'],
      ['merchant', 'accept', 'ORDER_IN_PREPARE'],
      ['merchant', 'ready', 'READY'],
      ['merchant', 'serve', 'COMPLETED'],
    ])
  })

  test('an order matches its schema, and its amounts in minor units add up (ENT-24)', async () => {
    const order = unwrap(
      await eater.client.readOrder(
        (
          await placeDinner(
            eater,
            merchantWhere(api, ({ isIntegrated }) => isIntegrated),
          )
        ).orderID,
      ),
    )
    expect(orderSchema.parse(order)).toEqual(order)
    const { breakdowns, totalQuote } = order.snapshotDetail.cartWithQuote
    expect(breakdowns.reduce((sum, line) => sum + line.value.amountInMinor, 0)).toBe(
      totalQuote.reducedPriceV2.amountInMinor,
    )
  })
})

describe('moves of partners', () => {
  test('are refused if impossible and idempotent if repeated (ORD-01)', async () => {
    const order = await placeDinner(
      eater,
      merchantWhere(api, ({ isIntegrated }) => isIntegrated),
    )
    expect(await fleet.client.moveOrder(order.orderID, { move: 'deliver' })).toMatchObject({
      ok: false,
      problem: { code: 'impossible_move', status: 409 },
    })
    expect(await fleet.client.moveOrder(order.orderID, { move: 'accept' })).toMatchObject({
      ok: false,
      problem: { code: 'impossible_move' },
    })
    await walk(order.orderID, [
      ['merchant', 'receive', 'MAX_CONFIRMING'],
      ['merchant', 'receive', 'MAX_CONFIRMING'],
    ])
    expect(unwrap(await eater.client.readOrder(order.orderID)).version).toBe(2)
  })

  test('must name the courier that is assigned', async () => {
    const order = await placeDinner(
      eater,
      merchantWhere(api, ({ isIntegrated }) => isIntegrated),
    )
    await walk(order.orderID, [
      ['merchant', 'receive', 'MAX_CONFIRMING'],
      ['merchant', 'accept', 'ALLOCATING'],
    ])
    expect(await fleet.client.moveOrder(order.orderID, { move: 'assign' })).toMatchObject({
      ok: false,
      problem: { code: 'invalid_request' },
    })
  })

  test('exclude each other: one of twenty concurrent moves is made', async () => {
    const order = await placeDinner(
      eater,
      merchantWhere(api, ({ isIntegrated }) => isIntegrated),
    )
    await walk(order.orderID, [
      ['merchant', 'receive', 'MAX_CONFIRMING'],
      ['merchant', 'accept', 'ALLOCATING'],
    ])
    const couriers = Array.from({ length: 20 }, (_, place) => ({
      ...courier,
      plate: `FBR ${place} K`,
    }))
    const answers = await Promise.all(
      couriers.map((courier) => fleet.client.moveOrder(order.orderID, { move: 'assign', courier })),
    )
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    const after = unwrap(await eater.client.readOrder(order.orderID))
    expect(after.version).toBe(4)
    expect(answers.findIndex((answer) => answer.ok)).toBe(
      couriers.findIndex((courier) => courier.plate === after.courier?.plate),
    )
  })
})

describe('the ledger', () => {
  test('has movements that sum to zero, and cash after the delivery', async () => {
    const order = await placeDinner(
      eater,
      merchantWhere(api, ({ isIntegrated }) => !isIntegrated),
    )
    const total = order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor
    await walk(order.orderID, [
      ['fleet', 'search', 'ALLOCATING'],
      ['fleet', 'assign', 'PICKING_UP'],
      ['fleet', 'at_store', 'DRIVER_AT_STORE'],
      ['fleet', 'order_at_counter', 'ORDER_PLACED_ON_MERCHANT'],
      ['fleet', 'collect', 'FOOD_COLLECTED'],
      ['fleet', 'arrive', 'DRIVER_ARRIVED'],
      ['fleet', 'deliver', 'COMPLETED'],
    ])
    expect(await ledgerOf(order.orderID)).toEqual([
      { movement: 'place', account: 'eater:cash_due', amount: total },
      { movement: 'place', account: 'sales', amount: -total },
      { movement: 'collect', account: 'cash_collected', amount: total },
      { movement: 'collect', account: 'eater:cash_due', amount: -total },
    ])
  })

  test('has nothing due after the merchant has declined the order with a reason (ORD-10, ORD-06)', async () => {
    const order = await placeDinner(
      eater,
      merchantWhere(api, ({ isIntegrated }) => isIntegrated),
    )
    await walk(order.orderID, [['merchant', 'decline', 'FAILED']])
    expect(unwrap(await eater.client.readOrder(order.orderID))).toMatchObject({
      finalState: 'FAILED',
      reason: 'MAX_DECLINE',
    })
    const sums = Map.groupBy(await ledgerOf(order.orderID), (entry) => entry.account)
    expect(
      [...sums].map(([account, entries]) => [
        account,
        entries.reduce((sum, { amount }) => sum + amount, 0),
      ]),
    ).toEqual([
      ['eater:cash_due', 0],
      ['sales', 0],
    ])
  })
})
