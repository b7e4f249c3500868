// Tests that a late order credits its eater exactly once, even if its last move is sent repeatedly
// and by several processes. `npm run test:long` makes a thousand runs, `npm test` a few.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { promisedAtOf } from '@tingkat/ordering/order/promise'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { openTestDatabase } from '../../testing/engine.ts'
import {
  applyMoves,
  logInByInjection,
  merchantWhere,
  openPartner,
  placeDinner,
  unwrap,
  type TestEater,
  type TestPartner,
} from '../../testing/journey.ts'
import { openOrderStore } from '../store.ts'
import { moveStoredOrder } from './moving-actions.ts'

const runs = process.env.TEST_LONG ? 1_000 : 8

let now = lunchTime
let api: TestApp
let eater: TestEater
let merchant: Merchant
let partners: { merchantPartner: TestPartner; fleet: TestPartner }

beforeAll(async () => {
  api = await openTestApp({ database: await openTestDatabase(), clock: () => now })
  merchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
  partners = {
    merchantPartner: await openPartner(api, { role: 'merchant' }),
    fleet: await openPartner(api, { role: 'courier' }),
  }
})
afterAll(() => api.close())

const balance = async (): Promise<number> => {
  const { methods } = unwrap(await eater.client.listPaymentMethods('sg', 0))
  const credit = methods.find(({ type }) => type.startsWith('CREDIT_BALANCE'))
  return credit?.balance?.amountInMinor ?? 0
}

/**
 * Places an order whose courier arrives this many minutes after the promised time. Returns its id.
 */
async function arriveLate(minutes: number): Promise<string> {
  now = lunchTime
  const order = await placeDinner(eater, merchant)
  await applyMoves(partners, order.orderID, 'receive', 'accept', 'assign', 'ready', 'at_store')
  await applyMoves(partners, order.orderID, 'collect')
  now = new Date((promisedAtOf(order) ?? 0) + minutes * 60_000)
  await applyMoves(partners, order.orderID, 'arrive')
  return order.orderID
}

test(`PROMISE-03 ${runs} late orders give one credit each, even if completed by several callers`, async () => {
  eater = await logInByInjection(api)
  const ports = { ...api.deps, orders: openOrderStore(api.database) }
  for (let run = 0; run < runs; run += 1) {
    const before = await balance()
    const orderID = await arriveLate(15 + (run % 30))
    // Three calls deliver the order at the same time. Two come from this server and one from a
    // second process, which shares only the database.
    const deliver = [
      () => applyMoves(partners, orderID, 'deliver'),
      () => applyMoves(partners, orderID, 'deliver'),
      () => moveStoredOrder(ports, orderID, { move: 'deliver', by: 'courier' }, () => true),
    ]
    await Promise.allSettled(deliver.map((send) => send()))
    await applyMoves(partners, orderID, 'deliver')
    const { promise } = unwrap(await eater.client.readOrder(orderID))
    expect(promise?.creditInMinor).toBeGreaterThan(0)
    expect((await balance()) - before).toBe(promise?.creditInMinor)
  }
  const { rows } = await api.database.query<{ account: string; entries: number; orders: number }>(
    `select account, count(*)::int as entries, count(distinct order_id)::int as orders
     from ledger_entry where movement = 'promise_credit' group by account order by account`,
  )
  expect(rows).toEqual([
    { account: 'balance:credit', entries: runs, orders: runs },
    { account: 'platform:costs', entries: runs, orders: runs },
  ])
})

test('PROMISE-03 an order in time, and one that fails late, credit nothing', async () => {
  eater = await logInByInjection(api)
  const before = await balance()
  const inTime = await arriveLate(10)
  await applyMoves(partners, inTime, 'deliver')
  expect(unwrap(await eater.client.readOrder(inTime)).promise?.creditInMinor).toBe(0)
  now = lunchTime
  const { orderID } = await placeDinner(eater, merchant)
  now = new Date(lunchTime.getTime() + 120 * 60_000)
  unwrap(await eater.client.cancelOrder(orderID, { reason: 'changed_mind' }))
  expect(await balance()).toBe(before)
})
