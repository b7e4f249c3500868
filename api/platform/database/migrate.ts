// Brings the tables up to date at start; safe when two processes
// start at once, since the first holds a lock on the list.
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from '../../migrations/migrations.ts'
import type { Schema } from './schema.ts'

/**
 * Runs the migrations that have not run yet, all or none.
 * Throws an Error that names the one that failed.
 */
export async function migrateToLatest(kysely: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results?.find((result) => result.status === 'Error')
  throw new Error(
    `The migration ${failed?.migrationName ?? 'of the tables'} failed: ${(error as Error).message ?? error}`,
  )
}
