// Opens the database: PostgreSQL in a data folder by default, a PostgreSQL server when a URL is given; one face for both.
import type { Kysely } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import type { Log } from './log.ts'
import type { Schema } from './schema.ts'

export type Rows = { rows: Record<string, unknown>[] }

export type Database = {
  engine: 'pglite' | 'postgres'
  kysely: Kysely<Schema>
  /** How the job runner reaches the same database. */
  jobsDatabase: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>
  /** Runs one statement with `$1`-style values. */
  query<R = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<{ rows: R[]; affected: number }>
  /** How many statements were sent so far, those of the job runner not counted: tests count round trips with it. */
  statements(): number
  migrate(): Promise<void>
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** A PostgreSQL URL; absent = the embedded engine. */
  url?: string
  /** The embedded engine's folder; absent = in memory. */
  dataDir?: string
  log: Log
  /** How long to keep trying a database that is away, in milliseconds; default 30,000. */
  retryForMs?: number
  /** Connections kept to a PostgreSQL server; default 10. */
  poolSize?: number
}

/** Opens the database. Throws an Error of one plain sentence when it cannot be reached or is in use. */
export async function openDatabase(_options: DatabaseOptions): Promise<Database> {
  throw new Error('The database cannot be opened yet.')
}
