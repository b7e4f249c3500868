// Tests of the migration that renames cancellation reasons in orders, outbox and push messages.
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/engine.ts'
import type { Kysely } from 'kysely'
import { up } from './0014-reason-names.ts'

const database = await openTestDatabase()
const kysely = database.kysely as unknown as Kysely<unknown>
afterAll(() => database.close())

const eventWith = (reason: string) => ({
  version: 2,
  move: 'cancel',
  cancellation: { reason, comment: 'kitchen_busy' },
})

async function storeOrder(id: string, events: object[]): Promise<void> {
  await database.query(
    `insert into orders (country, id, account_id, merchant_id, code, state, version, type, currency,
       total_in_minor, doc, placed_at, state_since)
     values ('sg', $1, 'a', 'm', 'c', 'NEW', 1, 'ON_DEMAND', 'SGD', 0, $2::text::jsonb, now(),
       now())`,
    [id, JSON.stringify({ orderID: id, comment: 'no_rider', events })],
  )
}

test('renames reasons of stored events and nothing else, once', async () => {
  const placed = { version: 1, move: 'place' }
  const former = ['kitchen_busy', 'kitchen_closing', 'no_rider', 'rider_trouble']
  await storeOrder('sg-1', [placed, ...former.map(eventWith), eventWith('sold_out')])
  await storeOrder('sg-2', [placed])
  await database.query(
    `insert into outbox (country, order_id, version, type, payload)
     values ('sg', 'sg-1', 2, 'order_moved', $1::text::jsonb), ('sg', 'sg-1', 1, 'order_placed',
       '{}')`,
    [JSON.stringify(eventWith('no_rider'))],
  )
  for (let run = 0; run < 2; run++) await up(kysely)

  const present = ['merchant_busy', 'merchant_closing', 'no_courier', 'courier_trouble', 'sold_out']
  const { rows } = await database.query('select doc from orders order by id')
  expect(rows).toEqual([
    { doc: { orderID: 'sg-1', comment: 'no_rider', events: [placed, ...present.map(eventWith)] } },
    { doc: { orderID: 'sg-2', comment: 'no_rider', events: [placed] } },
  ])
  const outbox = await database.query('select payload from outbox order by version')
  expect(outbox.rows).toEqual([{ payload: {} }, { payload: eventWith('no_courier') }])
})

test('renames the kinds of push messages that wait', async () => {
  await database.query(`insert into account (id, phone, safe_id) values ('a', '+65', 's')`)
  await database.query(
    `insert into session (token_hash, account_id, expires_at) values ('\\x01', 'a', now())`,
  )
  await database.query(
    `insert into push_subscription
       (id, account_id, session_hash, endpoint, p256dh, auth, language, created_at)
     values ('p', 'a', '\\x01', 'https://push.test', '', '', 'en', now())`,
  )
  await database.query(
    `insert into push_message
       (subscription_id, topic, country, order_id, version, kind, created_at, next_at)
     select 'p', kind, 'sg', 'sg-1', 1, kind, now(), now()
     from unnest(array['rider', 'new_rider', 'accepted']) as kind`,
  )
  await up(kysely)
  const { rows } = await database.query('select kind from push_message order by id')
  expect(rows).toEqual([{ kind: 'courier' }, { kind: 'new_courier' }, { kind: 'accepted' }])
})
