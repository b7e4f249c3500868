// Tests of login with one-time codes, sessions and the current user.
import { createHash } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problem } from '../http/problem.ts'
import { silentLog } from '../platform/log.ts'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import { countStatements } from '../testing/count-statements.ts'
import { codeIn, logInByInjection, merchantWhere, placeDinner, unwrap } from '../testing/journey.ts'

let api: TestApp
let now = lunchTime
const advance = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000))

beforeAll(async () => {
  api = await openTestApp({ clock: () => now })
})
afterAll(() => api.close())

const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
  await api.app.inject({ method: 'POST', url, payload, headers })
let numbers = 0
const newPhone = () => `8123 ${String(1000 + ++numbers)}`
async function askCode(phone = newPhone()) {
  const { codeID } = (await post(paths.loginCodes, { countryCode: 'sg', phone })).json()
  const inbox = await api.app.inject({ url: `${paths.inbox}?codeID=${codeID}` })
  const code = codeIn(inbox.json().messages[0].text)
  return { codeID: codeID as string, code, wrong: code === '000000' ? '111111' : '000000', phone }
}
const me = async (cookie: string) =>
  (await api.app.inject({ url: paths.me, headers: { cookie } })).json()

describe('requesting a code', () => {
  test('returns the expiry and the masked number, the same for a known number', async () => {
    const phone = newPhone()
    const unknown = await post(paths.loginCodes, { countryCode: 'sg', phone })
    const digits = phone.replaceAll(' ', '')
    expect(unknown.statusCode).toBe(201)
    expect(unknown.json()).toEqual({
      codeID: expect.any(String),
      expiresAt: new Date(now.getTime() + 300_000).toISOString(),
      sentTo: `•••• ${digits.slice(-4)}`,
    })
    const { client } = await logInByInjection(api, `+65${digits}`)
    expect(unwrap(await client.readMe()).loggedIn).toBe(true)
    const repeated = (await post(paths.loginCodes, { countryCode: 'sg', phone })).json()
    expect({ ...repeated, codeID: '' }).toEqual({ ...unknown.json(), codeID: '' })
  })

  test('refuses a number that cannot get text messages', async () => {
    for (const phone of ['12', 'hello', '6123 4567', '+6281', '0']) {
      expect((await post(paths.loginCodes, { countryCode: 'sg', phone })).json()).toMatchObject({
        code: 'phone_invalid',
        status: 422,
      })
    }
    expect((await post(paths.loginCodes, { countryCode: 'mx', phone: '1' })).json()).toMatchObject({
      code: 'invalid_request',
    })
  })

  test('national and international format are the same number', async () => {
    const first = await askCode('9123 0001')
    unwrap({
      ok: true,
      data: (
        await post(paths.login, { codeID: first.codeID, code: first.code, name: 'Wei Ling' })
      ).json(),
    })
    const second = await askCode('+65 9123-0001')
    expect(
      (await post(paths.login, { codeID: second.codeID, code: second.code })).json(),
    ).toMatchObject({ name: 'Wei Ling' })
  })

  test('sends three codes without a pause and then one a minute, also for concurrent requests', async () => {
    const phone = newPhone()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(paths.loginCodes, { countryCode: 'sg', phone })),
    )
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(3)
    expect(answers.find((answer) => answer.statusCode !== 201)?.json()).toMatchObject({
      code: 'too_many_requests',
      status: 429,
    })
    advance(61)
    expect((await post(paths.loginCodes, { countryCode: 'sg', phone })).statusCode).toBe(201)
  })
})

describe('the text message', () => {
  const textOf = async (payload: object, headers: Record<string, string> = {}) => {
    const { codeID } = (await post(paths.loginCodes, payload, headers)).json()
    return (await api.app.inject({ url: `${paths.inbox}?codeID=${codeID}` })).json().messages[0]
      .text as string
  }
  test('uses the requested language, else that of the browser, else that of the country', async () => {
    expect(
      await textOf(
        { countryCode: 'sg', phone: newPhone(), language: 'vi' },
        { 'accept-language': 'th' },
      ),
    ).toContain('là mã đăng nhập Tingkat')
    expect(
      await textOf(
        { countryCode: 'sg', phone: newPhone() },
        { 'accept-language': 'th-TH,en;q=0.5' },
      ),
    ).toContain('คือรหัส')
    expect(await textOf({ countryCode: 'id', phone: '812 3456 7890' })).toContain(
      'kode masuk Tingkat kamu',
    )
    expect(
      (
        await post(paths.loginCodes, { countryCode: 'sg', phone: newPhone(), language: 'fr' })
      ).json(),
    ).toMatchObject({ code: 'invalid_request' })
  })
})

