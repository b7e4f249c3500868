// Tests of the ranking of merchants in search results.
import { beforeAll, describe, expect, test } from 'vitest'
import { catalogueSchema } from '@tingkat/catalogue/format'
import { demoCatalogue } from '@tingkat/catalogue/demo/countries'
import { toMerchantDocs } from '@tingkat/catalogue/to-merchant'
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { MerchantSearch } from './merchant-search.ts'

const merchantsOf = async (country: CountryCode) =>
  toMerchantDocs(catalogueSchema.parse(await demoCatalogue(country))).map(
    ({ merchant }) => merchant,
  )
async function searchOf(country: CountryCode, merchants: readonly Merchant[]) {
  const search = new MerchantSearch(
    country,
    new Map(merchants.map((merchant) => [merchant.ID, merchant])),
    [],
  )
  await search.prepare()
  return search
}

test('a search before the indexes are created throws', () => {
  expect(() => new MerchantSearch('sg', new Map(), []).find('laksa')).toThrow('not prepared')
})

describe('D30 PROD-01 the ranking of merchants', () => {
  const searches = new Map<CountryCode, MerchantSearch>()
  beforeAll(async () => {
    for (const country of countryCodes)
      searches.set(country, await searchOf(country, await merchantsOf(country)))
  })
  const find = (country: CountryCode, query: string) => searches.get(country)!.find(query)

  test('a merchant whose name matches comes before merchants with a matching dish', () => {
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
    '%s %s: the first merchants all have the whole dish name, not only a part of it',
    (country, query, dish) => {
      const first = find(country, query).slice(0, 3)
      expect(first).toHaveLength(3)
      for (const { dishes } of first) expect(dishes[0]?.name).toMatch(dish)
    },
  )

  test('each result has a dish, also if only the merchant’s name or cuisine matches', () => {
    for (const query of ['bamboo', 'zi char', 'keppel', 'chinese']) {
      const found = find('sg', query)
      expect(found.length, query).toBeGreaterThan(0)
      for (const { merchant, dishes } of found)
        expect(dishes.length, `${query}: ${merchant.name}`).toBeGreaterThan(0)
    }
    const [keppel] = find('sg', 'keppel crab house')
    expect(keppel!.dishes).toEqual([keppel!.merchant.menu.categories[0]!.items[0]])
    expect(keppel!.soldOut).toBe(false)
  })

  test.each<[CountryCode, string, RegExp]>([
    ['my', 'makanan laut', /seafood/i],
    ['my', 'jepun', /ramen/i],
    ['my', 'sarapan', /kopitiam/i],
    ['sg', '早餐', /kopi/i],
    ['sg', '虾饺', /dim sum/i],
    ['vn', 'breakfast', /bánh cuốn/i],
    ['th', 'breakfast', /แต่เตี้ยม/],
    ['ph', 'almusal', /almusal/i],
    ['mm', 'မနက်စာ', /tohu/i],
  ])('%s %s: the local or English word for a cuisine finds it', (country, query, name) => {
    expect(find(country, query)[0]?.merchant.name).toMatch(name)
  })

  test.each<[CountryCode, string, RegExp]>([
    ['mm', 'ဘဲ', /duck/i],
    ['mm', 'ငါး', /fish|mala/i],
    ['kh', 'តែ', /tea/i],
    ['kh', 'ឆា', /fried|cha/i],
    ['kh', 'ទា', /duck/i],
    ['th', 'ปู', /crab/i],
  ])('%s %s: a word of one letter and its marks finds dishes', (country, query, dish) => {
    const found = find(country, query)
    expect(found.length).toBeGreaterThan(5)
    const { name, englishName = name } = found[0]!.dishes[0]!
    expect(englishName).toMatch(dish)
  })

  test.each<[CountryCode, string, RegExp[]]>([
    ['my', 'burger ayam', [/burger/i, /ayam|chicken/i]],
    ['ph', 'siomai rice', [/siomai/i, /rice/i]],
    ['id', 'dimsum ayam', [/dim sum|siomay/i, /ayam/i]],
    ['th', 'ข้าวเหนียวไก่ย่าง', [/"ข้าวเหนียว/, /ไก่ย่าง/]],
  ])(
    '%s %s: the first merchants have all words, also in different dishes',
    (country, query, words) => {
      const first = find(country, query).slice(0, 2)
      expect(first).toHaveLength(2)
      for (const { merchant } of first)
        for (const word of words) expect(JSON.stringify(merchant)).toMatch(word)
    },
  )

  test('a search for the name of a merchant finds no others', () => {
    expect(find('sg', 'keppel crab house').map(({ merchant }) => merchant.name)).toEqual([
      expect.stringMatching(/^Keppel Crab House/),
    ])
  })

  test('merchants with only some words fill up a short list, at its end', () => {
    const found = find('id', 'surabi oncom')
    const hasAll = found.map(
      ({ dishes }) => /surabi/i.test(dishes[0]!.name) && /oncom/i.test(dishes[0]!.name),
    )
    expect(found.length).toBeGreaterThan(2)
    expect(hasAll[0]).toBe(true)
    expect(hasAll.lastIndexOf(true)).toBeLessThan(hasAll.indexOf(false))
    expect([found[0]!.isPartial, found.at(-1)!.isPartial]).toEqual([false, true])
  })

  test('merchants with all words in several dishes are no partial matches', () => {
    const found = find('ph', 'siomai rice')
    const hasAll = ({ merchant }: (typeof found)[number]) =>
      /siomai/i.test(JSON.stringify(merchant)) && /rice/i.test(JSON.stringify(merchant))
    expect(found.filter(({ isPartial }) => !isPartial).length).toBeGreaterThan(0)
    expect(found.filter(({ isPartial }) => !isPartial).every(hasAll)).toBe(true)
    expect(found.filter(({ isPartial }) => isPartial).length).toBeGreaterThan(0)
  })

  test('words in different dishes rank behind words in one dish', () => {
    const found = find('id', 'mie ayam bakso')
    const isInOneDish = found.map(({ dishes }) => /mie ayam bakso/i.test(dishes[0]!.name))
    expect(isInOneDish).toContain(true)
    expect(isInOneDish.lastIndexOf(true)).toBeLessThan(isInOneDish.indexOf(false))
  })

  test.each<[CountryCode, string]>([
    ['sg', 'spicy chicken'],
    ['id', 'mie pedas'],
    ['kh', 'spicy noodles'],
  ])('%s %s: dishes that their merchant calls spicy are found', (country, query) => {
    const [first] = find(country, query)
    expect(first!.dishes[0]!.facts?.spicy ?? 0).toBeGreaterThan(1)
  })

  test.each<[CountryCode, string, RegExp]>([
    ['my', 'dessert', /cendol|cha cha|kuih|ais/i],
    ['ph', 'panghimagas', /halo-halo|puto|biko/i],
    ['th', 'snack', /ขนม|ปอเปี๊ยะ|ลูกชิ้น/],
    ['vn', 'street food', /bánh|nem|ốc/i],
    ['id', 'drinks', /es |teh|kopi|jus|wedang|boba|jeruk|soda/i],
    ['mm', 'noodles', /noodle|khao swe|mont di|nan gyi/i],
  ])('%s %s: food of this kind is found', (country, query, dish) => {
    const first = find(country, query).slice(0, 5)
    expect(first).toHaveLength(5)
    const names = first.map(({ dishes }) => dishes.map(({ name }) => name).join(', '))
    expect(names.filter((name) => dish.test(name)).length, names.join('\n')).toBeGreaterThan(2)
  })

  test.each<[CountryCode, string, RegExp]>([
    ['id', 'grilled fish', /ikan|kakap|nila|bawal|kembung|tuna|gurame|otak|pempek/i],
    ['id', 'jajan pasar', /lemper|kue|surabi|onde|risoles|pukis/i],
    ['vn', 'hai san nuong', /tôm|mực|hàu|cá|sò|ốc/],
  ])('%s %s: a kind of food within a query finds it', (country, query, dish) => {
    for (const { dishes } of find(country, query).slice(0, 5))
      expect(dishes.map(({ name }) => name.toLowerCase()).join(', ')).toMatch(dish)
  })

  test('a dish with a name of the query ranks before dishes with a synonym', () => {
    const found = find('ph', 'chao fan').map(({ dishes }) => /chao fan/i.test(dishes[0]!.name))
    expect(found).toContain(true)
    expect(found.lastIndexOf(true)).toBeLessThan(found.indexOf(false))
  })

  test('synonyms are not applied to a word with other accents', () => {
    const names = (query: string) =>
      find('vn', query).flatMap(({ dishes }) => dishes.map(({ name }) => name))
    expect(names('fish').length).toBeGreaterThan(5)
    expect(names('fish').filter((name) => /cà /i.test(name))).toEqual([])
    expect(names('beef').length).toBeGreaterThan(5)
    expect(names('beef').filter((name) => /bơ/i.test(name) && !/bò/i.test(name))).toEqual([])
  })

  test.each<[CountryCode, string, string]>([
    ['th', 'southern food', 'อาหารใต้'],
    ['id', 'western', 'Barat'],
    ['id', 'middle eastern food', 'Timur Tengah'],
    ['th', 'bakery', 'เบเกอรี่'],
    ['vn', 'indian food', 'Món Ấn'],
    ['vn', 'chinese food', 'Món Hoa'],
    ['sg', 'thai food', 'Thai'],
  ])('%s %s: the English word for a cuisine finds it', (country, query, cuisine) => {
    expect(find(country, query)[0]?.merchant.cuisines).toContain(cuisine)
  })

  test('a search for food that no menu has finds similar food', () => {
    expect(find('my', 'lok lok')[0]?.dishes[0]?.name).toMatch(/yong tau foo|satay/i)
    expect(find('my', 'steamboat').length).toBeGreaterThan(0)
  })

  test('suggestions are dishes whose descriptions match if no name does', () => {
    const search = searches.get('my')!
    const [first] = search.suggest('fishball', 5)
    expect(first?.kind).toBe('dish')
    expect(search.find('fishball')[0]?.dishes[0]?.name).toBe(first?.text)
  })

  test('among equal matches sold-out dishes come last, within a merchant and between merchants', async () => {
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
    const search = await searchOf('sg', [
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
