// Tests of the logical copy of one country.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { openTestDatabase } from '../testing/engine.ts'
import { exportCountry } from './country-export-store.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function addOrder(country: string, id: string, account: string): Promise<void> {
  await database.query(
    `insert into account (id, phone, safe_id) values ($1, $1, $1) on conflict do nothing`,
    [account],
  )
  await database.query(
    `insert into orders (country, id, account_id, merchant_id, code, state, version, type, currency,
       total_in_minor, doc, placed_at, state_since)
     values ($1, $2, $3, 'm', 'c', 'NEW', 1, 'INSTANT', 'SGD', 900, '{"a": 1}', now(), now())`,
    [country, id, account],
  )
  await database.query(
    `insert into idempotency_key (account_id, key, fingerprint, order_id, answer)
     values ($1, $2, '\\x00', $2, '{}')`,
    [account, id],
  )
}

type Line = { table?: string; row?: Record<string, unknown> }

test('a copy has the rows of its country, and its accounts with their rows (OPS-13)', async () => {
  await addOrder('sg', 'sg-1', 'anna')
  await addOrder('my', 'my-1', 'budi')
  const lines: Line[] = []
  const { rows, leftOut } = await exportCountry(database, 'sg', async (line) => {
    lines.push(JSON.parse(line) as Line)
  })
  const copied = (table: string) =>
    lines.filter((line) => line.table === table).map((line) => line.row)
  expect(copied('orders')).toEqual([expect.objectContaining({ id: 'sg-1', doc: { a: 1 } })])
  expect(copied('account')).toEqual([expect.objectContaining({ id: 'anna' })])
  expect(copied('idempotency_key')).toEqual([expect.objectContaining({ order_id: 'sg-1' })])
  expect(JSON.stringify(lines)).not.toContain('budi')
  expect(lines[0]).toMatchObject({ country: 'sg', migration: expect.stringMatching(/^\d{4}-/) })
  expect(lines.at(-1)).toEqual({ rows })
  expect(rows).toMatchObject({ orders: 1, account: 1, ledger_entry: 0, payment: 0, balance: 0 })
  expect(leftOut).not.toContain('orders')
  expect([...leftOut, ...Object.keys(rows)]).not.toContain('session')
})

test('a copy of more rows than one statement reads has each row once (OPS-13)', async () => {
  await database.query(
    `insert into outbox (country, order_id, version, type, payload, created_at)
     select 'th', 'th-' || nth, 1, 'x', '{}', now() from generate_series(1, 1001) as nth`,
  )
  const ids = new Set<unknown>()
  const { rows } = await exportCountry(database, 'th', async (line) => {
    const { table, row } = JSON.parse(line) as Line
    if (table === 'outbox') ids.add(row?.['order_id'])
  })
  expect([rows['outbox'], ids.size]).toEqual([1_001, 1_001])
})
