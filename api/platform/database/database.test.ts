// Tests that PGlite and PostgreSQL return the same values, and tests of transactions.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestDatabase, testEngine } from '../../testing/engine.ts'
import { migrations } from '../../migrations/migrations.ts'
import { runnerConnection } from '../jobs/jobs.ts'
import type { Database } from './database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

// Options of `vi.waitUntil`. The time-out, in
// milliseconds, is long because the machine may be busy.
const patience = { timeout: 60_000 }

const queryRow = async (text: string, values: unknown[] = []) =>
  (await database.query(text, values)).rows[0]

const merchant = (id: string) => ({
  country: 'sg',
  id,
  version: 1,
  doc: JSON.stringify({ name: id }),
})
const countMerchants = async (prefix: string) =>
  (await queryRow('select count(*) from merchant where id like $1', [`${prefix}%`]))!['count']

test('opens the engine of the test run', () => {
  expect(database.engine).toBe(testEngine)
})

describe('values are the same on both engines', () => {
  test('columns of every used type', async () => {
    const row = await queryRow(`select 9007199254740991::bigint as big, 7::int as small,
        null::bigint as nothing,
      '2026-03-01 12:30:00.123+08'::timestamptz as at, '2026-03-01'::date as day,
      '{"a":[1,{"b":null}],"c":"é"}'::jsonb as doc, 'null'::jsonb as json_null,
        '[1]'::jsonb as list,
      '\\x00ff10'::bytea as bytes, array['a','b,"c']::text[] as texts, true as yes,
        1.5::float8 as float, 'x' as text`)
    expect({ ...row, bytes: [...(row!['bytes'] as Uint8Array)] }).toStrictEqual({
      big: 9007199254740991,
      small: 7,
      nothing: null,
      at: new Date('2026-03-01T04:30:00.123Z'),
      day: '2026-03-01',
      doc: { a: [1, { b: null }], c: 'é' },
      json_null: null,
      list: [1],
      bytes: [0, 255, 16],
      texts: ['a', 'b,"c'],
      yes: true,
      float: 1.5,
      text: 'x',
    })
    expect(row!['at']).toBeInstanceOf(Date)
    expect(row!['bytes']).toBeInstanceOf(Uint8Array)
  })

  test('parameters of every used type', async () => {
    const at = new Date('2026-03-01T04:30:00.123Z')
    const bytes = new Uint8Array([0, 255, 16])
    const row = await queryRow(
      `select $1::bigint as big, $2::timestamptz as at, $3::jsonb as doc, $4::bytea as bytes,
        $5::text[] as texts,
        $6::boolean as no, $7::text as nothing, $8::bigint[] as ids`,
      [
        2 ** 40,
        at,
        JSON.stringify([{ a: 'ü' }]),
        bytes,
        ['a', 'b"\\,', '', 'NULL'],
        false,
        null,
        [1, 2],
      ],
    )
    expect({ ...row, bytes: [...(row!['bytes'] as Uint8Array)] }).toStrictEqual({
      big: 2 ** 40,
      at,
      doc: [{ a: 'ü' }],
      bytes: [0, 255, 16],
      texts: ['a', 'b"\\,', '', 'NULL'],
      no: false,
      nothing: null,
      ids: [1, 2],
    })
  })

  test('throws for an integer that is too large for a number', async () => {
    await expect(database.query('select 9007199254740993::bigint as big')).rejects.toThrow(
      /too large/,
    )
    expect(await queryRow('select 1 as x')).toEqual({ x: 1 })
  })

  test('an invalid statement throws its SQLSTATE and does not affect others', async () => {
    await expect(database.query('select nothing_here')).rejects.toMatchObject({ code: '42703' })
    await expect(database.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
    await database.query('insert into account (id, phone, safe_id) values ($1, $2, $3)', [
      'a1',
      '+65 1',
      's1',
    ])
    const twice = database.query('insert into account (id, phone, safe_id) values ($1, $2, $3)', [
      'a2',
      '+65 1',
      's2',
    ])
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'account_phone_key' })
    expect(await queryRow('select 1 / $1::int as x', [1])).toEqual({ x: 1 })
  })

  test('returns the number of affected rows', async () => {
    const { affected } = await database.query(
      `insert into merchant values ('sg', 'n1', 1, '{}'), ('sg', 'n2', 1, '{}')`,
    )
    expect(affected).toBe(2)
    const changed = await database.kysely
      .updateTable('merchant')
      .set({ version: 2 })
      .where('id', 'like', 'n%')
      .executeTakeFirst()
    expect(changed.numUpdatedRows).toBe(2n)
  })

  test('a prepared statement works after its table has changed', async () => {
    await database.query('create table shape (a int)')
    await database.query('insert into shape values ($1)', [1])
    expect(await queryRow('select * from shape where a = $1', [1])).toEqual({ a: 1 })
    await database.query('drop table shape')
    await database.query(`create table shape (a int, b text default 'new')`)
    await database.query('insert into shape values ($1)', [1])
    expect(await queryRow('select a, b from shape where a = $1', [1])).toEqual({ a: 1, b: 'new' })
  })
})

