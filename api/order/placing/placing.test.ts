// Placing an order: at the price shown, once a key, in three round trips at most, all or nothing.
import { randomUUID } from 'node:crypto'
import { createClient } from '@tingkat/contract/client'
import type { OrderBody } from '@tingkat/contract/order'
import { paths } from '@tingkat/contract/paths'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { isOpenAt } from '@tingkat/ordering/merchant/opening-hours'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { openTestDatabase } from '../../testing/engine.ts'
import {
  injectFetch,
  logInByInjection,
  merchantWhere,
  openPartner,
  pricedOrder,
  unwrap,
  type TestEater,
} from '../../testing/journey.ts'
import { countWritten } from '../testing.ts'

let api: TestApp
let eater: TestEater
let merchant: Merchant
let now = lunchTime
const night = new Date(lunchTime.getTime() + 16 * 3_600_000)
/** Fails the next statements that place an order, as the database would. */
let failPlacing: Error | undefined
/** Holds the statement that places an order until it is let go. */
let gate: { reached: () => void; opened: Promise<void> } | undefined

beforeAll(async () => {
  const real = await openTestDatabase()
  const database: Database = {
    ...real,
    query: async (text, values) => {
      if (failPlacing && text.includes('insert into orders')) throw failPlacing
      if (gate && text.includes('insert into orders')) {
        gate.reached()
        await gate.opened
      }
      return await real.query(text, values)
    },
  }
  api = await openTestApp({ database, clock: () => now })
  eater = await logInByInjection(api)
  merchant = merchantWhere(api, (one) => one.isIntegrated && !isOpenAt(one.openingHours, night))
})
afterAll(() => api.close())

const post = async (body: OrderBody, key: string | undefined, cookie = eater.cookie) =>
  await api.app.inject({
    method: 'POST',
    url: paths.orders,
    payload: body as object,
    headers: { cookie, ...(key ? { 'idempotency-key': key } : {}) },
  })

describe('who may place', () => {
  test('ROLE-03 a guest is refused; ROLE-04 an eater who is logged in is not', async () => {
    const body = await pricedOrder(eater.client, merchant)
    expect((await post(body, randomUUID(), '')).json()).toMatchObject({
      code: 'unauthenticated',
      status: 401,
    })
    expect((await post(body, randomUUID(), 'tingkat_session=guessed')).statusCode).toBe(401)
    expect((await post(body, randomUUID())).statusCode).toBe(201)
  })

  test('CONST-20 a session that ran out places nothing, and hears of nothing but that', async () => {
    const body = await pricedOrder(eater.client, merchant)
    const before = await countWritten(api)
    now = new Date(lunchTime.getTime() + 31 * 86_400_000)
    const answers = [
      await post(body, randomUUID()),
      await post({ ...body, shownTotalInMinor: 1 }, randomUUID()),
    ]
    now = lunchTime
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'unauthenticated',
      'unauthenticated',
    ])
    expect(await countWritten(api)).toEqual(before)
  })

  test('a page of another site may not place an order', async () => {
    const body = await pricedOrder(eater.client, merchant)
    const answer = await api.app.inject({
      method: 'POST',
      url: paths.orders,
      payload: body as object,
      headers: {
        cookie: eater.cookie,
        'idempotency-key': randomUUID(),
        origin: 'https://elsewhere.test',
      },
    })
    expect(answer.json()).toMatchObject({ code: 'cross_site_request', status: 403 })
  })
})

