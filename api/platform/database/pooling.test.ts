// Tests of rules that PgBouncer's transaction mode requires. `npm run test:pgbouncer` runs all API
// tests on PostgreSQL through a real PgBouncer, if version 1.21 or newer is installed.
import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runAsAdmin, testEngine, urlOf } from '../../testing/engine.ts'
import { openJobs } from '../jobs/jobs.ts'
import { silentLog } from '../log.ts'
import { openDatabase } from './database.ts'

const root = join(import.meta.dirname, '../..')

/** Patterns of SQL that leaves state in a connection after the end of the transaction. */
const sessionFeatures: Record<string, RegExp> = {
  listen: /[`'"]\s*(un)?listen\s+["\w$]/i,
  'session lock': /\bpg_(try_)?advisory_(un)?lock(_all|_shared)?\s*\(/i,
  set: /[`'"]\s*set\s+(?!local\b|transaction\b)\w+\s*(=|to)\s/,
  'session setting': /set_config\([^)]*,\s*false\s*\)/i,
  'temporary table': /create\s+(temp|temporary)\s/i,
  'cursor that outlives a transaction': /cursor\s+with\s+hold/i,
  'named statement': /[`'"]\s*(prepare|deallocate)\s+\w/i,
}
const findFeatures = (text: string): string[] =>
  Object.entries(sessionFeatures).flatMap(([name, pattern]) => (pattern.test(text) ? name : []))

test('no statement needs a connection of its own (OPS-10)', () => {
  expect(
    [
      "query('listen orders')",
      "query('select pg_advisory_lock(1)')",
      "query('set search_path = x')",
      "query(`select set_config('a', 'b', false)`)",
      'query(`create temp table t (a int)`)',
      'query(`declare c cursor with hold for select 1`)',
      "query('prepare p as select 1')",
    ].map(findFeatures),
  ).toEqual(Object.keys(sessionFeatures).map((name) => [name]))
  const files = globSync('**/*.ts', { cwd: root, exclude: ['node_modules/**', 'testing/**'] })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => !file.startsWith('platform/pglite/'))
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) =>
    findFeatures(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

test.runIf(testEngine === 'postgres')(
  'tables and those of jobs are created at DATABASE_DIRECT_URL, not through the pooler (OPS-10)',
  async () => {
    const [pooled, direct] = ['pooled', 'direct'].map(
      (name) => `tingkat_test_${name}_${randomBytes(6).toString('hex')}`,
    ) as [string, string]
    for (const name of [pooled, direct]) await runAsAdmin(`create database ${name}`)
    try {
      // The pooled and the direct URL lead to two different databases, so that each database shows
      // what its URL was used for.
      const options = { log: silentLog, limits: { requestConnections: 1 } }
      const database = await openDatabase({
        ...options,
        url: urlOf(pooled),
        directUrl: urlOf(direct),
      })
      await database.migrate()
      const jobs = await openJobs(database, { log: silentLog, runsJobs: false })
      await jobs.stop({ graceful: false })
      await database.close()
      const tablesOf = async (name: string) => {
        const opened = await openDatabase({ ...options, url: urlOf(name) })
        const { rows } = await opened.query<{ name: string }>(
          `select table_schema || '.' || table_name as name from information_schema.tables
           where (table_schema, table_name) in (('public', 'orders'), ('jobs', 'job'))
           order by 1`,
        )
        await opened.close()
        return rows.map((row) => row.name)
      }
      expect(await tablesOf(direct)).toEqual(['jobs.job', 'public.orders'])
      // In this test the job runner finds none of its tables at the pooled URL, and
      // creates them again there. In production, both URLs lead to one database.
      expect(await tablesOf(pooled)).not.toContain('public.orders')
    } finally {
      for (const name of [pooled, direct])
        await runAsAdmin(`drop database if exists ${name} with (force)`)
    }
  },
)
