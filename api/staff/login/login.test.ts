// Tests of log-in with passkeys and one-time codes, with injected requests and a software
// authenticator.
import { fillPath, paths } from '@tingkat/contract/paths'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAuthenticator, type Authenticator } from '../../testing/authenticator.ts'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { openStaffSession, type StaffSession } from '../../testing/staff.ts'

const site = { origin: 'https://tingkat.test', rpID: 'tingkat.test' }
const invalid = { status: 401, body: { code: 'passkey_invalid' } }
let testApp: TestApp
let now = lunchTime
let person: StaffSession
let authenticator: Authenticator

beforeAll(async () => {
  testApp = await openTestApp({ countries: [], clock: () => now })
})
afterAll(() => testApp.close())

beforeEach(async () => {
  // Each test runs two days after the one before, so that the codes
  // of earlier tests do not count towards the limits of an address.
  now = new Date(now.getTime() + 2 * 86_400_000)
  person = await openStaffSession(testApp, {
    memberships: [{ role: 'platform_admin', scope: 'platform' }],
  })
  authenticator = createAuthenticator(site)
})

/** The cookie that has replaced each cookie after a step-up or a new passkey, as in a browser. */
const renewed = new Map<string, string>()
const renewing: ReadonlySet<string> = new Set([staffPaths.stepUp, staffPaths.passkeys])

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
async function call(method: Method, url: string, cookie?: string, body?: object) {
  const response = await testApp.app.inject({
    method,
    url,
    headers: cookie === undefined ? {} : { cookie: renewed.get(cookie) ?? cookie },
    ...(body === undefined ? {} : { payload: body }),
  })
  const [set] = response.cookies
  const answered = set ? `${set.name}=${set.value}` : ''
  if (cookie !== undefined && renewing.has(url) && answered) renewed.set(cookie, answered)
  return {
    status: response.statusCode,
    body: response.body ? response.json() : null,
    set,
    cookie: answered,
  }
}
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

async function register(cookie = person.cookie, device = authenticator, flaws = {}) {
  const { body } = await call('POST', staffPaths.passkeyOptions, cookie)
  const { challengeID, options } = body
  const response = device.register(options, flaws)
  return await call('POST', staffPaths.passkeys, cookie, { challengeID, response, name: 'Phone' })
}
const offer = async () => (await call('POST', staffPaths.passkeyLoginOptions)).body
const logIn = async (challengeID: string, response: object) =>
  await call('POST', staffPaths.passkeyLogin, undefined, { challengeID, response, console: 'desk' })

