// Tests that every route with which staff change data writes one audit row in the transaction of
// the change. If the row cannot be stored, the change is rolled back.
import { fillPath, paths } from '@tingkat/contract/paths'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthenticator } from '../testing/authenticator.ts'
import { castCatalogue } from '../testing/cast.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { openStaffSession, pairTestDevice, type StaffSession } from '../testing/staff.ts'

const site = { origin: 'https://tingkat.test', rpID: 'tingkat.test' }
type Call = { url: string; cookie?: string | undefined; payload?: object }

const admin = { role: 'platform_admin', scope: 'platform' } as const
const ofWarung = { role: 'merchant_staff', scope: 'merchant:warung' } as const
let testApp: TestApp
let me: StaffSession
let counter = 0

beforeAll(async () => {
  testApp = await openTestApp({ countries: [], catalogues: [castCatalogue] })
  me = await openStaffSession(testApp, { memberships: [admin] })
})
afterAll(() => testApp.close())

const actionID = () => `audited-action-${++counter}`
async function send(method: string, { url, cookie, payload }: Call) {
  const response = await testApp.app.inject({
    method: method as 'POST',
    url,
    headers: cookie === undefined ? {} : { cookie },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.body ? response.json() : null }
}
const post = async (url: string, payload: object, cookie = me.cookie) =>
  (await send('POST', { url, cookie, payload })).body

const invite = () => ({
  actionID: actionID(),
  name: 'Budi',
  email: `budi-${++counter}@shop.example`,
  countryCode: 'sg',
  ...ofWarung,
})
const createInvite = async () => await post(staffPaths.invites, invite())
const device = () => pairTestDevice(testApp, { country: 'sg', merchantIDs: ['warung'] })
const colleague = () => openStaffSession(testApp, { memberships: [ofWarung] })
const createPartner = async () =>
  await post(staffPaths.partners, {
    actionID: actionID(),
    name: 'Counter 1',
    role: 'merchant',
    country: 'sg',
    merchantIDs: ['warung'],
  })

/**
 * Returns a person with new passkeys, and a function that requests
 * a challenge at a path and answers it with the first passkey.
 */
async function withPasskey(count = 1) {
  const person = await openStaffSession(testApp, { memberships: [admin] })
  const authenticator = createAuthenticator(site)
  for (let index = 0; index < count; index++) {
    const { challengeID, options } = await post(staffPaths.passkeyOptions, {}, person.cookie)
    const key = index === 0 ? authenticator : createAuthenticator(site)
    const payload = { challengeID, response: key.register(options), name: 'Phone' }
    await post(staffPaths.passkeys, payload, person.cookie)
  }
  const answer = async (path: string) => {
    const { challengeID, options } = await post(path, {}, person.cookie)
    return { challengeID, response: authenticator.answer(options) }
  }
  const passkey = fillPath(staffPaths.passkey, { passkeyID: authenticator.credentialID })
  return { ...person, answer, passkey }
}

async function withPin() {
  const person = await colleague()
  const { cookie } = await device()
  await send('PUT', { url: staffPaths.myPin, cookie: person.cookie, payload: { pin: '2580' } })
  const turn = {
    url: staffPaths.myDevicePin,
    cookie,
    payload: { personID: person.personID, pin: '2580' },
  }
  return { cookie, turn }
}

async function codeLogin(): Promise<Call> {
  const { personID } = await colleague()
  const address = `${personID}@staff.example`
  const { codeID } = await post(staffPaths.loginCodes, { address, countryCode: 'sg' })
  const inbox = await send('GET', { url: `${paths.inbox}?codeID=${codeID}` })
  const [code] = /\d{6}/.exec(inbox.body.messages[0].text) ?? []
  return { url: staffPaths.login, payload: { codeID, code, console: 'desk' } }
}

/**
 * For each route, the action that its audit row names, and a function that prepares a successful
 * request to the route.
 */
const routes: Record<string, [action: string, prepare: () => Promise<Call>]> = {
  [`POST ${staffPaths.login}`]: ['session.open', codeLogin],
  [`POST ${staffPaths.passkeyLogin}`]: [
    'session.open',
    async () => {
      const { answer } = await withPasskey()
      const payload = { ...(await answer(staffPaths.passkeyLoginOptions)), console: 'desk' }
      return { url: staffPaths.passkeyLogin, payload }
    },
  ],
  [`POST ${staffPaths.stepUp}`]: [
    'session.step_up',
    async () => {
      const { answer, cookie } = await withPasskey()
      return { url: staffPaths.stepUp, cookie, payload: await answer(staffPaths.stepUpOptions) }
    },
  ],
  [`POST ${staffPaths.logout}`]: [
    'session.end',
    async () => ({ url: staffPaths.logout, cookie: (await colleague()).cookie }),
  ],
  [`DELETE ${staffPaths.session}`]: [
    'session.end',
    async () => {
      const { sessionID, cookie } = await colleague()
      return { url: fillPath(staffPaths.session, { sessionID }), cookie }
    },
  ],
  [`PATCH ${staffPaths.me}`]: [
    'person.change',
    async () => ({ url: staffPaths.me, cookie: me.cookie, payload: { name: `M${++counter}` } }),
  ],
  [`PUT ${staffPaths.myPin}`]: [
    'person.pin',
    async () => ({ url: staffPaths.myPin, cookie: me.cookie, payload: { pin: '7391' } }),
  ],
  [`POST ${staffPaths.passkeys}`]: [
    'passkey.add',
    async () => {
      const { cookie } = await colleague()
      const { challengeID, options } = await post(staffPaths.passkeyOptions, {}, cookie)
      const response = createAuthenticator(site).register(options)
      return { url: staffPaths.passkeys, cookie, payload: { challengeID, response, name: 'P' } }
    },
  ],
  [`PATCH ${staffPaths.passkey}`]: [
    'passkey.rename',
    async () => {
      const { passkey, cookie } = await withPasskey()
      return { url: passkey, cookie, payload: { name: 'Tablet' } }
    },
  ],
  [`DELETE ${staffPaths.passkey}`]: [
    'passkey.remove',
    async () => {
      const { passkey, cookie } = await withPasskey(2)
      return { url: passkey, cookie }
    },
  ],
  [`POST ${staffPaths.invites}`]: [
    'invite.create',
    async () => ({ url: staffPaths.invites, cookie: me.cookie, payload: invite() }),
  ],
  [`DELETE ${staffPaths.invite}`]: [
    'invite.revoke',
    async () => ({ url: fillPath(staffPaths.invite, await createInvite()), cookie: me.cookie }),
  ],
  [`POST ${staffPaths.inviteAccept}`]: [
    'invite.accept',
    async () => {
      const { link } = await createInvite()
      const payload = { token: link.split('#')[1], console: 'kitchen' }
      return { url: staffPaths.inviteAccept, payload }
    },
  ],
  [`PATCH ${staffPaths.person}`]: [
    'person.state',
    async () => {
      const { personID } = await colleague()
      const url = fillPath(staffPaths.person, { personID })
      return { url, cookie: me.cookie, payload: { state: 'deactivated' } }
    },
  ],
  [`POST ${staffPaths.personRecovery}`]: [
    'person.recover',
    async () => {
      const { personID } = await colleague()
      const url = fillPath(staffPaths.personRecovery, { personID })
      return { url, cookie: me.cookie, payload: { actionID: actionID() } }
    },
  ],
  [`POST ${staffPaths.memberships}`]: [
    'membership.grant',
    async () => {
      const { personID } = await colleague()
      const grant = { personID, role: 'merchant_owner', scope: 'merchant:counter' }
      const payload = { actionID: actionID(), ...grant }
      return { url: staffPaths.memberships, cookie: me.cookie, payload }
    },
  ],
  [`POST ${staffPaths.membershipRemoval}`]: [
    'membership.remove',
    async () => {
      const { personID } = await colleague()
      const payload = { actionID: actionID(), personID, ...ofWarung }
      return { url: staffPaths.membershipRemoval, cookie: me.cookie, payload }
    },
  ],
  [`POST ${staffPaths.devices}`]: [
    'device.pair',
    async () => {
      const { code } = await post(staffPaths.devicePairing, {})
      const input = { name: 'Bar', merchantIDs: ['warung'] }
      const payload = { actionID: actionID(), code, ...input }
      return { url: staffPaths.devices, cookie: me.cookie, payload }
    },
  ],
  [`PATCH ${staffPaths.device}`]: [
    'device.rename',
    async () => {
      const url = fillPath(staffPaths.device, await device())
      return { url, cookie: me.cookie, payload: { name: 'Bar' } }
    },
  ],
  [`DELETE ${staffPaths.device}`]: [
    'device.revoke',
    async () => ({ url: fillPath(staffPaths.device, await device()), cookie: me.cookie }),
  ],
  [`POST ${staffPaths.deviceUnlock}`]: [
    'device.unlock',
    async () => ({ url: fillPath(staffPaths.deviceUnlock, await device()), cookie: me.cookie }),
  ],
  [`POST ${staffPaths.myDevicePin}`]: ['turn.start', async () => (await withPin()).turn],
  [`DELETE ${staffPaths.myDevicePin}`]: [
    'turn.end',
    async () => {
      const { turn, cookie } = await withPin()
      await send('POST', turn)
      return { url: staffPaths.myDevicePin, cookie }
    },
  ],
  [`POST ${staffPaths.partners}`]: [
    'partner.create',
    async () => {
      const input = { name: 'X', role: 'merchant', country: 'sg', merchantIDs: ['warung'] }
      const payload = { actionID: actionID(), ...input }
      return { url: staffPaths.partners, cookie: me.cookie, payload }
    },
  ],
  [`POST ${staffPaths.partnerTokens}`]: [
    'partner.rotate',
    async () => {
      const url = fillPath(staffPaths.partnerTokens, await createPartner())
      return { url, cookie: me.cookie, payload: { actionID: actionID() } }
    },
  ],
  [`DELETE ${staffPaths.partnerToken}`]: [
    'partner.token_end',
    async () => ({
      url: fillPath(staffPaths.partnerToken, await createPartner()),
      cookie: me.cookie,
    }),
  ],
  [`DELETE ${staffPaths.partner}`]: [
    'partner.revoke',
    async () => ({ url: fillPath(staffPaths.partner, await createPartner()), cookie: me.cookie }),
  ],
}

/**
 * Routes other than GET that write no audit row, because they change no data of a person, a paired
 * device or a partner.
 */
const unaudited = [
  `POST ${staffPaths.passkeyLoginOptions}`,
  `POST ${staffPaths.passkeyOptions}`,
  `POST ${staffPaths.stepUpOptions}`,
  `POST ${staffPaths.loginCodes}`,
  `POST ${staffPaths.inviteView}`,
  // The next route only creates a pairing code for a device that is not paired yet.
  `POST ${staffPaths.devicePairing}`,
  // The next four routes store only the state of the paired device that calls them: what the device
  // reports about itself, when it was last used, and its push subscription.
  `PUT ${staffPaths.myDevice}`,
  `PUT ${staffPaths.myDevicePin}`,
  `PUT ${staffPaths.myDevicePush}`,
  `DELETE ${staffPaths.myDevicePush}`,
]

async function readAudit(): Promise<Record<string, unknown>[]> {
  const { rows } = await testApp.database.query('select * from audit order by at, id')
  return rows
}

const tables = ['person', 'membership', 'invite', 'passkey', 'staff_session', 'device', 'audit']
const moreTables = ['staff_action', 'partner', 'partner_token']
/**
 * Returns the content of all tables that routes of staff may change, as one text. Leaves out the
 * columns `counter` and `last_used_at`, which change with every use of a passkey.
 */
async function dump(): Promise<string> {
  const columns = [...tables, ...moreTables].map(
    (name) => `(select jsonb_agg(to_jsonb(t) - '{counter,last_used_at}'::text[] order by t::text)
      from ${name} t) as ${name}`,
  )
  const { rows } = await testApp.database.query(`select ${columns.join(', ')}`)
  return JSON.stringify(rows)
}

test('every changing route of staff is in the table of this test (STAFF-23)', async () => {
  const document = (await testApp.app.inject(paths.openapi)).json<{
    paths: Record<string, Record<string, unknown>>
  }>()
  const changing = Object.entries(document.paths).flatMap(([path, methods]) =>
    path.startsWith('/api/v1/staff/')
      ? Object.keys(methods)
          .filter((method) => method !== 'get')
          .map((method) => `${method.toUpperCase()} ${path}`)
      : [],
  )
  const known = [...Object.keys(routes), ...unaudited]
  expect(changing.toSorted()).toEqual(
    known.map((name) => name.replaceAll(/:(\w+)/g, '{$1}')).toSorted(),
  )
})

test.each(Object.entries(routes))(
  '%s writes one audit row (STAFF-23)',
  async (name, [action, prepare]) => {
    const request = await prepare()
    const before = (await readAudit()).length
    const [method = ''] = name.split(' ')
    expect(await send(method, request)).toMatchObject({ status: 200 })
    const written = (await readAudit()).slice(before)
    expect(written).toMatchObject([{ action }])
    const [row] = written
    expect(row!['request_id']).not.toBe('')
    expect(row!['person_id'] ?? row!['device_id']).not.toBeNull()
    expect(row!['target_id']).not.toBe('')
  },
)

test('a change whose audit row cannot be stored is not made (STAFF-23)', async () => {
  await testApp.database.query(`create function refuse_row() returns trigger language plpgsql
    as $$ begin raise exception 'no audit row'; end $$`)
  const changed: string[] = []
  for (const [name, [, prepare]] of Object.entries(routes)) {
    const request = await prepare()
    await testApp.database.query(`create trigger refuse_row after insert on audit_other
      for each row execute function refuse_row()`)
    const before = await dump()
    const [method = ''] = name.split(' ')
    const { status } = await send(method, request)
    if (status !== 500 || (await dump()) !== before) changed.push(`${name} ${status}`)
    await testApp.database.query('drop trigger refuse_row on audit_other')
  }
  expect(changed).toEqual([])
})