describe('trying a code', () => {
  test('a wrong code returns the tries left; after five tries the right code is refused', async () => {
    const { codeID, code, wrong } = await askCode()
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      expect((await post(paths.login, { codeID, code: wrong })).json()).toMatchObject({
        code: 'code_wrong',
        status: 422,
        context: { triesLeft },
      })
    }
    expect((await post(paths.login, { codeID, code })).json()).toMatchObject({
      code: 'code_expired',
      status: 410,
    })
  })

  test('compares only five of thirty concurrent guesses', async () => {
    const { codeID, code, wrong } = await askCode()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post(paths.login, { codeID, code: wrong })),
    )
    expect(answers.filter((answer) => answer.json().code === 'code_wrong')).toHaveLength(5)
    expect((await post(paths.login, { codeID, code })).json()).toMatchObject({
      code: 'code_expired',
    })
  })

  test('one of ten concurrent logins succeeds, and a used code is refused', async () => {
    const { codeID, code } = await askCode()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(paths.login, { codeID, code })),
    )
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    expect((await post(paths.login, { codeID, code })).json()).toMatchObject({
      code: 'code_expired',
    })
  })

  test('CONST-20: refuses a code after five minutes, an unknown id, and the code of another id', async () => {
    const old = await askCode()
    advance(301)
    expect((await post(paths.login, { codeID: old.codeID, code: old.code })).json()).toMatchObject({
      code: 'code_expired',
    })
    expect((await post(paths.login, { codeID: 'unknown', code: '123456' })).json()).toMatchObject({
      code: 'code_expired',
    })
    const [mine, theirs] = [await askCode(), await askCode()]
    expect(
      (
        await post(paths.login, {
          codeID: theirs.codeID,
          code: mine.code === theirs.code ? theirs.wrong : mine.code,
        })
      ).json(),
    ).toMatchObject({ code: 'code_wrong' })
  })
})

describe('the session', () => {
  const logIn = async (headers: Record<string, string> = {}) => {
    const { codeID, code } = await askCode()
    const answer = await post(paths.login, { codeID, code, name: 'Aisyah Rahman' }, headers)
    return {
      answer,
      token: answer.cookies[0]?.value ?? '',
      cookie: `__Host-tingkat_session=${answer.cookies[0]?.value}`,
    }
  }

  test('is an HttpOnly, SameSite cookie, of which only the hash is stored', async () => {
    const { answer, token } = await logIn()
    expect(answer.cookies[0]).toMatchObject({
      name: '__Host-tingkat_session',
      httpOnly: true,
      sameSite: 'Lax',
      secure: true,
      path: '/',
      maxAge: 2_592_000,
    })
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { rows } = await api.database.query<{ stored: Uint8Array }>(
      'select token_hash as stored from session',
    )
    const hashes = rows.map((row) => Buffer.from(row.stored).toString('hex'))
    expect(hashes).toContain(createHash('sha256').update(token).digest('hex'))
    const { rows: dump } = await api.database.query(
      `select (select json_agg(s)::text from session s) || (select json_agg(c)::text
        from login_code c) as text`,
    )
    expect(JSON.stringify(dump)).not.toContain(token)
  })

  test('is new at each login, which ends the old session', async () => {
    const first = await logIn()
    const second = await logIn({ cookie: first.cookie })
    expect(second.token).not.toBe(first.token)
    expect(await me(first.cookie)).toMatchObject({ loggedIn: false })
    expect(await me(second.cookie)).toMatchObject({ loggedIn: true })
  })

  test('USER-05: logging out ends the session on the server', async () => {
    const { cookie } = await logIn()
    const answer = await post(paths.logout, {}, { cookie })
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies[0]).toMatchObject({ name: '__Host-tingkat_session', value: '' })
    expect(await me(cookie)).toMatchObject({ loggedIn: false })
  })

  test('CONST-20: ends 180 days after the login, however often it is used', async () => {
    const { cookie } = await logIn()
    for (let week = 0; week < 25; week++) {
      advance(7 * 86_400)
      expect(await me(cookie), `week ${week}`).toMatchObject({ loggedIn: true })
    }
    advance(5 * 86_400 - 1)
    expect(await me(cookie)).toMatchObject({ loggedIn: true })
    advance(2)
    expect(await me(cookie)).toMatchObject({ loggedIn: false })
  })

  test('CONST-20: lasts 30 days after the last use, and is read with one statement', async () => {
    const { cookie } = await logIn()
    for (let week = 0; week < 6; week++) {
      advance(7 * 86_400)
      const answer = await api.app.inject({ url: paths.me, headers: { cookie } })
      expect(answer.json()).toMatchObject({ loggedIn: true })
      expect(answer.cookies[0]?.maxAge).toBe(2_592_000)
    }
    const readOrders = () => api.app.inject({ url: paths.orders, headers: { cookie } })
    expect(await countStatements(api.database, readOrders)).toBe(2)
    advance(30 * 86_400 + 1)
    expect(await me(cookie)).toEqual({
      name: '',
      loggedIn: false,
      safeId: '',
      ongoingOrderCount: 0,
    })
  })
})

