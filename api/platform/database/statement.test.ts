// Tests of SQL statements built from named CTEs, on PGlite and on PostgreSQL.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/engine.ts'
import { runStatement, valuesPart, withParts } from './statement.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

const columns = { id: 'int', at: 'timestamptz', bytes: 'bytea', name: 'text', good: 'boolean' }
const at = new Date('2026-03-18T04:15:00.000Z')

test('parts refer to earlier parts, and parts that are null are left out', async () => {
  const parts = withParts({
    input: valuesPart(columns, [
      { id: 1, at, bytes: Buffer.from('a'), name: "it's", good: true },
      { id: 2, at, bytes: null, name: null, good: false },
    ]),
    missing: null,
    good_ones: sql`select * from input where good`,
  })
  const rows = await runStatement(database, sql<object>`${parts} select * from good_ones`)
  expect(rows).toEqual([{ id: 1, at, bytes: Buffer.from('a'), name: "it's", good: true }])
})

test('the types of the first row also apply to rows without values', async () => {
  const empty = { id: null, at: null, bytes: null, name: null, good: null }
  const rows = await runStatement(
    database,
    sql<{ count: number }>`${withParts({ input: valuesPart(columns, [empty, empty]) })}
      select count(*)::int as count from input where id is null`,
  )
  expect(rows).toEqual([{ count: 2 }])
})

test('the same parts give the same text, whatever their values', async () => {
  const texts = new Set<string>()
  const query = async (text: string) => {
    texts.add(text)
    return { rows: [], affected: 0 }
  }
  for (const id of [1, 2]) {
    const row = { id, at, bytes: null, name: String(id), good: true }
    await runStatement({ query }, sql`${withParts({ input: valuesPart(columns, [row]) })}select 1`)
  }
  expect(texts.size).toBe(1)
})
