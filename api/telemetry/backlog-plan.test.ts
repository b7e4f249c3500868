// Test that the query that counts the backlog reads it by index.
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
