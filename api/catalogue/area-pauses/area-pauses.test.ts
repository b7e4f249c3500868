// Tests of pauses that the desk sets for a country or a drawn
// area: who may set them, and what eaters can then see and order.
import { randomUUID } from 'node:crypto'
import type { AreaPauseList, SetAreaPause } from '@tingkat/contract/console/area-pause'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { Scope } from '@tingkat/ordering/permissions'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { castCatalogue, home } from '../../testing/cast.ts'
import { orderOf } from '../../testing/dinner.ts'
import { logInByInjection, unwrap, type TestEater } from '../../testing/journey.ts'
import { openStaffSession, type StaffSession } from '../../testing/staff.ts'
import { openLiveStore } from '../live/store.ts'
import { startCatalogueFeed } from '../live/catalogue-feed.ts'
import { openCatalogue } from '../snapshot.ts'
import { CatalogueStore } from '../store.ts'

let api: TestApp
let eater: TestEater
let lead: StaffSession
const clock = { now: lunchTime }
beforeAll(async () => {
  api = await openTestApp({ clock: () => clock.now, countries: [], catalogues: [castCatalogue] })
  eater = await logInByInjection(api)
  lead = await openStaffSession(api, {
    memberships: [{ role: 'support_lead', scope: 'country:sg' }],
    name: 'Aung Min',
  })
})
afterAll(() => api.close())
afterEach(async () => {
  clock.now = lunchTime
  for (const { pauseID } of await list()) await end(pauseID)
})

const call = async (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  { payload, cookie = lead.cookie }: { payload?: object; cookie?: string } = {},
) =>
  await api.app.inject({
    method,
    url,
    headers: { cookie, origin: api.deps.config.consoleUrl },
    ...(payload && { payload }),
  })
const pause = async (change: Partial<SetAreaPause> = {}, cookie?: string) =>
  await call('POST', paths.deskPauses, {
    payload: {
      actionID: randomUUID(),
      country: 'sg',
      area: null,
      minutes: 45,
      note: 'Flood in the west',
      ...change,
    },
    ...(cookie !== undefined && { cookie }),
  })
const list = async () => (await call('GET', paths.deskPauses)).json<AreaPauseList>().pauses
const end = (pauseID: string) => call('DELETE', fillPath(paths.deskPause, { pauseID }))

const cart = {
  countryCode: 'sg' as const,
  location: home,
  merchants: [
    { ID: 'warung', items: [{ ID: 'satay', quantity: 1, comment: '', modifierGroups: [] }] },
  ],
}
const quote = async () => await eater.client.quote(cart)
const until = new Date(lunchTime.getTime() + 45 * 60_000)
const closed = {
  ok: false,
  problem: {
    code: 'food_err_order_merchant_closed',
    context: { opensAt: until.toISOString(), reason: 'area' },
  },
}

test('a pause of a country closes lists, menus, quotes and orders, and ends by itself (LIVE-24)', async () => {
  const priced = unwrap(await quote())
  expect((await pause()).json()).toMatchObject({
    pauses: [{ area: null, until: until.toISOString(), byName: 'Aung Min' }],
  })
  const merchant = unwrap(await eater.client.readMerchant('warung'))
  expect(merchant).toMatchObject({
    openingHours: { open: false },
    pause: { until: until.toISOString(), reason: 'area', note: 'Flood in the west' },
  })
  const lists = await api.app.inject({ url: `${paths.merchants}?country=sg&limit=50` })
  const listed = lists.json<{ merchants: { openingHours: { open: boolean } }[] }>().merchants
  expect(listed.length).toBeGreaterThan(0)
  expect(listed.filter(({ openingHours }) => openingHours.open)).toEqual([])
  expect(await quote()).toMatchObject(closed)
  expect(await eater.client.placeOrder(orderOf(cart, priced), randomUUID())).toMatchObject(closed)

  clock.now = until
  expect(await list()).toEqual([])
  expect(unwrap(await eater.client.readMerchant('warung')).openingHours.open).toBe(true)
  expect(await quote()).toMatchObject({ ok: true })
})

test('a pause of a drawn area closes the merchants inside only (LIVE-24)', async () => {
  const around = (latitude: number, longitude: number) =>
    [
      [-1, -1],
      [-1, 1],
      [1, 1],
      [1, -1],
    ].map(([north = 0, east = 0]) => ({
      latitude: latitude + north / 1_000,
      longitude: longitude + east / 1_000,
    }))
  await pause({ area: around(home.latitude + 0.1, home.longitude) })
  expect(await quote()).toMatchObject({ ok: true })
  await pause({ area: around(home.latitude, home.longitude) })
  expect(await quote()).toMatchObject(closed)
})

test('a pause reaches other processes by the poll, is set once, and can be ended (LIVE-24)', async () => {
  const actionID = randomUUID()
  await pause({ actionID })
  await pause({ actionID })
  const [set, ...more] = await list()
  expect(more).toEqual([])
  const { database, deps } = api
  const other = await openCatalogue(new CatalogueStore(database.kysely), { log: deps.log })
  const feed = await startCatalogueFeed({
    catalogue: other,
    bus: deps.bus,
    liveStates: openLiveStore(database.kysely),
    log: deps.log,
    clock: () => clock.now,
  })
  const pauseThere = () => other.of('sg')?.at('warung', clock.now)?.pause
  expect(pauseThere()).toMatchObject({ reason: 'area' })
  expect((await end(set!.pauseID)).statusCode).toBe(200)
  expect((await end(set!.pauseID)).statusCode).toBe(200)
  await feed.poll()
  expect(pauseThere()).toBeUndefined()
  await feed.stop()
  other.close()
  const { rows } = await database.query(
    `select action, person_id as "personID" from audit
     where target_id = $1 order by action`,
    [set!.pauseID],
  )
  expect(rows).toEqual([
    { action: 'pause.end', personID: lead.personID },
    { action: 'pause.set', personID: lead.personID },
  ])
})

test('more than a day, no reason, or another country is refused (LIVE-24)', async () => {
  expect((await pause({ minutes: 1_441 })).statusCode).toBe(400)
  expect((await pause({ note: ' ' })).statusCode).toBe(400)
  expect((await pause({ country: 'vn' })).statusCode).toBe(404)
  const statusAs = async (
    role: 'support_agent' | 'merchant_manager',
    scope: `country:${string}` | `merchant:${string}`,
  ) =>
    (await pause({}, (await openStaffSession(api, { memberships: [{ role, scope }] })).cookie))
      .statusCode
  expect(await statusAs('support_agent', 'country:sg')).toBe(403)
  expect(await statusAs('merchant_manager', 'merchant:warung')).toBe(404)
})

test('everybody of the desk reads the pauses of the own countries (LIVE-24)', async () => {
  await pause()
  const readAs = async (role: 'marketing' | 'merchant_manager', scope: Scope) => {
    const { cookie } = await openStaffSession(api, { memberships: [{ role, scope }] })
    const answer = await call('GET', paths.deskPauses, { cookie })
    return answer.json<AreaPauseList>().pauses.map(({ note }) => note)
  }
  expect(await readAs('marketing', 'country:sg')).toEqual(['Flood in the west'])
  expect(await readAs('marketing', 'country:vn')).toEqual([])
  expect(await readAs('merchant_manager', 'merchant:warung')).toEqual([])
  expect((await call('GET', paths.deskPauses, { cookie: '' })).statusCode).toBe(401)
})
