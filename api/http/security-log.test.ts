// Tests of the security events in the log: which are logged, and that they have no personal data.
import { readFileSync } from 'node:fs'
import { fillPath, paths } from '@tingkat/contract/paths'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
import { codeIn, logInByInjection, openPartner, type TestEater } from '../testing/journey.ts'
import { createAuthenticator } from '../testing/authenticator.ts'
import { openStaffSession, pairTestDevice } from '../testing/staff.ts'
import { eventOfRoute } from './security-log.ts'

type Line = { level: string; message: string; fields: Record<string, unknown> }
const lines: Line[] = []
const write = (level: string) => (fields: object, message: string) =>
  void lines.push({ level, message, fields: fields as Record<string, unknown> })
const log = {
  debug: write('debug'),
  info: write('info'),
  warn: write('warn'),
  error: write('error'),
}

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [castCatalogue], log })
})
afterAll(() => api.close())
afterEach(() => void lines.splice(0))

const events = () => lines.filter(({ message }) => message === 'security event')
const phone = '+6598761234'
const name = 'Perpetua Quisumbing'
const address = '203.0.113.77'

type Sent = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; [key: string]: unknown }
const send = async (request: Sent) => await api.app.inject({ remoteAddress: address, ...request })

async function askCode(): Promise<{ codeID: string; code: string }> {
  const sent = await send({
    method: 'POST',
    url: paths.loginCodes,
    payload: { countryCode: 'sg', phone },
  })
  const { codeID } = sent.json<{ codeID: string }>()
  const inbox = await api.app.inject(`${paths.inbox}?codeID=${codeID}`)
  return { codeID, code: codeIn(inbox.json().messages.at(-1).text) }
}

describe('logins', () => {
  test('a login has a line for the code, each wrong attempt and the session', async () => {
    const { codeID, code } = await askCode()
    const wrong = code === '424242' ? '242424' : '424242'
    await send({ method: 'POST', url: paths.login, payload: { codeID, code: wrong } })
    const done = await send({ method: 'POST', url: paths.login, payload: { codeID, code, name } })
    const cookie = `${done.cookies[0]?.name}=${done.cookies[0]?.value}`
    await send({ method: 'POST', url: paths.logout, headers: { cookie } })
    await send({ method: 'GET', url: paths.profile, headers: { cookie } })
    expect(
      events().map(({ level, fields }) => [
        level,
        fields['event'],
        fields['outcome'],
        fields['code'],
      ]),
    ).toEqual([
      ['info', 'login_code', 'done', undefined],
      ['warn', 'login', 'refused', 'code_wrong'],
      ['info', 'login', 'done', undefined],
      ['info', 'logout', 'done', undefined],
      ['warn', 'refusal', 'refused', 'unauthenticated'],
    ])
    const [, , login, logout] = events()
    expect(login?.fields['account']).toMatch(/^[\w-]{16}$/)
    expect(logout?.fields['account']).toBe(login?.fields['account'])
    expect(new Set(events().map(({ fields }) => fields['client'])).size).toBe(1)
  })
})

describe('credentials and rights', () => {
  test('the end of sessions, exports and deletions name the account by its reference', async () => {
    const eater = await logInByInjection(api)
    lines.splice(0)
    const headers = { cookie: eater.cookie }
    await send({ method: 'GET', url: paths.myExport, headers })
    const sent = await send({ method: 'POST', url: paths.myCodes, headers, payload: {} })
    const { codeID } = sent.json<{ codeID: string }>()
    const inbox = await api.app.inject(`${paths.inbox}?codeID=${codeID}`)
    const code = codeIn(inbox.json().messages.at(-1).text)
    await send({ method: 'DELETE', url: paths.me, headers, payload: { codeID, code } })
    expect(events().map(({ fields }) => [fields['event'], fields['outcome']])).toEqual([
      ['account_export', 'done'],
      ['account_deletion_code', 'done'],
      ['account_deletion', 'done'],
    ])
    expect(new Set(events().map(({ fields }) => fields['account'])).size).toBe(1)
  })

  test('partners are named by their id', async () => {
    const partner = await openPartner(api, { role: 'courier', partnerID: 'swift' })
    const headers = { authorization: `Bearer ${partner.token}` }
    await send({
      method: 'PUT',
      url: paths.partnerWebhook,
      headers,
      payload: { url: 'https://10.0.0.1/hook' },
    })
    await send({ method: 'DELETE', url: paths.partnerWebhook, headers })
    expect(events().map(({ fields }) => fields)).toMatchObject([
      { event: 'webhook_change', outcome: 'refused', code: 'url_refused', partner: 'swift' },
      { event: 'webhook_deletion', outcome: 'refused', code: 'not_found', partner: 'swift' },
    ])
  })

  test('every route of the list exists', () => {
    for (const route of Object.keys(eventOfRoute)) {
      const [method, url] = route.split(' ') as ['GET', string]
      expect(api.app.hasRoute({ method, url }), route).toBe(true)
    }
  })
})

