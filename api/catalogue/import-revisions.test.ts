// Tests of imports after edits in the console: revisions,
// conflicts, and what an import does not change.
import type { CatalogueInput } from '@tingkat/catalogue/format'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { castCatalogue, castMerchants } from '../testing/cast.ts'
import { openTestDatabase } from '../testing/engine.ts'
import { importCatalogue } from './import-actions.ts'
import { CatalogueStore } from './store.ts'

let database: Database
let store: CatalogueStore
beforeAll(async () => {
  database = await openTestDatabase()
  store = new CatalogueStore(database.kysely)
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of ['merchant_revision', 'merchant_live', 'merchant', 'catalogue'])
    await database.query(`delete from ${table}`)
  await importCatalogue(store, castCatalogue)
})

type Merchant = CatalogueInput['merchants'][number]
const importWith = (change: Partial<Merchant>, options: { overwrite?: boolean } = {}) =>
  importCatalogue(
    store,
    {
      ...castCatalogue,
      merchants: castCatalogue.merchants.map((merchant) =>
        merchant.ID === 'warung' ? { ...merchant, ...change } : merchant,
      ),
    },
    options,
  )
const revisions = async () =>
  Object.fromEntries(
    (
      await database.query<{ id: string; revision: number }>(
        'select id, revision from merchant order by id',
      )
    ).rows.map(({ id, revision }) => [id, revision]),
  )
/** Publishes a revision as an edit in the console does. */
async function edit(merchantID: string, name: string) {
  await database.query(
    `insert into merchant_revision (country, merchant_id, revision, file, digest, origin, by, at)
     select country, id, revision + 1, jsonb_build_object('name', $2::text), '\\x00', 'console',
       'p1', now() from merchant where id = $1`,
    [merchantID, name],
  )
  await database.query('update merchant set revision = revision + 1 where id = $1', [merchantID])
}

test('stores a revision of each merchant, and a new one only of those that changed (LIVE-28)', async () => {
  expect(await revisions()).toMatchObject({ warung: 1, far: 1 })
  await importCatalogue(store, castCatalogue)
  expect(await revisions()).toMatchObject({ warung: 1, far: 1 })
  await importWith({ name: 'Renamed' })
  expect(await revisions()).toMatchObject({ warung: 2, far: 1 })
  const { rows } = await database.query(
    `select revision, file ->> 'name' as name, origin from merchant_revision
     where merchant_id = 'warung' order by revision`,
  )
  expect(rows).toEqual([
    { revision: 1, name: castMerchants.warung.name, origin: 'import' },
    { revision: 2, name: 'Renamed', origin: 'import' },
  ])
})

test('refuses merchants that were edited in the console, lists them all, and changes nothing (LIVE-28)', async () => {
  await edit('warung', 'Edited')
  await edit('far', 'Edited too')
  expect(await importWith({ name: 'From the file' })).toEqual({
    edited: expect.arrayContaining([
      { id: 'warung', revision: 2, baseRevision: undefined },
      { id: 'far', revision: 2, baseRevision: undefined },
    ]),
  })
  expect((await database.query('select version from catalogue')).rows).toEqual([{ version: 1 }])
  expect(await revisions()).toMatchObject({ warung: 2, far: 2 })
  expect(await importWith({ name: 'From the file' }, { overwrite: true })).toMatchObject({
    version: 2,
  })
  expect(await revisions()).toMatchObject({ warung: 3, far: 3 })
  // The import above replaced the edit, so the next import has no conflict.
  expect(await importWith({ name: 'Once more' })).toMatchObject({ version: 3 })
})

test('accepts a merchant whose file names the edited revision, and refuses a missing one (LIVE-28)', async () => {
  await edit('warung', 'Edited')
  expect(await importWith({ baseRevision: 1 })).toHaveProperty('edited')
  expect(await importWith({ baseRevision: 2, name: 'After the edit' })).toMatchObject({
    version: 2,
  })
  await edit('far', 'Edited')
  const without = {
    ...castCatalogue,
    merchants: castCatalogue.merchants.filter(({ ID }) => ID !== 'far'),
  }
  expect(await importCatalogue(store, without)).toMatchObject({
    edited: [expect.objectContaining({ id: 'far' })],
  })
})

test('keeps live states, the state and the revisions of merchants that stay (LIVE-28)', async () => {
  await database.query(
    `insert into merchant_live (country, merchant_id, version, doc, changed_at)
     values ('sg', 'warung', 4, '{"soldOut": []}', now())`,
  )
  await database.query("update merchant set state = 'suspended' where id = 'far'")
  await importWith({ name: 'Renamed' })
  const { rows } = await database.query(
    `select m.id, m.state, l.version from merchant m
     left join merchant_live l on l.merchant_id = m.id
     where m.id in ('warung', 'far') order by m.id`,
  )
  expect(rows).toEqual([
    { id: 'far', state: 'suspended', version: null },
    { id: 'warung', state: 'live', version: 4 },
  ])
})
