// Tests of paired devices: pairing, permissions
// without a PIN, PIN entry and its limits, revocation.
import { fillPath } from '@tingkat/contract/paths'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { castCatalogue } from '../../testing/cast.ts'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { openStaffSession, pairTestDevice, type StaffSession } from '../../testing/staff.ts'
import { isWeakPin } from './pin.ts'

let testApp: TestApp
let now = lunchTime
let manager: StaffSession
let actions = 0

beforeAll(async () => {
  testApp = await openTestApp({
    countries: [],
    catalogues: [castCatalogue],
    clock: () => now,
  })
})
afterAll(() => testApp.close())
beforeEach(async () => {
  later(60 * 24)
  manager = await openStaffSession(testApp, {
    name: 'Mei',
    memberships: [{ role: 'merchant_manager', scope: 'merchant:warung' }],
  })
})

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
async function call(method: Method, url: string, cookie?: string, body?: object) {
  const response = await testApp.app.inject({
    method,
    url,
    headers: cookie === undefined ? {} : { cookie },
    ...(body === undefined ? {} : { payload: body }),
  })
  const [set] = response.cookies
  return {
    status: response.statusCode,
    body: response.body ? response.json() : null,
    cookie: set ? `${set.name}=${set.value}` : '',
  }
}
const pairWith = (code: string, merchantIDs = ['warung'], cookie = manager.cookie) =>
  call('POST', staffPaths.devices, cookie, {
    actionID: `pair-action-${++actions}`,
    code,
    name: 'Counter',
    merchantIDs,
  })
const myDevice = (cookie: string) => call('GET', staffPaths.myDevice, cookie)

async function pairedWithPin(pin = '2580') {
  const device = await pairTestDevice(testApp, { country: 'sg', merchantIDs: ['warung'] })
  const chosen = await call('PUT', staffPaths.myPin, manager.cookie, { pin })
  expect(chosen.status).toBe(200)
  const enter = (typed: string, personID = manager.personID) =>
    call('POST', staffPaths.myDevicePin, device.cookie, { personID, pin: typed })
  return { ...device, enter }
}

describe('pairing', () => {
  test('needs the code that the device shows, once within ten minutes (STAFF-18)', async () => {
    const shown = await call('POST', staffPaths.devicePairing)
    expect(shown.body.code).toMatch(/^[ABCDEFGHJKMNPQRTUVWXY346789]{8}$/)
    expect((await myDevice(shown.cookie)).body).toMatchObject({ paired: false })
    const typed = `${shown.body.code.slice(0, 4)}-${shown.body.code.slice(4)}`.toLowerCase()
    const paired = await pairWith(typed)
    expect(paired.body).toMatchObject({ name: 'Counter', merchants: [{ ID: 'warung' }] })
    expect((await myDevice(shown.cookie)).body).toMatchObject({
      paired: true,
      merchants: [{ ID: 'warung', name: 'Sambal Warung' }],
    })
    expect(await pairWith(typed)).toMatchObject({ status: 410, body: { code: 'pairing_invalid' } })
    const late = await call('POST', staffPaths.devicePairing)
    later(10)
    expect(await pairWith(late.body.code)).toMatchObject({ status: 410 })
  })

  test('is limited to merchants of the manager, and to ten guesses (STAFF-18)', async () => {
    const shown = await call('POST', staffPaths.devicePairing)
    const merchantIDs = ['warung', 'counter']
    expect(await pairWith(shown.body.code, merchantIDs)).toMatchObject({ status: 404 })
    const several = await openStaffSession(testApp, {
      memberships: [{ role: 'country_manager', scope: 'country:sg' }],
    })
    const statuses = []
    for (let count = 0; count < 11; count++) statuses.push((await pairWith('AAAAAAAA')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(410), 429])
    expect(await pairWith(shown.body.code, merchantIDs, several.cookie)).toMatchObject({
      status: 200,
    })
  })
})