describe('a passkey', () => {
  test('is registered and logs in without a user name (STAFF-05, STAFF-06)', async () => {
    const { body } = await call('POST', staffPaths.passkeyOptions, person.cookie)
    expect(body.options).toMatchObject({
      rp: { id: 'tingkat.test' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect((await register()).body.passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: null }])
    const { challengeID, options } = await offer()
    expect(options.allowCredentials ?? []).toEqual([])
    const opened = await logIn(challengeID, authenticator.answer(options))
    expect(opened.body).toMatchObject({ personID: person.personID, method: 'passkey' })
    expect(opened.set).toMatchObject({
      name: '__Secure-tingkat_staff',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/api/v1',
    })
    expect(opened.body.passkeys[0].lastUsedAt).toBe(now.toISOString())
  })

  test('is refused for a wrong site, without verification and when replayed (STAFF-06)', async () => {
    await register()
    for (const flaws of [
      { origin: 'https://evil.test' },
      { rpID: 'evil.test' },
      { verified: false },
    ]) {
      const { challengeID, options } = await offer()
      expect(await logIn(challengeID, authenticator.answer(options, flaws))).toMatchObject(invalid)
    }
    const { challengeID, options } = await offer()
    const response = authenticator.answer(options)
    expect(await logIn(challengeID, response)).toMatchObject({ status: 200 })
    expect(await logIn(challengeID, response)).toMatchObject(invalid)
    const other = await offer()
    expect(await logIn(other.challengeID, response)).toMatchObject(invalid)
    const late = await offer()
    later(5)
    expect(await logIn(late.challengeID, authenticator.answer(late.options))).toMatchObject(invalid)
  })

  test('whose counter has decreased is refused and audited as a copy (STAFF-06)', async () => {
    await register()
    const first = await offer()
    const flaws = { counter: 9 }
    expect(
      await logIn(first.challengeID, authenticator.answer(first.options, flaws)),
    ).toMatchObject({ status: 200 })
    const second = await offer()
    expect(
      await logIn(second.challengeID, authenticator.answer(second.options, flaws)),
    ).toMatchObject(invalid)
    const { rows } = await testApp.database.query(
      `select target_id from audit where action = 'passkey.cloned'`,
    )
    expect(rows).toEqual([{ target_id: person.personID }])
  })

  test('is one of at most ten of a person, and the last one cannot be removed (STAFF-05)', async () => {
    await register()
    for (let count = 1; count < 10; count++)
      expect(await register(person.cookie, createAuthenticator(site))).toMatchObject({
        status: 200,
      })
    expect(await register(person.cookie, createAuthenticator(site))).toMatchObject({
      status: 409,
      body: { code: 'passkeys_full', context: { limit: 10 } },
    })
    const { passkeys } = (await call('GET', staffPaths.me, person.cookie)).body
    const remove = (passkeyID: string) =>
      call('DELETE', fillPath(staffPaths.passkey, { passkeyID }), person.cookie)
    for (const { passkeyID } of passkeys.slice(1))
      expect(await remove(passkeyID)).toMatchObject({ status: 200 })
    expect(await remove(passkeys[0].passkeyID)).toMatchObject({
      status: 409,
      body: { code: 'last_passkey' },
    })
  })

  test('is not registered without verification of the person or for another site (STAFF-05)', async () => {
    for (const flaws of [{ verified: false }, { origin: 'https://evil.test' }])
      expect(await register(person.cookie, authenticator, flaws)).toMatchObject(invalid)
  })

  test('has a signature algorithm that the server offers (STAFF-05)', async () => {
    const { body } = await call('POST', staffPaths.passkeyOptions, person.cookie)
    const offered = (body.options.pubKeyCredParams as { alg: number }[]).map(({ alg }) => alg)
    expect(offered).toEqual([-8, -7, -257])
    // The algorithms are RSA with SHA-1, which the library accepts by default, RSA-PSS, and ECDSA
    // P-384.
    for (const algorithm of [-65535, -37, -35])
      expect(await register(person.cookie, authenticator, { algorithm })).toMatchObject(invalid)
    expect((await register()).status).toBe(200)
  })

  test('makes an old session fresh, but only a passkey of the same person does (STAFF-09)', async () => {
    await register()
    later(6)
    const me = async () => (await call('GET', staffPaths.me, person.cookie)).body.freshUntil
    expect(await me()).toBeNull()
    const stranger = await openStaffSession(testApp, { memberships: [] })
    const otherDevice = createAuthenticator(site)
    await register(stranger.cookie, otherDevice)
    const stepUp = async (device: Authenticator) => {
      const { body } = await call('POST', staffPaths.stepUpOptions, person.cookie)
      const response = device.answer(body.options)
      return await call('POST', staffPaths.stepUp, person.cookie, {
        challengeID: body.challengeID,
        response,
      })
    }
    expect(await stepUp(otherDevice)).toMatchObject(invalid)
    expect(await stepUp(authenticator)).toMatchObject({ status: 200 })
    expect(await me()).not.toBeNull()
  })

  test('cannot be added in a session of a one-time code (STAFF-09)', async () => {
    const coded = await openStaffSession(testApp, { memberships: [], fresh: false })
    expect(await call('POST', staffPaths.passkeyOptions, coded.cookie)).toMatchObject({
      status: 403,
      body: { code: 'step_up_required' },
    })
  })
})

describe('a one-time code', () => {
  const address = () => `${person.personID}@staff.example`
  const request = (to: string) =>
    call('POST', staffPaths.loginCodes, undefined, { address: to, countryCode: 'sg' })
  const codeOf = async (codeID: string) => {
    const { body } = await call('GET', `${paths.inbox}?codeID=${codeID}`)
    return /\d{6}/.exec(body.messages.at(0)?.text ?? '')?.[0]
  }
  const use = (codeID: string, code: string) =>
    call('POST', staffPaths.login, undefined, { codeID, code, console: 'desk' })

  test('logs in once, without actions that need a step-up (STAFF-08, STAFF-09)', async () => {
    const { body } = await request(address().toUpperCase())
    const code = (await codeOf(body.codeID))!
    const wrong = code === '000000' ? '111111' : '000000'
    expect(await use(body.codeID, wrong)).toMatchObject({
      status: 422,
      body: { code: 'code_wrong', context: { triesLeft: 4 } },
    })
    const opened = await use(body.codeID, code)
    expect(opened.body).toMatchObject({ method: 'code', freshUntil: null })
    expect(await use(body.codeID, code)).toMatchObject({ status: 410 })
    expect(
      await call('POST', staffPaths.invites, opened.cookie, {
        actionID: 'an-action',
        name: 'X',
        email: 'x@y.example',
        countryCode: 'sg',
        role: 'auditor',
        scope: 'platform',
      }),
    ).toMatchObject({ status: 403, body: { code: 'step_up_required' } })
  })

  test('gets the same response and limits for an unknown address (STAFF-08)', async () => {
    const shapes = []
    for (const to of [address(), 'nobody@staff.example', '+6581234567']) {
      const answers = [await request(to), await request(to), await request(to)]
      shapes.push(answers.map(({ status, body }) => [status, Object.keys(body)]))
      const fourth = await request(to)
      shapes.push([fourth.status, fourth.body.context])
      const { codeID } = answers[0]!.body
      const tries = []
      for (let count = 0; count < 6; count++) tries.push((await use(codeID, '12345x')).body.code)
      shapes.push(tries)
    }
    expect(shapes.slice(0, 3)).toEqual(shapes.slice(3, 6))
    expect(shapes.slice(0, 3)).toEqual(shapes.slice(6, 9))
    expect(shapes[1]).toEqual([429, { retryAfterSeconds: 600 }])
    expect(shapes[2]).toEqual([...Array<string>(5).fill('code_wrong'), 'code_expired'])
  })

  test('is sent ten times a day at most (STAFF-08)', async () => {
    const statuses = []
    for (let count = 0; count < 11; count++) {
      statuses.push((await request(address())).status)
      later(10)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429])
  })

  test('of an eater does not log staff in, nor one of staff an eater (STAFF-08)', async () => {
    const { body } = await request(address())
    const code = (await codeOf(body.codeID))!
    const input = { codeID: body.codeID, code }
    expect(await call('POST', paths.login, undefined, input)).toMatchObject({ status: 410 })
    const eater = await call('POST', paths.loginCodes, undefined, {
      countryCode: 'sg',
      phone: '+6581234567',
    })
    expect(await use(eater.body.codeID, (await codeOf(eater.body.codeID))!)).toMatchObject({
      status: 410,
    })
  })
})

