// The search against judged queries in the languages of the countries, on the demo catalogue as it is imported.
import { catalogueSchema } from '@tingkat/catalogue/format'
import { demoCatalogue } from '@tingkat/catalogue/demo/countries'
import { toMerchantDocs } from '@tingkat/catalogue/to-merchant'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { beforeAll, describe, expect, test } from 'vitest'
import { CountrySnapshot } from '../catalogue/country-snapshot.ts'
import { blind } from './judged/blind.ts'
import { recallAtFive, type Judged } from './judged/judged.ts'
import { id } from './judged/id.ts'
import { kh } from './judged/kh.ts'
import { mm } from './judged/mm.ts'
import { my } from './judged/my.ts'
import { ph } from './judged/ph.ts'
import { sg } from './judged/sg.ts'
import { th } from './judged/th.ts'
import { vn } from './judged/vn.ts'

const judged: Record<CountryCode, Judged> = { id, ph, th, vn, sg, my, mm, kh }
const least = 0.9

const sets = (Object.keys(judged) as CountryCode[]).flatMap(
  (country) =>
    [
      [country, 'judged', judged[country]],
      [country, 'drawn by lot', blind[country]],
    ] as const,
)

describe.each(sets)('D30 searches of %s, %s', (country, _, queries) => {
  let snapshot: CountrySnapshot
  // Of a dish every name is as good as the other.
  const names = new Map<string, string>()
  beforeAll(async () => {
    const merchants = toMerchantDocs(catalogueSchema.parse(await demoCatalogue(country)))
    snapshot = new CountrySnapshot(
      { country, version: 1, doc: { places: [], promos: [], source: 'demo', contentHash: '' } },
      merchants,
    )
    for (const { merchant } of merchants) {
      for (const name of [merchant.name, ...merchant.cuisines]) names.set(name, name)
      for (const { items } of merchant.menu.categories)
        for (const { name, englishName } of items)
          names.set(name, englishName ?? name).set(englishName ?? name, englishName ?? name)
    }
  })

  test('what is meant is on the menus', () => {
    expect(queries.flatMap(([, ...meant]) => meant).filter((name) => !names.has(name))).toEqual([])
  })

  test('nine of ten names meant are among the first five', () => {
    const missed: string[] = []
    const each = queries.map(([query, ...meant]) => {
      const found = snapshot.search.suggest(query, 5).map(({ text }) => text)
      const recall = recallAtFive(
        found.map((text) => names.get(text) ?? text),
        meant.map((name) => names.get(name) ?? name),
      )
      if (recall < 1) missed.push(`${query}: ${meant.join(', ')} / ${found.join(', ')}`)
      return recall
    })
    expect(
      each.reduce((sum, recall) => sum + recall, 0) / each.length,
      missed.join('\n'),
    ).toBeGreaterThanOrEqual(least)
  })

  test('the restaurants found first serve it, or bear its name', () => {
    for (const [query] of queries)
      expect(snapshot.search.find(query).length, query).toBeGreaterThan(0)
  })
})
