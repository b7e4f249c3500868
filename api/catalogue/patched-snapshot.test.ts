// Tests of replacing merchants in a snapshot: the result equals that of a new snapshot.
import { catalogueSchema, type CatalogueMerchantInput } from '@tingkat/catalogue/format'
import { toMerchantDocs } from '@tingkat/catalogue/to-merchant'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { emptyMerchantFilter } from '@tingkat/ordering/merchant/merchant-filter'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { castCatalogue, castMerchants, home } from '../testing/cast.ts'
import { listMerchants } from './actions.ts'
import { CountrySnapshot } from './country-snapshot.ts'
import type { SnapshotMerchant } from './store.ts'

const noon = new Date('2026-03-18T04:15:00Z')
const stored = {
  country: 'sg',
  version: 1,
  doc: { places: [], promos: [], source: 'file' },
} as const

/** Returns the merchants as the catalogue's store returns them, sorted by id. */
function docsOf(merchants: readonly CatalogueMerchantInput[]): SnapshotMerchant[] {
  const sorted = merchants.toSorted((a, b) => (a.ID < b.ID ? -1 : 1))
  return toMerchantDocs(catalogueSchema.parse({ ...castCatalogue, merchants: sorted }))
}
const snapshotOf = (merchants: readonly CatalogueMerchantInput[]) =>
  new CountrySnapshot(
    { ...stored, doc: { ...stored.doc, places: [], promos: [] } },
    docsOf(merchants),
  )

const words = ['Laksa', 'Satay', 'Nasi Lemak', 'Chicken Rice', 'Rojak', 'Kopi', 'Laksa Special']
const dishNames = fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
const merchants = (IDs: string) =>
  fc.record({
    ID: fc.constantFrom(...IDs.split('')),
    name: fc.constantFrom('Warung Senja', 'Kopitiam', 'Bee Hiang', 'Taman Selera'),
    cuisines: fc.uniqueArray(fc.constantFrom('Malay', 'Hawker', 'Indian'), { minLength: 1 }),
    latitude: fc.integer({ min: 0, max: 50 }),
    radius: fc.integer({ min: 100, max: 9_000 }),
    rating: fc.integer({ min: 0, max: 5 }),
    temporarilyClosed: fc.boolean(),
    dishes: dishNames,
  })
type Sample = ReturnType<typeof merchants> extends fc.Arbitrary<infer T> ? T : never
const toFile = ({ ID, latitude, dishes, ...fields }: Sample): CatalogueMerchantInput => ({
  ...castMerchants.far,
  ...fields,
  ID,
  // Two merchants never have the same distance, so that only one sequence of a list is correct.
  latlng: { ...home, latitude: 1.2 + latitude / 200 + ID.charCodeAt(0) / 1e6 },
  categories: [
    {
      ID: `${ID}-food`,
      name: 'Food',
      dishes: dishes.map((name) => ({ ID: `${ID}-${name.replace(' ', '-')}`, name, price: 500 })),
    },
  ],
})

/** Returns everything that callers read from a snapshot. */
function readAll(snapshot: CountrySnapshot) {
  const query = {
    search: '',
    category: '',
    filter: emptyMerchantFilter,
    sort: 'recommended',
    offset: 0,
    limit: 60,
  } as const
  const lists = [
    { ...query, start: null },
    { ...query, start: home },
    { ...query, start: home, category: 'malay' },
    { ...query, start: null, sort: 'rating' as const },
  ].map((listQuery) => listMerchants(snapshot, listQuery, noon))
  const byID = (a: { ID: string }, b: { ID: string }) => (a.ID < b.ID ? -1 : 1)
  return {
    lists,
    merchants: [...snapshot.merchants.values()].toSorted(byID),
    byRating: snapshot.byRating,
    categories: snapshot.categories,
    cuisines: ['malay', 'hawker', 'indian'].map((ID) => [...snapshot.merchantIDsOf(ID)].toSorted()),
    searches: words.map((word) =>
      snapshot.search.find(word).map(({ merchant, rank, soldOut, dishes }) => ({
        ID: merchant.ID,
        rank,
        soldOut,
        dishes: dishes.map(({ ID }) => ID).toSorted(),
      })),
    ),
    suggestions: ['l', 'sat', 'warung', 'malay', 'in'].map((text) =>
      // Only the texts of suggestions are compared, because either of two merchants with the same
      // name may be suggested.
      snapshot.search
        .suggest(text, 20)
        .map((suggestion) => `${suggestion.kind} ${suggestion.text}`)
        .toSorted(),
    ),
    menus: [...snapshot.merchants.keys()].toSorted().map((ID) => snapshot.menuAt(ID, noon)),
  }
}