describe('the current user', () => {
  test('ENT-30: has a name, an opaque id and the number of ongoing orders; a guest has none', async () => {
    now = new Date(lunchTime.getTime() + 364 * 86_400_000)
    expect(await me('')).toEqual({ name: '', loggedIn: false, safeId: '', ongoingOrderCount: 0 })
    const eater = await logInByInjection(api)
    const user = unwrap(await eater.client.readMe())
    expect(user).toMatchObject({ name: 'Aisyah Rahman', loggedIn: true, ongoingOrderCount: 0 })
    expect(user.safeId).toMatch(/^[\w-]{43}$/)
    const order = await placeDinner(
      eater,
      merchantWhere(api, (merchant) => merchant.isIntegrated),
    )
    expect(unwrap(await eater.client.readMe()).ongoingOrderCount).toBe(1)
    unwrap(await eater.client.cancelOrder(order.orderID))
    expect(unwrap(await eater.client.readMe()).ongoingOrderCount).toBe(0)
  })
})

describe('settings', () => {
  test('without the development inbox, its route does not exist and codes cannot be requested', async () => {
    const production = await openTestApp({ countries: [], config: { devInbox: false } })
    expect((await production.app.inject({ url: `${paths.inbox}?codeID=x` })).statusCode).toBe(404)
    const answer = await production.app.inject({
      method: 'POST',
      url: paths.loginCodes,
      payload: { countryCode: 'sg', phone: newPhone() },
    })
    expect(answer.json()).toMatchObject({ code: 'unavailable' })
    await production.close()
  })

  test('logs a warning at start if there is neither an inbox nor an SMS provider', async () => {
    const warned: string[] = []
    const log = { ...silentLog, warn: (_: object, text: string) => void warned.push(text) }
    for (const config of [
      { devInbox: false },
      { devInbox: true },
      { devInbox: false, sms: { url: 'http://127.0.0.1:9', account: 'a', token: 't', from: 'f' } },
    ]) {
      const { app } = await openTestApp({ ...api.deps, countries: [], config, log })
      await app.close()
    }
    expect(warned).toEqual([expect.stringMatching(/^nobody can log in.*SMS_ACCOUNT/)])
  })

  test('a code that could not be sent does not count towards the limit of codes per phone number', async () => {
    let isDown = true
    const messageProvider = {
      send: async () => {
        if (isDown) throw problem('unavailable')
      },
    }
    const { app } = await openTestApp({ ...api.deps, countries: [], messageProvider })
    const phone = newPhone()
    const ask = async () =>
      (
        await app.inject({
          method: 'POST',
          url: paths.loginCodes,
          payload: { countryCode: 'sg', phone },
        })
      ).statusCode
    for (let attempt = 0; attempt < 5; attempt++) expect(await ask()).toBe(503)
    isDown = false
    expect(await ask()).toBe(201)
    await app.close()
  })

  test('limits code requests and logins per client address', async () => {
    const limited = await openTestApp({ countries: [], config: { rateLimits: true } })
    const statuses: number[] = []
    for (let count = 0; count < 22; count++) {
      statuses.push(
        (
          await limited.app.inject({
            method: 'POST',
            url: paths.loginCodes,
            payload: { countryCode: 'sg', phone: newPhone() },
          })
        ).statusCode,
      )
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    const last = await limited.app.inject({
      method: 'POST',
      url: paths.loginCodes,
      payload: { countryCode: 'sg', phone: newPhone() },
    })
    expect(last.json()).toMatchObject({
      code: 'too_many_requests',
      status: 429,
      context: { retryAfterSeconds: expect.any(Number) },
    })
    expect(last.headers['retry-after']).toBe(String(last.json().context.retryAfterSeconds))
    const tries: number[] = []
    for (let count = 0; count < 61; count++) {
      tries.push(
        (
          await limited.app.inject({
            method: 'POST',
            url: paths.login,
            payload: { codeID: 'x', code: '123456' },
          })
        ).statusCode,
      )
    }
    expect(tries.filter((status) => status === 429)).toHaveLength(1)
    expect((await limited.app.inject({ url: paths.me })).statusCode).toBe(200)
    await limited.close()
  })
})
