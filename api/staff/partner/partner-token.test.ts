// Tests of partner credentials: staff list, create, rotate and revoke them.
import { fillPath, paths } from '@tingkat/contract/paths'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPartnerLines } from '../../partner/list-command.ts'
import { castCatalogue } from '../../testing/cast.ts'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { logInByInjection, merchantWhere, placeDinner } from '../../testing/journey.ts'
import { openStaffSession, type StaffSession } from '../../testing/staff.ts'

let testApp: TestApp
let now = lunchTime
let admin: StaffSession
let actions = 0

beforeAll(async () => {
  testApp = await openTestApp({ countries: [], catalogues: [castCatalogue], clock: () => now })
  admin = await openStaffSession(testApp, {
    memberships: [{ role: 'platform_admin', scope: 'platform' }],
  })
})
afterAll(() => testApp.close())

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, cookie: string, body?: object) {
  const response = await testApp.app.inject({
    method,
    url,
    headers: { cookie },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: response.statusCode, body: response.json() }
}
const ordersWith = async (token: string) =>
  (
    await testApp.app.inject({
      url: paths.partnerOrders,
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode
const create = (input: object = {}, cookie = admin.cookie) =>
  call('POST', staffPaths.partners, cookie, {
    actionID: `partner-action-${++actions}`,
    name: 'Counter 1',
    role: 'merchant',
    country: 'sg',
    merchantIDs: ['warung'],
    ...input,
  })
const pathOf = (path: string, values: Record<string, string>) => fillPath(path, values)

test('a partner is created with a token that is returned only once (STAFF-26)', async () => {
  const actionID = 'make-a-partner'
  const { body } = await create({ actionID })
  expect((await create({ actionID })).body).toEqual(body)
  expect(await ordersWith(body.token)).toBe(200)
  const path = pathOf(staffPaths.partner, body)
  const shown = await call('GET', path, admin.cookie)
  expect(shown.body).toMatchObject({
    name: 'Counter 1',
    merchantIDs: ['warung'],
    webhook: 'none',
    lastUsedAt: now.toISOString(),
    tokens: [{ tokenID: body.tokenID }],
  })
  expect(JSON.stringify(shown.body)).not.toContain(body.token)
  const lines = await listPartnerLines(testApp.database)
  expect(lines.find((line) => line.startsWith(body.partnerID))).toContain(
    `Counter 1\tmerchant\tsg\twarung`,
  )
  const { rows } = await testApp.database.query(`select after from audit where action = $1`, [
    'partner.create',
  ])
  expect(JSON.stringify(rows)).not.toContain(body.token)
})

test('the use of a token is recorded at most once a minute (STAFF-26)', async () => {
  const { body } = await create()
  const used = async () =>
    (await call('GET', pathOf(staffPaths.partner, body), admin.cookie)).body.lastUsedAt
  expect(await used()).toBeNull()
  await ordersWith(body.token)
  const first = now.toISOString()
  now = new Date(now.getTime() + 59_000)
  await ordersWith(body.token)
  expect(await used()).toBe(first)
  now = new Date(now.getTime() + 1_000)
  await ordersWith(body.token)
  expect(await used()).toBe(now.toISOString())
  now = lunchTime
})

test('a rotated token works for 24 hours beside the new one, or until ended (STAFF-27)', async () => {
  const { body } = await create()
  const rotate = async () =>
    (
      await call('POST', pathOf(staffPaths.partnerTokens, body), admin.cookie, {
        actionID: `rotate-action-${++actions}`,
      })
    ).body
  const second = await rotate()
  expect([await ordersWith(body.token), await ordersWith(second.token)]).toEqual([200, 200])
  now = new Date(lunchTime.getTime() + 86_400_000 - 1_000)
  expect([await ordersWith(body.token), await ordersWith(second.token)]).toEqual([200, 200])
  now = new Date(lunchTime.getTime() + 86_400_000)
  expect([await ordersWith(body.token), await ordersWith(second.token)]).toEqual([401, 200])
  now = lunchTime
  const third = await rotate()
  const end = pathOf(staffPaths.partnerToken, { ...body, tokenID: second.tokenID })
  expect((await call('DELETE', end, admin.cookie)).status).toBe(200)
  expect([await ordersWith(second.token), await ordersWith(third.token)]).toEqual([401, 200])
})

test('a revoked partner is refused at once (STAFF-28)', async () => {
  const { body } = await create()
  await testApp.database.query(
    `insert into webhook (partner_id, url, secret, created_at)
     values ($1, 'https://hook.example', 'x', now())`,
    [body.partnerID],
  )
  expect((await call('DELETE', pathOf(staffPaths.partner, body), admin.cookie)).status).toBe(200)
  expect(await ordersWith(body.token)).toBe(401)
  expect((await call('GET', pathOf(staffPaths.partner, body), admin.cookie)).body).toMatchObject({
    webhook: 'disabled',
    revokedAt: lunchTime.toISOString(),
  })
  expect(
    await call('POST', pathOf(staffPaths.partnerTokens, body), admin.cookie, {
      actionID: 'rotate-revoked',
    }),
  ).toMatchObject({ status: 404 })
})

test('a revoked partner is refused by other nodes, and its webhook stops (STAFF-28)', async () => {
  const { database, catalogue, jobs, relay, bus } = testApp.deps
  const otherNode = await openTestApp({
    database,
    catalogue,
    jobs,
    relay,
    bus,
    countries: [],
    clock: () => now,
  })
  const { body } = await create()
  const onOtherNode = async () =>
    (
      await otherNode.app.inject({
        url: paths.partnerOrders,
        headers: { authorization: `Bearer ${body.token}` },
      })
    ).statusCode
  await testApp.database.query(
    `insert into webhook (partner_id, url, secret, created_at)
     values ($1, 'https://hook.example', 'x', now())`,
    [body.partnerID],
  )
  const eater = await logInByInjection(testApp)
  const warung = merchantWhere(testApp, ({ ID }) => ID === 'warung')
  const deliveries = async () => {
    await placeDinner(eater, warung)
    await testApp.deps.relay.drain()
    const { rows } = await testApp.database.query(
      'select 1 from webhook_delivery where partner_id = $1',
      [body.partnerID],
    )
    return rows.length
  }
  expect([await onOtherNode(), await deliveries()]).toEqual([200, 1])
  await call('DELETE', pathOf(staffPaths.partner, body), admin.cookie)
  // The revocation deletes the webhook messages that were queued, and no messages are queued
  // afterwards.
  expect([await onOtherNode(), await deliveries()]).toEqual([401, 0])
  await otherNode.app.close()
})

test('partners are listed for one scope, within those of the reader (STAFF-26)', async () => {
  const [first, second] = [
    await create({ name: 'For counter', merchantIDs: ['counter'] }),
    await create({ name: 'For the country', role: 'operator', merchantIDs: null }),
  ]
  const list = async (query: string, cookie = admin.cookie) =>
    (await call('GET', `${staffPaths.partners}?limit=200${query}`, cookie)).body.partners.map(
      ({ partnerID }: { partnerID: string }) => partnerID,
    )
  const ids = [first.body.partnerID, second.body.partnerID]
  const listedOf = async (query: string, cookie?: string) =>
    (await list(query, cookie)).filter((id: string) => ids.includes(id))
  expect(await listedOf('')).toEqual(ids)
  expect(await listedOf('&scope=country:sg')).toEqual(ids)
  expect(await listedOf('&scope=merchant:counter')).toEqual([ids[0]])
  expect(await listedOf('&scope=merchant:warung')).toEqual([])
  expect(await listedOf('&scope=country:vn')).toEqual([])
  const owner = await openStaffSession(testApp, {
    memberships: [{ role: 'merchant_owner', scope: 'merchant:warung' }],
  })
  expect(await listedOf('&scope=merchant:counter', owner.cookie)).toEqual([])
})

test('an owner creates partners for their own merchant only (STAFF-26)', async () => {
  const owner = await openStaffSession(testApp, {
    memberships: [{ role: 'merchant_owner', scope: 'merchant:warung' }],
  })
  expect((await create({}, owner.cookie)).status).toBe(200)
  expect((await create({ role: 'operator' }, owner.cookie)).body.code).toBe('grant_too_wide')
  expect((await create({ merchantIDs: ['counter'] }, owner.cookie)).status).toBe(404)
  expect((await create({ merchantIDs: null }, owner.cookie)).status).toBe(404)
})

test('a server of the previous version still replaces a token (STAFF-27)', async () => {
  const insert = `insert into partner (id, name, role, country, token_hash)
    values ('old', 'Old', 'merchant', 'sg', $1)
    on conflict (id) do update set token_hash = excluded.token_hash`
  const hashes = async () =>
    (
      await testApp.database.query<{ hash: Uint8Array }>(
        `select token_hash as hash from partner_token where partner_id = 'old'`,
      )
    ).rows.map(({ hash }) => Buffer.from(hash).toString())
  await testApp.database.query(insert, [Buffer.from('first')])
  expect(await hashes()).toEqual(['first'])
  await testApp.database.query(insert, [Buffer.from('second')])
  expect(await hashes()).toEqual(['second'])
})