test('docs/monitoring.md describes every event', () => {
  const text = readFileSync(new URL('../../docs/monitoring.md', import.meta.url), 'utf8')
  for (const event of [
    ...Object.values(eventOfRoute),
    'refusal',
    'partner_creation',
    'sessions_ended',
  ])
    expect(text, event).toContain(`\`${event}\``)
})

describe('staff', () => {
  const post = (url: string, cookie: string, payload: object) =>
    send({ method: 'POST', url, headers: { cookie }, payload })
  const summaries = () =>
    events().map(({ fields }) => [fields['event'], fields['outcome'], fields['code']])

  test('log-ins and refusals have lines, with references to the person (STAFF-06, STAFF-08)', async () => {
    const person = await openStaffSession(api, {
      memberships: [{ role: 'platform_admin', scope: 'platform' }],
      fresh: false,
    })
    const { challengeID, options } = (await post(staffPaths.passkeyLoginOptions, '', {})).json()
    const stranger = createAuthenticator({ origin: 'https://tingkat.test', rpID: 'tingkat.test' })
    const response = stranger.answer(options)
    await post(staffPaths.passkeyLogin, '', { challengeID, response, console: 'desk' })
    const sent = await post(staffPaths.loginCodes, '', {
      address: `${person.personID}@staff.example`,
      countryCode: 'sg',
    })
    const { codeID } = sent.json<{ codeID: string }>()
    const inbox = await api.app.inject(`${paths.inbox}?codeID=${codeID}`)
    const code = /\d{6}/.exec(inbox.json().messages[0].text)![0]
    await post(staffPaths.login, '', { codeID, code, console: 'desk' })
    await post(staffPaths.memberships, person.cookie, {
      actionID: 'an-action-of-the-test',
      personID: person.personID,
      role: 'auditor',
      scope: 'platform',
    })
    await post(staffPaths.inviteView, '', { token: 'x'.repeat(43) })
    await send({ method: 'GET', url: `${staffPaths.oidcReturn}?state=forged` })
    expect(summaries()).toEqual([
      ['staff_login', 'refused', 'passkey_invalid'],
      ['staff_login_code', 'done', undefined],
      ['staff_login', 'done', undefined],
      ['staff_role_change', 'refused', 'step_up_required'],
      ['refusal', 'refused', 'invite_invalid'],
      ['staff_login', 'refused', 'oidc_failed'],
    ])
    const references = events().map(({ fields }) => fields['person'])
    expect(references[2]).toMatch(/^[\w-]{16}$/)
    expect(references[3]).toBe(references[2])
    expect(JSON.stringify(events())).not.toMatch(new RegExp(`${person.personID}|${code}`))
  })

  test('requests outside the scopes of a person have a line, unknown things have none', async () => {
    const { cookie } = await openStaffSession(api, {
      memberships: [{ role: 'country_manager', scope: 'country:th' }],
    })
    const other = await openStaffSession(api, {
      memberships: [{ role: 'merchant_manager', scope: 'merchant:counter' }],
    })
    const { deviceID } = await pairTestDevice(api, { country: 'sg', merchantIDs: ['counter'] })
    const read = (url: string) => send({ method: 'GET', url, headers: { cookie } })
    const person = (personID: string) => fillPath(staffPaths.person, { personID })
    const menu = (merchantID: string) => fillPath(paths.kitchenLive, { merchantID })
    const answers = [
      await read(menu('counter')),
      await read(person(other.personID)),
      await read(`${staffPaths.audit}?scope=merchant:counter`),
      await post(fillPath(staffPaths.deviceUnlock, { deviceID }), cookie, {}),
    ]
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(4).fill('not_found'))
    expect(summaries()).toEqual([
      ['refusal', 'refused', 'not_found'],
      ['refusal', 'refused', 'not_found'],
      ['refusal', 'refused', 'not_found'],
      ['staff_device_change', 'refused', 'not_found'],
    ])
    const references = events().map(({ fields }) => fields['person'])
    expect(references[0]).toMatch(/^[\w-]{16}$/)
    expect(new Set(references).size).toBe(1)
    lines.splice(0)
    for (const url of [menu('none'), person('none'), '/api/v1/kitchen/none'])
      expect((await read(url)).json().code).toBe('not_found')
    expect(events()).toEqual([])
  })

  test('wrong PINs and revoked devices have lines with the device (STAFF-21)', async () => {
    const { cookie, deviceID } = await pairTestDevice(api, {
      country: 'sg',
      merchantIDs: ['warung'],
    })
    const admin = await openStaffSession(api, {
      memberships: [{ role: 'platform_admin', scope: 'platform' }],
    })
    for (let count = 0; count < 6; count++)
      await post(staffPaths.myDevicePin, cookie, { personID: 'nobody', pin: '2580' })
    const url = fillPath(staffPaths.device, { deviceID })
    await send({ method: 'DELETE', url, headers: { cookie: admin.cookie } })
    await send({ method: 'GET', url: staffPaths.myDevice, headers: { cookie } })
    expect(summaries()).toEqual([
      ...Array.from({ length: 5 }, () => ['staff_pin', 'refused', 'pin_wrong']),
      ['staff_pin', 'refused', 'pin_locked'],
      ['staff_device_change', 'done', undefined],
      ['refusal', 'refused', 'device_revoked'],
    ])
    expect(events()[0]?.fields['device']).toBe(deviceID)
  })
})

