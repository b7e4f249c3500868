// The database: PGlite in a data folder, or a PostgreSQL server, with the same interface.
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { columnTypes, valueText } from './column-types.ts'
import { silentLog, type Log } from '../log.ts'
import { migrateToLatest } from './migrate.ts'
import { PgliteEngine } from '../pglite/pglite.ts'
import { retryConnecting } from './retry.ts'
import { retryTransaction } from './retry-transaction.ts'
import type { Schema } from './schema.ts'

export type QueryResult<R> = {
  rows: R[]
  /** Number of rows that were inserted, updated, deleted or returned. */
  affected: number
}

/** How the job runner connects: through the embedded engine, or to a server by its own pool. */
export type JobsDatabase = { engine: PgliteEngine } | { connectionString: string; max: number }

export type Database = {
  engine: 'pglite' | 'postgres'
  kysely: Kysely<Schema>
  jobsDatabase: JobsDatabase
  /**
   * URL of the PostgreSQL server itself, over which tables are created
   * and changed. Undefined if there is no connection pooler in between.
   */
  directUrl?: string | undefined
  /**
   * Runs one statement with values for `$1`, `$2` …: bytes as Uint8Array, JSON as text. Throws an
   * Error with PostgreSQL's `code`.
   */
  query<R = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<QueryResult<R>>
  /**
   * Runs several statements as one transaction. After a deadlock or a serialisation
   * failure the body is run again, so it must change nothing outside the
   * transaction. The body must lock rows in the sequence that docs/locks.md defines.
   */
  transaction<T>(body: (transaction: Transaction<Schema>) => Promise<T>): Promise<T>
  /**
   * Returns the numbers of open and of idle connections to the server, and
   * of callers that wait for a connection. Empty for the embedded engine.
   */
  connections(): Record<string, number>
  /**
   * Returns the number of statements so far, without those of
   * the job runner. Tests use this number to count round trips.
   */
  statements(): number
  /**
   * Returns how often the embedded engine has synced to disk, or undefined for a PostgreSQL server.
   */
  syncs(): number | undefined
  migrate(): Promise<void>
  /**
   * Writes a copy of the embedded database to a file, while statements wait. Undefined for a
   * PostgreSQL server.
   */
  copyTo: ((file: string) => Promise<void>) | undefined
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** URL of a PostgreSQL server. Without it, the embedded engine is opened. */
  url?: string
  /**
   * URL of the same database without a connection pooler, if `url`
   * leads to a pooler. Tables are created and changed over this URL.
   */
  directUrl?: string | undefined
  /**
   * Whether to use named prepared statements, which
   * some poolers do not support. The default is true.
   */
  namesStatements?: boolean
  /** The folder of the embedded engine. Without it, the database is in memory. */
  dataDir?: string
  /**
   * An embedded engine that the caller has already opened, in place of `dataDir` and `dump`. If
   * undefined, the engine is opened here.
   */
  engine?: PgliteEngine | undefined
  /**
   * The dump file from which a new embedded database is created. Without it, a new database is
   * empty.
   */
  dump?: string
  log: Log
  /** How long to retry the first connection, in milliseconds. The default is 30,000. */
  retryForMs?: number
  /** Limits of the connections to a PostgreSQL server. Each limit has a default. */
  limits?: Partial<DatabaseLimits>
}

export type DatabaseLimits = {
  requestConnections: number
  /**
   * Maximum number of connections of the job runner. More would not make the jobs faster, and would
   * leave fewer for requests.
   */
  jobConnections: number
  /** How long a request waits for a connection, in milliseconds. */
  connectMs: number
  statementMs: number
}

// `connectMs` and `statementMs` are long enough for a server
// under load, and short enough that no request hangs.
const defaultLimits: DatabaseLimits = {
  requestConnections: 10,
  jobConnections: 3,
  connectMs: 5_000,
  statementMs: 30_000,
}
// In milliseconds: how much longer the client's statement time-out is
// than the server's. Normally the server ends a slow statement; the
// client's time-out is for a connection that was lost without notice.
const RESPONSE_MARGIN_MS = 5_000

type Pool = Omit<PostgresPool, 'connect'> & {
  connect(): Promise<{
    query(text: string, values: readonly unknown[]): Promise<unknown>
    release(): void
  }>
  query(text: string, values: unknown[]): Promise<{ rows: unknown[]; rowCount: number | null }>
}

