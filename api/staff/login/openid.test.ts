// Tests of log-in at an OpenID provider, with a provider that runs in this process.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { Provider } from 'oidc-provider'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { castCatalogue } from '../../testing/cast.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { openStaffSession } from '../../testing/staff.ts'

const returnUrl = `https://tingkat.test${staffPaths.oidcReturn}`
const client = { clientID: 'tingkat', clientSecret: 'a-secret-of-the-provider' }
let server: Server
let issuer: string
let testApp: TestApp
/** The account that is logged in at the OpenID provider of the test. */
let account = { email: '', isVerified: true }
/** Changes the ID token of the provider's next answers. */
let changeToken = (token: string) => token
/** When the person authenticated at the OpenID provider, in Unix seconds; undefined means now. */
let authenticatedAt: number | undefined
/** Whether the ID token says when the person authenticated (`auth_time`). */
let tellsTime = true

beforeAll(async () => {
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  server.on('request', openProvider().callback())
  testApp = await openTestApp({
    countries: [],
    catalogues: [castCatalogue],
    config: { oidc: { issuer, ...client } },
    clock: () => new Date(),
  })
})
afterAll(async () => {
  await testApp.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Creates an OpenID provider that asks for no password: everyone is logged in as `account`. */
function openProvider(): Provider {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientID,
        client_secret: client.clientSecret,
        redirect_uris: [returnUrl],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a-key-of-the-provider'] },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub, email_verified: account.isVerified }),
    }),
    interactions: { url: () => `/interaction` },
  })
  provider.use(async (context: any, next: () => Promise<void>) => {
    if (context.path === '/token') {
      await next()
      const { id_token: token } = context.body
      if (token) context.body = { ...context.body, id_token: changeToken(token) }
      return
    }
    if (context.path !== '/interaction') return await next()
    const { prompt, params } = await provider.interactionDetails(context.req, context.res)
    const isLogin = prompt.name === 'login'
    const grant = new provider.Grant({ accountId: account.email, clientId: params.client_id })
    grant.addOIDCScope('openid email')
    const ts = authenticatedAt
    const result = isLogin
      ? { login: { accountId: account.email, ...(ts !== undefined && { ts }) } }
      : { consent: { grantId: await grant.save() } }
    const next2 = await provider.interactionResult(context.req, context.res, result, {
      mergeWithLastSubmission: true,
    })
    context.redirect(next2)
  })
  return provider
}

const start = (query = '', headers = {}) =>
  testApp.app.inject({
    url: `${staffPaths.oidcStart}?console=desk&returnTo=/desk/orders${query}`,
    headers,
  })

/** Follows the provider's redirects until one leads back to the console, and returns that URL. */
async function visitProvider(url: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = url
  for (let steps = 0; steps < 12 && !next.startsWith(returnUrl); steps++) {
    const response = await fetch(new URL(next, issuer), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    next = response.headers.get('location') ?? ''
    if (!next) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
  }
  return next
}

async function logIn(change: (back: URL) => void = () => {}, binding?: string) {
  const started = await start()
  const [cookie] = started.cookies
  const there = new URL(started.headers.location!)
  // The provider adds `auth_time` only to answers to a request with `max_age`.
  if (tellsTime) there.searchParams.set('max_age', '86400')
  const back = new URL(await visitProvider(there.href))
  change(back)
  const send = () =>
    testApp.app.inject({
      url: `${back.pathname}${back.search}`,
      headers: {
        cookie: `${cookie!.name}=${binding ?? cookie!.value}`,
        'sec-fetch-site': 'cross-site',
      },
    })
  return { send, answer: await send() }
}
const sessionOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.find(({ name }) => name === '__Secure-tingkat_staff')?.value
const failed = 'https://tingkat.test/desk#login=oidc_failed'

afterEach(() => {
  changeToken = (token) => token
  authenticatedAt = undefined
  tellsTime = true
})

/** Returns the parts of a signed token. */
const partsOf = (token: string) => token.split('.') as [string, string, string]
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object

async function openPerson() {
  const person = await openStaffSession(testApp, {
    memberships: [{ role: 'platform_admin', scope: 'platform' }],
  })
  account = { email: `${person.personID}@staff.example`, isVerified: true }
  return person
}

test('logs an active person in by the verified e-mail address, once (STAFF-07)', async () => {
  const person = await openPerson()
  const started = await start()
  const url = new URL(started.headers.location!)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    state: expect.any(String) as string,
    nonce: expect.any(String) as string,
    redirect_uri: returnUrl,
  })
  const { answer, send } = await logIn()
  expect(answer.headers.location).toBe('https://tingkat.test/desk/orders')
  const cookie = `__Secure-tingkat_staff=${sessionOf(answer)}`
  const me = (await testApp.app.inject({ url: staffPaths.me, headers: { cookie } })).json()
  expect(me).toMatchObject({ personID: person.personID, method: 'oidc' })
  expect(me.freshUntil).not.toBeNull()
  const again = await send()
  expect(again.headers.location).toBe(failed)
  expect(sessionOf(again)).toBeUndefined()
})

