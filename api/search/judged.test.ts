// Quality of search, measured with judged queries in each
// country's languages on the demo catalogue.
import { catalogueSchema } from '@tingkat/catalogue/format'
import { demoCatalogue } from '@tingkat/catalogue/demo/countries'
import { toMerchantDocs } from '@tingkat/catalogue/to-merchant'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { beforeAll, describe, expect, test } from 'vitest'
import { CountrySnapshot } from '../catalogue/country-snapshot.ts'
import { blind } from './judged/blind.ts'
import { recallAtFive, type Judged } from './judged/judged.ts'
import { everyday } from './judged/everyday.ts'
import { id } from './judged/id.ts'
import { kh } from './judged/kh.ts'
import accepted from './judged/merchants.json' with { type: 'json' }
import { mm } from './judged/mm.ts'
import { my } from './judged/my.ts'
import { ph } from './judged/ph.ts'
import { sg } from './judged/sg.ts'
import { th } from './judged/th.ts'
import { vn } from './judged/vn.ts'

const judged: Record<CountryCode, Judged> = { id, ph, th, vn, sg, my, mm, kh }
const minRecall = 0.95

const sets = (Object.keys(judged) as CountryCode[]).map(
  (country) => [country, [...judged[country], ...blind[country], ...everyday[country]]] as const,
)

async function openSnapshot(country: CountryCode) {
  const merchants = toMerchantDocs(catalogueSchema.parse(await demoCatalogue(country)))
  const { search } = new CountrySnapshot(
    { country, version: 1, doc: { places: [], promos: [], source: 'file' } },
    merchants,
  )
  await search.prepare()
  return { merchants, search }
}

const dishesOf = ({ menu }: Merchant) => menu.categories.flatMap(({ items }) => items)
const namesOf = (merchant: Merchant): string[] => [
  merchant.name,
  ...merchant.cuisines,
  ...dishesOf(merchant).map(({ name, englishName }) =>
    englishName ? `${name} [${englishName}]` : name,
  ),
]

describe.each(sets)('D30 PROD-01 searches of %s', (country, queries) => {
  let search: CountrySnapshot['search']
  // Maps each name of a dish, which may also have an English name, to one of its names, because a
  // search result with either name is equally good.
  const names = new Map<string, string>()
  beforeAll(async () => {
    const opened = await openSnapshot(country)
    search = opened.search
    for (const { merchant } of opened.merchants) {
      for (const name of [merchant.name, ...merchant.cuisines]) names.set(name, name)
      for (const { name, englishName = name } of dishesOf(merchant))
        names.set(name, englishName).set(englishName, englishName)
    }
  })

  test('every expected name is on a menu', () => {
    expect(
      queries.flatMap(([, ...expected]) => expected).filter((name) => !names.has(name)),
    ).toEqual([])
  })

  const relevanceOf = (found: readonly string[], expected: readonly string[]) =>
    recallAtFive(
      found.map((text) => names.get(text) ?? text),
      expected.map((name) => names.get(name) ?? name),
    )

  test('95 % of the expected names are among the first five suggestions', () => {
    const missed: string[] = []
    const recalls = queries.map(([query, ...expected]) => {
      const found = search.suggest(query, 5).map(({ text }) => text)
      const recall = relevanceOf(found, expected)
      if (recall < 1) missed.push(`${query}: ${expected.join(', ')} / ${found.join(', ')}`)
      return recall
    })
    expect(
      recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length,
      missed.join('\n'),
    ).toBeGreaterThanOrEqual(minRecall)
  })

  test('each query finds a merchant that has the name, the cuisine or the dish, among five', () => {
    for (const [query, ...expected] of queries) {
      // Another dish that is suggested for the query is as good as the expected one.
      const suggested = search.suggest(query, 5).map(({ text }) => text)
      const wanted = new Set([...expected, ...suggested].map((name) => names.get(name) ?? name))
      const first = search.find(query).slice(0, 5)
      const isRelevant = ({ merchant }: (typeof first)[number]) =>
        [merchant.name, ...merchant.cuisines, ...dishesOf(merchant).map(({ name }) => name)].some(
          (name) => wanted.has(names.get(name) ?? name),
        )
      expect(first.some(isRelevant), query).toBe(true)
    }
  })
})

// The queries were written by somebody who knew the menus, but neither the search nor its words.
// Each has a pattern that the name, a cuisine or a dish of every acceptable merchant matches.
test('D30 PROD-01 95 % of the acceptable merchants are among the first five', async () => {
  const shares: number[] = []
  const missed: string[] = []
  for (const [country, queries] of Object.entries(accepted)) {
    const { merchants, search } = await openSnapshot(country as CountryCode)
    for (const [query = '', pattern = ''] of queries) {
      const isMeant = new RegExp(pattern, 'iu')
      const ids = new Set(
        merchants
          .filter(({ merchant }) => namesOf(merchant).some((name) => isMeant.test(name)))
          .map(({ merchant }) => merchant.ID),
      )
      const first = search.find(query).slice(0, 5)
      const hits = first.filter(({ merchant }) => ids.has(merchant.ID)).length
      shares.push(hits / Math.min(5, ids.size))
      if (hits === 0) missed.push(`${country}: ${query}`)
    }
  }
  expect(missed).toEqual([])
  expect(shares).toHaveLength(631)
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(
    minRecall,
  )
})
