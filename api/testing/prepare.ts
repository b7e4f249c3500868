// Global setup of the API tests: creates once a database with all tables, which the tests then copy
// (a dump for the embedded database, a template for PostgreSQL).
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { embeddedDatabase, openDatabase, type Database } from '../platform/database/database.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { silentLog } from '../platform/log.ts'
import { PgliteEngine } from '../platform/pglite/pglite.ts'
import { runAsAdmin, urlOf } from './engine.ts'

type TestProject = { config?: { env?: Record<string, string | undefined> } }

/**
 * The test runner calls this with the test project, whose `env`
 * names the database engine. Returns the function that cleans up.
 */
export default async function prepare(project?: TestProject): Promise<() => Promise<void>> {
  const env = project?.config?.env ?? {}
  if (env['TEST_DATABASE_URL']) process.env.TEST_DATABASE_URL ??= env['TEST_DATABASE_URL']
  const run = randomBytes(6).toString('hex')
  // For the two database engines, different environment variables are set, because one test run may
  // use both of them.
  if ((env['TEST_ENGINE'] ?? process.env.TEST_ENGINE) === 'postgres') {
    const name = `tingkat_template_${run}`
    await makeTemplate(name)
    process.env.TINGKAT_TEST_TEMPLATE = name
    return async () => runAsAdmin(`drop database if exists ${name} with (force)`)
  }
  const file = path.join(tmpdir(), `tingkat-test-${run}.tar`)
  await makeDump(file)
  process.env.TINGKAT_TEST_DUMP = file
  return async () => rmSync(file, { force: true })
}

async function makeTables(database: Database): Promise<void> {
  await database.migrate()
  const jobs = await openJobs(database, { log: silentLog })
  await jobs.stop()
}

async function makeDump(file: string): Promise<void> {
  const engine = new PgliteEngine({ log: silentLog })
  const database = embeddedDatabase(engine)
  try {
    await makeTables(database)
    await dropTemplates(database)
    await engine.dump(file)
  } finally {
    await database.close()
  }
}

/**
 * Drops the template databases, from which PostgreSQL creates new databases. The embedded database
 * does not need them, and the dump, which many tests read, is a third smaller without them.
 */
async function dropTemplates(database: Database): Promise<void> {
  await database.query('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await database.query(`drop database ${name}`)
}

async function makeTemplate(name: string): Promise<void> {
  await runAsAdmin(`create database ${name}`)
  const database = await openDatabase({ url: urlOf(name), log: silentLog })
  try {
    await makeTables(database)
  } finally {
    await database.close()
  }
}
