// Tests of the kitchen board's event stream over a real port: it sends changes, continues after an
// interruption, and sends the whole board if it cannot continue.
import { randomUUID } from 'node:crypto'
import type { Board, BoardMerchant, KitchenOrder } from '@tingkat/contract/console/kitchen'
import { createKitchenClient } from '@tingkat/contract/console/kitchen-client'
import { createMerchantLiveClient } from '@tingkat/contract/console/merchant-live-client'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { countStatements } from '../testing/count-statements.ts'
import { readEvents, type StreamEvent } from '../testing/event-stream.ts'
import {
  injectFetch,
  logInByInjection,
  merchantWhere,
  openPartner,
  placeDinner,
  unwrap,
  type TestEater,
} from '../testing/journey.ts'
import { openStaffSession, pairTestDevice } from '../testing/staff.ts'

let api: TestApp
let eater: TestEater
let merchant: Merchant
let baseUrl: string
let cookie: string
let deviceID: string
let tablet: ReturnType<typeof createKitchenClient>
const lines: AbortController[] = []

beforeAll(async () => {
  api = await openTestApp()
  eater = await logInByInjection(api)
  merchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
  const paired = await pairTestDevice(api, { country: 'sg', merchantIDs: [merchant.ID] })
  ;({ cookie, deviceID } = paired)
  const options = { baseUrl: '', fetch: injectFetch(api.app), headers: { cookie } }
  tablet = createKitchenClient(options)
  baseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => lines.splice(0).forEach((line) => line.abort()))
afterAll(() => api.close())

/** Opens the stream. `next` returns the next event and skips heartbeats. */
async function open(lastEventID?: string, headers: Record<string, string> = { cookie }) {
  const line = new AbortController()
  lines.push(line)
  const response = await fetch(baseUrl + paths.kitchenEvents, {
    headers: { ...headers, ...(lastEventID === undefined ? {} : { 'last-event-id': lastEventID }) },
    signal: line.signal,
  })
  const events = readEvents(response)
  async function next(): Promise<StreamEvent> {
    for (;;) {
      const { value } = await events.next()
      if (!value) throw new Error('the stream has ended')
      if (value.event !== 'heartbeat') return value
    }
  }
  return { response, next, cut: () => line.abort() }
}
const action = () => ({ actionID: randomUUID() })
const receive = async (orderID: string) =>
  unwrap(await tablet.answer(orderID, { ...action(), move: 'receive' }))
const place = async () => (await placeDinner(eater, merchant)).orderID

test('a stream begins with the board and sends each change of its orders (KITCH-33)', async () => {
  const { next } = await open()
  const first = await next()
  expect(first).toMatchObject({ event: 'board', id: (first.data as Board).position })
  const orderID = await place()
  expect(await next()).toMatchObject({ event: 'order', data: { orderID, lane: 'new' } })
  await receive(orderID)
  expect(await next()).toMatchObject({ data: { orderID, orderState: 'MAX_CONFIRMING' } })
  unwrap(await tablet.check(orderID, { ...action(), lines: [{ line: 0, checked: true }] }))
  expect(await next()).toMatchObject({ data: { orderID, checkedLines: [0] } })
})

test('a stream continues without gap or repetition, with the whole board otherwise (KITCH-33)', async () => {
  const before = await open()
  const { id } = await before.next()
  before.cut()
  const missed = [await place(), await place()]
  const after = await open(id)
  const events = [await after.next(), await after.next()]
  expect(events.map(({ event }) => event)).toEqual(['order', 'order'])
  expect(events.map(({ data }) => (data as KitchenOrder).orderID).toSorted()).toEqual(
    missed.toSorted(),
  )
  await receive(missed[0]!)
  expect(await after.next()).toMatchObject({ data: { orderID: missed[0] } })
  for (const unknown of ['other-process.1', `${id?.split('.')[0]}.999999`, 'x'])
    expect((await (await open(unknown)).next()).event).toBe('board')
})

test('the stream announces tickets to print and reports of printers (KITCH-20 KITCH-33)', async () => {
  const { next } = await open()
  await next()
  const orderID = await place()
  expect(await next()).toMatchObject({ event: 'order', data: { orderID } })
  await receive(orderID)
  expect(await next()).toMatchObject({ event: 'order', data: { orderID } })
  unwrap(await tablet.answer(orderID, { ...action(), move: 'accept', minutes: 20 }))
  expect(await next()).toMatchObject({ event: 'order', data: { orderID, lane: 'cooking' } })
  const ticket = { event: 'ticket', data: { merchantID: merchant.ID, orderID } }
  expect(await next()).toMatchObject(ticket)
  unwrap(await tablet.check(orderID, { ...action(), lines: [{ line: 0, checked: true }] }))
  expect(await next()).toMatchObject({ event: 'order', data: { checkedLines: [0] } })
  const printed = await api.app.inject({
    method: 'POST',
    url: fillPath(paths.kitchenOrderPrint, { orderID }),
    headers: { cookie },
    payload: { ...action(), kind: 'labels' },
  })
  expect(printed.statusCode).toBe(200)
  expect(await next(), 'a tick announces no ticket').toMatchObject(ticket)
  const printer = await openPartner(api, { role: 'printer', merchantIDs: [merchant.ID] })
  await api.app.inject({
    method: 'PUT',
    url: fillPath(paths.partnerPrinter, { merchantID: merchant.ID }),
    headers: { authorization: `Bearer ${printer.token}` },
    payload: { station: 'main', name: 'Bar', state: 'paper_out' },
  })
  expect(await next()).toMatchObject({ event: 'ticket', data: { orderID: null } })
})

test('the position of a board that was read begins the stream there (KITCH-33)', async () => {
  const { position } = unwrap(await tablet.readBoard())
  const orderID = await place()
  const { next } = await open(position)
  expect(await next()).toMatchObject({ event: 'order', data: { orderID } })
})

test('the live state of the merchant arrives on the stream (KITCH-33)', async () => {
  const { next } = await open()
  await next()
  const memberships = [{ role: 'merchant_staff', scope: `merchant:${merchant.ID}` }] as const
  const staff = await openStaffSession(api, { memberships })
  const live = createMerchantLiveClient({
    baseUrl: '',
    fetch: injectFetch(api.app),
    headers: { cookie: staff.cookie },
  })
  unwrap(
    await live.change(merchant.ID, {
      ...action(),
      change: { kind: 'busy', minutes: 20, duration: 60 },
    }),
  )
  const { event, data } = await next()
  expect([event, (data as BoardMerchant).live.busy?.minutes]).toEqual(['live', 20])
})

test('a live state reaches the stream without a statement (KITCH-33)', async () => {
  const { catalogue } = api.deps
  // This test changes a merchant's live state in memory only, so that no SQL statement of the
  // change is counted. Afterwards the version in memory is higher than in the database.
  const { next } = await open()
  await next()
  const count = await countStatements(api.database, async () => {
    const { version, live } = catalogue.liveOf('sg').of(merchant.ID)
    catalogue.setLive('sg', merchant.ID, { version: version + 1, live })
    expect(await next()).toMatchObject({ event: 'live', data: { live: { version: version + 1 } } })
  })
  expect(count).toBe(0)
})

test('the stream ends when the device is revoked (KITCH-33)', async () => {
  const revoked = await open('', { cookie })
  await revoked.next()
  await api.database.query('update device set revoked_at = now() where id = $1', [deviceID])
  await api.deps.bus.publish(`staff-sessions.${deviceID}`, {})
  await expect(revoked.next()).rejects.toThrow('the stream has ended')
  expect((await open()).response.status).toBe(401)
})
