// Tests of opening hours through the API: saving, special
// days, and scheduled orders outside the new hours.
import { randomUUID } from 'node:crypto'
import type {
  HandoverList,
  MerchantHours,
  OrderDecision,
  SaveHours,
} from '@tingkat/contract/console/merchant-hours'
import { fillPath, paths } from '@tingkat/contract/paths'
import { countryCodes } from '@tingkat/ordering/country/country'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, home } from '../testing/cast.ts'
import { orderOf } from '../testing/dinner.ts'
import { logInByInjection, unwrap, type TestEater } from '../testing/journey.ts'
import { openStaffSession, type StaffSession } from '../testing/staff.ts'
import { publicHolidays } from './public-holidays.ts'

let api: TestApp
let eater: TestEater
let manager: StaffSession
const memberships = (...IDs: string[]) =>
  IDs.map((ID) => ({ role: 'merchant_manager' as const, scope: `merchant:${ID}` as const }))
beforeAll(async () => {
  api = await openTestApp({ clock: () => lunchTime, countries: [], catalogues: [castCatalogue] })
  eater = await logInByInjection(api)
  manager = await openStaffSession(api, { memberships: memberships('warung', 'counter') })
})
afterAll(() => api.close())

async function call(
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  payload?: object,
  cookie = manager.cookie,
) {
  const response = await api.app.inject({
    method,
    url,
    headers: { cookie, origin: api.deps.config.consoleUrl },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.json() }
}
const hoursPath = (merchantID = 'warung') => fillPath(paths.kitchenHours, { merchantID })
const read = async (merchantID = 'warung') =>
  (await call('GET', hoursPath(merchantID))).body as MerchantHours
type Refusal = { code: string; context: { orders: { orderID: string }[]; faults: object[] } }
async function save(change: Partial<SaveHours>, cookie?: string) {
  const { weekly, lastOrderMinutes, specialDays, revision } = await read()
  const answer = await call(
    'PUT',
    hoursPath(),
    {
      actionID: randomUUID(),
      baseRevision: revision,
      weekly,
      lastOrderMinutes,
      specialDays,
      ...change,
    },
    cookie,
  )
  return { ...answer, body: answer.body as MerchantHours & Refusal }
}
const always = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }])
const tomorrow = '2026-03-19'

describe('hours', () => {
  test('are saved as a new revision, audited, and in effect at once (LIVE-21)', async () => {
    const before = await read()
    expect(before).toMatchObject({ timeZone: 'Asia/Singapore', weekly: always, specialDays: [] })
    const weekly = always.with(2, [{ from: '18:00', to: '22:00' }])
    const { status, body } = await save({ weekly, lastOrderMinutes: 15 })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { revision: before.revision + 1, weekly, lastOrderMinutes: 15 },
    })
    expect(unwrap(await eater.client.readMerchant('warung')).openingHours.open).toBe(false)
    const { rows } = await api.database.query(
      `select person_id as "personID", before ->> 'revision' as before, after ->> 'revision' as after
       from audit where action = 'hours.save' and target_id = 'warung'`,
    )
    const [first, second] = [before.revision, before.revision + 1].map(String)
    expect(rows).toEqual([{ personID: manager.personID, before: first, after: second }])
    await save({ weekly: always, lastOrderMinutes: 0 })
    expect(unwrap(await eater.client.readMerchant('warung')).openingHours.open).toBe(true)
  })

  test('with faults, from an old revision, or of another merchant are refused (LIVE-21)', async () => {
    const weekly = [[{ from: '11:00', to: '11:00' }], [], [], [], [], [], []]
    expect(await save({ weekly })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', context: { faults: [{ path: 'weekly[0][0]' }] } },
    })
    expect(await save({ baseRevision: 0 })).toMatchObject({ body: { code: 'revision_conflict' } })
    const other = await openStaffSession(api, { memberships: memberships('far') })
    expect(await save({}, other.cookie)).toMatchObject({ status: 404 })
    const staff = await openStaffSession(api, {
      memberships: [{ role: 'merchant_staff', scope: 'merchant:warung' }],
    })
    expect(await save({}, staff.cookie)).toMatchObject({ status: 403 })
  })

  test('are saved once for each action id (LIVE-21)', async () => {
    const actionID = randomUUID()
    const { revision } = await read()
    const change = { actionID, baseRevision: revision, lastOrderMinutes: 30 }
    expect((await save(change)).body.revision).toBe(revision + 1)
    expect((await save(change)).body.revision).toBe(revision + 1)
    expect(await save({ ...change, lastOrderMinutes: 45 })).toMatchObject({
      body: { code: 'idempotency_key_reused' },
    })
    await save({ lastOrderMinutes: 0 })
  })

  test('stay when a draft of the menu that was begun before is published (LIVE-21)', async () => {
    const path = fillPath(paths.kitchenDraft, { merchantID: 'warung' })
    type Edited = { published: object; revision: number; draft: { version: number } }
    const { published } = (await call('GET', path)).body as Edited
    await call('PUT', path, { version: 0, file: published })
    await save({ lastOrderMinutes: 20 })
    const { draft, revision } = (await call('GET', path)).body as Edited
    const publish = { actionID: randomUUID(), version: draft.version, baseRevision: revision }
    const url = fillPath(paths.kitchenDraftPublish, { merchantID: 'warung' })
    expect((await call('POST', url, publish)).status).toBe(200)
    expect((await read()).lastOrderMinutes).toBe(20)
    await save({ lastOrderMinutes: 0 })
  })
})

