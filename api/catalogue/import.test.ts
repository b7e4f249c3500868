// Tests of imports: faulty files change nothing, valid ones replace the catalogue of their country.
import type { CatalogueInput } from '@tingkat/catalogue/format'
import { countryCodes } from '@tingkat/ordering/country/country'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openLocalBus } from '../platform/events/bus.ts'
import { silentLog } from '../platform/log.ts'
import type { Database } from '../platform/database/database.ts'
import { castCatalogue, castMerchants } from '../testing/cast.ts'
import { openTestDatabase } from '../testing/engine.ts'
import { importDemos } from './demo-import.ts'
import { importCatalogue } from './import-actions.ts'
import { startCatalogueFeed } from './live/catalogue-feed.ts'
import { openLiveStore } from './live/store.ts'
import { openCatalogue } from './snapshot.ts'
import { CatalogueStore } from './store.ts'

let database: Database
let store: CatalogueStore
beforeEach(async () => {
  database = await openTestDatabase()
  store = new CatalogueStore(database.kysely)
})
afterEach(() => database.close())

const withMerchants = (...merchants: CatalogueInput['merchants']): CatalogueInput => ({
  ...castCatalogue,
  merchants,
})
/** Returns all rows that an import may change. */
const contents = async () => ({
  catalogues: (await database.query('select * from catalogue order by country')).rows,
  merchants: (await database.query('select * from merchant order by country, id')).rows,
})

test('a valid file replaces all merchants of the country and increases the version', async () => {
  expect(await importCatalogue(store, castCatalogue)).toEqual({
    country: 'sg',
    version: 1,
    merchants: 5,
    dishes: 9,
    places: 2,
    promos: 1,
  })
  const catalogue = await openCatalogue(store, { log: silentLog })
  const before = catalogue.of('sg')
  await catalogue.refresh()
  expect(catalogue.of('sg')).toBe(before)
  expect(
    await importCatalogue(store, withMerchants({ ...castMerchants.warung, name: 'New Warung' })),
  ).toMatchObject({ version: 2, merchants: 1 })
  await catalogue.refresh()
  expect(catalogue.of('sg')?.version).toBe(2)
  expect([...(catalogue.of('sg')?.merchants.keys() ?? [])]).toEqual(['warung'])
  expect(catalogue.find('warung')?.merchant.name).toBe('New Warung')
  expect(catalogue.find('far')).toBeUndefined()
  expect((await contents()).merchants).toHaveLength(1)
})

test.each<[string, unknown, string]>([
  [
    'a wrong price deep inside',
    {
      ...castCatalogue,
      merchants: [
        castMerchants.warung,
        {
          ...castMerchants.counter,
          categories: [{ ID: 'c', name: 'C', dishes: [{ ID: 'd', name: 'D', price: -1 }] }],
        },
      ],
    },
    'merchants[1].categories[0].dishes[0].price',
  ],
  [
    'an id used twice',
    withMerchants(castMerchants.warung, castMerchants.warung),
    'merchants[1].ID',
  ],
  ['an unknown country', { ...castCatalogue, country: 'xx' }, 'country'],
  ['an array instead of an object', [], '(file)'],
])(
  'a file with %s changes nothing and returns the path of the fault',
  async (_what, file, path) => {
    await importCatalogue(store, castCatalogue)
    const before = await contents()
    const result = await importCatalogue(store, file)
    expect('faults' in result && result.faults.map((fault) => fault.path)).toContain(path)
    expect(await contents()).toEqual(before)
  },
)

test('refuses the id of a merchant of another country and changes nothing', async () => {
  await importCatalogue(store, castCatalogue)
  const before = await contents()
  const manila = { latitude: 14.55, longitude: 121.02 }
  const hours = { ...castMerchants.far.openingHours, timeZone: 'Asia/Manila' }
  const file = {
    version: 1,
    country: 'ph',
    merchants: [
      { ...castMerchants.far, ID: 'new', latlng: manila, openingHours: hours },
      { ...castMerchants.counter, latlng: manila, openingHours: hours },
    ],
  }
  expect(await importCatalogue(store, file)).toEqual({
    faults: [{ path: 'merchants[1].ID', message: 'is the id of a merchant of sg' }],
    faultCount: 1,
  })
  expect(await contents()).toEqual(before)
})

test('concurrent imports run one after the other, and the later one replaces the first', async () => {
  const first = withMerchants(castMerchants.warung, castMerchants.counter)
  const second = withMerchants(castMerchants.far, castMerchants.evening, castMerchants.closed)
  const results = await Promise.all([importCatalogue(store, first), importCatalogue(store, second)])
  const versions = results.map((result) => ('version' in result ? result.version : 0))
  expect(new Set(versions)).toEqual(new Set([1, 2]))
  const { merchants } = await contents()
  expect(merchants.map((row) => row['id'])).toEqual(
    versions[0] === 2 ? ['counter', 'warung'] : ['closed', 'evening', 'far'],
  )
})

describe('the demo catalogue', () => {
  const readCountries: string[] = []
  // The test catalogue is for Singapore only. The other countries count as having a catalogue from
  // a file, so that no demo is imported for them.
  const others = countryCodes
    .filter((country) => country !== 'sg')
    .map((country) => ({ country, source: 'file', demoFingerprint: null }))
  const onlySg = async (sg: CatalogueInput) => {
    readCountries.length = 0
    const withOthers = {
      listSources: async () => [...(await store.listSources()), ...others],
      replaceCatalogue: store.replaceCatalogue.bind(store),
    }
    return await importDemos(withOthers, {
      fingerprint: async () => JSON.stringify(sg.merchants.map(({ ID }) => ID)),
      read: async (country) => {
        readCountries.push(country)
        return sg
      },
    })
  }

  test('is imported if there is none and again after a change', async () => {
    expect(await onlySg(castCatalogue)).toMatchObject([{ country: 'sg', version: 1 }])
    expect(await onlySg(castCatalogue)).toEqual([])
    expect(await onlySg(withMerchants(castMerchants.warung))).toMatchObject([
      { country: 'sg', version: 2, merchants: 1 },
    ])
  })

  test('is not even read if its fingerprint is that of the last import', async () => {
    await onlySg(castCatalogue)
    expect(readCountries).toEqual(['sg'])
    await onlySg(castCatalogue)
    expect(readCountries).toEqual([])
  })

  test("does not replace an operator's own catalogue", async () => {
    await importCatalogue(store, withMerchants(castMerchants.far))
    expect(await onlySg(castCatalogue)).toEqual([])
    expect((await contents()).merchants).toHaveLength(1)
  })
})

test('polling finds an import of another process', async () => {
  await importCatalogue(store, castCatalogue)
  const catalogue = await openCatalogue(store, { log: silentLog })
  const bus = openLocalBus()
  const liveStates = openLiveStore(database.kysely)
  const feed = await startCatalogueFeed(
    { catalogue, bus, liveStates, log: silentLog },
    { pollMs: 20 },
  )
  await importCatalogue(store, withMerchants(castMerchants.far))
  await expect.poll(() => catalogue.of('sg')?.version, { timeout: 60_000 }).toBe(2)
  await feed.stop()
  await bus.close()
  catalogue.close()
})
