// Tests of placing an order: at the price shown, once per idempotency key, in at most three round
// trips to the database, completely or not at all.
import { randomUUID } from 'node:crypto'
import { createClient } from '@tingkat/contract/client'
import type { OrderBody } from '@tingkat/contract/order'
import { paths } from '@tingkat/contract/paths'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { isOpenAt } from '@tingkat/ordering/merchant/opening-hours'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { countStatements } from '../../testing/count-statements.ts'
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
/** If set, the statements that place orders fail with this error. */
let failPlacing: Error | undefined
/** If set, the statements that place orders call `reached` and then wait for `opened`. */
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
  merchant = merchantWhere(
    api,
    ({ isIntegrated, openingHours }) => isIntegrated && !isOpenAt(openingHours, night),
  )
})
afterAll(() => api.close())

const post = async (body: OrderBody, key: string | undefined, cookie = eater.cookie) =>
  await api.app.inject({
    method: 'POST',
    url: paths.orders,
    payload: body as object,
    headers: { cookie, ...(key ? { 'idempotency-key': key } : {}) },
  })

describe('permission to place', () => {
  test('is refused to guests and given to eaters who are logged in (ROLE-03, ROLE-04)', async () => {
    const body = await pricedOrder(eater.client, merchant)
    expect((await post(body, randomUUID(), '')).json()).toMatchObject({
      code: 'unauthenticated',
      status: 401,
    })
    expect((await post(body, randomUUID(), '__Host-tingkat_session=guessed')).statusCode).toBe(401)
    expect((await post(body, randomUUID())).statusCode).toBe(201)
  })

  test('ends with the session, before any other check (CONST-20)', async () => {
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

  test('is refused to pages of other sites', async () => {
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

describe('the idempotency key', () => {
  test('returns the same bytes with status 201 for the same body, and one order (PROD-05)', async () => {
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

  test('returns the stored response after moves and after closing time (PROD-05)', async () => {
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

  test('is refused with another body', async () => {
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

  test('ignores the sequence of fields and belongs to one eater', async () => {
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

  test('places one order for two concurrent requests; the other is in flight', async () => {
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

  test('places one order for fifty concurrent requests', async () => {
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

  test('places one order for two processes, and both get its response', async () => {
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

  test('is required and must have the right length', async () => {
    const body = await pricedOrder(eater.client, merchant)
    for (const key of [undefined, 'short', 'k'.repeat(201)])
      expect((await post(body, key)).json()).toMatchObject({
        code: 'idempotency_key_required',
        status: 400,
      })
  })
})

describe('the price', () => {
  test('is refused if the total differs from the quote (PROD-05, QUOTE-01)', async () => {
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

  test('does not depend on prices that the client sends', async () => {
    const body = await pricedOrder(eater.client, merchant)
    const forged = {
      ...body,
      totalQuote: { reducedPriceV2: { amountInMinor: 1 } },
      merchants: body.merchants.map((listed) => ({
        ...listed,
        items: listed.items.map((item) => ({
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

  test('is preceded by a refusal with its own code for what cannot be ordered', async () => {
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

describe('the statement', () => {
  test('takes at most three round trips per order: one with its session, two when batched (PROD-05)', async () => {
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
    const count = await countStatements(api.database, async () => {
      const answer = await alone.app.inject({
        method: 'POST',
        url: paths.orders,
        payload: body as object,
        headers: { cookie: eater.cookie, 'idempotency-key': randomUUID() },
      })
      expect(answer.statusCode).toBe(201)
    })
    expect(count).toBe(1)
    await alone.app.close()
  })

  test('writes order, key, ledger, event and time-out together', async () => {
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

  test('writes nothing on a full disk, and the key works again afterwards', async () => {
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

  test('is undone by an error in its last part', async () => {
    const body = await pricedOrder(eater.client, merchant)
    const before = await countWritten(api)
    await api.database.query(
      'create function refuse_events() returns trigger language plpgsql as $$ ' +
        `begin raise exception 'no room' using errcode = '53100'; end $$`,
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

describe('orders of others', () => {
  test('cannot be read, cancelled or followed, and look like unknown ones (ENT-26, ORD-11)', async () => {
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
  test('is idempotent, and refused once the merchant prepares the food (ORD-11, ENT-26)', async () => {
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
