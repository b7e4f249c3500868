// Tests of migrations while two versions of the server share a database.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/engine.ts'
import type { Database } from './database.ts'

const addedAt = '2026-11-22T00:00:00.000Z'
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  await database.query(`delete from kysely_migration where timestamp = '${addedAt}'`)
})
afterAll(() => database.close())

async function addMigration(name: string): Promise<void> {
  await database.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [
    name,
    addedAt,
  ])
}

test('a server starts on the schema of the next version, to roll back to it (OPS-15)', async () => {
  await addMigration('9999-next-version')
  await expect(database.migrate()).resolves.toBeUndefined()
})

test('an unknown migration among those of this version is refused (OPS-15)', async () => {
  await addMigration('0005-unknown')
  await expect(database.migrate()).rejects.toThrow('0005-unknown')
})