/**
 * Opens the database. Throws an Error with a message for the person who runs the server if
 * PostgreSQL cannot be reached, or if another process uses the data folder.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? await openServer(options.url, options) : await openEmbedded(options)
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const engine = options.engine ?? new PgliteEngine(options)
  try {
    await engine.thread.start()
  } catch (error) {
    await engine.end()
    throw error
  }
  return embeddedDatabase(engine, options.log)
}

export function embeddedDatabase(engine: PgliteEngine, log: Log = silentLog): Database {
  return {
    engine: 'pglite',
    jobsDatabase: { engine },
    syncs: () => engine.syncs(),
    copyTo: (file) => engine.dump(file),
    connections: () => ({}),
    ...createInterface(engine, log),
  }
}

/**
 * A client that ignores error events. A connection that breaks between two
 * statements of a transaction emits such an event, which would end the process
 * if nothing listened. The next statement fails too, and its error is handled.
 */
class LastingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => {})
  }
}

/**
 * Makes the job runner use `LastingClient`. The job runner passes its options on to its pool, but
 * its types do not have the option `Client`.
 */
const forJobs: object = { Client: LastingClient }

async function openServer(url: string, options: DatabaseOptions): Promise<Database> {
  const limits = { ...defaultLimits, ...options.limits }
  const { directUrl, namesStatements = true } = options
  const pool = new pg.Pool({
    Client: LastingClient,
    connectionString: url,
    max: limits.requestConnections,
    connectionTimeoutMillis: limits.connectMs,
    // A pooler refuses this session parameter. With a pooler, the person who runs the server sets
    // the time-out for the database role.
    ...(directUrl ? {} : { statement_timeout: limits.statementMs }),
    query_timeout: limits.statementMs + RESPONSE_MARGIN_MS,
    application_name: 'tingkat',
    types: columnTypes,
  })
  pool.on('error', (error) =>
    options.log.warn({ err: error }, 'an idle database connection was lost'),
  )
  try {
    await retryConnecting(async () => void (await pool.query('select 1')), url, options)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    engine: 'postgres',
    jobsDatabase: { ...forJobs, connectionString: url, max: limits.jobConnections },
    directUrl,
    syncs: () => undefined,
    copyTo: undefined,
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ...createInterface(
      {
        options: pool.options,
        connect: () => pool.connect(),
        query: (text, values) =>
          pool.query({ ...(namesStatements ? preparedName(text) : {}), text, values }),
        end: () => pool.end(),
      },
      options.log,
    ),
    ...(directUrl && { migrate: () => migrateAt(directUrl) }),
  }
}

/** Migrates over a separate connection, without a statement time-out. */
async function migrateAt(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'tingkat-migrate' })
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrateToLatest(kysely)
  } finally {
    await kysely.destroy()
  }
}

// Maximum number of named statements. A named statement is planned once per connection, which saves
// time: planning the statement that places an order costs as much as running it. Above this number,
// statements have no name and are planned at each call.
const PREPARED_LIMIT = 200
const preparedNames = new Map<string, string>()

function preparedName(text: string): { name?: string } {
  const existing = preparedNames.get(text)
  if (existing) return { name: existing }
  if (preparedNames.size >= PREPARED_LIMIT) return {}
  const name = `t${preparedNames.size + 1}`
  preparedNames.set(text, name)
  return { name }
}

function createInterface(pool: Pool, log: Log) {
  let statements = 0
  const counted = {
    options: {},
    connect: async () => {
      const client = await pool.connect()
      return {
        query: (text: string, values: readonly unknown[] = []) => {
          statements++
          return client.query(text, values.map(valueText))
        },
        release: () => client.release(),
      }
    },
    end: () => pool.end(),
  }
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: counted as unknown as PostgresPool }),
  })
  return {
    kysely,
    query: async <R>(text: string, values: readonly unknown[] = []): Promise<QueryResult<R>> => {
      const parameters = values.map(valueText)
      // A statement without a transaction may be repeated after
      // a deadlock, because it was rolled back as a whole.
      return await retryTransaction(async () => {
        statements++
        const { rows, rowCount } = await pool.query(text, parameters)
        return { rows: rows as R[], affected: rowCount ?? 0 }
      }, log)
    },
    transaction: async <T>(body: (transaction: Transaction<Schema>) => Promise<T>): Promise<T> =>
      await retryTransaction(() => kysely.transaction().execute(body), log),
    statements: () => statements,
    migrate: () => migrateToLatest(kysely),
    close: () => closeOnce(pool),
  }
}

const closed = new WeakSet<object>()
async function closeOnce(pool: Pool): Promise<void> {
  if (closed.has(pool)) return
  closed.add(pool)
  await pool.end()
}
