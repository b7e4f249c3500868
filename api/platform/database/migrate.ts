// Runs the migrations at start. A lock lets two processes start at the same time.
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from '../../migrations/migrations.ts'
import type { Schema } from './schema.ts'

/**
 * Runs all pending migrations or none. Throws an Error with the name of the migration that failed.
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
