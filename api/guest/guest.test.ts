// Tests of guest tokens: signature, expiry, display names and rate limits.
import { createHmac } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveKey, readServerKey } from '../platform/keys/server-key.ts'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import { logInByInjection } from '../testing/journey.ts'
import { displayTokenOf, readGuestToken, signGuestToken } from './guest-token.ts'

const key = Buffer.alloc(32, 7)
const day = 86_400
const at = (seconds: number) => new Date(lunchTime.getTime() + seconds * 1000)
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string
    iat: number
    exp: number
  }

describe('a token', () => {
  test('GUEST-06 CONST-20: is valid for exactly 24 hours, like its claim exp', () => {
    const { token, expiresAt } = signGuestToken(key, 'g1', lunchTime)
    expect(expiresAt).toEqual(at(day))
    expect(claimsOf(token)).toEqual({
      sub: 'g1',
      iat: lunchTime.getTime() / 1000,
      exp: lunchTime.getTime() / 1000 + day,
    })
    expect(readGuestToken(key, token, at(day - 1))).toBe('g1')
    expect(readGuestToken(key, token, at(day))).toBeNull()
  })

  test('is refused if changed, signed with another key, or with another algorithm', () => {
    const { token } = signGuestToken(key, 'g1', lunchTime)
    const [head = '', claims = '', signature = ''] = token.split('.')
    const longer = Buffer.from(JSON.stringify({ ...claimsOf(token), exp: 9_999_999_999 })).toString(
      'base64url',
    )
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
    const signed = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
    for (const wrong of [
      `${head}.${longer}.${signature}`,
      `${none}.${claims}.`,
      `${none}.${claims}.${signed(`${none}.${claims}`)}`,
      `${head}.${claims}.${signature.slice(1)}`,
      `${head}.${claims}`,
      `${token}.x`,
      '..',
      '',
      signGuestToken(Buffer.alloc(32, 8), 'g1', lunchTime).token,
    ])
      expect(readGuestToken(key, wrong, lunchTime), wrong).toBeNull()
  })

  test('has a constant display name, which reveals neither token nor id', () => {
    const name = displayTokenOf(key, 'g1')
    expect(displayTokenOf(key, 'g1')).toBe(name)
    expect(displayTokenOf(key, 'g2')).not.toBe(name)
    expect(name).not.toContain('g1')
  })
})

