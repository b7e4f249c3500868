// Tests of pauses that the operator's staff set for a country or an area drawn on a map: who may
// set them, and what eaters can then see and order.
import { randomUUID } from 'node:crypto'
import type { AreaPauseList, SetAreaPause } from '@tingkat/contract/console/area-pause'
import type { SignedQuote } from '@tingkat/contract/quote'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { Scope } from '@tingkat/ordering/permissions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
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

test('a pause that has expired cannot be ended any more, which is no error (LIVE-24)', async () => {
  await pause()
  const [set] = await list()
  clock.now = until
  expect((await end(set!.pauseID)).statusCode).toBe(200)
  const { rows } = await api.database.query(
    `select action, (select ended_at from area_pause where id = $1) as "endedAt"
     from audit where target_id = $1`,
    [set!.pauseID],
  )
  expect(rows).toEqual([{ action: 'pause.set', endedAt: null }])
})

describe('a suspension of the promise', () => {
  const suspend = async (change: Partial<SetAreaPause> = {}) =>
    await pause({ effect: 'promise', note: 'Heavy rain', ...change })
  const place = async (priced: SignedQuote, body: typeof cart = cart) =>
    await eater.client.placeOrder(orderOf(body, priced), randomUUID())
  const later = (minutes: number) => new Date(lunchTime.getTime() + minutes * 60_000)

  test('PROMISE-04 takes the promise from new orders only, after the eater has agreed', async () => {
    const promised = unwrap(await quote())
    expect(promised).not.toHaveProperty('promiseSuspension')
    const earlier = unwrap(await place(promised))
    clock.now = later(1)
    expect((await suspend()).statusCode).toBe(200)
    const suspension = { until: later(46).toISOString(), note: 'Heavy rain' }
    const refused = await place(promised)
    expect(refused).toMatchObject({
      ok: false,
      problem: {
        status: 409,
        code: 'promise_changed',
        context: { freshMinutes: null, quote: { promiseSuspension: suspension } },
      },
    })
    if (refused.ok) return
    const { quote: fresh } = refused.problem.context as { quote: SignedQuote }
    const accepted = unwrap(await place(fresh))
    expect(accepted).not.toHaveProperty('promise')
    const priced = unwrap(await quote())
    expect(priced).toMatchObject({ promiseSuspension: suspension })
    expect(unwrap(await place(priced))).not.toHaveProperty('promise')
    expect(unwrap(await eater.client.readOrder(earlier.orderID)).promise).toEqual(earlier.promise)
    expect(earlier.promise?.steps.length).toBeGreaterThan(0)

    clock.now = later(46)
    const again = unwrap(await quote())
    expect(again).not.toHaveProperty('promiseSuspension')
    expect(unwrap(await place(again)).promise).toEqual(earlier.promise)
  })

  test('PROMISE-04 needs consent for a scheduled order, too, whose quote has no minutes', async () => {
    const scheduledTime = {
      from: later(75).toISOString(),
      to: later(105).toISOString(),
      available: true,
      reason: '',
    }
    const scheduled = { ...cart, scheduledTime }
    const priced = unwrap(await eater.client.quote(scheduled))
    clock.now = later(1)
    await suspend()
    expect(await place(priced, scheduled)).toMatchObject({
      ok: false,
      problem: { code: 'promise_changed', context: { shownMinutes: null, freshMinutes: null } },
    })
    const known = unwrap(await eater.client.quote(scheduled))
    expect(unwrap(await place(known, scheduled))).not.toHaveProperty('promise')
  })

  test('PROMISE-04 applies in its area only, closes no merchant, and has an audit entry of its kind', async () => {
    const corner = { latitude: home.latitude + 1, longitude: home.longitude }
    const away = [corner, { ...corner, latitude: corner.latitude + 1 }, home].map((point, index) =>
      index === 2 ? { ...corner, longitude: corner.longitude + 1 } : point,
    )
    await suspend({ area: away })
    expect(unwrap(await quote())).not.toHaveProperty('promiseSuspension')
    const [set] = await list()
    expect(set).toMatchObject({ effect: 'promise' })
    expect((await end(set!.pauseID)).statusCode).toBe(200)
    await suspend()
    expect(unwrap(await eater.client.readMerchant('warung'))).not.toHaveProperty('pause')
    const [current] = await list()
    expect((await end(current!.pauseID)).statusCode).toBe(200)
    expect(unwrap(await quote())).not.toHaveProperty('promiseSuspension')
    const { rows } = await api.database.query(
      `select action, target_kind as kind from audit where target_id = $1 order by action`,
      [current!.pauseID],
    )
    expect(rows).toEqual([
      { action: 'pause.end', kind: 'promise_suspension' },
      { action: 'pause.set', kind: 'promise_suspension' },
    ])
  })

  test('PROMISE-04 can be set and ended only with the permission in the country', async () => {
    await suspend()
    const [set] = await list()
    const statuses = async (cookie: string) => [
      (await pause({ effect: 'promise' }, cookie)).statusCode,
      (await call('DELETE', fillPath(paths.deskPause, { pauseID: set!.pauseID }), { cookie }))
        .statusCode,
    ]
    const agent = await openStaffSession(api, {
      memberships: [{ role: 'support_agent', scope: 'country:sg' }],
    })
    const foreign = await openStaffSession(api, {
      memberships: [{ role: 'support_lead', scope: 'country:vn' }],
    })
    expect(await statuses(agent.cookie)).toEqual([403, 403])
    expect(await statuses(foreign.cookie)).toEqual([404, 404])
    expect(await statuses(eater.cookie)).toEqual([401, 401])
    expect(await list()).toHaveLength(1)
  })
})

test('a pause longer than a day, without a reason or in another country is refused (LIVE-24)', async () => {
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

test('everybody at the desk can read the pauses of their own countries (LIVE-24)', async () => {
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
