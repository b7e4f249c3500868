// Tests that orders that arrive at the same moment share an SQL statement and succeed or fail
// independently.
import { randomUUID } from 'node:crypto'
import type { OrderBody } from '@tingkat/contract/order'
import { paths } from '@tingkat/contract/paths'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '../../account/token.ts'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import {
  logInByInjection,
  merchantWhere,
  pricedOrder,
  unwrap,
  type TestEater,
} from '../../testing/journey.ts'
import { countWritten } from '../testing.ts'

let api: TestApp
let eater: TestEater
let merchant: Merchant
beforeAll(async () => {
  api = await openTestApp({ clock: () => lunchTime })
  eater = await logInByInjection(api)
  merchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
})
afterAll(() => api.close())

const post = async (body: OrderBody, key: string, cookie = eater.cookie) =>
  await api.app.inject({
    method: 'POST',
    url: paths.orders,
    payload: body as object,
    headers: { cookie, 'idempotency-key': key },
  })

test('each order of a batch is complete, and a refused one does not affect the others (PROD-05)', async () => {
  const body = await pricedOrder(eater.client, merchant)
  const other = await logInByInjection(api)
  const before = await countWritten(api)
  await api.database.query(
    `create function refuse_some() returns trigger language plpgsql as $$ begin
       if new.doc ->> 'comment' = 'no' then raise exception 'refused'; end if; return new;
     end $$`,
  )
  await api.database.query(
    'create trigger refuse_some before insert on orders for each row execute function refuse_some()',
  )
  const asked = Array.from(
    { length: 12 },
    (_, nth) => [nth % 2 ? eater.cookie : other.cookie, `dish ${nth}`] as const,
  )
  const answers = await Promise.all([
    ...asked.map(([cookie, comment]) => post({ ...body, comment }, randomUUID(), cookie)),
    post({ ...body, comment: 'no' }, randomUUID()),
    post(body, randomUUID(), '__Host-tingkat_session=guessed'),
  ])
  await api.database.query('drop trigger refuse_some on orders')
  await api.database.query('drop function refuse_some()')
  expect(answers.map((answer) => answer.statusCode)).toEqual([...asked.map(() => 201), 500, 401])
  expect(answers.slice(0, asked.length).map((answer) => answer.json().comment)).toEqual(
    asked.map(([, comment]) => comment),
  )
  const after = await countWritten(api)
  expect(
    Object.entries(after ?? {}).map(([table, count]) => [table, count - (before?.[table] ?? 0)]),
  ).toEqual([
    ['orders', 12],
    ['idempotency_key', 12],
    ['ledger_entry', 24],
    ['outbox', 12],
    ['jobs', 12],
  ])
  const own = async ({ client }: TestEater) =>
    unwrap(await client.listOrders({ limit: 50 })).orders.map((order) => order.orderID)
  for (const [nth, [cookie]] of asked.entries())
    expect(await own(cookie === eater.cookie ? eater : other)).toContain(
      answers[nth]?.json().orderID,
    )
})

test('concurrent requests with one key from two sessions place one order (PROD-05)', async () => {
  const body = await pricedOrder(eater.client, merchant)
  const key = randomUUID()
  const second = randomUUID()
  await api.database.query(
    'insert into session (token_hash, account_id, id, created_at, seen_at, expires_at) ' +
      `select $1, account_id, 'second', created_at, seen_at, expires_at from session ` +
      'where token_hash = $2',
    [hashToken(second), hashToken(eater.cookie.split('=')[1] ?? '')],
  )
  const filler = Array.from({ length: 4 }, () => post(body, randomUUID()))
  const [first, other] = await Promise.all([
    post(body, key),
    post(body, key, `__Host-tingkat_session=${second}`),
    ...filler,
  ])
  expect([first?.statusCode, other?.statusCode]).toEqual([201, 201])
  expect(first?.json().orderID).toBe(other?.json().orderID)
})