describe('over HTTP', () => {
  let now = lunchTime
  let api: TestApp
  beforeAll(async () => {
    api = await openTestApp({ clock: () => now })
  })
  afterAll(() => api.close())
  const post = async (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
    await api.app.inject({ method: 'POST', url, payload, headers })
  const newToken = async () =>
    (await post(paths.guestToken)).json<{ token: string; expiresAt: string }>()

  test('API-05 GUEST-06: every request gets a new token', async () => {
    const answer = await post(paths.guestToken)
    expect(answer.statusCode).toBe(201)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { token, expiresAt } = answer.json<{ token: string; expiresAt: string }>()
    expect(new Date(claimsOf(token).exp * 1000).toISOString()).toBe(expiresAt)
    expect((await newToken()).token).not.toBe(token)
  })

  test('API-04 GUEST-07: login returns the display token of a token, the same each time', async () => {
    const { token } = await newToken()
    const answer = await post(paths.guestLogin, { token })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { displayToken: expect.stringMatching(/^[\w-]{43}$/) },
    ])
    expect((await post(paths.guestLogin, { token })).json()).toEqual(answer.json())
    expect(answer.cookies).toEqual([])
  })

  test('API-04 CONST-20: refuses an expired or invalid token', async () => {
    const { token } = await newToken()
    now = at(day)
    expect((await post(paths.guestLogin, { token })).json()).toMatchObject({
      code: 'guest_session_error',
      status: 401,
    })
    now = lunchTime
    expect((await post(paths.guestLogin, { token: 'x' })).json()).toMatchObject({
      code: 'guest_session_error',
      status: 401,
    })
    expect((await post(paths.guestLogin, {})).json()).toMatchObject({ code: 'invalid_request' })
  })

  test('GUEST-01: guests with and without a token can list merchants and get quotes', async () => {
    const near = `${paths.merchants}?country=sg&latitude=1.2863&longitude=103.8281`
    const { token } = await newToken()
    const answers = await Promise.all([
      api.app.inject({ url: near }),
      api.app.inject({ url: near, headers: { authorization: `Bearer ${token}` } }),
    ])
    for (const answer of answers)
      expect(answer.json<{ merchants: unknown[] }>().merchants.length).toBeGreaterThan(0)
  })

  test('a display token is neither a session nor a guest token nor a key', async () => {
    const { client } = await logInByInjection(api)
    expect((await client.readMe()).ok).toBe(true)
    const { token } = await newToken()
    const { displayToken } = (await post(paths.guestLogin, { token })).json<{
      displayToken: string
    }>()
    for (const secret of [displayToken, token]) {
      const me = await api.app.inject({
        url: paths.me,
        headers: { cookie: `__Host-tingkat_session=${secret}`, authorization: `Bearer ${secret}` },
      })
      expect(me.json()).toMatchObject({ loggedIn: false })
      for (const url of [paths.orders, paths.profile, paths.savedPlaces, paths.myExport]) {
        expect(
          (
            await api.app.inject({
              url,
              headers: {
                cookie: `__Host-tingkat_session=${secret}`,
                authorization: `Bearer ${secret}`,
              },
            })
          ).statusCode,
          url,
        ).toBe(401)
      }
      expect(
        (
          await api.app.inject({
            url: paths.partnerOrders,
            headers: { authorization: `Bearer ${secret}` },
          })
        ).statusCode,
      ).toBe(401)
    }
    expect((await post(paths.guestLogin, { token: displayToken })).json()).toMatchObject({
      code: 'guest_session_error',
    })
  })

  test('refuses the guest login of another site', async () => {
    const answer = await post(paths.guestToken, {}, { origin: 'https://evil.test' })
    expect(answer.json()).toMatchObject({ code: 'cross_site_request' })
  })

  test('a token stays valid after a restart and in other processes, unless SECRET_KEY differs', async () => {
    const { token } = await newToken()
    const again = await openTestApp({ ...api.deps, countries: [] })
    expect(
      (await again.app.inject({ method: 'POST', url: paths.guestLogin, payload: { token } }))
        .statusCode,
    ).toBe(200)
    const other = await openTestApp({
      ...api.deps,
      countries: [],
      config: { secretKey: 'x'.repeat(32) },
    })
    expect(
      (await other.app.inject({ method: 'POST', url: paths.guestLogin, payload: { token } }))
        .statusCode,
    ).toBe(401)
    await Promise.all([again.app.close(), other.app.close()])
  })

  test('allows a thousand tokens for one address and then returns the time to wait', async () => {
    const limited = await openTestApp({ ...api.deps, countries: [], config: { rateLimits: true } })
    const statuses: number[] = []
    for (let guest = 0; guest < 1_201; guest++)
      statuses.push(
        (await limited.app.inject({ method: 'POST', url: paths.guestToken, payload: {} }))
          .statusCode,
      )
    expect(statuses.filter((status) => status === 201)).toHaveLength(1_200)
    const last = await limited.app.inject({ method: 'POST', url: paths.guestToken, payload: {} })
    expect(last.json()).toMatchObject({ code: 'too_many_requests' })
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    await limited.app.close()
  })
})

test('two servers that start together use the same key, and each purpose has its own', async () => {
  const api = await openTestApp({ countries: [] })
  await api.database.query('delete from server_secret')
  const [first, second] = await Promise.all([
    readServerKey(api.database, undefined),
    readServerKey(api.database, undefined),
  ])
  expect(first.equals(second)).toBe(true)
  expect(first).toHaveLength(32)
  expect(deriveKey(first, 'a').equals(deriveKey(first, 'b'))).toBe(false)
  await api.close()
})