describe('the key', () => {
  test('PROD-05 the same key and body again: the same bytes, status 201, one order', async () => {
    const body = await pricedOrder(eater.client, merchant)
    const key = randomUUID()
    const first = await post(body, key)
    const again = await post({ ...body }, key)
    expect(first.statusCode).toBe(201)
    expect(first.headers['idempotent-replayed']).toBeUndefined()
    expect(again.statusCode).toBe(201)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    const { rows } = await api.database.query('select 1 from orders where id = $1', [
      first.json().orderID,
    ])
    expect(rows).toHaveLength(1)
  })

  test('PROD-05 the answer is kept as it was, however far the order has moved, and after the kitchen has closed', async () => {
    const body = await pricedOrder(eater.client, merchant)
    const key = randomUUID()
    const first = await post(body, key)
    unwrap(await eater.client.cancelOrder(first.json().orderID))
    now = night
    const again = await post(body, key)
    const other = await post(body, randomUUID())
    now = lunchTime
    expect(other.json()).toMatchObject({ code: 'food_err_order_merchant_closed' })
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  })

  test('the same key with another body is refused', async () => {
    const body = await pricedOrder(eater.client, merchant)
    const key = randomUUID()
    await post(body, key)
    expect((await post({ ...body, comment: 'with chopsticks' }, key)).json()).toMatchObject({
      code: 'idempotency_key_reused',
      status: 422,
    })
    expect((await post({ ...body, shownTotalInMinor: 1 }, key)).json()).toMatchObject({
      code: 'idempotency_key_reused',
    })
  })

  test('the order of fields does not matter; the key of another eater is another key', async () => {
    const body = await pricedOrder(eater.client, merchant)
    const key = randomUUID()
    const first = await post(body, key)
    const turned = await post(
      Object.fromEntries(Object.entries(body).toReversed()) as OrderBody,
      key,
    )
    expect(turned.rawPayload.equals(first.rawPayload)).toBe(true)
    const other = await logInByInjection(api)
    expect((await post(body, key, other.cookie)).json().orderID).not.toBe(first.json().orderID)
  })

  test('two at once: one order, the other hears that it is in flight', async () => {
    const body = await pricedOrder(eater.client, merchant)
    const before = await countWritten(api)
    const key = randomUUID()
    const reached = Promise.withResolvers<void>()
    const opened = Promise.withResolvers<void>()
    gate = { reached: reached.resolve, opened: opened.promise }
    const first = post(body, key)
    await reached.promise
    gate = undefined
    expect((await post(body, key)).json()).toMatchObject({ code: 'in_flight', status: 409 })
    opened.resolve()
    expect((await first).statusCode).toBe(201)
    expect((await countWritten(api))?.orders).toBe((before?.orders ?? 0) + 1)
  })

  test('fifty at once: one order, whatever each of them hears', async () => {
    const body = await pricedOrder(eater.client, merchant)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(body, key)))
    const placed = answers.filter((answer) => answer.statusCode === 201)
    expect(new Set(placed.map((answer) => answer.body)).size).toBe(1)
    expect(
      answers
        .filter((answer) => answer.statusCode !== 201)
        .every((answer) => answer.json().code === 'in_flight'),
    ).toBe(true)
    const { rows } = await api.database.query('select 1 from idempotency_key where key = $1', [key])
    expect(rows).toHaveLength(1)
  })

  test('two processes at once: one order, and both get its answer', async () => {
    const second = await openTestApp({ ...api.deps, countries: [], newID: () => randomUUID() })
    const other = second.app
    const body = await pricedOrder(eater.client, merchant)
    for (let round = 0; round < 10; round++) {
      const headers = { cookie: eater.cookie, 'idempotency-key': randomUUID() }
      const [here, there] = await Promise.all(
        [api.app, other].map((app) =>
          app.inject({ method: 'POST', url: paths.orders, payload: body as object, headers }),
        ),
      )
      expect([here?.statusCode, there?.statusCode]).toEqual([201, 201])
      expect(here?.json().orderID).toBe(there?.json().orderID)
    }
    await other.close()
  })

  test('a missing or silly key is refused', async () => {
    const body = await pricedOrder(eater.client, merchant)
    for (const key of [undefined, 'short', 'k'.repeat(201)])
      expect((await post(body, key)).json()).toMatchObject({
        code: 'idempotency_key_required',
        status: 400,
      })
  })
})

