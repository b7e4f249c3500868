// Tests of docs/runbook.md: every incident has all required sections, PostgreSQL accepts each
// statement, and the commands and settings that it names exist.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { environmentSchema } from '../config/environment.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import type { Database } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { openTestDatabase, testEngine } from '../testing/engine.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const runbook = read('docs/runbook.md')
const sections = runbook.split(/^## /m).slice(1)
const titleOf = (section: string) => section.slice(0, section.indexOf('\n'))
const isAlert = (section: string) => /^\w+$/.test(titleOf(section))

test('the runbook has a section for each incident (OPS-23)', () => {
  expect(sections.filter((section) => !isAlert(section)).map(titleOf)).toEqual([
    'The bus is away',
    'The database is full',
    'The payment provider is away',
    'A printer does not print',
    'Orders are stuck',
    'A wrong menu was published',
    'A token or secret has leaked',
    'The server key is lost',
    'A backup has to be restored',
    'A country has to be switched off',
  ])
})

test('each section says what to check, what to do and when it is over (OPS-23)', () => {
  for (const section of sections) {
    const parts = [...section.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part)
    expect(parts, titleOf(section)).toEqual(
      isAlert(section) ? ['Meaning', 'Look', 'Do', 'Over'] : ['Check', 'Do', 'Over'],
    )
    expect(section, titleOf(section)).toMatch(/`[^`]+`/)
  }
})

test('the commands and settings that the runbook names exist (OPS-23)', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = [...runbook.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(commands.length).toBeGreaterThan(5)
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands))
  const settings = [...runbook.matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=\w+)?`/g)].map(([, name]) => name)
  expect(settings.length).toBeGreaterThan(5)
  expect(Object.keys(environmentSchema.shape)).toEqual(expect.arrayContaining(settings))
})

describe.runIf(testEngine === 'postgres')('statements of the runbook', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
    const jobs = await openJobs(database, { log: silentLog, runsJobs: false })
    await jobs.stop({ graceful: false })
  })
  afterAll(() => database.close())

  const statements = [...runbook.matchAll(/`((?:select|update)\s[^`]+)`/g)].map(([, sql = '']) =>
    sql.replace("'TIME'", "'2026-03-18T12:30:00Z'"),
  )

  test('there are more than ten', () => expect(statements.length).toBeGreaterThan(10))

  test.each(statements)('PostgreSQL accepts: %s (OPS-23)', async (sql) => {
    expect((await database.query(`explain ${sql}`)).rows).not.toEqual([])
  })
})
