// Tests that merchants without contact to the server are paused while they are open, and return at
// the next contact.
import { createPurges } from '../../cdn/purges.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillPath, paths } from '@tingkat/contract/paths'
import { castCatalogue, home } from '../../testing/cast.ts'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { logInByInjection, openPartner, type TestPartner } from '../../testing/journey.ts'
import { pairTestDevice } from '../../testing/staff.ts'
import { sweepReachability } from './reachability.ts'

let api: TestApp
const clock = { now: lunchTime }
beforeAll(async () => {
  api = await openTestApp({ clock: () => clock.now, countries: [], catalogues: [castCatalogue] })
})
afterAll(() => api.close())
beforeEach(async () => {
  clock.now = lunchTime
  for (const table of ['device', 'partner_token', 'partner'])
    await api.database.query(`delete from ${table}`)
})

const sweep = async () => {
  const { bus, catalogue, database, log } = api.deps
  const purges = createPurges({ hasCdn: false, clock: () => clock.now })
  return await sweepReachability({
    bus,
    catalogue,
    database,
    log,
    purges,
    clock: () => clock.now,
  })
}
const passMinutes = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000)
}
const pauseOf = () => api.deps.catalogue.of('sg')?.at('warung', clock.now)?.pause
const touchDevice = async () =>
  await api.database.query('update device set seen_at = $1', [clock.now])
const pair = async () => await pairTestDevice(api, { country: 'sg', merchantIDs: ['warung'] })

test('five minutes without a request of the device pause the merchant until the next one (LIVE-20)', async () => {
  await pair()
  passMinutes(4)
  expect(await sweep()).toEqual([])
  passMinutes(1)
  expect(await sweep()).toEqual([{ merchantID: 'warung', isReachable: false }])
  expect(pauseOf()).toEqual({ until: null, reason: 'unreachable' })
  expect(await sweep(), 'once').toEqual([])
  await touchDevice()
  expect(await sweep()).toEqual([{ merchantID: 'warung', isReachable: true }])
  expect(pauseOf()).toBeUndefined()
})

test('eaters cannot order from an unreachable merchant until its device calls again (LIVE-20)', async () => {
  const device = await pair()
  const eater = await logInByInjection(api)
  const satay = { ID: 'satay', quantity: 1, comment: '', modifierGroups: [] }
  const quote = async () =>
    await eater.client.quote({
      countryCode: 'sg',
      location: home,
      merchants: [{ ID: 'warung', items: [satay] }],
    })
  const url = fillPath(paths.kitchenLive, { merchantID: 'warung' })
  const call = async () => await api.app.inject({ url, headers: { cookie: device.cookie } })
  expect((await call()).statusCode).toBe(200)
  expect(await quote()).toMatchObject({ ok: true })
  passMinutes(6)
  await sweep()
  expect(await quote()).toMatchObject({
    ok: false,
    problem: { code: 'food_err_order_merchant_closed', context: { reason: 'unreachable' } },
  })
  expect((await call()).json()).toMatchObject({ shownPause: { reason: 'unreachable' } })
  expect(await sweep()).toEqual([{ merchantID: 'warung', isReachable: true }])
  expect(await quote()).toMatchObject({ ok: true })
})

test('a request of the merchant’s partner is contact (LIVE-20)', async () => {
  const call = ({ client }: TestPartner) => client.listPartnerOrders()
  const partner = await openPartner(api, { role: 'merchant', merchantIDs: ['warung'] })
  await call(partner)
  passMinutes(5)
  expect(await sweep()).toMatchObject([{ isReachable: false }])
  await call(partner)
  expect(await sweep()).toMatchObject([{ isReachable: true }])
})

test('a merchant without a device or a partner that names it is never paused (LIVE-20)', async () => {
  const partner = await openPartner(api, { role: 'merchant' })
  await partner.client.listPartnerOrders()
  passMinutes(60)
  expect(await sweep()).toEqual([])
})

test('a partner for all merchants of the country is contact too (LIVE-20)', async () => {
  await pair()
  const partner = await openPartner(api, { role: 'merchant' })
  passMinutes(6)
  await partner.client.listPartnerOrders()
  expect(await sweep()).toEqual([])
})

test('a closed merchant is not paused (LIVE-20)', async () => {
  const snapshot = api.deps.catalogue.of('sg')!
  const closed = [...snapshot.merchants.values()].find(
    (merchant) => !snapshot.isOpen(merchant, clock.now),
  )!
  await pairTestDevice(api, { country: 'sg', merchantIDs: [closed.ID] })
  passMinutes(5)
  expect(snapshot.isOpen(closed, clock.now)).toBe(false)
  expect(await sweep()).toEqual([])
})

test('two servers that check at the same time have the same effect as one (LIVE-20)', async () => {
  await pair()
  passMinutes(5)
  await Promise.all([sweep(), sweep()])
  expect(pauseOf()?.reason).toBe('unreachable')
  await touchDevice()
  await Promise.all([sweep(), sweep()])
  expect(pauseOf()).toBeUndefined()
})