describe('a session', () => {
  test('gets another token at a step-up; requests in flight still succeed (STAFF-09, STAFF-11)', async () => {
    await register()
    later(6)
    const former = renewed.get(person.cookie)!
    const { body } = await call('POST', staffPaths.stepUpOptions, former)
    const answer = { challengeID: body.challengeID, response: authenticator.answer(body.options) }
    const done = await call('POST', staffPaths.stepUp, former, answer)
    expect(done.body.freshUntil).not.toBeNull()
    expect(done.set).toMatchObject({ name: '__Secure-tingkat_staff', sameSite: 'Strict' })
    expect(done.cookie).not.toBe(former)
    const send = async (
      cookie: string,
      method: 'GET' | 'POST' = 'GET',
      url: string = staffPaths.me,
    ) => await testApp.app.inject({ method, url, headers: { cookie } })
    // After the step-up, the session's former token stays what it was: it is not fresh, and it
    // names the same session.
    const inFlight = await send(former)
    expect(inFlight.json()).toMatchObject({ freshUntil: null })
    const sessions = (await send(former, 'GET', staffPaths.sessions)).json().sessions
    expect(sessions).toMatchObject([{ sessionID: person.sessionID, current: true }])
    later(0.6)
    expect((await send(former)).statusCode).toBe(401)
    expect((await send(done.cookie)).statusCode).toBe(200)
  })

  test('ends with all its tokens when the person logs out after a step-up (STAFF-11)', async () => {
    const added = await register()
    const send = async (cookie: string, method: 'GET' | 'POST', url: string) =>
      (await testApp.app.inject({ method, url, headers: { cookie } })).statusCode
    expect(added.cookie).not.toBe(person.cookie)
    expect(await send(person.cookie, 'GET', staffPaths.me)).toBe(200)
    expect(await send(added.cookie, 'POST', staffPaths.logout)).toBe(200)
    expect(await send(person.cookie, 'GET', staffPaths.me)).toBe(401)
  })

  test('ends after an hour without a request, and twelve after the log-in (STAFF-11)', async () => {
    const me = async () => (await call('GET', staffPaths.me, person.cookie)).status
    later(59)
    expect(await me()).toBe(200)
    later(59)
    expect(await me()).toBe(200)
    later(60)
    expect(await me()).toBe(401)
    const busy = await openStaffSession(testApp, { memberships: [] })
    const statuses = []
    for (let hours = 0; hours < 25; hours++) {
      later(29)
      statuses.push((await call('GET', staffPaths.me, busy.cookie)).status)
    }
    expect(statuses.indexOf(401)).toBe(24)
  })

  test('of a courier lasts 30 days without use, as courier only (STAFF-11)', async () => {
    const courier = await openStaffSession(testApp, {
      console: 'courier',
      memberships: [
        { role: 'courier', scope: 'fleet:x' },
        { role: 'platform_admin', scope: 'platform' },
      ],
    })
    // The test helper opens sessions of twelve hours, but
    // the server opens sessions of a year for couriers.
    await testApp.database.query(`update staff_session set expires_at = $2 where id = $1`, [
      courier.sessionID,
      new Date(now.getTime() + 365 * 86_400_000),
    ])
    later(29 * 24 * 60)
    const me = await call('GET', staffPaths.me, courier.cookie)
    expect(me.body.memberships).toEqual([{ role: 'courier', scope: 'fleet:x' }])
    later(30 * 24 * 60)
    expect((await call('GET', staffPaths.me, courier.cookie)).status).toBe(401)
  })

  test('is listed and ended by its person only (STAFF-12)', async () => {
    const other = await openStaffSession(testApp, { memberships: [] })
    const path = fillPath(staffPaths.session, { sessionID: person.sessionID })
    expect((await call('DELETE', path, other.cookie)).status).toBe(404)
    const { sessions } = (await call('GET', staffPaths.sessions, person.cookie)).body
    expect(sessions).toMatchObject([{ sessionID: person.sessionID, current: true }])
    expect((await call('DELETE', path, person.cookie)).status).toBe(200)
    expect((await call('GET', staffPaths.me, person.cookie)).status).toBe(401)
  })

  test('stores only the hash of its token, and refuses other sites (STAFF-10, STAFF-11)', async () => {
    const token = person.cookie.split('=')[1]!
    const { rows } = await testApp.database.query<{ text: string }>(
      `select row_to_json(s)::text as text from staff_session s`,
    )
    expect(rows.some(({ text }) => text.includes(token))).toBe(false)
    for (const headers of [
      { origin: 'https://evil.test' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      for (const method of ['GET', 'PATCH'] as const) {
        const response = await testApp.app.inject({
          method,
          url: staffPaths.me,
          headers: { ...headers, cookie: person.cookie },
          ...(method === 'PATCH' ? { payload: { name: 'Eve' } } : {}),
        })
        expect(response.json()).toMatchObject({ code: 'cross_site_request' })
      }
  })
})