describe('a paired device', () => {
  test('without a person cannot manage devices and has no session (STAFF-19, STAFF-22)', async () => {
    const { cookie } = await pairTestDevice(testApp, { country: 'sg', merchantIDs: ['warung'] })
    expect(await call('GET', staffPaths.devices, cookie)).toMatchObject({
      status: 403,
      body: { context: { permission: 'device.manage' } },
    })
    expect(await call('GET', staffPaths.me, cookie)).toMatchObject({ status: 401 })
  })

  test('is seen, renamed and revoked by managers of all its merchants (STAFF-19)', async () => {
    const { cookie, deviceID } = await pairTestDevice(testApp, {
      country: 'sg',
      merchantIDs: ['warung'],
    })
    await call('PUT', staffPaths.myDevice, cookie, { appVersion: '1.2', sound: 'on' })
    later(2)
    await myDevice(cookie)
    const path = fillPath(staffPaths.device, { deviceID })
    expect(await call('PATCH', path, manager.cookie, { name: 'Bar' })).toMatchObject({
      body: { name: 'Bar', appVersion: '1.2', sound: 'on', seenAt: now.toISOString() },
    })
    const both = await pairTestDevice(testApp, {
      country: 'sg',
      merchantIDs: ['warung', 'counter'],
    })
    const other = fillPath(staffPaths.device, { deviceID: both.deviceID })
    expect(await call('DELETE', other, manager.cookie)).toMatchObject({ status: 404 })
    expect(await call('DELETE', path, manager.cookie)).toMatchObject({ status: 200 })
    expect(await myDevice(cookie)).toMatchObject({ status: 401, body: { code: 'device_revoked' } })
  })

  test('keeps its cookie for a year from its last use (STAFF-19)', async () => {
    const { cookie } = await pairTestDevice(testApp, { country: 'sg', merchantIDs: ['warung'] })
    later(364 * 24 * 60)
    expect((await myDevice(cookie)).status).toBe(200)
    later(364 * 24 * 60)
    expect((await myDevice(cookie)).status).toBe(200)
    later(366 * 24 * 60)
    expect((await myDevice(cookie)).status).toBe(401)
  })
})

