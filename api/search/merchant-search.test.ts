// Tests of the order in which a search returns merchants.
import { beforeAll, describe, expect, test } from 'vitest'
import { catalogueSchema } from '@tingkat/catalogue/format'
import { demoCatalogue } from '@tingkat/catalogue/demo/countries'
import { toMerchantDocs } from '@tingkat/catalogue/to-merchant'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { MerchantSearch } from './merchant-search.ts'

const merchantsOf = async (country: CountryCode) =>
  toMerchantDocs(catalogueSchema.parse(await demoCatalogue(country))).map(
    ({ merchant }) => merchant,
  )
const searchOf = (country: CountryCode, merchants: readonly Merchant[]) =>
  new MerchantSearch(country, new Map(merchants.map((merchant) => [merchant.ID, merchant])), [])

describe('D30 PROD-01 the order of merchants', () => {
  const searches = new Map<CountryCode, MerchantSearch>()
  beforeAll(async () => {
    for (const country of ['sg', 'th', 'id', 'vn'] as const)
      searches.set(country, searchOf(country, await merchantsOf(country)))
  })
  const find = (country: CountryCode, query: string) => searches.get(country)!.find(query)

  test('a merchant of the name comes before merchants with a dish of the name', () => {
    const [first, ...others] = find('sg', 'bamboo')
    expect(first!.merchant.name).toMatch(/^Bamboo Basket/)
    expect(others.every(({ rank }) => rank > first!.rank)).toBe(true)
  })

  test.each<[CountryCode, string, RegExp]>([
    ['th', 'ข้าวซอย', /ข้าวซอย/],
    ['th', 'ก๋วยเตี๋ยวเรือ', /ก๋วยเตี๋ยวเรือ|เรือเนื้อ|เรือหมู/],
    ['id', 'mie ayam', /(mie|bakmi) ayam/i],
    ['vn', 'phở', /phở/i],
  ])(
    '%s %s: the first merchants all have the dish, none a part of its name',
    (country, query, dish) => {
      const first = find(country, query).slice(0, 3)
      expect(first).toHaveLength(3)
      for (const { dishes } of first) expect(dishes[0]?.name).toMatch(dish)
    },
  )

  test('sold-out dishes come last among equals, of a merchant and among merchants', async () => {
    const [model] = await merchantsOf('sg')
    const dish = model!.menu.categories[0]!.items[0]!
    const withDishes = (ID: string, dishes: [name: string, available: boolean][]): Merchant => ({
      ...model!,
      ID,
      name: `Merchant ${ID}`,
      cuisines: [],
      menu: {
        ...model!.menu,
        categories: [
          {
            ...model!.menu.categories[0]!,
            items: dishes.map(([name, available], index) => {
              const { englishName: _english, ...rest } = dish
              return { ...rest, ID: `${ID}-${index}`, name, available }
            }),
          },
        ],
      },
    })
    const search = searchOf('sg', [
      withDishes('a', [['Fish laksa', false]]),
      withDishes('b', [
        ['Prawn laksa', false],
        ['Crab laksa', true],
      ]),
    ])
    const found = search.find('laksa')
    expect(found.map(({ merchant, soldOut }) => [merchant.ID, soldOut])).toEqual([
      ['b', false],
      ['a', true],
    ])
    expect(found[0]!.dishes.map(({ name }) => name)).toEqual(['Crab laksa', 'Prawn laksa'])
  })
})
