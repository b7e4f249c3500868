// Tests of the start: the API takes requests before the catalogue is read, and loses none of them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importCatalogue } from '../../catalogue/import-actions.ts'
import { CatalogueStore } from '../../catalogue/store.ts'
import { readConfig } from '../../config.ts'
import { silentLog } from '../../platform/log.ts'
import { startApi, type RunningApi } from '../../start.ts'
import { castCatalogue } from '../../testing/cast.ts'
import { emptyDatabase, type EmptyDatabase } from '../../testing/empty-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'tingkat-start-'))
let database: EmptyDatabase
const running: RunningApi[] = []

async function start(): Promise<RunningApi> {
  const env = { ...database.env(folder), NODE_ENV: 'development', CATALOGUE: 'none' }
  const api = await startApi(readConfig(env), silentLog)
  running.push(api)
  await api.app.ready()
  return api
}

beforeAll(async () => {
  database = await emptyDatabase()
  const first = await start()
  await first.finish()
  await importCatalogue(new CatalogueStore(first.deps.database.kysely), castCatalogue)
  await first.close()
})
afterEach(async () => {
  for (const api of running.splice(0)) await api.close()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('lists, menus and log-ins that arrive before the catalogue is read wait for it', async () => {
  const { app, finish } = await start()
  const merchant = castCatalogue.merchants[0]!.ID
  const early = [
    app.inject('/api/v1/categories?country=sg'),
    app.inject(`/api/v1/merchants/${merchant}`),
    app.inject({
      method: 'POST',
      url: '/api/v1/login/codes',
      payload: { countryCode: 'sg', phone: '91234567' },
    }),
  ]
  let answered = 0
  for (const answer of early) void Promise.resolve(answer).then(() => (answered += 1))
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json().missing]).toEqual([
    503,
    expect.arrayContaining(['catalogue']),
  ])
  expect(answered).toBe(0)
  await finish()
  const [categories, menu, code] = await Promise.all(early)
  expect(categories?.json().categories.length).toBeGreaterThan(0)
  expect(menu?.json()).toMatchObject({ ID: merchant })
  expect([code?.statusCode, code?.json().code]).toEqual([201, undefined])
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('a start that fails late closes everything', async () => {
  const { deps, finish, close } = await start()
  await deps.database.query('alter table catalogue rename to missing')
  try {
    await expect(finish()).rejects.toThrow(/catalogue/)
    await close()
    await expect(deps.database.query('select 1')).rejects.toThrow(/end|closed/)
  } finally {
    const repair = await start()
    await repair.deps.database.query('alter table missing rename to catalogue')
  }
})

test('a server that is stopped before it has started completely closes everything', async () => {
  const { deps, finish, close } = await start()
  const finished = finish()
  await close()
  await finished
  await expect(deps.database.query('select 1')).rejects.toThrow(/end|closed/)
})
