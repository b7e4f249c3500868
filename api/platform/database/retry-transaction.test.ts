// Tests of which failed transactions are repeated, and how often, on PGlite and on PostgreSQL.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/engine.ts'
import type { Database } from './database.ts'
import { silentLog } from '../log.ts'
import { retryTransaction } from './retry-transaction.ts'

const failure = (code: string) => Object.assign(new Error(`failed with ${code}`), { code })

test.each(['40001', '40P01'])('repeats a transaction that failed with %s', async (code) => {
  const warnings: object[] = []
  const log = { warn: (fields: object) => void warnings.push(fields) }
  let calls = 0
  const attempt = async () => {
    if (++calls < 3) throw failure(code)
    return 'done'
  }
  expect(await retryTransaction(attempt, log)).toBe('done')
  expect(warnings).toEqual([
    { code, tries: 1 },
    { code, tries: 2 },
  ])
})

test('gives up after five attempts with the last error', async () => {
  let calls = 0
  const attempt = async () => {
    calls++
    throw failure('40P01')
  }
  await expect(retryTransaction(attempt, silentLog)).rejects.toThrow('failed with 40P01')
  expect(calls).toBe(5)
})

test.each(['23505', '57014', 'ECONNRESET'])('does not repeat after %s', async (code) => {
  let calls = 0
  const attempt = async () => {
    calls++
    throw failure(code)
  }
  await expect(retryTransaction(attempt, silentLog)).rejects.toThrow(`failed with ${code}`)
  expect(calls).toBe(1)
})

describe('in a database', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  test('a repeated transaction leaves nothing of its failed attempts behind', async () => {
    await database.query('create table attempt (n int)')
    let tries = 0
    await database.transaction(async (transaction) => {
      tries++
      await sql`insert into attempt values (${tries})`.execute(transaction)
      if (tries < 3) throw failure('40001')
    })
    expect((await database.query('select n from attempt')).rows).toEqual([{ n: 3 }])
  })

  test('repeats a single statement that the database rolled back', async () => {
    // A rollback does not reset a sequence, so the sequence counts all attempts.
    await database.query('create sequence attempts')
    await database.query(`create function fail_twice() returns bigint language plpgsql as $$
      declare attempt bigint := nextval('attempts');
      begin
        if attempt < 3 then raise exception 'simulated deadlock' using errcode = '40P01'; end if;
        return attempt;
      end $$`)
    expect((await database.query('select fail_twice() as attempt')).rows).toEqual([{ attempt: 3 }])
  })
})
