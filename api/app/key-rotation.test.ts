// Tests of changing the secret key: what the former key still decrypts and for how long, and how
// stored secrets are encrypted again.
import { paths } from '@tingkat/contract/paths'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { createClient } from '@tingkat/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { deriveKeys, readKeyRing } from '../platform/keys/key-ring.ts'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
import { openStaffSession, pairTestDevice } from '../testing/staff.ts'
import { injectFetch, logInByInjection, openPartner, unwrap } from '../testing/journey.ts'
import { openSecrets, resealWebhooks } from '../webhook/sealed-secrets.ts'
import { webhookKeyPurpose } from '../webhook/signature.ts'
import { openWebhookStore } from '../webhook/store.ts'

const [oldKey, newKey] = ['o'.repeat(32), 'n'.repeat(32)]
const until = new Date(lunchTime.getTime() + 86_400_000)
let now = lunchTime
let before: TestApp
/**
 * `after` is the same server after its key was changed. `forgetful`
 * is the same server when its settings no longer have the former key.
 */
let after: TestApp
let forgetful: TestApp

beforeAll(async () => {
  before = await openTestApp({
    countries: [],
    catalogues: [castCatalogue],
    config: { secretKey: oldKey, tableCodes: true },
    clock: () => now,
  })
  const { database, catalogue, jobs, relay, bus } = before.deps
  const restart = async (config: Partial<Config>) =>
    await openTestApp({
      database,
      catalogue,
      jobs,
      relay,
      bus,
      countries: [],
      config: { tableCodes: true, ...config },
      clock: () => now,
    })
  after = await restart({ secretKey: newKey, formerSecretKey: { key: oldKey, until } })
  forgetful = await restart({ secretKey: newKey })
})
afterAll(async () => {
  await after.app.close()
  await forgetful.app.close()
  await before.close()
})

test('OPS-25 tokens and table codes of the former key are valid until the set time', async () => {
  const { cookie } = await logInByInjection(before)
  const issued = await before.app.inject({ method: 'POST', url: paths.guestToken })
  const { token } = issued.json<{ token: string }>()
  const partner = await openPartner(before, { role: 'merchant', merchantIDs: ['warung'] })
  const [table] = unwrap(await partner.client.listPartnerTables('warung')).tables
  const tableCode = new URL(table?.address ?? '').searchParams.get('tableCode') ?? ''

  const enterGuest = async ({ app }: TestApp) =>
    (await app.inject({ method: 'POST', url: paths.guestLogin, payload: { token } })).statusCode
  const scan = async ({ app }: TestApp) => {
    const client = createClient({ baseUrl: '', fetch: injectFetch(app) })
    return (await client.readTable('warung', table?.tableNumber ?? '', tableCode)).ok
  }
  expect([await enterGuest(after), await enterGuest(forgetful)]).toEqual([200, 401])
  expect([await scan(after), await scan(forgetful)]).toEqual([true, false])
  const me = await after.app.inject({ url: paths.me, headers: { cookie } })
  expect(me.statusCode).toBe(200)

  now = until
  expect(await scan(after)).toBe(false)
  now = lunchTime
})

test('OPS-25 stored secrets are encrypted with the new key, which then opens them alone', async () => {
  const partner = await openPartner(before, { role: 'merchant', partnerID: 'rotating' })
  const save = async (url: string) => unwrap(await partner.client.saveWebhook({ url })).secret
  const secrets = [await save('https://93.184.216.34/a'), await save('https://93.184.216.34/b')]
  const webhooks = openWebhookStore(before.database)
  const ringOf = async ({ deps: { database, config, clock } }: TestApp) =>
    deriveKeys(await readKeyRing(database, config, clock), webhookKeyPurpose)
  const open = async (server: TestApp) =>
    openSecrets(await ringOf(server), 'rotating', (await webhooks.findSecrets('rotating'))!)

  expect(await open(after)).toEqual(secrets.toReversed())
  expect(await open(forgetful)).toEqual([])
  expect(await resealWebhooks(webhooks, await ringOf(forgetful))).toEqual({
    done: 0,
    unreadable: ['rotating'],
  })
  const keys = await ringOf(after)
  expect(await resealWebhooks(webhooks, keys)).toEqual({ done: 1, unreadable: [] })
  expect(await resealWebhooks(webhooks, keys)).toEqual({ done: 0, unreadable: [] })
  expect(await open(forgetful)).toEqual(secrets.toReversed())
})

test('OPS-25 the PIN of a person stays valid, and is hashed with the new key once it was entered', async () => {
  const device = await pairTestDevice(before, { country: 'sg', merchantIDs: ['warung'] })
  const { cookie, personID } = await openStaffSession(before, {
    memberships: [{ role: 'merchant_manager', scope: 'merchant:warung' }],
  })
  const chosen = await before.app.inject({
    method: 'PUT',
    url: staffPaths.myPin,
    headers: { cookie },
    payload: { pin: '2580' },
  })
  expect(chosen.statusCode).toBe(200)
  const enter = async ({ app }: TestApp, pin: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: staffPaths.myDevicePin,
      headers: { cookie: device.cookie },
      payload: { personID, pin },
    })
    return answer.statusCode
  }
  expect(await enter(forgetful, '2580')).toBe(401)
  expect(await enter(after, '2581')).toBe(401)
  expect(await enter(after, '2580')).toBe(200)
  expect(await enter(forgetful, '2580')).toBe(200)
})

test('OPS-25 STAFF-03 STAFF-08 STAFF-18 codes and repeated actions of staff work with a new key', async () => {
  now = lunchTime
  const admin = await openStaffSession(before, {
    memberships: [{ role: 'platform_admin', scope: 'platform' }],
  })
  const post = async ({ app }: TestApp, url: string, payload: object, cookie = admin.cookie) =>
    (await app.inject({ method: 'POST', url, headers: { cookie }, payload })).json()
  const invite = {
    actionID: 'invite-before-rotation',
    name: 'Budi',
    email: 'budi@shop.example',
    countryCode: 'sg',
    role: 'merchant_staff',
    scope: 'merchant:warung',
  }
  const partner = {
    actionID: 'partner-before-rotation',
    name: 'Counter 1',
    role: 'merchant',
    country: 'sg',
    merchantIDs: ['warung'],
  }
  const { link } = await post(before, staffPaths.invites, invite)
  const { token } = await post(before, staffPaths.partners, partner)
  expect((await post(after, staffPaths.invites, invite)).link).toBe(link)
  expect((await post(after, staffPaths.partners, partner)).token).toBe(token)

  const { code } = await post(before, staffPaths.devicePairing, {})
  const pairing = { actionID: 'pair-after-rotation', code, name: 'Bar', merchantIDs: ['warung'] }
  expect((await post(forgetful, staffPaths.devices, pairing)).code).toBe('pairing_invalid')
  expect((await post(after, staffPaths.devices, pairing)).name).toBe('Bar')

  const { codeID } = await post(before, staffPaths.loginCodes, {
    address: `${admin.personID}@staff.example`,
    countryCode: 'sg',
  })
  const inbox = (await before.app.inject(`${paths.inbox}?codeID=${codeID}`)).json()
  const login = { codeID, code: /\d{6}/.exec(inbox.messages[0].text)![0], console: 'desk' }
  expect((await post(forgetful, staffPaths.login, login, '')).code).toBe('code_wrong')
  expect((await post(after, staffPaths.login, login, '')).personID).toBe(admin.personID)
})
