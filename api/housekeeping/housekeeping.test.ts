// Tests of housekeeping: deletes expired rows in batches and keeps the others.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { openTestDatabase } from '../testing/engine.ts'
import { batchMax, keepHouse, startHousekeeping } from './actions.ts'
import { openHousekeepingStore, type HousekeepingStore } from './store.ts'

const now = new Date('2026-03-18T04:15:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)

let database: Database
let housekeeping: HousekeepingStore
beforeEach(async () => {
  database = await openTestDatabase()
  housekeeping = openHousekeepingStore(database)
  await database.query(`insert into account (id, phone, safe_id) values ('a', '+6591234567', 's')`)
  await database.query(
    `insert into partner (id, name, role, country, token_hash) values ('p', 'p', 'merchant', 'sg',
      '')`,
  )
  await database.query(
    `insert into person (id, name, language, email, state, created_at)
     values ('m', 'Mei', 'en', 'm@staff.example', 'active', $1)`,
    [now],
  )
  await database.query(
    `insert into webhook (partner_id, url, secret, created_at) values ('p', '', '', $1)`,
    [now],
  )
  await database.query(
    `insert into session (token_hash, account_id, expires_at) values ('', 'a', $1)`,
    [new Date(now.getTime() + 1)],
  )
  await database.query(
    `insert into push_subscription (id, account_id, session_hash, endpoint, p256dh, auth, language,
      created_at) values ('p', 'a', '', '', '', '', 'en', $1)`,
    [now],
  )
})
afterEach(() => database.close())

const write = {
  idempotency_key: (key: string, at: Date | null) =>
    database.query(
      `insert into idempotency_key (account_id, key, fingerprint, order_id, answer, created_at)
        values ('a', $1, '', 'o', '{}', $2)`,
      [key, at],
    ),
  order_action: (key: string, at: Date | null) =>
    database.query(
      `insert into order_action (country, order_id, action_id, at) values ('sg', 'o', $1, $2)`,
      [key, at],
    ),
  order_check: (key: string, at: Date | null) =>
    database.query(
      `insert into order_check (country, order_id, line, at) values ('sg', $1, 0, $2)`,
      [key, at],
    ),
  order_acknowledgement: (key: string, at: Date | null) =>
    database.query(
      `insert into order_acknowledgement (country, order_id, at) values ('sg', $1, $2)`,
      [key, at],
    ),
  order_slot: (key: string, at: Date | null) =>
    database.query(
      `insert into order_slot (country, order_id, merchant_id, quarter, places)
        values ('sg', $1, 'm', $2, 1)`,
      [key, at],
    ),
  merchant_slot: (key: string, at: Date | null) =>
    database.query(
      `insert into merchant_slot (country, merchant_id, quarter, taken, cap)
        values ('sg', $1, $2, 1, 1)`,
      [key, at],
    ),
  outbox: (key: string, at: Date | null) =>
    database.query(
      `insert into outbox (country, order_id, version, type, payload, created_at, published_at)
        values ('sg', $1, 1, 't', '{}', '2020-01-01Z', $2)`,
      [key, at],
    ),
  session: (key: string, at: Date | null) =>
    database.query(
      `insert into session (token_hash, account_id, expires_at) values (convert_to($1, 'UTF8'), 'a',
        $2)`,
      [key, at],
    ),
  login_code: (key: string, at: Date | null) =>
    database.query(
      `insert into login_code (id, phone, code_hash, expires_at) values ($1, '+65', '', $2)`,
      [key, at],
    ),
  webhook_delivery: (key: string, at: Date | null) =>
    database.query(
      `insert into webhook_delivery (partner_id, country, order_id, version, type, created_at,
        next_at) values ('p', 'sg', $1, 1, 't', $2, $2)`,
      [key, at],
    ),
  push_message: (key: string, at: Date | null) =>
    database.query(
      `insert into push_message (subscription_id, topic, country, order_id, version, kind,
        created_at, next_at) values ('p', $1, 'sg', $1, 1, 'k', $2, $2)`,
      [key, at],
    ),
  tracked_event: (key: string, at: Date | null) =>
    database.query(
      `insert into tracked_event (visit_id, n, name, country, at, received_at, doc)
        values ($1, 1, '', 'sg', $2, $2, '{}')`,
      [key, at],
    ),
  tracked_event_volume: (bytes: string, at: Date | null) =>
    database.query('insert into tracked_event_volume (slot, bytes) values ($2, $1)', [bytes, at]),
  staff_session: (key: string, at: Date | null) =>
    database.query(
      `insert into staff_session (token_hash, id, person_id, console, method, browser, system,
        created_at, seen_at, expires_at) values (convert_to($1, 'UTF8'), $1, 'm', 'desk', 'code',
        '', '', $2, $2, $2)`,
      [key, at],
    ),
  staff_challenge: (key: string, at: Date | null) =>
    database.query(
      `insert into staff_challenge (id, kind, value, expires_at) values ($1, 'login', '{}', $2)`,
      [key, at],
    ),
  staff_attempt: (key: string, at: Date | null) =>
    database.query(`insert into staff_attempt (kind, subject, at) values ('k', $1, $2)`, [key, at]),
  staff_action: (key: string, at: Date | null) =>
    database.query(
      `insert into staff_action (actor, action_id, kind, fingerprint, target_id, at)
        values ('m', $1, 'k', '', '', $2)`,
      [key, at],
    ),
  invite: (key: string, at: Date | null) =>
    database.query(
      `insert into invite (id, token_hash, person_id, created_at, expires_at)
        values ($1, convert_to($1, 'UTF8'), 'm', $2, $2)`,
      [key, at],
    ),
  device: (key: string, at: Date | null, column = 'pairing_until') =>
    database.query(
      `insert into device (id, token_hash, ${column}, paired_at, created_at, seen_at)
        values ($1, convert_to($1, 'UTF8'), $2, $3, '2020-01-01Z', '2020-01-01Z')`,
      [key, at, column === 'pairing_until' ? null : ago(400)],
    ),
  partner_token: (key: string, at: Date | null) =>
    database.query(
      `insert into partner_token (id, partner_id, token_hash, expires_at)
        values ($1, 'p', convert_to($1, 'UTF8'), $2)`,
      [key, at],
    ),
  shared_basket: (key: string, at: Date | null, state = 'CANCELLED') =>
    database.query(
      `insert into shared_basket (id, country, kind, merchant_id, table_id, creator_id, state,
        version, doc, created_at, updated_at) values ($1, 'sg', 'group', $1, '', 'a', $3, 1, '{}',
        $2, $2)`,
      [key, at, state],
    ),
}
const remaining = async (): Promise<Record<string, unknown>> =>
  (
    await database.query(`select
  (select string_agg(key, ',' order by key) from idempotency_key) as idempotency_key,
  (select string_agg(order_id, ',' order by order_id) from outbox) as outbox,
  (select string_agg(convert_from(token_hash, 'UTF8'), ',') from session
    where token_hash <> '') as session,
  (select string_agg(id, ',') from login_code) as login_code,
  (select string_agg(order_id, ',') from webhook_delivery) as webhook_delivery,
  (select string_agg(order_id, ',') from push_message) as push_message,
  (select string_agg(visit_id, ',') from tracked_event) as tracked_event,
  (select string_agg(bytes::text, ',') from tracked_event_volume) as tracked_event_volume,
  (select string_agg(id, ',') from staff_session) as staff_session,
  (select string_agg(id, ',') from staff_challenge) as staff_challenge,
  (select string_agg(subject, ',') from staff_attempt) as staff_attempt,
  (select string_agg(action_id, ',') from staff_action) as staff_action,
  (select string_agg(id, ',') from invite) as invite,
  (select string_agg(id, ',' order by id) from device) as device,
  (select string_agg(id, ',' order by id) from partner_token
    where length(id) < 36) as partner_token,
  (select string_agg(action_id, ',' order by action_id) from order_action) as order_action,
  (select string_agg(order_id, ',' order by order_id) from order_check) as order_check,
  (select string_agg(order_id, ',' order by order_id) from order_acknowledgement)
    as order_acknowledgement,
  (select string_agg(order_id, ',') from order_slot) as order_slot,
  (select string_agg(merchant_id, ',') from merchant_slot) as merchant_slot,
  (select string_agg(id, ',' order by id) from shared_basket) as shared_basket`)
  ).rows[0]!

test('deletes keys, published events, deliveries, sessions and codes after their time', async () => {
  await Promise.all([
    write.idempotency_key('old', ago(30.01)),
    write.idempotency_key('young', ago(29.99)),
    write.outbox('old', ago(7.01)),
    write.outbox('untold', null),
    write.outbox('young', ago(6.99)),
    write.session('old', ago(1.01)),
    write.session('young', ago(0.99)),
    write.login_code('old', ago(1.01)),
    write.login_code('young', ago(0.99)),
    write.webhook_delivery('old', ago(3.01)),
    write.webhook_delivery('young', ago(2.99)),
    write.push_message('old', ago(1.01)),
    write.push_message('young', ago(0.99)),
    write.tracked_event('old', ago(30.01)),
    write.tracked_event('young', ago(29.99)),
    write.tracked_event_volume('1', ago(30.01)),
    write.tracked_event_volume('2', ago(29.99)),
    write.staff_session('old', ago(1.01)),
    write.staff_session('young', ago(0.99)),
    write.staff_challenge('old', ago(1.01)),
    write.staff_challenge('young', ago(0.99)),
    write.staff_attempt('old', ago(1.01)),
    write.staff_attempt('young', ago(0.99)),
    write.staff_action('old', ago(30.01)),
    write.staff_action('young', ago(29.99)),
    write.order_action('old', ago(30.01)),
    write.order_action('young', ago(29.99)),
    write.order_check('old', ago(7.01)),
    write.order_check('young', ago(6.99)),
    write.order_acknowledgement('old', ago(7.01)),
    write.order_acknowledgement('young', ago(6.99)),
    write.order_slot('old', ago(1.01)),
    write.order_slot('young', ago(0.99)),
    write.merchant_slot('old', ago(1.01)),
    write.merchant_slot('young', ago(0.99)),
    write.invite('old', ago(30.01)),
    write.invite('young', ago(29.99)),
    write.device('old', ago(30.01)),
    write.device('revoked', ago(30.01), 'revoked_at'),
    write.device('used', null, 'revoked_at'),
    write.device('young', ago(29.99)),
    write.partner_token('old', ago(30.01)),
    write.partner_token('unending', null),
    write.partner_token('young', ago(29.99)),
    write.shared_basket('old', ago(30.01)),
    write.shared_basket('ordered', ago(90), 'ORDERED'),
    write.shared_basket('young', ago(29.99)),
  ])
  const young = {
    idempotency_key: 'young',
    outbox: 'untold,young',
    session: 'young',
    login_code: 'young',
    webhook_delivery: 'young',
    push_message: 'young',
    tracked_event: 'young',
    tracked_event_volume: '2',
    staff_session: 'young',
    staff_challenge: 'young',
    staff_attempt: 'young',
    staff_action: 'young',
    order_action: 'young',
    order_check: 'young',
    order_acknowledgement: 'young',
    order_slot: 'young',
    merchant_slot: 'young',
    invite: 'young',
    device: 'used,young',
    partner_token: 'unending,young',
    shared_basket: 'ordered,young',
  }
  expect(await keepHouse({ housekeeping, clock: () => now })).toEqual({
    idempotency_key: 1,
    outbox: 1,
    session: 1,
    login_code: 1,
    webhook_delivery: 1,
    push_message: 1,
    staff_session: 1,
    staff_challenge: 1,
    staff_attempt: 1,
    staff_action: 1,
    order_action: 1,
    order_check: 1,
    order_acknowledgement: 1,
    order_slot: 1,
    merchant_slot: 1,
    invite: 1,
    device: 2,
    partner_token: 1,
    shared_basket: 1,
    tracked_event: 1,
    tracked_event_volume: 1,
  })
  expect(await remaining()).toEqual(young)
  expect(await keepHouse({ housekeeping, clock: () => now })).toEqual({})
  expect(await remaining()).toEqual(young)
})

test('deletes in batches, and two concurrent runs delete each row once', async () => {
  await database.query(
    `insert into login_code (id, phone, code_hash, expires_at) select n::text, '+65', '', $2
      from generate_series(1, $1::int) n`,
    [2 * batchMax + 5, ago(2)],
  )
  expect(await housekeeping.sweep('login_code', ago(1), 3)).toBe(3)
  const runs = await Promise.all([
    keepHouse({ housekeeping, clock: () => now }),
    keepHouse({ housekeeping, clock: () => now }),
  ])
  expect(runs.reduce((sum, { login_code = 0 }) => sum + login_code, 0)).toBe(2 * batchMax + 2)
})

test('runs periodically, continues after a failure, and stops after the current batch', async () => {
  const warned: string[] = []
  const { promise: ranAgain, resolve } = Promise.withResolvers<void>()
  let calls = 0
  const store: HousekeepingStore = {
    sweep: async (...parameters) => {
      if (++calls === 1) throw new Error('the database is away')
      resolve()
      return await housekeeping.sweep(...parameters)
    },
  }
  const log = {
    info: () => {},
    warn: (_fields: object, message: string) => void warned.push(message),
  }
  const house = startHousekeeping(
    { housekeeping: store, clock: () => now, log },
    { initialDelayMs: 1, intervalMs: 1 },
  )
  await ranAgain
  await house.stop()
  const callsAtStop = calls
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([warned.length, calls]).toEqual([1, callsAtStop])
})
