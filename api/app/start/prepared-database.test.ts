// Tests of whether the first start copies the prepared database.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importDemos, demoFiles } from '../../catalogue/demo-import.ts'
import { CatalogueStore } from '../../catalogue/store.ts'
import { readConfig } from '../../config.ts'
import { createPurges } from '../../cdn/purges.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { silentLog } from '../../platform/log.ts'
import { PgliteEngine } from '../../platform/pglite/pglite.ts'
import { prepareDatabase } from './prepare-database.ts'
import { findPrepared, preparedKey } from './prepared-database.ts'

let home: string
let prepared: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tingkat-prepared-'))
  prepared = join(home, 'prepared')
  mkdirSync(prepared)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const configOf = (env: Record<string, string> = {}) =>
  readConfig({ NODE_ENV: 'development', DATA_DIR: join(home, 'data'), ...env })
const find = (env?: Record<string, string>) => findPrepared(configOf(env), prepared)

test('only a prepared database of the same migrations and demo is used', async () => {
  expect(await find()).toBeUndefined()
  writeFileSync(join(prepared, 'key'), 'the key of an earlier version')
  expect(await find()).toBeUndefined()
  writeFileSync(join(prepared, 'key'), await preparedKey())
  expect(await find()).toBe(join(prepared, 'postgres'))
})

test('PostgreSQL, an existing data folder and other catalogues do not use it', async () => {
  writeFileSync(join(prepared, 'key'), await preparedKey())
  expect(await find({ DATABASE_URL: 'postgres://localhost/tingkat' })).toBeUndefined()
  expect(await find({ CATALOGUE: 'none' })).toBeUndefined()
  expect(await find({ COUNTRIES: 'sg,my' })).toBeUndefined()
  mkdirSync(join(home, 'data/postgres'), { recursive: true })
  expect(await find()).toBeDefined()
  writeFileSync(join(home, 'data/postgres/PG_VERSION'), '18\n')
  expect(await find()).toBeUndefined()
})

// Only in the long run, because preparing takes several seconds.
test.runIf(process.env.TEST_LONG)(
  'a first start from it has tables and demos already',
  async () => {
    await prepareDatabase(prepared)
    const folder = await find()
    expect(folder).toBeDefined()
    const dataDir = join(home, 'data')
    const engine = new PgliteEngine({ dataDir, prepared: folder, log: silentLog })
    const database = await openDatabase({ engine, log: silentLog })
    try {
      const { rows } = await database.query('select 1 from kysely_migration limit 1')
      expect(rows).toHaveLength(1)
      const purges = createPurges({ hasCdn: false, clock: () => new Date() })
      expect(await importDemos(new CatalogueStore(database.kysely, purges), demoFiles)).toEqual([])
    } finally {
      await database.close()
    }
  },
)
