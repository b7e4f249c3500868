// Runs the migrations when a server starts. If two processes start at the same time, a lock lets
// one of them migrate while the other waits.
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
 * Whether all migrations of this version of the server have run. Migrations of the
 * next version may have run too: during an upgrade and after a roll-back, this
 * version uses the newer schema, which Kysely's migrator would refuse. This check
 * is also faster than the migrator, which first reads the columns of all tables.
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
