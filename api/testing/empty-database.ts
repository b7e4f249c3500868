// Creates empty databases for the server processes of tests: a folder, or a new database on
// PostgreSQL.
import { randomUUID } from 'node:crypto'
import pg from 'pg'

export type EmptyDatabase = {
  /** Returns the environment variables of a server with this database. */
  env(dataDir: string): Record<string, string>
  drop(): Promise<void>
}

/**
 * Creates an empty database on the database engine that TEST_ENGINE names. With `postgres`, the
 * user of TEST_DATABASE_URL must be allowed to create databases. If the test run has prepared a
 * template, the new database already has all tables, so that servers need not create them.
 */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  if (process.env.TEST_ENGINE !== 'postgres')
    return { env: (dataDir) => ({ DATA_DIR: dataDir, DATABASE_URL: '' }), drop: async () => {} }
  const adminUrl = process.env.TEST_DATABASE_URL
  if (!adminUrl) throw new Error('TEST_DATABASE_URL is not set')
  const name = `process_${randomUUID().replaceAll('-', '')}`
  const template = process.env.TINGKAT_TEST_TEMPLATE
  const source = template ? `template ${template} strategy file_copy` : ''
  await asAdmin(adminUrl, `create database ${name} ${source}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    env: () => poolerOf(name, url.href),
    drop: () => asAdmin(adminUrl, `drop database ${name} with (force)`),
  }
}

/**
 * Returns the environment variables with which a server opens the database. If TEST_POOLER_URL is
 * set, the server connects through that connection pooler.
 */
function poolerOf(name: string, directUrl: string): Record<string, string> {
  const pooler = process.env.TEST_POOLER_URL
  if (!pooler) return { DATABASE_URL: directUrl }
  const url = new URL(pooler)
  url.pathname = `/${name}`
  return { DATABASE_URL: url.href, DATABASE_DIRECT_URL: directUrl }
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