describe('the price', () => {
  test('PROD-05 QUOTE-01 a total that the quote does not say is refused, dearer or cheaper', async () => {
    const body = await pricedOrder(eater.client, merchant)
    const before = await countWritten(api)
    for (const difference of [-1, 1, 500]) {
      const answer = (
        await post(
          { ...body, shownTotalInMinor: body.shownTotalInMinor + difference },
          randomUUID(),
        )
      ).json()
      expect(answer).toMatchObject({ code: 'quote_invalid', status: 422 })
    }
    expect(await countWritten(api)).toEqual(before)
  })

  test('prices that the client sends are not read', async () => {
    const body = await pricedOrder(eater.client, merchant)
    const forged = {
      ...body,
      totalQuote: { reducedPriceV2: { amountInMinor: 1 } },
      merchants: body.merchants.map((one) => ({
        ...one,
        items: one.items.map((item) => ({
          ...item,
          price: 1,
          priceInMinorUnit: 1,
          discountedPriceInMin: 1,
        })),
      })),
    }
    expect(
      (await post(forged as OrderBody, randomUUID())).json().snapshotDetail.cartWithQuote.totalQuote
        .reducedPriceV2.amountInMinor,
    ).toBe(body.shownTotalInMinor)
  })

  test('what cannot be ordered is refused by its own name', async () => {
    const body = await pricedOrder(eater.client, merchant)
    const codes = async (change: object) =>
      (await post({ ...body, ...change }, randomUUID())).json().code
    expect(await codes({ paymentTypeID: 'GOLD' })).toBe('payment_not_offered')
    expect(
      await codes({
        ...(await pricedOrder(eater.client, merchant, { location: null })),
        location: null,
      }),
    ).toBe('too_far')
    expect(await codes({ location: { ...body.location, latitude: 1.6, longitude: 104.5 } })).toBe(
      'too_far',
    )
    expect(await codes({ merchants: [] })).toBe('empty_cart')
    expect(await codes({ merchants: [...body.merchants, ...body.merchants] })).toBe(
      'invalid_request',
    )
    expect(
      await codes({
        dineInInfo: {
          tableID: 'none',
          merchants: { [merchant.ID]: { eaterCount: 2, tableNumber: '1' } },
        },
      }),
    ).toBe('required_restaurant_params')
  })
})

describe('how it is written', () => {
  test('PROD-05 at most three round trips an order: one with its log-in; two among many, its events told', async () => {
    const body = await pricedOrder(eater.client, merchant)
    await api.deps.relay.drain()
    const orders = 20
    const before = api.database.statements()
    await Promise.all(Array.from({ length: orders }, () => post(body, randomUUID())))
    await api.deps.relay.drain()
    expect(api.database.statements() - before).toBeLessThanOrEqual(2 * orders)

    const alone = await openTestApp({
      ...api.deps,
      countries: [],
      relay: { ...api.deps.relay, nudge: () => {} },
    })
    const counts: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const start = api.database.statements()
      const answer = await alone.app.inject({
        method: 'POST',
        url: paths.orders,
        payload: body as object,
        headers: { cookie: eater.cookie, 'idempotency-key': randomUUID() },
      })
      expect(answer.statusCode).toBe(201)
      counts.push(api.database.statements() - start)
    }
    // The jobs' own look-ups may fall among them: the order itself is the least of what was
    // counted.
    expect(Math.min(...counts)).toBe(1)
    await alone.app.close()
  })

  test('order, key, ledger, event and time-out are written together', async () => {
    const body = await pricedOrder(eater.client, merchant)
    const before = await countWritten(api)
    await post(body, randomUUID())
    const after = await countWritten(api)
    expect(
      Object.keys(after ?? {}).map((table) => [
        table,
        (after?.[table] ?? 0) - (before?.[table] ?? 0),
      ]),
    ).toEqual([
      ['orders', 1],
      ['idempotency_key', 1],
      ['ledger_entry', 2],
      ['outbox', 1],
      ['jobs', 1],
    ])
  })

  test('a full disk: the order is refused, nothing is half written, and the same key works when there is room', async () => {
    const body = await pricedOrder(eater.client, merchant)
    const before = await countWritten(api)
    const key = randomUUID()
    failPlacing = Object.assign(new Error('could not extend file: No space left on device'), {
      code: '53100',
    })
    const refused = await post(body, key)
    failPlacing = undefined
    expect(refused.json()).toMatchObject({ code: 'storage_full', status: 507 })
    expect(await countWritten(api)).toEqual(before)
    expect((await post(body, key)).statusCode).toBe(201)
  })

  test('a fault in the last part of the statement undoes the first', async () => {
    const body = await pricedOrder(eater.client, merchant)
    const before = await countWritten(api)
    await api.database.query(
      `create function refuse_events() returns trigger language plpgsql as $$ begin raise exception 'no room' using errcode = '53100'; end $$`,
    )
    await api.database.query(
      'create trigger refuse_events before insert on outbox for each row execute function refuse_events()',
    )
    const answer = await post(body, randomUUID())
    await api.database.query('drop trigger refuse_events on outbox')
    await api.database.query('drop function refuse_events()')
    expect(answer.json()).toMatchObject({ code: 'storage_full' })
    expect(await countWritten(api)).toEqual(before)
  })
})

