// Tests of a merchant's live state over HTTP, such as sold-out dishes: who may set it, what eaters
// then see and order, and that each action takes effect once.
import { randomUUID } from 'node:crypto'
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import type { MerchantLive } from '@tingkat/contract/console/merchant-live'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { OrderBody } from '@tingkat/contract/order'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { castCatalogue, home } from '../../testing/cast.ts'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { orderOf } from '../../testing/dinner.ts'
import { logInByInjection, unwrap, type TestEater } from '../../testing/journey.ts'
import { openStaffSession, pairTestDevice, type StaffSession } from '../../testing/staff.ts'

let api: TestApp
let eater: TestEater
let manager: StaffSession
const clock = { now: lunchTime }
const path = fillPath(paths.kitchenLive, { merchantID: 'warung' })
beforeAll(async () => {
  api = await openTestApp({ clock: () => clock.now, countries: [], catalogues: [castCatalogue] })
  eater = await logInByInjection(api)
  manager = await openStaffSession(api, {
    memberships: [{ role: 'merchant_manager', scope: 'merchant:warung' }],
    name: 'Aung Min',
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  clock.now = lunchTime
  await set({ kind: 'resume' })
  await set({ kind: 'not_busy' })
  await set({ kind: 'on_sale', targets: [{ dishID: 'satay' }, { dishID: 'laksa' }] })
})

const send = async (
  change: LiveChange,
  { cookie = manager.cookie, actionID = randomUUID(), url = path } = {},
) =>
  await api.app.inject({
    method: 'POST',
    url,
    headers: { cookie, origin: 'https://tingkat.test' },
    payload: { actionID, change },
  })
async function set(change: LiveChange, options?: Parameters<typeof send>[1]) {
  const response = await send(change, options)
  expect(response.json()).not.toHaveProperty('code')
  return response.json<MerchantLive>()
}
const soldOut = (dishID: string): LiveChange => ({
  kind: 'sold_out',
  targets: [{ dishID }],
  end: 'tomorrow',
})
const satay = { ID: 'satay', quantity: 1, comment: '', modifierGroups: [] }
const laksa = {
  ID: 'laksa',
  quantity: 1,
  comment: '',
  modifierGroups: [{ ID: 'noodles', modifiers: [{ ID: 'thick', quantity: 1 }] }],
}
const cartOf = (...items: (typeof satay | typeof laksa)[]) => ({
  countryCode: 'sg' as const,
  location: home,
  merchants: [{ ID: 'warung', items }],
})
const quote = async (...items: Parameters<typeof cartOf>) =>
  await eater.client.quote(cartOf(...items))

describe('a change', () => {
  test('is shown with who set it, when, and when it ends (LIVE-14, LIVE-15)', async () => {
    const live = await set(soldOut('satay'))
    expect(live.soldOut).toMatchObject([
      {
        dishID: 'satay',
        modifierID: null,
        until: live.ends.tomorrow,
        at: lunchTime.toISOString(),
        by: { personID: manager.personID, name: 'Aung Min' },
      },
    ])
    const read = await api.app.inject({ url: path, headers: { cookie: manager.cookie } })
    expect(read.json()).toEqual(live)
    const end = { until: new Date(lunchTime.getTime() + 600_000).toISOString() }
    const hours = await set({ kind: 'sold_out', targets: [{ dishID: 'satay' }], end })
    clock.now = new Date(hours.soldOut[0]!.until!)
    const later = await api.app.inject({ url: path, headers: { cookie: manager.cookie } })
    expect(later.json()).toMatchObject({ soldOut: [] })
  })

  test('is made once for each action id, and is audited once (LIVE-14)', async () => {
    const actionID = randomUUID()
    const first = await set({ kind: 'busy', minutes: 10, duration: 30 }, { actionID })
    const again = await set({ kind: 'busy', minutes: 10, duration: 30 }, { actionID })
    expect(again).toEqual(first)
    const other = await send({ kind: 'busy', minutes: 20, duration: 30 }, { actionID })
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' })
    const { rows } = await api.database.query(
      `select person_id as "personID", scope, after from audit
       where action = 'live.busy' and target_id = 'warung'`,
    )
    expect(rows).toEqual([
      {
        personID: manager.personID,
        scope: 'merchant:warung',
        after: { busy: { minutes: 10, until: first.busy?.until } },
      },
    ])
  })

  test('of an unknown dish or with a past end is refused with its place (LIVE-14)', async () => {
    const faults = async (change: LiveChange) =>
      (await send(change)).json<{ context: { faults: unknown[] } }>().context.faults
    expect(await faults(soldOut('nothing'))).toMatchObject([{ path: 'change.targets' }])
    const end = { until: '2026-03-18T00:00:00Z' }
    expect(await faults({ kind: 'sold_out', targets: [{ dishID: 'satay' }], end })).toMatchObject([
      { path: 'change.end.until' },
    ])
  })
})

describe('permission', () => {
  const staffOf = async (
    role: 'merchant_staff' | 'support_agent',
    scope: `country:${string}` | `merchant:${string}`,
  ) => (await openStaffSession(api, { memberships: [{ role, scope }] })).cookie

  test('comes with live.set for this merchant only (LIVE-14)', async () => {
    const codeOf = async (cookie: string) => (await send({ kind: 'resume' }, { cookie })).statusCode
    expect(await codeOf('')).toBe(401)
    expect(await codeOf(eater.cookie)).toBe(401)
    expect(await codeOf(await staffOf('merchant_staff', 'merchant:warung'))).toBe(200)
    expect(await codeOf(await staffOf('merchant_staff', 'merchant:far'))).toBe(404)
    expect(await codeOf(await staffOf('support_agent', 'country:sg'))).toBe(403)
    expect(await codeOf(await staffOf('merchant_staff', 'country:id'))).toBe(404)
  })

  test('STAFF-19 STAFF-22 LIVE-14 a device without a person may do all but long pauses and settings', async () => {
    const { cookie, deviceID } = await pairTestDevice(api, {
      country: 'sg',
      merchantIDs: ['warung'],
    })
    const busy = await set({ kind: 'busy', minutes: 20, duration: 120 }, { cookie })
    expect(busy.busy?.by).toMatchObject({ personID: null, deviceID, name: 'Counter' })
    const modifier = { dishID: 'laksa', modifierID: 'thick' }
    for (const end of ['two_hours', 'tomorrow', 'open'] as const) {
      const targets = [{ dishID: 'satay' }, modifier]
      const { soldOut } = await set({ kind: 'sold_out', targets, end }, { cookie })
      expect(soldOut).toMatchObject([{ by: { personID: null, deviceID } }, modifier])
    }
    const targets = [{ dishID: 'satay' }, modifier]
    expect((await set({ kind: 'on_sale', targets }, { cookie })).soldOut).toEqual([])
    await set({ kind: 'pause', duration: 60, reason: 'other' }, { cookie })
    expect((await set({ kind: 'resume' }, { cookie })).pause).toBeNull()
    for (const change of [
      { kind: 'pause', duration: 120, reason: 'other' },
      { kind: 'pause', duration: 'next_opening', reason: 'other' },
      { kind: 'settings', autoAccept: true },
    ] as const)
      expect((await send(change, { cookie })).json()).toMatchObject({ code: 'forbidden' })
  })
})

describe('eaters', () => {
  test('see a dish sold out in the menu, with another ETag, and cannot quote it (LIVE-14, LIVE-29)', async () => {
    const url = fillPath(paths.merchant, { merchantID: 'warung' })
    const before = await api.app.inject({ url })
    const etag = before.headers['etag'] as string
    const count = await countStatements(api.database, async () => {
      const unchanged = await api.app.inject({ url, headers: { 'if-none-match': etag } })
      expect(unchanged.statusCode).toBe(304)
    })
    expect(count, 'an unchanged menu needs no SQL').toBe(0)
    await set(soldOut('satay'))
    const after = await api.app.inject({ url, headers: { 'if-none-match': etag } })
    expect(after.statusCode).toBe(200)
    const dishes = after
      .json<{ menu: { categories: { items: { ID: string; available: boolean }[] }[] } }>()
      .menu.categories.flatMap(({ items }) => items)
    expect(dishes.find(({ ID }) => ID === 'satay')?.available).toBe(false)
    expect(await quote(satay)).toMatchObject({
      ok: false,
      problem: { code: 'food_err_order_item_not_available', context: { itemID: 'satay' } },
    })
  })

  test('wait longer while the merchant is busy; an order placed before keeps its promise (LIVE-18)', async () => {
    const order = async () => {
      const priced = unwrap(await quote(satay))
      return unwrap(await eater.client.placeOrder(orderOf(cartOf(satay), priced), randomUUID()))
    }
    const before = await order()
    await set({ kind: 'busy', minutes: 20, duration: 60 })
    const during = await order()
    expect(during.ETA! - before.ETA!).toBe(20)
    const read = unwrap(await eater.client.readOrder(before.orderID))
    expect(read.ETA).toBe(before.ETA)
  })

  test('cannot order for now in a pause, and can for a later window (LIVE-19)', async () => {
    const { pause } = await set({ kind: 'pause', duration: 60, reason: 'equipment' })
    expect(await quote(satay)).toMatchObject({
      ok: false,
      problem: {
        code: 'food_err_order_merchant_closed',
        context: { opensAt: pause?.until, reason: 'equipment' },
      },
    })
    const { slots } = unwrap(await eater.client.readTimeSlots('warung'))
    expect(Date.parse(slots[0]!.from)).toBeGreaterThan(Date.parse(pause!.until))
    const scheduledTime = { ...slots[0]!, available: true, reason: '' }
    expect(await eater.client.quote({ ...cartOf(satay), scheduledTime })).toMatchObject({
      ok: true,
    })
    clock.now = new Date(pause!.until)
    expect(await quote(satay)).toMatchObject({ ok: true })
  })
})

describe('an order after a change', () => {
  const priced = async (...items: Parameters<typeof cartOf>): Promise<OrderBody> =>
    orderOf(cartOf(...items), unwrap(await quote(...items)))
  const place = async (body: OrderBody) => await eater.client.placeOrder(body, randomUUID())

  test('for a sold-out dish is refused with a fresh quote without it, and the change (LIVE-30)', async () => {
    const body = await priced(satay, laksa)
    const withoutSatay = unwrap(await quote(laksa))
    await set(soldOut('satay'))
    const refusal = await place(body)
    expect(refusal).toMatchObject({
      ok: false,
      problem: {
        code: 'food_err_order_item_not_available',
        context: {
          itemID: 'satay',
          fresh: withoutSatay.totalQuote.reducedPriceV2.amountInMinor,
          quote: { totalQuote: withoutSatay.totalQuote },
        },
      },
    })
    const context = refusal.ok ? {} : refusal.problem.context
    expect(context['changes']).not.toEqual([])
  })

  test('for only sold-out dishes is refused without a quote (LIVE-30)', async () => {
    const body = await priced(satay)
    await set(soldOut('satay'))
    const refusal = await place(body)
    expect(refusal).toMatchObject({ problem: { code: 'food_err_order_item_not_available' } })
    expect(refusal.ok ? {} : refusal.problem.context).not.toHaveProperty('quote')
  })

  test('of a paused merchant is refused with the time of opening (LIVE-30)', async () => {
    const body = await priced(satay)
    const { pause } = await set({ kind: 'pause', duration: 15, reason: 'too_many_orders' })
    expect(await place(body)).toMatchObject({
      problem: { code: 'food_err_order_merchant_closed', context: { opensAt: pause?.until } },
    })
    clock.now = new Date(pause!.until)
    expect(await place(body), 'the quote is refused no longer than it must be').toMatchObject({
      ok: false,
      problem: { code: 'quote_expired' },
    })
  })
})
