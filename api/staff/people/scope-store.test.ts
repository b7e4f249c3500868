// Tests that the merchants of scopes are found, and that the queries use an index.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../testing/engine.ts'
import { openScopeStore } from './scope-store.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.query(
    `insert into merchant (country, id, version, doc)
     select country, 'm' || n, 1, jsonb_build_object('merchant', jsonb_build_object('name', 'M' || n))
     from (values ('sg', 1, 4000), ('th', 4000, 8000)) as c (country, first, last),
       generate_series(first, last) as n`,
  )
  await database.query('analyze merchant')
})
afterAll(() => database.close())

test('STAFF-13 a merchant in one country is found; one id in two countries is refused', async () => {
  const scopes = openScopeStore(database)
  expect(await scopes.find('merchant:m7')).toEqual({ country: 'sg', merchantID: 'm7', name: 'M7' })
  expect(await scopes.find('merchant:m4000')).toBeNull()
  expect(await scopes.find('merchant:m9000')).toBeNull()
  expect(await scopes.nameMerchants(['m7', 'm4001'])).toEqual(
    new Map([
      ['m7', 'M7'],
      ['m4001', 'M4001'],
    ]),
  )
})

test('STAFF-13 merchants are found by index, without reading the others', async () => {
  const plans: string[] = []
  const explaining = openScopeStore({
    async query(text: string, values?: readonly unknown[]) {
      const { rows } = await database.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      return { rows: [], affected: 0 }
    },
  })
  await explaining.findMerchant('m7')
  await explaining.nameMerchants(['m7', 'm4001'])
  expect(plans).toHaveLength(2)
  for (const plan of plans) {
    expect(plan).toContain('merchant_pkey')
    expect(plan).not.toContain('Seq Scan')
  }
})