describe('transactions', () => {
  test('a rollback does not undo concurrent writes of others', async () => {
    let outside: Promise<unknown> | undefined
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('merchant').values(merchant('tx-inside')).execute()
      outside = database.kysely.insertInto('merchant').values(merchant('tx-outside')).execute()
      await transaction.selectFrom('merchant').selectAll().execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await outside
    const rows = await database.kysely
      .selectFrom('merchant')
      .select('id')
      .where('id', 'like', 'tx-%')
      .execute()
    expect(rows).toEqual([{ id: 'tx-outside' }])
  })

  test('concurrent transactions see their own writes', async () => {
    const attempts = Array.from({ length: 20 }, (_, index) =>
      database.kysely.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('merchant')
          .values(merchant(`many-${index}-a`))
          .execute()
        if (index % 2) throw new Error('odd')
        await transaction
          .insertInto('merchant')
          .values(merchant(`many-${index}-b`))
          .execute()
      }),
    )
    const results = await Promise.allSettled(attempts)
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10)
    expect(await countMerchants('many-')).toBe(20)
  })

  test('a failed statement prevents the commit, and the connection stays usable', async () => {
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('merchant').values(merchant('poison')).execute()
      await transaction.insertInto('merchant').values(merchant('poison')).execute()
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await countMerchants('poison')).toBe(0)
  })

  test.runIf(testEngine === 'postgres')(
    'a connection lost between two statements fails the transaction only (OPS-18)',
    async () => {
      const broken = database.kysely.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
          transaction,
        )
        const pid = rows[0]!.pid
        await database.query('select pg_terminate_backend($1)', [pid])
        await vi.waitUntil(async () => {
          const open = await queryRow('select count(*) from pg_stat_activity where pid = $1', [pid])
          return open!['count'] === 0
        }, patience)
        // These queries give the PostgreSQL client time to notice that the server has ended its
        // connection.
        for (let turn = 0; turn < 50; turn++) await queryRow('select 1 as x')
        await transaction.insertInto('merchant').values(merchant('tx-lost')).execute()
      })
      await expect(broken).rejects.toThrow(/terminat|not queryable/i)
      expect(await countMerchants('tx-lost')).toBe(0)
    },
  )

  test('a failed script of the job runner leaves no open transaction', async () => {
    const { db } = await runnerConnection(database.jobsDatabase)
    if (!db) return
    const script = db.executeSql(
      `begin; insert into merchant values ('sg', 'script', 1, '{}'); select 1 / 0; commit`,
    )
    const next = database.query(`insert into merchant values ('sg', 'after-script', 1, '{}')`)
    await expect(script).rejects.toMatchObject({ code: '22012' })
    await next
    expect(await countMerchants('script')).toBe(0)
    expect(await countMerchants('after-script')).toBe(1)
  })
})

test('counts statements without those of the job runner', async () => {
  const before = database.statements()
  await database.query('select 1')
  await database.kysely.selectFrom('merchant').select('id').limit(1).execute()
  expect(database.statements() - before).toBe(2)
})

// Skipped if the tests use a pooler. Migrations then use a
// separate connection, whose statements are not counted.
test.skipIf(process.env.TEST_POOLER_URL)(
  'an up-to-date database is recognised with one statement',
  async () => {
    const before = database.statements()
    await database.migrate()
    expect(database.statements() - before).toBe(1)
  },
)

test('two processes that start together create the tables once', async () => {
  await database.query('drop schema public cascade')
  await database.query('create schema public')
  await Promise.all([database.migrate(), database.migrate()])
  expect(await queryRow('select count(*) from kysely_migration')).toEqual({
    count: Object.keys(migrations).length,
  })
  await database.migrate()
  expect(await queryRow('select count(*) from outbox')).toEqual({ count: 0 })
})
