// Creates databases with all tables for tests, on the engine of the test run.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase, type Database } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'

export const testEngine: 'pglite' | 'postgres' =
  process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite'

/**
 * Returns the administrator's URL of the PostgreSQL server
 * for tests. Throws if TEST_DATABASE_URL is not set.
 */
export function adminUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url)
    throw new Error('TEST_DATABASE_URL must name a PostgreSQL server for TEST_ENGINE=postgres.')
  return url
}

let adminPool: pg.Pool | undefined

/**
 * Runs one statement as the administrator of the PostgreSQL server. All tests in a worker of the
 * test runner share one pool of connections.
 */
export async function runAsAdmin(statement: string): Promise<void> {
  adminPool ??= new pg.Pool({ connectionString: adminUrl(), max: 2, allowExitOnIdle: true }).on(
    'error',
    () => {},
  )
  await adminPool.query(statement)
}

/** Returns the URL of another database on the same server. */
export function urlOf(name: string): string {
  const url = new URL(adminUrl())
  url.pathname = `/${name}`
  return url.href
}

/**
 * Returns the URLs of a database. If TEST_POOLER_URL is set, `url` leads
 * to that connection pooler and `directUrl` to the database itself.
 */
function addressesOf(name: string): { url: string; directUrl?: string } {
  const pooler = process.env.TEST_POOLER_URL
  if (!pooler) return { url: urlOf(name) }
  const url = new URL(pooler)
  url.pathname = `/${name}`
  return { url: url.href, directUrl: urlOf(name) }
}

/**
 * Opens a new database with empty tables, which is dropped when
 * it is closed. TEST_ENGINE is pglite (default) or postgres.
 */
export async function openTestDatabase(): Promise<Database> {
  return testEngine === 'postgres' ? await openServerDatabase() : await openMemoryDatabase()
}

async function openMemoryDatabase(): Promise<Database> {
  const dump = process.env.TINGKAT_TEST_DUMP
  if (dump) return await openDatabase({ dump, log: silentLog })
  const database = await openDatabase({ log: silentLog })
  await database.migrate()
  return database
}

async function openServerDatabase(): Promise<Database> {
  const name = `tingkat_test_${randomBytes(8).toString('hex')}`
  const template = process.env.TINGKAT_TEST_TEMPLATE
  // `file_copy` takes only a third of the time of PostgreSQL's default strategy, which writes each
  // page of the template to the write-ahead log.
  const source = template ? `template ${template} strategy file_copy` : ''
  await runAsAdmin(`create database ${name} ${source}`)
  const database = await openDatabase({
    ...addressesOf(name),
    log: silentLog,
    limits: {
      // The pool has few connections, because each needs a process of the database server.
      requestConnections: 5,
      jobConnections: 1,
      // On a busy machine, requests may wait long for a connection.
      connectMs: 60_000,
      statementMs: 120_000,
    },
    retryForMs: 60_000,
  })
  if (!template) await database.migrate()
  return {
    ...database,
    close: async () => {
      await database.close()
      await runAsAdmin(`drop database if exists ${name} with (force)`)
    },
  }
}