describe('refusals', () => {
  test.each<[string, Sent, string]>([
    [
      'another site',
      { method: 'POST', url: paths.quotes, headers: { origin: 'https://evil.test' } },
      'cross_site_request',
    ],
    [
      'a guessed token',
      {
        method: 'GET',
        url: paths.partnerOrders,
        headers: { authorization: `Bearer ${'A'.repeat(43)}` },
      },
      'unauthenticated',
    ],
    [
      'a large body',
      { method: 'POST', url: paths.quotes, payload: { text: 'x'.repeat(200_000) } },
      'body_too_large',
    ],
    [
      'another type',
      { method: 'POST', url: paths.quotes, payload: 'a=b', headers: { 'content-type': 'a/b' } },
      'unsupported_media_type',
    ],
  ])('of %s have a line', async (_what, request, code) => {
    await send(request)
    expect(events().map(({ fields }) => fields)).toMatchObject([
      { event: 'refusal', outcome: 'refused', code, method: request.method, route: request.url },
    ])
  })

  test('ordinary requests and refusals are no security events', async () => {
    await send({ method: 'GET', url: `${paths.merchants}?country=sg` })
    await send({ method: 'GET', url: '/api/v1/merchants/none' })
    await send({ method: 'POST', url: paths.quotes, payload: {} })
    expect(events()).toEqual([])
  })
})

test('no line of the log has a phone number, name, mail, address, code or token', async () => {
  const { codeID, code } = await askCode()
  const mail = 'perpetua@mail.test'
  const street = '78 Jalan Besar'
  await send({
    method: 'POST',
    url: `${paths.login}?mail=${mail}`,
    payload: { codeID, code: '1', name: mail },
    headers: { 'user-agent': `${name} ${street}`, referer: `https://tingkat.test/${mail}` },
  })
  const done = await send({ method: 'POST', url: paths.login, payload: { codeID, code, name } })
  const token = done.cookies[0]?.value ?? ''
  const eater: Pick<TestEater, 'cookie'> = { cookie: `${done.cookies[0]?.name}=${token}` }
  const headers = { ...eater, origin: `https://${mail}`, authorization: `Bearer ${token}` }
  for (const url of [
    ...Object.values(paths),
    ...Object.values(staffPaths),
    `/api/v1/${phone}/${encodeURIComponent(street)}`,
  ])
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
      await send({
        method,
        url: url.replaceAll(/:\w+/g, encodeURIComponent(`${phone} ${mail}`)),
        payload: { phone, name, mail, street, token },
        headers,
      })
  expect(events().length).toBeGreaterThan(20)
  const text = JSON.stringify(lines)
  for (const secret of [
    phone,
    phone.slice(3),
    name,
    'Perpetua',
    mail,
    'Jalan',
    code,
    token,
    address,
  ])
    expect(text).not.toContain(secret)
  const account = await api.database.query<{ id: string }>(
    'select id from account union all select id from person',
  )
  for (const { id } of account.rows) expect(text).not.toContain(id)
})
