// Tests that partners see and change their own orders only, and never see who the eater is.
import { randomUUID } from 'node:crypto'
import { deprecatedReasons } from '@tingkat/contract/deprecated-reasons'
import { fillPath, paths } from '@tingkat/contract/paths'
import { partnerOrderSchema } from '@tingkat/contract/partner'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import {
  logInByInjection,
  merchantWhere,
  openPartner,
  placeDinner,
  pricedOrder,
  unwrap,
  type TestEater,
} from '../testing/journey.ts'
import { readPartner } from './create-command.ts'
import { issueSimulatorTokens, revokeSimulatorTokens } from './simulator-partners.ts'

let api: TestApp
let eater: TestEater
beforeAll(async () => {
  api = await openTestApp({ countries: ['sg', 'id'] })
  eater = await logInByInjection(api)
})
afterAll(() => api.close())

const list = async (authorization?: string) =>
  await api.app.inject({
    url: paths.partnerOrders,
    headers: authorization ? { authorization } : {},
  })
const twoMerchants = () =>
  [
    merchantWhere(api, ({ isIntegrated }) => isIntegrated),
    merchantWhere(api, ({ isIntegrated }) => !isIntegrated),
  ] as const

describe('credentials', () => {
  test('a missing or wrong token and an eater’s session are unauthenticated', async () => {
    const { token } = await openPartner(api, { role: 'merchant' })
    expect((await list(`Bearer ${token}`)).statusCode).toBe(200)
    for (const wrong of [
      undefined,
      'Bearer ',
      `Bearer ${token}x`,
      `Basic ${token}`,
      token,
      `Bearer ${'a'.repeat(5_000)}`,
    ]) {
      expect((await list(wrong)).json()).toMatchObject({ code: 'unauthenticated', status: 401 })
    }
    expect(
      (await api.app.inject({ url: paths.partnerOrders, headers: { cookie: eater.cookie } }))
        .statusCode,
    ).toBe(401)
  })

  test('only the hash of a token is stored', async () => {
    const { token } = await openPartner(api, { role: 'merchant' })
    const { rows } = await api.database.query('select json_agg(p)::text as text from partner p')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('tokens of the simulator are valid until its next start or until it is switched off', async () => {
    const [first] = await issueSimulatorTokens(api.database)
    const [second] = await issueSimulatorTokens(api.database)
    expect((await list(`Bearer ${first?.merchantToken}`)).statusCode).toBe(401)
    expect((await list(`Bearer ${second?.merchantToken}`)).statusCode).toBe(200)
    await revokeSimulatorTokens(api.database)
    expect((await list(`Bearer ${second?.courierToken}`)).statusCode).toBe(401)
  })

  test('each invalid argument of the command has its own error message', () => {
    expect(
      readPartner(
        ['--name', 'Counter 1', '--role', 'merchant', '--country', 'SG', '--merchants', 'a, b'],
        'p',
      ),
    ).toEqual({
      partnerID: 'p',
      name: 'Counter 1',
      role: 'merchant',
      country: 'sg',
      merchantIDs: ['a', 'b'],
    })
    expect(
      readPartner(['--name', 'F', '--role', 'courier', '--country', 'id'], 'p').merchantIDs,
    ).toBeNull()
    expect(() => readPartner(['--role', 'courier', '--country', 'sg'], 'p')).toThrow('--name')
    expect(() => readPartner(['--name', 'F', '--role', 'eater', '--country', 'sg'], 'p')).toThrow(
      '--role',
    )
    expect(() => readPartner(['--name', 'F', '--role', 'courier', '--country', 'mx'], 'p')).toThrow(
      '--country',
    )
    expect(() =>
      readPartner(['--name', 'F', '--role', 'courier', '--country', 'sg', '--merchants', ','], 'p'),
    ).toThrow('--merchants')
  })
})

describe('access to orders', () => {
  test('a merchant sees and moves its own orders; others are not found', async () => {
    const [mine, theirs] = twoMerchants()
    const merchantPartner = await openPartner(api, { role: 'merchant', merchantIDs: [mine.ID] })
    const [own, other] = [await placeDinner(eater, mine), await placeDinner(eater, theirs)]
    const seen = unwrap(await merchantPartner.client.listPartnerOrders()).orders.map(
      (order) => order.orderID,
    )
    expect(seen).toContain(own.orderID)
    expect(seen).not.toContain(other.orderID)
    expect(
      await merchantPartner.client.moveOrder(other.orderID, { move: 'receive' }),
    ).toMatchObject({
      ok: false,
      problem: { code: 'not_found', status: 404 },
    })
    expect(
      unwrap(await merchantPartner.client.moveOrder(own.orderID, { move: 'receive' })).orderState,
    ).toBe('MAX_CONFIRMING')
  })

  test('a move is stored with its partner, which no response contains (STAFF-25)', async () => {
    const [mine] = twoMerchants()
    const merchantPartner = await openPartner(api, { role: 'merchant', merchantIDs: [mine.ID] })
    const { orderID } = await placeDinner(eater, mine)
    const moved = unwrap(await merchantPartner.client.moveOrder(orderID, { move: 'receive' }))
    // The repeated move writes nothing, so there is only one row.
    await merchantPartner.client.moveOrder(orderID, { move: 'receive' })
    const { rows } = await api.database.query<{ version: number; partner_id: string }>(
      'select version, partner_id, person_id, device_id from order_actor where order_id = $1',
      [orderID],
    )
    expect(rows).toEqual([
      {
        version: moved.version,
        partner_id: expect.any(String) as string,
        person_id: null,
        device_id: null,
      },
    ])
    const { partner_id: partnerID } = rows[0]!
    const { rows: documents } = await api.database.query(
      `select doc, (select jsonb_agg(payload) from outbox where order_id = $1) from orders
       where id = $1`,
      [orderID],
    )
    for (const told of [moved, unwrap(await eater.client.readOrder(orderID)), documents])
      expect(JSON.stringify(told)).not.toContain(partnerID)
  })

  test('a courier fleet of another country sees nothing', async () => {
    const order = await placeDinner(eater, twoMerchants()[0])
    const fleet = await openPartner(api, { role: 'courier', country: 'id' })
    expect(unwrap(await fleet.client.listPartnerOrders()).orders).toEqual([])
    expect(
      await fleet.client.moveOrder(order.orderID, {
        move: 'assign',
        courier: { name: 'A', vehicle: 'B', plate: 'C' },
      }),
    ).toMatchObject({ ok: false, problem: { status: 404 } })
  })

  test('merchants and couriers cannot make moves of eaters, operators or the clock', async () => {
    const order = await placeDinner(eater, twoMerchants()[0])
    const [merchantPartner, fleet] = [
      await openPartner(api, { role: 'merchant' }),
      await openPartner(api, { role: 'courier' }),
    ]
    for (const partner of [merchantPartner, fleet]) {
      for (const move of ['cancel', 'time_out', 'release'] as const) {
        expect(await partner.client.moveOrder(order.orderID, { move })).toMatchObject({
          ok: false,
          problem: { code: 'impossible_move' },
        })
      }
    }
  })
})

describe('cancellation reasons', () => {
  const declineWith = async (reason: string) => {
    const { orderID } = await placeDinner(eater, twoMerchants()[0])
    const { token } = await openPartner(api, { role: 'merchant' })
    return await api.app.inject({
      method: 'POST',
      url: fillPath(paths.partnerMoves, { orderID }),
      headers: { authorization: `Bearer ${token}` },
      payload: { move: 'decline', cancellation: { reason } },
    })
  }

  test.each(Object.entries(deprecatedReasons))(
    'the deprecated reason %s is stored as %s',
    async (deprecated, present) => {
      const { orderID, cancellation } = (await declineWith(deprecated)).json()
      expect(cancellation).toEqual({ reason: present, comment: '' })
      const { events } = unwrap(await eater.client.readOrder(orderID))
      expect(events.at(-1)?.cancellation?.reason).toBe(present)
    },
  )

  test('an unknown reason is refused', async () => {
    expect((await declineWith('merchant_lazy')).json()).toMatchObject({ code: 'invalid_request' })
  })
})

describe('the partner’s view of an order', () => {
  test('merchants see the items, couriers the address, and neither sees the eater', async () => {
    const order = await placeDinner(eater, twoMerchants()[0])
    const [merchantPartner, fleet] = [
      await openPartner(api, { role: 'merchant' }),
      await openPartner(api, { role: 'courier' }),
    ]
    const [forMerchant, forCourier] = [
      await merchantPartner.client.listPartnerOrders(),
      await fleet.client.listPartnerOrders(),
    ].map((result) => unwrap(result).orders.find(({ orderID }) => orderID === order.orderID)!)
    expect(partnerOrderSchema.parse(forMerchant)).toEqual(forMerchant)
    expect(forMerchant).toMatchObject({
      allowedMoves: ['receive', 'decline'],
      dropOff: null,
      orderCode: order.orderCode,
    })
    expect(forMerchant?.items.map((item) => item.name)).toEqual(
      order.merchantCartWithQuoteList[0]?.items.map((item) => item.name),
    )
    expect(forCourier).toMatchObject({
      allowedMoves: [],
      dropOff: { address: 'Blok 78, Jalan Besar, #02-15' },
    })
    const text = JSON.stringify([forMerchant, forCourier])
    for (const secret of ['Aisyah', eater.phone, eater.phone.slice(3)])
      expect(text).not.toContain(secret)
  })

  test('merchants and couriers see the wishes and the comment of the order (PROD-05)', async () => {
    const body = await pricedOrder(eater.client, twoMerchants()[0], { comment: 'ring twice' })
    const wishes = { cutlery: true, contactless: true }
    const order = unwrap(await eater.client.placeOrder({ ...body, wishes }, randomUUID()))
    const plain = await placeDinner(eater, twoMerchants()[0])
    for (const role of ['merchant', 'courier'] as const) {
      const seen = unwrap(
        await (await openPartner(api, { role })).client.listPartnerOrders(),
      ).orders
      expect(seen.find(({ orderID }) => orderID === order.orderID)).toMatchObject({
        comment: 'ring twice',
        wishes,
      })
      expect(seen.find(({ orderID }) => orderID === plain.orderID)).toMatchObject({
        comment: '',
        wishes: { cutlery: false, contactless: false },
      })
    }
  })

  test('a polled list of orders is not logged at level info unless it is refused', async () => {
    const lines: string[] = []
    const log = { ...silentLog, info: (fields: object) => void lines.push(JSON.stringify(fields)) }
    const quiet = await openTestApp({ ...api.deps, countries: [], log })
    const merchantPartner = await openPartner(quiet, { role: 'merchant' })
    unwrap(await merchantPartner.client.listPartnerOrders())
    expect(lines).toEqual([])
    await quiet.app.inject({ url: paths.partnerOrders })
    expect(lines).toHaveLength(1)
    await quiet.app.close()
  })

  test('open orders are listed page by page, oldest first, each once', async () => {
    const merchantPartner = await openPartner(api, { role: 'merchant' })
    const whole = unwrap(await merchantPartner.client.listPartnerOrders({ limit: 200 })).orders.map(
      (order) => order.orderID,
    )
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = unwrap(
        await merchantPartner.client.listPartnerOrders({ limit: 2, ...(cursor ? { cursor } : {}) }),
      )
      seen.push(...page.orders.map((order) => order.orderID))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(whole.length).toBeGreaterThan(4)
    expect(seen).toEqual(whole)
  })
})
