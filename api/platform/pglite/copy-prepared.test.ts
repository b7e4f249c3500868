// Tests of creating a data folder as a copy of a prepared database.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testEngine } from '../../testing/engine.ts'
import { openDatabase } from '../database/database.ts'
import { silentLog } from '../log.ts'
import { copyPrepared } from './copy-prepared.ts'
import { PgliteEngine } from './pglite.ts'

const home = mkdtempSync(join(tmpdir(), 'tingkat-copy-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

type Source = { dump?: string | undefined; prepared?: string | undefined }

/**
 * Opens a database in the folder, runs the statements, closes the database, and returns the rows of
 * the last statement.
 */
async function run(name: string, source: Source, ...statements: string[]): Promise<unknown[]> {
  const engine = new PgliteEngine({ dataDir: join(home, name), ...source, log: silentLog })
  const database = await openDatabase({ engine, log: silentLog })
  try {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await database.query(statement)).rows
    return rows
  } finally {
    await database.close()
  }
}

describe.runIf(testEngine === 'pglite')('a prepared database', () => {
  const prepared = join(home, 'prepared/postgres')
  const read = 'select * from example'

  test('is copied by a new folder only, and stays as it is; without it a database is empty', async () => {
    const dump = process.env.TINGKAT_TEST_DUMP
    const fill = ['create table example (id int)', 'insert into example values (1)', read]
    // The folder `missing` does not exist, so the
    // database starts empty and the table can be created.
    const missing = { dump, prepared: join(home, 'missing') }
    expect(await run('prepared', missing, ...fill)).toEqual([{ id: 1 }])
    const add = 'insert into example values (2)'
    expect(await run('first', { prepared }, add, read)).toEqual([{ id: 1 }, { id: 2 }])
    expect(await run('first', { prepared }, read)).toEqual([{ id: 1 }, { id: 2 }])
    expect(await run('second', { prepared }, read)).toEqual([{ id: 1 }])
  })
})

test('a copy never replaces files of a folder', () => {
  const [from, to] = [join(home, 'from'), join(home, 'to')]
  for (const folder of [from, to]) copyPrepared(join(home, 'missing'), folder)
  expect([existsSync(from), readdirSync(to)]).toEqual([true, []])
  writeFileSync(join(from, 'PG_VERSION'), '18\n')
  writeFileSync(join(to, 'mine'), 'kept')
  copyPrepared(from, to)
  expect(readdirSync(to)).toEqual(['mine'])
  expect(readFileSync(join(to, 'mine'), 'utf8')).toBe('kept')
  expect(existsSync(`${to}.part`)).toBe(false)
})
