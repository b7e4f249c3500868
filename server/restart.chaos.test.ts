// Tests that the simulator completes an open order although the server is killed and started again.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dinnerOf, orderOf } from '@tingkat/api/testing/dinner'
import { logInEater } from '@tingkat/api/testing/eater'
import { emptyDatabase } from '@tingkat/api/testing/empty-database'
import {
  quickStart,
  startServerProcess,
  type ServerProcess,
} from '@tingkat/api/testing/server-process'
import { createClient, type Client } from '@tingkat/contract/client'
import type { OrderState } from '@tingkat/ordering/order/order-states'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'tingkat-restart-'))
const database = await emptyDatabase()
const env = {
  ...database.env(join(folder, 'data')),
  COUNTRIES: 'sg',
  SIMULATOR: 'on',
  SIMULATOR_SPEED: '240',
  RATE_LIMITS: 'off',
  DEV_INBOX: 'on',
  LOG_LEVEL: 'error',
}
const start = () =>
  startServerProcess({ file: join(import.meta.dirname, 'main.ts'), env, flags: quickStart })

let server: ServerProcess | undefined
afterAll(async () => {
  await server?.kill()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Polls the order until it is in one of the states. Throws after four minutes. */
async function waitForState(
  client: Client,
  orderID: string,
  states: OrderState[],
): Promise<OrderState> {
  const deadline = Date.now() + 240_000
  for (;;) {
    const order = await client.readOrder(orderID)
    if (!order.ok) throw new Error(order.problem.message)
    if (states.includes(order.data.orderState)) return order.data.orderState
    if (Date.now() > deadline) throw new Error(`The order is still ${order.data.orderState}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('an open order completes after kill -9 and a restart (PROD-05 PROD-08)', async () => {
  server = await start()
  const { client, cookie } = await logInEater(server.url, 'sg', '+6598765432')
  const merchant = await client.readMerchant('sg-m1')
  if (!merchant.ok) throw new Error(merchant.problem.message)
  const dinner = dinnerOf(merchant.data, 2)
  const quote = await client.quote(dinner)
  if (!quote.ok) throw new Error(quote.problem.code)
  const placed = await client.placeOrder(orderOf(dinner, quote.data), randomUUID())
  if (!placed.ok) throw new Error(placed.problem.code)
  expect(placed.data.orderState).toBe('NEW')
  const { orderID } = placed.data
  await waitForState(client, orderID, [
    'ALLOCATING',
    'ORDER_IN_PREPARE',
    'ORDER_EXECUTING',
    'READY',
  ])
  await server.kill()

  server = await start()
  const reconnected = createClient({ baseUrl: server.url, fetch, headers: { cookie } })
  await waitForState(reconnected, orderID, ['COMPLETED'])
  const history = await reconnected.listOrders()
  expect(
    history.ok && history.data.orders.map((order) => [order.orderID, order.orderState]),
  ).toEqual([[orderID, 'COMPLETED']])
  const versions = history.ok ? history.data.orders[0]?.events.map((event) => event.version) : []
  expect(versions).toEqual(versions?.map((_, index) => index + 1))
})
