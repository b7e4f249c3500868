// Tests of the list of orders, merchants and tablets that need attention, in the operator's
// console.
import type { StuckList } from '@tingkat/contract/console/desk'
import { paths } from '@tingkat/contract/paths'
import { emptyLiveState } from '@tingkat/ordering/merchant/live-state'
import type { StaffRole, Scope } from '@tingkat/ordering/permissions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
import {
  logInByInjection,
  merchantWhere,
  openPartner,
  placeDinner,
  unwrap,
  type TestPartner,
} from '../testing/journey.ts'
import { openStaffSession, pairTestDevice } from '../testing/staff.ts'

let api: TestApp
let now = lunchTime
let orderID: string
let system: TestPartner
beforeAll(async () => {
  api = await openTestApp({ clock: () => now, countries: [], catalogues: [castCatalogue] })
  const eater = await logInByInjection(api)
  system = await openPartner(api, { role: 'merchant', merchantIDs: ['warung'] })
  const warung = merchantWhere(api, ({ ID }) => ID === 'warung')
  orderID = (await placeDinner(eater, warung)).orderID
  unwrap(await system.client.moveOrder(orderID, { move: 'receive' }))
  unwrap(await system.client.moveOrder(orderID, { move: 'accept', minutes: 20 }))
})
afterAll(() => api.close())

async function readStuck(role: StaffRole, scope: Scope) {
  const { cookie } = await openStaffSession(api, { memberships: [{ role, scope }] })
  const answer = await api.app.inject({ url: paths.deskStuck, headers: { cookie } })
  return { status: answer.statusCode, body: answer.json<StuckList>() }
}
const listed = async (role: StaffRole, scope: Scope) =>
  (await readStuck(role, scope)).body.orders.map((order) => order.orderID)
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

test('DESK-15 KITCH-12 lists orders in the caller’s scopes once a limit is exceeded', async () => {
  expect(await listed('support_agent', 'country:sg')).toEqual([])
  later(90)
  const { body } = await readStuck('support_agent', 'country:sg')
  expect(body).toMatchObject({ truncated: false, now: now.toISOString() })
  expect(body.orders).toMatchObject([{ orderID, merchantID: 'warung', courierName: null }])
  const kinds = body.orders[0]?.troubles.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['no_courier', 'late_cooking', 'late']))
  expect(await listed('platform_admin', 'platform')).toEqual([orderID])
  expect(await listed('merchant_manager', 'merchant:warung')).toEqual([orderID])
})

test('DESK-15 hides orders of other scopes, and the list from roles that read no orders', async () => {
  expect(await listed('support_agent', 'country:vn')).toEqual([])
  expect(await listed('merchant_manager', 'merchant:counter')).toEqual([])
  expect(await readStuck('marketing', 'country:sg')).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
  const nobody = await api.app.inject({ url: paths.deskStuck })
  expect(nobody.statusCode).toBe(401)
})

test('STAFF-28 names the revoked merchant system of an order under way', async () => {
  await api.database.query('update partner set revoked_at = $1', [now])
  const { body } = await readStuck('support_agent', 'country:sg')
  expect(body.orders[0]?.troubles).toContainEqual({
    kind: 'partner_revoked',
    since: now.toISOString(),
  })
  await openPartner(api, { role: 'merchant', merchantIDs: ['warung'] })
  const replaced = await readStuck('support_agent', 'country:sg')
  expect(replaced.body.orders[0]?.troubles.map(({ kind }) => kind)).not.toContain('partner_revoked')
})

test('DESK-15 lists merchants without contact in the caller’s scopes', async () => {
  const unreachableSince = now.toISOString()
  api.deps.catalogue.setLive('sg', 'counter', {
    version: 1,
    live: { ...emptyLiveState, unreachableSince },
  })
  const silent = async (role: StaffRole, scope: Scope) =>
    (await readStuck(role, scope)).body.merchants.map(({ merchantID }) => merchantID)
  expect(await silent('support_agent', 'country:sg')).toEqual(['counter'])
  expect(await silent('merchant_manager', 'merchant:counter')).toEqual(['counter'])
  expect(await silent('merchant_manager', 'merchant:warung')).toEqual([])
})

test('DESK-15 a fleet sees its own orders that need attention, and no others', async () => {
  await api.database.query(`update orders set courier_partner = 'fleet-1' where id = $1`, [orderID])
  expect(await listed('fleet_manager', 'fleet:fleet-1')).toEqual([orderID])
  expect(await listed('fleet_manager', 'fleet:fleet-2')).toEqual([])
})

test('DESK-15 lists single tablets of open merchants that have sent nothing for five minutes', async () => {
  const silent = async (role: StaffRole, scope: Scope) =>
    (await readStuck(role, scope)).body.tablets?.map(({ merchants }) => merchants)
  await pairTestDevice(api, { country: 'sg', merchantIDs: ['warung'] })
  const seen = async (minutesAgo: number) =>
    await api.database.query('update device set seen_at = $1', [
      new Date(now.getTime() - minutesAgo * 60_000),
    ])
  await seen(4)
  expect(await silent('support_agent', 'country:sg')).toEqual([])
  await seen(6)
  const warung = [{ merchantID: 'warung', name: expect.any(String) as string }]
  expect(await silent('support_agent', 'country:sg')).toEqual([warung])
  expect(await silent('merchant_manager', 'merchant:warung')).toEqual([warung])
  expect(await silent('support_agent', 'country:vn')).toEqual([])
  expect(await silent('merchant_manager', 'merchant:counter')).toEqual([])
  await seen(8 * 24 * 60)
  expect(await silent('support_agent', 'country:sg')).toEqual([])
})

test('DESK-15 an order that has ended leaves the list', async () => {
  await api.database.query('update orders set ended_at = $1 where id = $2', [now, orderID])
  expect(await listed('support_agent', 'country:sg')).toEqual([])
})
