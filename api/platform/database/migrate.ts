// Runs the migrations at the start. A lock allows two processes to start at the same time.
import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from '../../migrations/migrations.ts'
import type { Schema } from './schema.ts'

/**
 * Runs all pending migrations or none. Throws an Error with the name of the migration that failed.
 */
export async function migrateToLatest(kysely: Kysely<Schema>): Promise<void> {
  if (await isCurrent(kysely)) return
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results?.find((result) => result.status === 'Error')
  throw new Error(
    `The migration ${failed?.migrationName ?? 'of the tables'} failed: ${(error as Error).message ?? error}`,
  )
}

const UNDEFINED_TABLE = '42P01'

/**
 * Whether all migrations of this version have run. Those of the next version may have run too,
 * because this version runs on the newer schema during an upgrade and after a roll-back. Kysely's
 * migrator would refuse such a schema, and it first reads the columns of all tables, which takes
 * half a second in the embedded engine.
 */
async function isCurrent(kysely: Kysely<Schema>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely)
    return coversOwnMigrations(rows.map(({ name }) => name))
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return false
    throw error
  }
}

function coversOwnMigrations(names: readonly string[]): boolean {
  const applied = new Set(names)
  const own = Object.keys(migrations)
  const newest = own.toSorted().at(-1) ?? ''
  return (
    own.every((name) => applied.has(name)) &&
    names.every((name) => name in migrations || name > newest)
  )
}