describe('special days', () => {
  test('close the merchant on their date, and public holidays are offered (LIVE-22)', async () => {
    const { body } = await save({ specialDays: [{ date: '2026-03-18', spans: [] }] })
    expect(body.specialDays).toEqual([{ date: '2026-03-18', spans: [] }])
    expect(unwrap(await eater.client.readMerchant('warung')).openingHours.open).toBe(false)
    expect(body.publicHolidays[0]).toEqual({ date: '2026-03-21', name: 'Hari Raya Puasa' })
    expect(body.publicHolidays.every(({ date }) => date <= body.lastDate)).toBe(true)
    await save({ specialDays: [] })
  })

  test('are applied to several merchants at once, or to none (LIVE-22)', async () => {
    const day = { date: '2026-12-25', spans: [{ from: '10:00', to: '15:00' }] }
    const apply = async (...merchantIDs: string[]) =>
      await call('POST', paths.kitchenSpecialDays, { actionID: randomUUID(), merchantIDs, day })
    const { revision } = await read('counter')
    expect(await apply('counter', 'far')).toMatchObject({ status: 404 })
    expect(await read('counter')).toMatchObject({ revision, specialDays: [] })
    expect(await apply('warung', 'counter')).toMatchObject({ status: 200 })
    for (const merchantID of ['warung', 'counter'])
      expect((await read(merchantID)).specialDays).toEqual([day])
  })
})

describe('public holidays', () => {
  test.each(countryCodes)('of %s have dates of 2026 and 2027, in order (LIVE-22)', (country) => {
    const dates = (publicHolidays[country] ?? []).map(({ date }) => date)
    expect(dates).toEqual([...new Set(dates)].toSorted())
    const isDate = (date: string) => new Date(date).toISOString().startsWith(date)
    expect(dates.filter((date) => !isDate(date) || !/^202[67]-/.test(date))).toEqual([])
    for (const year of ['2026', '2027'])
      expect(dates.filter((date) => date.startsWith(year)).length).toBeGreaterThan(10)
  })
})