describe('replacing merchants in a snapshot', () => {
  test('gives the same lists, searches and menus as a new snapshot (LIVE-09)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(merchants('abcdef'), { minLength: 1, selector: ({ ID }) => ID }),
        fc.array(fc.oneof(merchants('abcdefgh'), fc.constantFrom(...'abcdefgh'.split(''))), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.boolean(),
        async (before, changes, preparedBefore) => {
          const files = new Map(before.map((sample) => [sample.ID, toFile(sample)]))
          const patched = snapshotOf([...files.values()])
          if (preparedBefore) await patched.search.prepare()
          for (const change of changes) {
            const ID = typeof change === 'string' ? change : change.ID
            const file = typeof change === 'string' ? undefined : toFile(change)
            if (file) files.set(ID, file)
            else files.delete(ID)
            patched.replaceMerchant(ID, file && docsOf([file])[0])
          }
          if (files.size === 0) return
          const rebuilt = snapshotOf([...files.values()])
          await patched.search.prepare()
          await rebuilt.search.prepare()
          expect(readAll(patched)).toEqual(readAll(rebuilt))
        },
      ),
      { numRuns: 25 },
    )
  })

  test('a change while the search is being prepared is found afterwards (LIVE-09)', async () => {
    const snapshot = snapshotOf([castMerchants.warung, castMerchants.far])
    const prepared = snapshot.search.prepare()
    const renamed = { ...castMerchants.far, name: 'Zanzibar Corner' }
    snapshot.replaceMerchant('far', docsOf([renamed])[0])
    await prepared
    const found = (query: string) =>
      snapshot.search.find(query).map(({ merchant }) => merchant.name)
    expect(found('zanzibar')).toEqual(['Zanzibar Corner'])
  })

  test('results cached for other merchants stay valid, those of the changed one do not (LIVE-11)', () => {
    const snapshot = snapshotOf([castMerchants.warung, castMerchants.far])
    const shown = (ID: string): Merchant => snapshot.shownAt(snapshot.merchants.get(ID)!, noon)
    const before = { warung: shown('warung'), far: shown('far') }
    const versions = (ID: string) => snapshot.merchantVersion(ID, noon)
    const otherVersion = versions('warung')
    const ownVersion = versions('far')
    snapshot.replaceMerchant('far', { ...docsOf([castMerchants.far])[0]!, revision: 7 })
    expect(shown('warung')).toBe(before.warung)
    expect(shown('far')).not.toBe(before.far)
    expect(versions('warung')).toBe(otherVersion)
    expect(versions('far')).not.toBe(ownVersion)
    expect(snapshot.revisionOf('far')).toBe(7)
  })

  test('renews lists at most once a second, however many merchants change (LIVE-11)', () => {
    const snapshot = snapshotOf([castMerchants.warung, castMerchants.far])
    const at = (ms: number) => snapshot.listVersion(new Date(noon.getTime() + ms))
    const versions = new Set([at(0)])
    for (let ms = 0; ms < 3_000; ms += 10) {
      snapshot.noteChange(ms % 20 ? 'warung' : 'far')
      versions.add(at(ms))
    }
    expect(versions.size).toBe(4)
    expect(at(9_000)).toBe(at(20_000))
  })
})
