// What partners see and may do: their own orders, with what they need of them and nothing of who the eater is.
import { randomUUID } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
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
const two = () =>
  [
    merchantWhere(api, (one) => one.isIntegrated),
    merchantWhere(api, (one) => !one.isIntegrated),
  ] as const

describe('credentials', () => {
  test('without a token, with a wrong one, or with an eater’s session: 401', async () => {
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

  test('only the hash of a token is kept', async () => {
    const { token } = await openPartner(api, { role: 'merchant' })
    const { rows } = await api.database.query('select json_agg(p)::text as text from partner p')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('the simulator’s tokens are new at each start; older ones open nothing, and none after it was switched off', async () => {
    const [first] = await issueSimulatorTokens(api.database)
    const [second] = await issueSimulatorTokens(api.database)
    expect((await list(`Bearer ${first?.merchantToken}`)).statusCode).toBe(401)
    expect((await list(`Bearer ${second?.merchantToken}`)).statusCode).toBe(200)
    await revokeSimulatorTokens(api.database)
    expect((await list(`Bearer ${second?.courierToken}`)).statusCode).toBe(401)
  })

  test('the command’s arguments are checked, each with its own sentence', () => {
    expect(
      readPartner(
        ['--name', 'Till 1', '--role', 'merchant', '--country', 'SG', '--merchants', 'a, b'],
        'p',
      ),
    ).toEqual({
      partnerID: 'p',
      name: 'Till 1',
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

describe('whose order it is', () => {
  test('a merchant sees and moves its own; the others do not exist for it', async () => {
    const [mine, theirs] = two()
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

  test('a fleet of another country sees nothing', async () => {
    const order = await placeDinner(eater, two()[0])
    const fleet = await openPartner(api, { role: 'courier', country: 'id' })
    expect(unwrap(await fleet.client.listPartnerOrders()).orders).toEqual([])
    expect(
      await fleet.client.moveOrder(order.orderID, {
        move: 'assign',
        courier: { name: 'A', vehicle: 'B', plate: 'C' },
      }),
    ).toMatchObject({ ok: false, problem: { status: 404 } })
  })

  test('moves of eaters, operators and the clock are nobody’s here', async () => {
    const order = await placeDinner(eater, two()[0])
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

describe('what is shown of it', () => {
  test('the till sees what to cook; the address is for couriers; neither sees who eats', async () => {
    const order = await placeDinner(eater, two()[0])
    const [merchantPartner, fleet] = [
      await openPartner(api, { role: 'merchant' }),
      await openPartner(api, { role: 'courier' }),
    ]
    const [atTill, onRoad] = [
      await merchantPartner.client.listPartnerOrders(),
      await fleet.client.listPartnerOrders(),
    ].map((answer) => unwrap(answer).orders.find((one) => one.orderID === order.orderID)!)
    expect(partnerOrderSchema.parse(atTill)).toEqual(atTill)
    expect(atTill).toMatchObject({
      allowedMoves: ['receive', 'decline'],
      dropOff: null,
      orderCode: order.orderCode,
    })
    expect(atTill?.items.map((item) => item.name)).toEqual(
      order.merchantCartWithQuoteList[0]?.items.map((item) => item.name),
    )
    expect(onRoad).toMatchObject({
      allowedMoves: [],
      dropOff: { address: 'Blok 78, Jalan Besar, #02-15' },
    })
    const text = JSON.stringify([atTill, onRoad])
    for (const secret of ['Aisyah', eater.phone, eater.phone.slice(3)])
      expect(text).not.toContain(secret)
  })

  test('PROD-05 the till and the rider read what was wished for, and the word to the restaurant', async () => {
    const body = await pricedOrder(eater.client, two()[0], { comment: 'ring twice' })
    const wishes = { cutlery: true, contactless: true }
    const order = unwrap(await eater.client.placeOrder({ ...body, wishes }, randomUUID()))
    const plain = await placeDinner(eater, two()[0])
    for (const role of ['merchant', 'courier'] as const) {
      const seen = unwrap(
        await (await openPartner(api, { role })).client.listPartnerOrders(),
      ).orders
      expect(seen.find((one) => one.orderID === order.orderID)).toMatchObject({
        comment: 'ring twice',
        wishes,
      })
      expect(seen.find((one) => one.orderID === plain.orderID)).toMatchObject({
        comment: '',
        wishes: { cutlery: false, contactless: false },
      })
    }
  })

  test('a look at the orders, made several times a second, is no line at info; a refused one is', async () => {
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

  test('open orders come page by page, oldest first, each once', async () => {
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