describe('scheduled orders outside the new hours', () => {
  async function schedule(): Promise<string> {
    const { slots } = unwrap(await eater.client.readTimeSlots('warung'))
    const slot = slots.find(({ from }) => from.startsWith(`${tomorrow}T04`))
    const satay = { ID: 'satay', quantity: 1, comment: '', modifierGroups: [] }
    const cart = {
      countryCode: 'sg' as const,
      location: home,
      merchants: [{ ID: 'warung', items: [satay] }],
      scheduledTime: { ...slot!, available: true, reason: '' },
    }
    const quote = unwrap(await eater.client.quote(cart))
    return unwrap(await eater.client.placeOrder(orderOf(cart, quote), randomUUID())).orderID
  }
  const closed = { specialDays: [{ date: tomorrow, spans: [] }] }

  test('are listed, and each is kept, cancelled or handed to the desk (LIVE-23)', async () => {
    const [kept, cancelled, handed] = [await schedule(), await schedule(), await schedule()]
    const refusal = await save(closed)
    expect(refusal).toMatchObject({ status: 409, body: { code: 'orders_outside_hours' } })
    expect(refusal.body.context.orders.map(({ orderID }) => orderID).toSorted()).toEqual(
      [kept, cancelled, handed].toSorted(),
    )
    const decisions: Record<string, OrderDecision> = { [kept]: 'keep', [cancelled]: 'cancel' }
    expect(await save({ ...closed, decisions })).toMatchObject({ status: 409 })
    expect((await read()).specialDays, 'nothing is saved before').not.toMatchObject(
      closed.specialDays,
    )
    const stateOf = async (orderID: string) =>
      unwrap(await eater.client.readOrder(orderID)).orderState
    expect(await stateOf(cancelled), 'nothing is cancelled before').toBe('SCHEDULED')

    const saved = await save({ ...closed, decisions: { ...decisions, [handed]: 'desk' } })
    expect(saved).toMatchObject({ status: 200, body: closed })
    expect([await stateOf(kept), await stateOf(cancelled), await stateOf(handed)]).toEqual([
      'SCHEDULED',
      'CANCELLED_OPERATOR',
      'SCHEDULED',
    ])
    const handovers = async (scope: 'country:sg' | 'country:vn') => {
      const agent = await openStaffSession(api, { memberships: [{ role: 'support_agent', scope }] })
      const { body } = await call('GET', paths.deskHandovers, undefined, agent.cookie)
      return (body as HandoverList).orders
    }
    expect(await handovers('country:sg')).toMatchObject([
      { orderID: handed, merchantID: 'warung', byName: 'Mei Tan' },
    ])
    expect(await handovers('country:vn')).toEqual([])
    expect(await save({ lastOrderMinutes: 5 }), 'decided orders are not asked again').toMatchObject(
      { status: 200 },
    )
    await save({ specialDays: [], lastOrderMinutes: 0 })
  })

  test('are cancelled only once the hours are stored, here by a repeated request (LIVE-23)', async () => {
    const orderID = await schedule()
    const stateOf = async () => unwrap(await eater.client.readOrder(orderID)).orderState
    const { orders } = (await save(closed)).body.context
    const decisions = Object.fromEntries(orders.map((order) => [order.orderID, 'cancel' as const]))
    const { revision } = await read()
    const change = { ...closed, decisions, actionID: randomUUID(), baseRevision: revision }
    await api.database.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused by the test'; end $$`)
    await api.database.query(`create trigger refuse before insert on audit for each row
      when (new.action = 'hours.save') execute function refuse()`)
    expect(await save(change)).toMatchObject({ status: 500 })
    await api.database.query('drop trigger refuse on audit')
    expect(await stateOf(), 'the hours were not stored').toBe('SCHEDULED')
    expect(await save(change)).toMatchObject({ status: 200 })
    expect(await stateOf()).toBe('CANCELLED_OPERATOR')
    await save({ specialDays: [] })
  })

  test('are not cancelled by someone who may not cancel orders (LIVE-23)', async () => {
    const orderID = await schedule()
    const editor = await openStaffSession(api, {
      memberships: [{ role: 'catalogue_editor', scope: 'country:sg' }],
    })
    const { orders } = (await save(closed)).body.context
    const decisions = Object.fromEntries(
      orders.map(
        (order) => [order.orderID, order.orderID === orderID ? 'cancel' : 'keep'] as const,
      ),
    )
    const refused = await save({ ...closed, decisions }, editor.cookie)
    expect(refused).toMatchObject({
      status: 403,
      body: { context: { permission: 'order.cancel' } },
    })
  })
})
