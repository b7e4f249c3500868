// Tests of an eater's personal data: profile, devices, export and deletion of the account.
import { randomUUID } from 'node:crypto'
import { personalDataSchema, type Profile } from '@tingkat/contract/account'
import { fillPath, paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import {
  codeIn,
  logInByInjection,
  merchantWhere,
  openPartner,
  placeDinner,
  pricedOrder,
  unwrap,
  type TestEater,
} from '../testing/journey.ts'

let api: TestApp
let now = lunchTime
beforeAll(async () => {
  api = await openTestApp({ clock: () => now })
})
afterAll(() => api.close())

const call = async (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  { cookie }: { cookie: string },
  payload?: object,
) => await api.app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) })
const profileOf = async (eater: TestEater): Promise<Profile> =>
  unwrap(await eater.client.readProfile())
const merchant = () => merchantWhere(api, ({ isIntegrated }) => isIntegrated)

/**
 * Logs the eater in on another device. The clock first advances
 * by an hour, because the eater must wait between two codes.
 */
async function logInAgain(eater: TestEater): Promise<TestEater> {
  now = new Date(now.getTime() + 3_600_000)
  return await logInByInjection(api, eater.phone)
}

async function deletionCode(eater: TestEater) {
  now = new Date(now.getTime() + 3_600_000)
  const { codeID, sentTo } = unwrap(await eater.client.requestOwnCode({ language: 'en' }))
  const inbox = await api.app.inject({ url: `${paths.inbox}?codeID=${codeID}` })
  const { text } = inbox.json<{ messages: { text: string }[] }>().messages[0]!
  return { codeID, code: codeIn(text), text, sentTo }
}

async function deliver(orderID: string) {
  const [merchantPartner, courierPartner] = [
    await openPartner(api, { role: 'merchant' }),
    await openPartner(api, { role: 'courier' }),
  ]
  for (const move of [
    'receive',
    'accept',
    'assign',
    'ready',
    'at_store',
    'collect',
    'arrive',
    'deliver',
  ] as const) {
    const partner = ['receive', 'accept', 'ready'].includes(move) ? merchantPartner : courierPartner
    unwrap(
      await partner.client.moveOrder(orderID, {
        move,
        ...(move === 'assign' ? { courier: { name: 'Siti', vehicle: 'bike', plate: 'SG 1' } } : {}),
      }),
    )
  }
}

describe('the profile', () => {
  test('ENT-30: has name, masked number, date of joining and the current device', async () => {
    const eater = await logInByInjection(api)
    const profile = await profileOf(eater)
    expect(profile).toMatchObject({
      name: 'Aisyah Rahman',
      phone: `•••• ${eater.phone.slice(-4)}`,
      memberSince: now.toISOString(),
    })
    expect(profile.sessions).toEqual([
      {
        sessionID: expect.any(String),
        browser: '',
        system: '',
        openedAt: now.toISOString(),
        seenAt: now.toISOString(),
        current: true,
      },
    ])
    expect(JSON.stringify(profile)).not.toContain(eater.phone)
  })

  test('has the name of the first login, which can be changed', async () => {
    const { codeID } = (
      await call(
        'POST',
        paths.loginCodes,
        { cookie: '' },
        { countryCode: 'sg', phone: '8200 7001' },
      )
    ).json<{ codeID: string }>()
    const inbox = await api.app.inject({ url: `${paths.inbox}?codeID=${codeID}` })
    const first = await call(
      'POST',
      paths.login,
      { cookie: '' },
      { codeID, code: codeIn(inbox.json().messages[0].text) },
    )
    expect(first.json()).toMatchObject({ name: '', loggedIn: true })
    const cookie = { cookie: `__Host-tingkat_session=${first.cookies[0]!.value}` }
    expect((await call('PATCH', paths.me, cookie, { name: '  Wei Ling  ' })).json()).toMatchObject({
      name: 'Wei Ling',
      loggedIn: true,
    })
    expect((await call('GET', paths.me, cookie)).json()).toMatchObject({ name: 'Wei Ling' })
    for (const name of ['', '   ', 'x'.repeat(101)])
      expect((await call('PATCH', paths.me, cookie, { name })).json()).toMatchObject({
        code: 'invalid_request',
      })
    expect(
      (await call('PATCH', paths.me, { cookie: '' }, { name: 'Nobody' })).json(),
    ).toMatchObject({ code: 'unauthenticated' })
  })
})

