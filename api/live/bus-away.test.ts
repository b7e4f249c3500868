// Tests that event streams work while the NATS server is down: they
// open, find changes by polling the database, and end as usual.
import { fillPath, paths } from '@tingkat/contract/paths'
import type { Order } from '@tingkat/ordering/order/order'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Bus } from '../platform/events/bus.ts'
import { openBus } from '../platform/events/open-bus.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
import { readEvents } from '../testing/event-stream.ts'
import { openDinner, put, satay } from '../testing/group.ts'
import {
  logInByInjection,
  merchantWhere,
  openPartner,
  placeDinner,
  unwrap,
  type TestEater,
  type TestPartner,
} from '../testing/journey.ts'
import { freePort } from '../testing/free-port.ts'
import { natsServer, startNats, stopNats } from '../testing/nats.ts'

const installed = natsServer !== undefined
let bus: Bus
let api: TestApp
let eater: TestEater
let merchantPartner: TestPartner
let baseUrl: string
const lines: AbortController[] = []

beforeAll(async () => {
  if (!installed) return
  const port = await freePort()
  const nats = await startNats(port)
  bus = await openBus({ settings: { servers: [`nats://127.0.0.1:${port}`] } })
  api = await openTestApp({ bus, catalogues: [castCatalogue], countries: ['my'] })
  eater = await logInByInjection(api)
  merchantPartner = await openPartner(api, { role: 'merchant' })
  baseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' })
  await stopNats(nats)
  await vi.waitUntil(() => !bus.isConnected(), { timeout: 60_000 })
})
afterAll(async () => {
  if (installed) await api.close()
})
afterEach(() => lines.splice(0).forEach((line) => line.abort()))

async function open(path: string, { cookie } = eater): Promise<Response> {
  const line = new AbortController()
  lines.push(line)
  return await fetch(baseUrl + path, { headers: { cookie }, signal: line.signal })
}

test.runIf(installed)(
  'a new stream of an order opens and follows its changes by polling (ORD-12 OPS-17)',
  async () => {
    const merchant = merchantWhere(api, ({ ID, isIntegrated }) => isIntegrated && ID !== 'evening')
    const { orderID } = await placeDinner(eater, merchant)
    const response = await open(fillPath(paths.orderEvents, { orderID }))
    expect(response.status).toBe(200)
    const events = readEvents(response)
    const next = async () => (await events.next()).value?.data as Order
    expect(await next()).toMatchObject({ orderState: 'NEW' })
    unwrap(await merchantPartner.client.moveOrder(orderID, { move: 'receive' }))
    expect(await next()).toMatchObject({ orderState: 'MAX_CONFIRMING' })
  },
)

test.runIf(installed)('a new stream of a group order opens and follows its changes', async () => {
  const { host, guest, groupID } = await openDinner(api, { go: false })
  const response = await open(fillPath(paths.groupOrderEvents, { groupID }), host)
  expect(response.status).toBe(200)
  const events = readEvents(response)
  expect((await events.next()).value).toMatchObject({ event: 'group' })
  unwrap(await put(guest, groupID, [{ ...satay, quantity: 7 }]))
  for await (const { event, data } of events) {
    if (event !== 'change') continue
    expect(data).toMatchObject({ members: [{ items: [{ quantity: 7 }] }] })
    break
  }
})

test.runIf(installed)('OPS-17 /readyz reports the disconnected bus and stays ready', async () => {
  const answer = await api.app.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'ready', missing: [], degraded: ['bus'] },
  ])
})