test('refuses another browser, a forged state and an address without proof (STAFF-07)', async () => {
  const answers = [
    (await logIn(() => {}, 'of-another-browser')).answer,
    (await logIn((back) => back.searchParams.set('state', 'forged'))).answer,
    (await logIn((back) => back.searchParams.set('code', 'forged'))).answer,
  ]
  account.isVerified = false
  answers.push((await logIn()).answer)
  account.isVerified = true
  for (const answer of answers) {
    expect(answer.headers.location).toBe(failed)
    expect(sessionOf(answer)).toBeUndefined()
  }
})

test('creates no person, but accepts the invites of an invited person (STAFF-07)', async () => {
  const admin = await openStaffSession(testApp, {
    memberships: [{ role: 'platform_admin', scope: 'platform' }],
  })
  account = { email: 'new@shop.example', isVerified: true }
  expect(sessionOf((await logIn()).answer)).toBeUndefined()
  await testApp.app.inject({
    method: 'POST',
    url: staffPaths.invites,
    headers: { cookie: admin.cookie },
    payload: {
      actionID: 'invite-for-oidc',
      name: 'New',
      email: 'New@Shop.example',
      countryCode: 'sg',
      role: 'merchant_owner',
      scope: 'merchant:warung',
    },
  })
  const cookie = `__Secure-tingkat_staff=${sessionOf((await logIn()).answer)}`
  const me = await testApp.app.inject({ url: staffPaths.me, headers: { cookie } })
  expect(me.json()).toMatchObject({
    name: 'New',
    memberships: [{ role: 'merchant_owner', scope: 'merchant:warung' }],
  })
})

test('renews an old session of the same person, and of nobody else (STAFF-07, STAFF-09)', async () => {
  const memberships = [{ role: 'platform_admin', scope: 'platform' }] as const
  const person = await openStaffSession(testApp, { memberships, fresh: false })
  const other = await openStaffSession(testApp, { memberships })
  const stepUp = async (session = person.cookie) => {
    const started = await testApp.app.inject({
      url: `${staffPaths.oidcStart}?console=desk&returnTo=/desk/people&stepUp=true`,
      headers: { cookie: session },
    })
    const [binding] = started.cookies
    const back = new URL(await visitProvider(started.headers.location!))
    return await testApp.app.inject({
      url: `${back.pathname}${back.search}`,
      headers: { cookie: `${binding!.name}=${binding!.value}; ${person.cookie}` },
    })
  }
  const invite = async (cookie = person.cookie) =>
    (
      await testApp.app.inject({
        method: 'POST',
        url: staffPaths.invites,
        headers: { cookie },
        payload: {
          actionID: 'invite-after-step-up',
          name: 'New',
          email: 'stepped@shop.example',
          countryCode: 'sg',
          role: 'merchant_owner',
          scope: 'merchant:warung',
        },
      })
    ).statusCode
  expect(await invite()).toBe(403)
  // Another person than the one in the session is logged in at the provider.
  account = { email: `${other.personID}@staff.example`, isVerified: true }
  expect((await stepUp()).headers.location).toBe(failed)
  // The step-up is begun in another person's session.
  account = { email: `${person.personID}@staff.example`, isVerified: true }
  expect((await stepUp(other.cookie)).headers.location).toBe(failed)
  expect(await invite()).toBe(403)
  const done = await stepUp()
  expect(done.headers.location).toBe('https://tingkat.test/desk/people')
  // The token that the session had before the step-up does not become fresh.
  expect(await invite()).toBe(403)
  expect(await invite(`__Secure-tingkat_staff=${sessionOf(done)}`)).toBe(200)
  const { rows } = await testApp.database.query(
    `select after from audit where action = 'session.step_up' and person_id = $1`,
    [person.personID],
  )
  expect(rows).toEqual([{ after: { method: 'oidc' } }])
})