describe('devices', () => {
  test('are listed, last used first, and can be logged out from each other', async () => {
    const phone = await logInByInjection(api)
    const desk = await logInAgain(phone)
    const { sessions } = await profileOf(desk)
    expect(sessions.map((session) => session.current)).toEqual([true, false])
    expect((await profileOf(phone)).sessions.map((session) => session.current)).toEqual([
      false,
      true,
    ])
    expect(unwrap(await desk.client.endSession(sessions[1]!.sessionID))).toBeNull()
    expect(unwrap(await phone.client.readMe()).loggedIn).toBe(false)
    expect(unwrap(await desk.client.readMe()).loggedIn).toBe(true)
  })

  test('of another account are not found and stay logged in', async () => {
    const [victim, mallory] = [await logInByInjection(api), await logInByInjection(api)]
    const { sessionID } = (await profileOf(victim)).sessions[0]!
    expect(await mallory.client.endSession(sessionID)).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    })
    expect(unwrap(await victim.client.readMe()).loggedIn).toBe(true)
  })

  test('logging out everywhere ends all sessions of this account only', async () => {
    const [phone, other] = [await logInByInjection(api), await logInByInjection(api)]
    const desk = await logInAgain(phone)
    const answer = await call('DELETE', paths.mySessions, desk)
    expect(answer.cookies[0]).toMatchObject({ name: '__Host-tingkat_session', value: '' })
    for (const device of [phone, desk])
      expect(unwrap(await device.client.readMe()).loggedIn).toBe(false)
    expect(unwrap(await other.client.readMe()).loggedIn).toBe(true)
  })

  test('beyond twenty, the device that was unused for longest is logged out', async () => {
    const first = await logInByInjection(api)
    const devices = [first]
    for (let device = 1; device < 21; device++) {
      await api.database.query('delete from login_code where phone = $1', [first.phone])
      devices.push(await logInAgain(first))
    }
    expect((await profileOf(devices.at(-1)!)).sessions).toHaveLength(20)
    expect(unwrap(await first.client.readMe()).loggedIn).toBe(false)
    expect(unwrap(await devices[1]!.client.readMe()).loggedIn).toBe(true)
  })
})

describe('the export of personal data', () => {
  test('is a valid file with account, devices, all orders, places and carts', async () => {
    const eater = await logInByInjection(api)
    const orders = [await placeDinner(eater, merchant()), await placeDinner(eater, merchant())]
    const place = unwrap(
      await eater.client.savePlace({
        kind: 'home',
        label: 'Home',
        location: {
          latitude: 1.2863,
          longitude: 103.8281,
          address: 'Tiong Bahru',
          keywords: '',
          poiID: 'p',
          meta: {
            displayAddress: 'Tiong Bahru',
            addressDetail: '',
            city: 'Singapore',
            cityID: 'sg',
            countryCode: 'sg',
            isAccurate: true,
            noteToDriver: '',
          },
        },
      }),
    )
    unwrap(await eater.client.addFavourite(merchant().ID))
    const stranger = await logInByInjection(api)
    await placeDinner(stranger, merchant())
    const answer = await call('GET', paths.myExport, eater)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="tingkat-my-data.json"',
      'cache-control': 'no-store',
    })
    const data = personalDataSchema.parse(answer.json())
    expect(data.account).toEqual({
      name: 'Aisyah Rahman',
      phone: eater.phone,
      safeId: expect.any(String),
      memberSince: expect.any(String),
    })
    expect(data.orders.map((order) => order.orderID)).toEqual(
      orders.map((order) => order.orderID).toSorted(),
    )
    expect(data.sessions).toHaveLength(1)
    expect(data['savedPlaces']).toEqual([place])
    expect(data['favourites']).toEqual([{ merchantID: merchant().ID, addedAt: expect.any(String) }])
    expect(data['carts']).toEqual([])
    expect(answer.body).not.toContain(eater.cookie.split('=')[1])
    expect(answer.body).not.toContain(stranger.phone)
    for (const { orderID } of orders) unwrap(await eater.client.cancelOrder(orderID))
  })

  test('has each order once, also if the orders are read in several batches', async () => {
    const eater = await logInByInjection(api)
    const body = await pricedOrder(eater.client, merchant())
    const { orderID } = unwrap(await eater.client.placeOrder(body, randomUUID()))
    await api.database.query(
      `insert into orders (country, id, account_id, merchant_id, code, state, version, type,
        currency, total_in_minor, doc, placed_at, state_since)
       select country, id || '-' || n, account_id, merchant_id, code, state, version, type,
         currency, total_in_minor, jsonb_set(doc, '{orderID}', to_jsonb(id || '-' || n)), placed_at,
         state_since
       from orders, generate_series(1, 249) n where id = $1`,
      [orderID],
    )
    const ids = personalDataSchema
      .parse((await call('GET', paths.myExport, eater)).json())
      .orders.map((order) => order.orderID)
    expect(ids).toHaveLength(250)
    expect(new Set(ids).size).toBe(250)
  })

  test('requires a login', async () => {
    expect((await call('GET', paths.myExport, { cookie: '' })).json()).toMatchObject({
      code: 'unauthenticated',
    })
  })
})

