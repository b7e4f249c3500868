// Tests of migrations while two versions of the server share a database.
import { afterEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/engine.ts'
import type { Database } from './database.ts'

let database: Database
afterEach(() => database.close())

async function openWithMigration(name: string): Promise<Database> {
  database = await openTestDatabase()
  await database.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [
    name,
    '2026-11-22T00:00:00.000Z',
  ])
  return database
}

test('a server starts on the schema of the next version, to roll back to it (OPS-15)', async () => {
  await expect((await openWithMigration('9999-next-version')).migrate()).resolves.toBeUndefined()
})

test('an unknown migration among those of this version is refused (OPS-15)', async () => {
  await expect((await openWithMigration('0005-unknown')).migrate()).rejects.toThrow('0005-unknown')
})
