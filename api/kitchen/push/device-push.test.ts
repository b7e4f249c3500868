// Tests of push messages to merchants' paired devices, with a stub of a push service.
import { randomUUID } from 'node:crypto'
import { createKitchenClient } from '@tingkat/contract/console/kitchen-client'
import { createStaffClient } from '@tingkat/contract/console/staff-client'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import type { PushMessage } from '@tingkat/contract/push'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openOrderStore } from '../../order/store.ts'
import { createOutgoing } from '../../platform/outgoing/outgoing.ts'
import { readVapid } from '../../push/vapid-store.ts'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { openBrowserPush, type BrowserPush } from '../../testing/browser-push.ts'
import { openHttpStub } from '../../testing/http-stub.ts'
import {
  injectFetch,
  logInByInjection,
  merchantWhere,
  placeDinner,
  unwrap,
  type TestEater,
} from '../../testing/journey.ts'
import { openStaffSession, pairTestDevice } from '../../testing/staff.ts'
import { devicePushDeliveries } from './device-push-actions.ts'
import { openDevicePushStore } from './device-push-store.ts'

let api: TestApp
let service: Awaited<ReturnType<typeof openHttpStub>>
let eater: TestEater
let merchant: Merchant
let other: Merchant
let now = lunchTime

beforeAll(async () => {
  api = await openTestApp({ clock: () => now, config: { outgoingPrivate: true } })
  service = await openHttpStub()
  eater = await logInByInjection(api)
  merchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
  other = merchantWhere(api, ({ ID, isIntegrated }) => isIntegrated && ID !== merchant.ID)
})
afterEach(async () => {
  now = lunchTime
  service.received = []
  service.respond = () => 201
  await api.database.query('delete from device_push_subscription')
})
afterAll(async () => {
  await service?.close()
  await api?.close()
})

const optionsOf = (cookie: string) => ({
  baseUrl: '',
  fetch: injectFetch(api.app),
  headers: { cookie },
})

async function openTablet(merchantID = merchant.ID, language: 'en' | 'th' = 'en') {
  const device = await pairTestDevice(api, { country: 'sg', merchantIDs: [merchantID] })
  const client = createStaffClient(optionsOf(device.cookie))
  const browser = openBrowserPush()
  const body = { endpoint: `${service.url}/${randomUUID()}`, keys: browser.keys, language }
  unwrap(await client.subscribeDevice(body))
  return { ...device, client, browser, body }
}

async function sendDue(): Promise<number> {
  await api.deps.relay.drain()
  const deliveries = devicePushDeliveries({
    devicePush: openDevicePushStore(api.database),
    orders: openOrderStore(api.database),
    outgoing: createOutgoing({ allowPrivate: true, timeoutMs: 60_000 }),
    vapid: await readVapid(api.database, api.deps.config.vapid),
    clock: () => now,
    log: { warn: () => {} },
  })
  const claimed = await deliveries.claim(32)
  const { signal } = new AbortController()
  await Promise.all(claimed.map((message) => deliveries.deliver(message, signal)))
  return claimed.length
}

const read = (browser: BrowserPush) =>
  JSON.parse(browser.read(service.received.at(-1)?.body ?? Buffer.alloc(0))) as PushMessage
const count = async (table: 'device_push_subscription' | 'device_push_message') =>
  Number((await api.database.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n)

test('sends one message about a new order to each device of the merchant (KITCH-34)', async () => {
  const { browser } = await openTablet(merchant.ID, 'th')
  await openTablet(other.ID)
  const { orderID } = await placeDinner(eater, merchant)
  expect(await sendDue()).toBe(1)
  expect(read(browser)).toEqual({
    title: merchant.name,
    body: 'มีออเดอร์ใหม่ แตะเพื่อตอบรับ',
    lang: 'th',
    tag: orderID,
    url: '/kitchen/board',
  })
  expect(service.received[0]?.headers).toMatchObject({ urgency: 'high', ttl: '600' })
  expect([await sendDue(), service.received.length]).toEqual([0, 1])
})

test('sends no message about an order that has been answered (KITCH-34)', async () => {
  const { cookie } = await openTablet()
  const { orderID } = await placeDinner(eater, merchant)
  const board = createKitchenClient(optionsOf(cookie))
  const action = () => ({ actionID: randomUUID() })
  unwrap(await board.answer(orderID, { ...action(), move: 'receive' }))
  unwrap(await board.answer(orderID, { ...action(), move: 'accept', minutes: 20 }))
  await sendDue()
  expect([service.received, await count('device_push_message')]).toEqual([[], 0])
})

test.each([404, 410])('status %i deletes the subscription (KITCH-34)', async (status) => {
  await openTablet()
  service.respond = () => status
  await placeDinner(eater, merchant)
  await sendDue()
  expect(await count('device_push_subscription')).toBe(0)
})

test('is sent again while the push service is busy (KITCH-34)', async () => {
  const { browser } = await openTablet()
  service.respond = () => 503
  await placeDinner(eater, merchant)
  await sendDue()
  service.respond = () => 201
  expect(await sendDue()).toBe(0)
  now = new Date(now.getTime() + 5_000)
  expect(await sendDue()).toBe(1)
  expect(read(browser).title).toBe(merchant.name)
  expect(await count('device_push_message')).toBe(0)
})

test('a device that is revoked or unsubscribed gets no more messages (KITCH-34)', async () => {
  const revoked = await openTablet()
  const leaving = await openTablet()
  const memberships = [{ role: 'merchant_manager', scope: `merchant:${merchant.ID}` }] as const
  const { cookie } = await openStaffSession(api, { memberships, console: 'kitchen' })
  unwrap(await createStaffClient(optionsOf(cookie)).revokeDevice(revoked.deviceID))
  unwrap(await leaving.client.unsubscribeDevice())
  await placeDinner(eater, merchant)
  expect(await sendDue()).toBe(0)
  expect(await revoked.client.subscribeDevice(revoked.body)).toMatchObject({
    problem: { code: 'device_revoked' },
  })
})

test('only a paired device may subscribe, and only itself (KITCH-34)', async () => {
  const mine = await openTablet()
  const memberships = [{ role: 'merchant_manager', scope: `merchant:${merchant.ID}` }] as const
  const { cookie } = await openStaffSession(api, { memberships, console: 'kitchen' })
  for (const stranger of ['', cookie, eater.cookie]) {
    const client = createStaffClient(optionsOf(stranger))
    for (const answer of [
      await client.subscribeDevice(mine.body),
      await client.unsubscribeDevice(),
    ])
      expect(answer).toMatchObject({ ok: false, problem: { code: 'unauthenticated' } })
  }
  const theirs = await openTablet(other.ID)
  unwrap(await theirs.client.unsubscribeDevice())
  await placeDinner(eater, merchant)
  expect(await sendDue()).toBe(1)
  const foreign = await api.app.inject({
    method: 'PUT',
    url: staffPaths.myDevicePush,
    payload: mine.body,
    headers: { cookie: mine.cookie, origin: 'https://evil.test' },
  })
  expect(foreign.json()).toMatchObject({ code: 'cross_site_request' })
})

test('refuses addresses that are no push service, and replaces the subscription', async () => {
  const { client, body, browser } = await openTablet()
  expect(await client.subscribeDevice({ ...body, endpoint: 'file:///etc/passwd' })).toMatchObject({
    problem: { code: 'url_refused' },
  })
  unwrap(await client.subscribeDevice({ ...body, language: 'vi' }))
  await placeDinner(eater, merchant)
  expect(await sendDue()).toBe(1)
  expect(read(browser).lang).toBe('vi')
})
