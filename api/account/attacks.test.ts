// Tests of attacks on accounts: guessing codes, finding accounts, session fixation, cross-site
// requests.
import { createHash } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import { countStatements } from '../testing/count-statements.ts'
import { codeIn, logInByInjection, unwrap } from '../testing/journey.ts'

let api: TestApp
let now = lunchTime
const advance = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000))
beforeAll(async () => {
  api = await openTestApp({ clock: () => now, config: { trustProxy: 1 } })
})
afterAll(() => api.close())

const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
  await api.app.inject({ method: 'POST', url, payload, headers })
const requestCode = (phone: string) => post(paths.loginCodes, { countryCode: 'sg', phone })
let numbers = 0
const newPhone = () => `8222 ${String(1000 + ++numbers)}`
async function receiveCode(phone = newPhone()) {
  const { codeID } = (await requestCode(phone)).json<{ codeID: string }>()
  const inbox = await api.app.inject({ url: `${paths.inbox}?codeID=${codeID}` })
  const code = codeIn(inbox.json().messages[0].text)
  return { phone, codeID, code, wrong: code === '000000' ? '111111' : '000000' }
}
const me = async (token: string) =>
  (
    await api.app.inject({ url: paths.me, headers: { cookie: `__Host-tingkat_session=${token}` } })
  ).json<{
    loggedIn: boolean
  }>()

describe('guessing a code', () => {
  test('all strangers together have about two hundred guesses a day for the codes of one number', async () => {
    const phone = newPhone()
    let codes = 0
    let guesses = 0
    for (let fiveMinutes = 0; fiveMinutes < 24 * 12; fiveMinutes++) {
      for (let attempt = 0; attempt < 4; attempt++) {
        const answer = await post(
          paths.loginCodes,
          { countryCode: 'sg', phone },
          { 'x-forwarded-for': `10.0.${fiveMinutes % 250}.${attempt}` },
        )
        if (answer.statusCode !== 201) break
        codes += 1
        const { codeID } = answer.json<{ codeID: string }>()
        for (let guess = 0; guess < 6; guess++)
          if (
            (await post(paths.login, { codeID, code: '000000' })).json<{ code: string }>().code ===
            'code_wrong'
          )
            guesses += 1
      }
      advance(300)
    }
    expect(codes).toBeGreaterThan(20)
    expect(codes).toBeLessThanOrEqual(160)
    expect(guesses).toBeGreaterThan(50)
    expect(guesses).toBeLessThanOrEqual(210)
  })

  test('returns the waiting time in the body and in Retry-After', async () => {
    const phone = newPhone()
    await requestCode(phone)
    advance(60)
    await Promise.all([requestCode(phone), requestCode(phone)])
    const refused = await requestCode(phone)
    expect(refused.json()).toMatchObject({
      code: 'too_many_requests',
      status: 429,
      context: { retryAfterSeconds: 60 },
    })
    expect(refused.headers['retry-after']).toBe('60')
    advance(540)
    expect((await requestCode(phone)).statusCode).toBe(201)
  })

  test('compares only five of a hundred concurrent guesses of one code', async () => {
    const { codeID, code, wrong } = await receiveCode()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => post(paths.login, { codeID, code: wrong })),
    )
    expect(answers.filter((answer) => answer.json().code === 'code_wrong')).toHaveLength(5)
    expect((await post(paths.login, { codeID, code })).json()).toMatchObject({
      code: 'code_expired',
    })
  })

  test('refuses the code of another id', async () => {
    const [mine, theirs] = [await receiveCode(), await receiveCode()]
    expect(
      (
        await post(paths.login, {
          codeID: theirs.codeID,
          code: mine.code === theirs.code ? theirs.wrong : mine.code,
        })
      ).json(),
    ).toMatchObject({ code: 'code_wrong' })
  })

  test('refuses a used code, and earlier codes of the same number', async () => {
    const phone = newPhone()
    const [first, second] = [await receiveCode(phone), await receiveCode(phone)]
    expect((await post(paths.login, { codeID: second.codeID, code: second.code })).statusCode).toBe(
      200,
    )
    for (const { codeID, code } of [second, first])
      expect((await post(paths.login, { codeID, code })).json()).toMatchObject({
        code: 'code_expired',
        status: 410,
      })
  })

  test('stores codes as a keyed hash', async () => {
    const { codeID, code } = await receiveCode()
    const { rows } = await api.database.query<{ hash: Uint8Array }>(
      'select code_hash as hash from login_code where id = $1',
      [codeID],
    )
    const stored = Buffer.from(rows[0]!.hash)
    expect(stored).toHaveLength(32)
    for (const text of [`${codeID}:${code}`, code])
      expect(stored.equals(createHash('sha256').update(text).digest())).toBe(false)
  })
})

