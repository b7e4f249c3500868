// Tests of the query that counts the backlog: what it counts, and that it reads payments by index.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { openTestDatabase } from '../testing/engine.ts'
import { openTelemetryStore } from './store.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('undecided payments are counted by index, without reading decided ones (OPS-21)', async () => {
  await database.query(
    `insert into payment (reference, country, account_id, key, type, source, currency, amount_in_minor,
       state, created_at, expires_at)
     select 'p' || n, 'sg', 'a', 'k' || n, 'VISA', 'tok', 'SGD', 100,
       case when n % 500 = 0 then 'challenge' else 'captured' end, now(), now()
     from generate_series(1, 5000) as n`,
  )
  await database.query('analyze payment')
  let plan = ''
  const explaining = openTelemetryStore({
    async query(text: string, values?: readonly unknown[]) {
      const { rows } = await database.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      return { rows: [], affected: 0 }
    },
  })
  await explaining.countBacklog(new Date())
  expect(plan).toContain('payment_undecided')
  expect(plan).not.toContain('Seq Scan on payment')
  const counted = await openTelemetryStore(database).countBacklog(new Date())
  expect(counted.find(({ kind }) => kind === 'payment')).toMatchObject({ name: 'sg', count: 10 })
})

test('counts open help requests and merchants that nobody can reach, by country (OPS-21)', async () => {
  const now = new Date('2026-03-18T04:15:00Z')
  const since = new Date(now.getTime() - 600_000)
  const requests = [
    [1, 'sg', 'open'],
    [2, 'sg', 'open'],
    [3, 'th', 'refunded'],
  ] as const
  for (const [nth, country, state] of requests)
    await database.query(
      `insert into help_request (country, order_id, help_id, nth, account_id, merchant_id, topic,
         item_ids, comment, state, at)
       values ($1, 'o', 'h' || $2::text, $3::int, 'a', 'm', 'other', '[]', '', $4, $5)`,
      [country, String(nth), nth, state, since],
    )
  for (const [id, unreachableSince] of Object.entries({ m1: since.toISOString(), m2: null }))
    await database.query(
      `insert into merchant_live (country, merchant_id, version, doc, changed_at)
       values ('vn', $1, 1, $2::text::jsonb, now())`,
      [id, JSON.stringify({ unreachableSince })],
    )
  const counted = await openTelemetryStore(database).countBacklog(now)
  expect(
    counted
      .filter(({ kind }) => kind === 'help' || kind === 'unreachable')
      .toSorted((a, b) => a.kind.localeCompare(b.kind)),
  ).toEqual([
    { kind: 'help', name: 'sg', count: 2, oldestSeconds: 600 },
    { kind: 'unreachable', name: 'vn', count: 1, oldestSeconds: 600 },
  ])
})