describe('what belongs to others', () => {
  test('ENT-26 ORD-11 somebody else can neither read, cancel nor follow it, and learns nothing from the answer', async () => {
    const { orderID } = (await post(await pricedOrder(eater.client, merchant), randomUUID())).json()
    const other = await logInByInjection(api)
    const unknown = await other.client.readOrder('sg-00000000-none')
    expect(await other.client.readOrder(orderID)).toEqual(unknown)
    expect(unknown).toMatchObject({ ok: false, problem: { code: 'not_found', status: 404 } })
    expect(await other.client.cancelOrder(orderID)).toEqual(unknown)
    const events = await api.app.inject({
      url: paths.orderEvents.replace(':orderID', orderID),
      headers: { cookie: other.cookie },
    })
    expect(events.json()).toMatchObject({ code: 'not_found' })
    expect(unwrap(await other.client.listOrders()).orders).toEqual([])
    const guest = createClient({ baseUrl: '', fetch: injectFetch(api.app) })
    expect(await guest.readOrder(orderID)).toMatchObject({
      ok: false,
      problem: { code: 'unauthenticated' },
    })
  })
})

describe('cancelling', () => {
  test('ORD-11 ENT-26 an eater cancels while it is still sought, twice if need be; not once the kitchen cooks', async () => {
    const merchantPartner = await openPartner(api, { role: 'merchant' })
    const fleet = await openPartner(api, { role: 'courier' })
    const early = (await post(await pricedOrder(eater.client, merchant), randomUUID())).json()
    expect(unwrap(await eater.client.cancelOrder(early.orderID))).toMatchObject({
      orderState: 'CANCELLED_PASSENGER',
      finalState: 'CANCELLED_PASSENGER',
      cancelable: false,
    })
    expect(unwrap(await eater.client.cancelOrder(early.orderID)).version).toBe(2)

    const late = (await post(await pricedOrder(eater.client, merchant), randomUUID())).json()
    for (const move of ['receive', 'accept'] as const)
      unwrap(await merchantPartner.client.moveOrder(late.orderID, { move }))
    unwrap(
      await fleet.client.moveOrder(late.orderID, {
        move: 'assign',
        courier: { name: 'A', vehicle: 'B', plate: 'C' },
      }),
    )
    expect(await eater.client.cancelOrder(late.orderID)).toMatchObject({
      ok: false,
      problem: { code: 'not_cancelable', status: 409 },
    })
  })
})