test('a step-up without a session is refused (STAFF-09)', async () => {
  const started = await start('&stepUp=true')
  expect(started.json()).toMatchObject({ code: 'unauthenticated' })
})

test('refuses an ID token whose signature or algorithm was changed (STAFF-07)', async () => {
  await openPerson()
  const flaws: ((parts: [string, string, string]) => string)[] = [
    ([head, body, signature]) =>
      `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    ([head, body, signature]) =>
      `${head}.${encode({ ...decode(body), auth_time: 0 })}.${signature}`,
    ([, body]) => `${encode({ alg: 'none' })}.${body}.`,
    ([head, body, signature]) =>
      `${encode({ ...decode(head), alg: 'PS256' })}.${body}.${signature}`,
  ]
  for (const flaw of flaws) {
    changeToken = (token) => flaw(partsOf(token))
    const { answer } = await logIn()
    expect(answer.headers.location).toBe(failed)
    expect(sessionOf(answer)).toBeUndefined()
  }
  changeToken = (token) => token
  expect(sessionOf((await logIn()).answer)).toBeDefined()
})

test('does not start from another site (STAFF-07, STAFF-10)', async () => {
  for (const site of ['cross-site', 'same-site']) {
    const refused = await start('', { 'sec-fetch-site': site })
    expect(refused.json()).toMatchObject({ code: 'cross_site_request' })
    expect(refused.cookies).toEqual([])
  }
  for (const site of ['none', 'same-origin'])
    expect((await start('', { 'sec-fetch-site': site })).statusCode).toBe(302)
})

test('the cookie of a started log-in is bound to the host, and is cleared (STAFF-10)', async () => {
  await openPerson()
  const [set] = (await start()).cookies
  const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' }
  expect(set).toMatchObject({ name: '__Host-tingkat_staff_oidc', ...attributes })
  const { answer } = await logIn()
  const cleared = answer.cookies.find(({ name }) => name === '__Host-tingkat_staff_oidc')
  expect(cleared).toMatchObject({ value: '', ...attributes })
})

test('is fresh only if the provider proves a recent log-in (STAFF-07, STAFF-09)', async () => {
  await openPerson()
  const freshUntil = async () => {
    const { answer } = await logIn()
    const cookie = `__Secure-tingkat_staff=${sessionOf(answer)}`
    return (await testApp.app.inject({ url: staffPaths.me, headers: { cookie } })).json().freshUntil
  }
  expect(await freshUntil()).not.toBeNull()
  const now = Math.floor(Date.now() / 1000)
  authenticatedAt = now - 4 * 60
  const until = new Date(await freshUntil())
  // A log-in counts as fresh for five minutes from the log-in at the provider, not from the return
  // to the console.
  expect(until).toEqual(new Date((authenticatedAt + 5 * 60) * 1000))
  authenticatedAt = now - 6 * 60
  expect(await freshUntil()).toBeNull()
  authenticatedAt = undefined
  tellsTime = false
  expect(await freshUntil()).toBeNull()
})