describe('finding out who has an account', () => {
  test('response, limits and statements are the same for a known number', async () => {
    const eater = await logInByInjection(api, '+6582339999')
    expect(unwrap(await eater.client.readMe()).loggedIn).toBe(true)
    const requestFour = async (phone: string) => {
      const answers: unknown[] = []
      const request = async () => {
        for (let requests = 0; requests < 4; requests++) {
          const answer = await requestCode(phone)
          const { expiresAt, ...body } = answer.json<{ expiresAt?: string }>()
          answers.push([
            answer.statusCode,
            { ...body, codeID: '', sentTo: '' },
            expiresAt && Date.parse(expiresAt) - now.getTime(),
            answer.headers['retry-after'],
          ])
        }
      }
      const waitForLimits = async () => advance(86_400)
      return { statements: await countStatements(api.database, request, waitForLimits), answers }
    }
    expect(await requestFour('8233 9999')).toEqual(await requestFour('8233 8888'))
  })

  test('a wrong code returns the tries left and nothing else', async () => {
    const { codeID, wrong } = await receiveCode()
    const answer = await post(paths.login, { codeID, code: wrong })
    expect(answer.json()).toMatchObject({ code: 'code_wrong', context: { triesLeft: 4 } })
    expect(Object.keys(answer.json<{ context: object }>().context)).toEqual(['triesLeft'])
  })
})

describe('the session', () => {
  test('fixation: a login never adopts the token of a planted cookie', async () => {
    const planted = Buffer.alloc(32, 9).toString('base64url')
    const { codeID, code } = await receiveCode()
    const answer = await post(
      paths.login,
      { codeID, code },
      { cookie: `__Host-tingkat_session=${planted}` },
    )
    expect(answer.cookies[0]?.value).not.toBe(planted)
    expect(await me(planted)).toMatchObject({ loggedIn: false })
    expect(await me(answer.cookies[0]!.value)).toMatchObject({ loggedIn: true })
  })

  test("fixation: a login ends the attacker's own session that was planted", async () => {
    const attacker = await logInByInjection(api)
    const { codeID, code } = await receiveCode()
    const answer = await post(
      paths.login,
      { codeID, code, name: 'Victim' },
      { cookie: attacker.cookie },
    )
    expect(answer.json()).toMatchObject({ name: 'Victim' })
    expect(unwrap(await attacker.client.readMe()).loggedIn).toBe(false)
  })

  test('a cookie that another subdomain could plant is not read behind https', async () => {
    const { cookie } = await logInByInjection(api)
    const isLoggedIn = async (text: string) =>
      (await api.app.inject({ url: paths.me, headers: { cookie: text } })).json().loggedIn
    expect(await isLoggedIn(cookie)).toBe(true)
    expect(await isLoggedIn(cookie.replace('__Host-', ''))).toBe(false)
    expect(await isLoggedIn(cookie.replace('__Host-', '__Secure-'))).toBe(false)
  })

  test('without https the cookie has no prefix, which browsers would refuse', async () => {
    const plain = await openTestApp({
      config: { publicUrl: 'http://localhost:3000' },
      countries: [],
    })
    const { cookie, client } = await logInByInjection(plain)
    expect(cookie).toMatch(/^tingkat_session=/)
    expect(unwrap(await client.readMe()).loggedIn).toBe(true)
    await plain.close()
  })

  test('has a cookie with HttpOnly, Secure and SameSite, and without a domain', async () => {
    const { codeID, code } = await receiveCode()
    const [cookie] = (await post(paths.login, { codeID, code })).cookies
    expect(cookie).toMatchObject({
      name: '__Host-tingkat_session',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 2_592_000,
    })
    expect(cookie).not.toHaveProperty('domain')
  })
})

describe('requests of another site', () => {
  const mutations: ['POST' | 'PATCH' | 'DELETE', string, object][] = [
    ['POST', paths.loginCodes, { countryCode: 'sg', phone: '8123 4567' }],
    ['POST', paths.login, { codeID: 'x', code: '1' }],
    ['POST', paths.logout, {}],
    ['PATCH', paths.me, { name: 'Mallory' }],
    ['DELETE', paths.me, { codeID: 'x', code: '1' }],
    ['POST', paths.myCodes, {}],
    ['DELETE', paths.mySessions, {}],
    ['POST', paths.guestToken, {}],
  ]
  test.each(mutations)('are refused: %s %s', async (method, url, payload) => {
    const { cookie, client } = await logInByInjection(api)
    for (const headers of [
      { origin: 'https://evil.test' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      const answer = await api.app.inject({ method, url, payload, headers: { cookie, ...headers } })
      expect([answer.statusCode, answer.json().code], JSON.stringify(headers)).toEqual([
        403,
        'cross_site_request',
      ])
    }
    expect(unwrap(await client.readMe()).name).toBe('Aisyah Rahman')
  })

  test('HTML forms, which browsers send across sites, are refused with 415', async () => {
    const { cookie } = await logInByInjection(api)
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
    ]) {
      expect(
        (
          await api.app.inject({
            method: 'PATCH',
            url: paths.me,
            payload: 'name=Mallory',
            headers: { cookie, 'content-type': type },
          })
        ).statusCode,
      ).toBe(415)
    }
  })
})

test('logs neither phone number nor code nor token', async () => {
  const lines: string[] = []
  const write = (fields: object, text: string) => void lines.push(JSON.stringify(fields) + text)
  const logging = await openTestApp({
    countries: [],
    log: { debug: write, info: write, warn: write, error: write },
  })
  const { phone, cookie } = await logInByInjection(logging)
  const { rows } = await logging.database.query<{ phone: string }>('select phone from account')
  expect(rows).toEqual([{ phone }])
  const log = lines.join('\n')
  expect(lines.length).toBeGreaterThan(0)
  for (const secret of [phone, phone.slice(-8), cookie.split('=')[1]!])
    expect(log).not.toContain(secret)
  await logging.close()
})