describe('a PIN', () => {
  test('gives the person a turn of two minutes on their own merchant (STAFF-20, STAFF-21)', async () => {
    const { cookie, enter } = await pairedWithPin()
    expect((await myDevice(cookie)).body.people).toContainEqual({
      personID: manager.personID,
      name: 'Mei',
    })
    const opened = await enter('2580')
    expect(opened.body.turn).toMatchObject({ personID: manager.personID, name: 'Mei' })
    expect(opened.body.turn.permissions).toContain('device.manage')
    expect((await call('GET', staffPaths.devices, cookie)).status).toBe(200)
    later(1.9)
    await call('PUT', staffPaths.myDevicePin, cookie)
    later(1.9)
    expect((await call('GET', staffPaths.devices, cookie)).status).toBe(200)
    later(0.2)
    expect((await call('GET', staffPaths.devices, cookie)).status).toBe(403)
    expect((await myDevice(cookie)).body).toMatchObject({ paired: true, turn: null })
  })

  test('works only where the person has a membership, and never as step-up (STAFF-20)', async () => {
    const { enter, cookie } = await pairedWithPin()
    const away = await openStaffSession(testApp, {
      memberships: [{ role: 'merchant_manager', scope: 'merchant:counter' }],
    })
    await call('PUT', staffPaths.myPin, away.cookie, { pin: '2580' })
    expect(await enter('2580', away.personID)).toMatchObject({
      status: 401,
      body: { code: 'pin_wrong' },
    })
    const owner = await openStaffSession(testApp, {
      memberships: [{ role: 'platform_admin', scope: 'platform' }],
    })
    await call('PUT', staffPaths.myPin, owner.cookie, { pin: '2580' })
    expect((await enter('2580', owner.personID)).status).toBe(200)
    const invite = {
      actionID: 'invite-by-pin',
      name: 'X',
      email: 'x@y.example',
      countryCode: 'sg',
      role: 'merchant_staff',
      scope: 'merchant:warung',
    }
    expect(await call('POST', staffPaths.invites, cookie, invite)).toMatchObject({
      body: { code: 'step_up_required' },
    })
    expect(
      await call('POST', staffPaths.invites, cookie, { ...invite, scope: 'merchant:counter' }),
    ).toMatchObject({ status: 404 })
  })

  test('is stored as a keyed hash, and refused if it is easy to guess (STAFF-20)', async () => {
    const weak = ['0000', '1234', '4321', '8901', '1111', '1212', '1999', '2024', '123456']
    expect(weak.filter((pin) => !isWeakPin(pin))).toEqual([])
    expect(['2580', '7391', '90210', '583917'].filter(isWeakPin)).toEqual([])
    for (const pin of ['1234', '123', '1234567', 'abcd'])
      expect((await call('PUT', staffPaths.myPin, manager.cookie, { pin })).status).toBe(400)
    await pairedWithPin('7391')
    await pairedWithPin('7391')
    const { rows } = await testApp.database.query<{ hash: string }>(
      `select encode(pin_hash, 'hex') as hash from person where pin_hash is not null`,
    )
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
    expect(rows.every(({ hash }) => hash.length === 64)).toBe(true)
  })

  test('is set only soon after a log-in, or after a step-up (STAFF-09, STAFF-20)', async () => {
    const memberships = [{ role: 'merchant_staff', scope: 'merchant:warung' }] as const
    const coded = await openStaffSession(testApp, { memberships, fresh: false })
    const set = (cookie: string) => call('PUT', staffPaths.myPin, cookie, { pin: '2580' })
    later(5)
    expect((await set(coded.cookie)).status).toBe(200)
    expect((await set(manager.cookie)).status).toBe(200)
    later(1)
    for (const { cookie } of [coded, manager])
      expect(await set(cookie)).toMatchObject({ status: 403, body: { code: 'step_up_required' } })
    await testApp.database.query('update staff_session set fresh_at = $2 where id = $1', [
      manager.sessionID,
      now,
    ])
    expect((await set(manager.cookie)).status).toBe(200)
  })

  test('is locked for five minutes after five wrong PINs, also concurrent ones (STAFF-21)', async () => {
    const { enter } = await pairedWithPin()
    const answers = await Promise.all(
      ['1000', '1001', '1002', '1003', '1004', '1005', '1006'].map((pin) => enter(pin)),
    )
    expect(answers.map(({ body }) => String(body.code)).toSorted()).toEqual([
      'pin_locked',
      'pin_locked',
      ...Array<string>(5).fill('pin_wrong'),
    ])
    expect(await enter('2580')).toMatchObject({
      status: 429,
      body: { code: 'pin_locked', context: { retryAfterSeconds: 300 } },
    })
    later(5)
    expect((await enter('2580')).status).toBe(200)
  })

  test('is locked on a device after twenty wrong PINs, until a manager unlocks the device (STAFF-21)', async () => {
    const { enter, deviceID, cookie } = await pairedWithPin()
    for (let count = 0; count < 20; count++) await enter('1000', `person-${count}`)
    expect(await enter('2580')).toMatchObject({ status: 429, body: { code: 'pin_locked' } })
    later(120)
    expect((await enter('2580')).status).toBe(429)
    expect((await myDevice(cookie)).body).toMatchObject({ paired: true, pinLocked: true })
    const fresh = await openStaffSession(testApp, {
      memberships: [{ role: 'merchant_manager', scope: 'merchant:warung' }],
    })
    const path = fillPath(staffPaths.deviceUnlock, { deviceID })
    expect((await call('POST', path, fresh.cookie)).status).toBe(200)
    expect((await enter('2580')).status).toBe(200)
  })
})