describe('deleting the account', () => {
  test('keeps the order in the ledger without personal data and deletes the rest', async () => {
    const eater = await logInByInjection(api, undefined, 'Nurul Secret')
    const body = await pricedOrder(eater.client, merchant())
    const secret = {
      ...body,
      comment: 'ring for Nurul',
      location: body.location && {
        ...body.location,
        addressDetail: '#09-99',
        noteToDriver: 'blue door',
      },
    }
    const { orderID } = unwrap(await eater.client.placeOrder(secret, randomUUID()))
    await deliver(orderID)
    const { safeId } = unwrap(await eater.client.readMe())
    const { codeID, code, text, sentTo } = await deletionCode(eater)
    expect(text).toContain('code to delete your Tingkat account')
    expect(sentTo).toBe(`•••• ${eater.phone.slice(-4)}`)
    const answer = await call('DELETE', paths.me, eater, { codeID, code })
    expect([answer.statusCode, answer.cookies[0]?.value]).toEqual([200, ''])

    expect(unwrap(await eater.client.readMe()).loggedIn).toBe(false)
    const { rows } = await api.database.query<{ account: string; total: number; doc: object }>(
      'select account_id as account, total_in_minor as total, doc from orders where id = $1',
      [orderID],
    )
    expect(rows).toEqual([
      {
        account: 'deleted',
        total: body.shownTotalInMinor,
        doc: expect.objectContaining({
          orderID,
          orderState: 'COMPLETED',
          deliveryAddress: null,
          comment: '',
        }),
      },
    ])
    const books = await api.database.query<{ sum: number }>(
      'select sum(amount_in_minor) as sum from ledger_entry where order_id = $1',
      [orderID],
    )
    expect(Number(books.rows[0]?.sum)).toBe(0)
    // After the deletion, no row of any table may contain
    // the eater's phone number, name, address or id.
    const tables = await api.database.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
        from information_schema.tables where table_schema not in ('pg_catalog',
        'information_schema') and table_type = 'BASE TABLE'`,
    )
    for (const { name } of tables.rows) {
      const { rows: dump } = await api.database.query<{ text: string | null }>(
        `select string_agg(t::text, ' ') as text from ${name} t`,
      )
      for (const trace of [eater.phone, 'Nurul', '#09-99', 'blue door', safeId])
        expect(dump[0]?.text ?? '', `${trace} in ${name}`).not.toContain(trace)
    }
  })

  test('the deletion needs a valid code for deletion: no wrong, expired, login or foreign one', async () => {
    const [eater, mallory] = [await logInByInjection(api), await logInByInjection(api)]
    const { codeID: loginID } = unwrap(
      await eater.client.requestCode({ countryCode: 'sg', phone: eater.phone }),
    )
    const login = codeIn(
      (await api.app.inject({ url: `${paths.inbox}?codeID=${loginID}` })).json().messages[0].text,
    )
    expect(
      (await call('DELETE', paths.me, eater, { codeID: loginID, code: login })).json(),
    ).toMatchObject({ code: 'code_expired' })
    const theirs = await deletionCode(mallory)
    expect((await call('DELETE', paths.me, eater, theirs)).json()).toMatchObject({
      code: 'code_expired',
    })
    const own = await deletionCode(eater)
    const wrong = own.code === '000000' ? '111111' : '000000'
    expect((await call('DELETE', paths.me, eater, { ...own, code: wrong })).json()).toMatchObject({
      code: 'code_wrong',
      context: { triesLeft: 4 },
    })
    expect((await call('POST', paths.login, { cookie: '' }, own)).json()).toMatchObject({
      code: 'code_expired',
    })
    expect((await call('DELETE', paths.me, eater, {})).json()).toMatchObject({
      code: 'invalid_request',
    })
    now = new Date(now.getTime() + 301_000)
    expect((await call('DELETE', paths.me, eater, own)).json()).toMatchObject({
      code: 'code_expired',
    })
    for (const { client } of [eater, mallory])
      expect(unwrap(await client.readMe()).loggedIn).toBe(true)
  })

  test('is refused while an order is under way, without using the code', async () => {
    const eater = await logInByInjection(api)
    const own = await deletionCode(eater)
    const { orderID } = await placeDinner(eater, merchant())
    expect(await eater.client.requestOwnCode()).toMatchObject({
      ok: false,
      problem: { code: 'order_under_way', status: 409 },
    })
    expect((await call('DELETE', paths.me, eater, own)).json()).toMatchObject({
      code: 'order_under_way',
      status: 409,
    })
    expect(unwrap(await eater.client.readMe())).toMatchObject({
      loggedIn: true,
      ongoingOrderCount: 1,
    })
    unwrap(await eater.client.cancelOrder(orderID))
    expect((await call('DELETE', paths.me, eater, own)).statusCode).toBe(200)
  })

  test('one of several concurrent deletions succeeds, unless an order is placed first', async () => {
    const eater = await logInByInjection(api)
    const own = await deletionCode(eater)
    const body = await pricedOrder(eater.client, merchant())
    const [placing, ...deleting] = await Promise.all([
      eater.client.placeOrder(body, randomUUID()),
      ...Array.from({ length: 5 }, () => call('DELETE', paths.me, eater, own)),
    ])
    const { rows } = await api.database.query<{ orders: number; accounts: number }>(
      `select (select count(*) from orders o where ended_at is null and not exists (select 1
        from account a where a.id = o.account_id))::int as orders,
        (select count(*) from account where phone = $1)::int as accounts`,
      [eater.phone],
    )
    expect(rows[0]?.orders).toBe(0)
    expect(deleting.filter((answer) => answer.statusCode === 200).length).toBe(placing.ok ? 0 : 1)
    expect(rows[0]?.accounts).toBe(placing.ok ? 1 : 0)
  })

  test('ends all sessions, and the number then gets a new account', async () => {
    const eater = await logInByInjection(api)
    const desk = await logInAgain(eater)
    const { safeId } = unwrap(await eater.client.readMe())
    expect((await call('DELETE', paths.me, eater, await deletionCode(eater))).statusCode).toBe(200)
    for (const url of [paths.orders, paths.profile, paths.myExport, paths.savedPlaces]) {
      for (const device of [eater, desk])
        expect((await call('GET', url, device)).statusCode, url).toBe(401)
    }
    expect(
      await desk.client.placeOrder(await pricedOrder(desk.client, merchant()), randomUUID()),
    ).toMatchObject({ ok: false, problem: { code: 'unauthenticated' } })
    const newAccount = await logInAgain(eater)
    expect(unwrap(await newAccount.client.readMe()).safeId).not.toBe(safeId)
    expect(unwrap(await newAccount.client.listOrders()).orders).toEqual([])
  })
})

describe('the event stream of an order', () => {
  let baseUrl: string
  beforeAll(async () => {
    baseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' })
  })

  /** Opens the order's event stream, waits for the first event and collects the later ones. */
  async function follow(eater: TestEater, orderID: string) {
    const response = await fetch(baseUrl + fillPath(paths.orderEvents, { orderID }), {
      headers: { cookie: eater.cookie },
    })
    const reader = response.body!.getReader()
    const decoder = new TextDecoder()
    let text = decoder.decode((await reader.read()).value)
    const ended = (async () => {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return true
        text += decoder.decode(value)
      }
    })()
    return { status: response.status, ended, text: () => text }
  }

  test.each<[string, (eater: TestEater, desk: TestEater) => Promise<unknown>]>([
    ['logging out', async (eater) => await eater.client.logOut()],
    [
      'logging out everywhere, from another device',
      async (_, desk) => await desk.client.endAllSessions(),
    ],
    [
      'being logged out by another device',
      async (_, desk) => {
        for (const session of (await profileOf(desk)).sessions)
          if (!session.current) await desk.client.endSession(session.sessionID)
      },
    ],
    [
      'a new login on the same device',
      async (eater, desk) => {
        now = new Date(now.getTime() + 3_600_000)
        const { codeID } = unwrap(
          await desk.client.requestCode({ countryCode: 'sg', phone: desk.phone }),
        )
        const code = codeIn(
          (await api.app.inject({ url: `${paths.inbox}?codeID=${codeID}` })).json().messages[0]
            .text,
        )
        expect((await call('POST', paths.login, eater, { codeID, code })).statusCode).toBe(200)
      },
    ],
  ])('ends by %s, while that of another device continues', async (_, end) => {
    const eater = await logInByInjection(api)
    const desk = await logInAgain(eater)
    const { orderID } = await placeDinner(eater, merchant())
    const [mine, other] = [await follow(eater, orderID), await follow(desk, orderID)]
    expect([mine.status, other.status]).toEqual([200, 200])
    await end(eater, desk)
    expect(await mine.ended).toBe(true)
    expect(
      (
        await fetch(baseUrl + fillPath(paths.orderEvents, { orderID }), {
          headers: { cookie: eater.cookie },
        })
      ).status,
    ).toBe(401)
    const deskStays = unwrap(await desk.client.readMe()).loggedIn
    if (deskStays) unwrap(await desk.client.cancelOrder(orderID))
    expect(await other.ended).toBe(true)
    // If the eater's other device is still logged in, its stream has received the cancellation of
    // the order.
    expect(other.text().includes('CANCELLED')).toBe(deskStays)
  })
})
